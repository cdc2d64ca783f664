import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { Button } from '../Button/Button.tsx'
import { Drawer } from '../Drawer/Drawer.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { Dialog } from './Dialog.tsx'

interface PageProps {
  onAction: (value: string) => void
}

/** A drawer, from it a dialog, in that a menu. */
function Page({ onAction }: PageProps) {
  const [isDrawer, setDrawer] = useState(false)
  const [isDialog, setDialog] = useState(false)
  return (
    <div style={{ minHeight: 560 }}>
      <Button variant="outline" onClick={() => setDrawer(true)}>
        Filters
      </Button>
      <Drawer isOpen={isDrawer} onOpenChange={setDrawer} title="Filters">
        <Button variant="outline" onClick={() => setDialog(true)}>
          Clear all
        </Button>
      </Drawer>
      <Dialog
        isOpen={isDialog}
        onOpenChange={setDialog}
        title="Clear all filters?"
        footer={<Button onClick={() => setDialog(false)}>Keep them</Button>}
      >
        <Menu
          trigger={<Button variant="outline">What to clear</Button>}
          label="What to clear"
          groups={[
            {
              key: 'all',
              items: [
                { value: 'price', label: 'Price' },
                { value: 'class', label: 'Class' },
              ],
            },
          ]}
          onAction={onAction}
        />
      </Dialog>
    </div>
  )
}

const meta = {
  title: 'Dialog/Nested',
  component: Dialog as unknown as typeof Page,
  render: (args) => <Page {...args} />,
  args: { onAction: fn() },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const button = (name: string) => screen.getByRole('button', { name })
const dialog = (name: string) => screen.findByRole('dialog', { name })
async function openDialog() {
  await userEvent.click(button('Filters'))
  const drawer = await dialog('Filters')
  const clear = within(drawer).getByRole('button', { name: 'Clear all' })
  await waitFor(() => expect(clear).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  const asked = await dialog('Clear all filters?')
  const opener = within(asked).getByRole('button', { name: 'What to clear' })
  await waitFor(() => expect(opener).toHaveFocus())
  return { drawer, clear, asked, opener }
}

export const EscapeByEscape: Story = {
  name: 'Escape closes menu, dialog and drawer one by one; the focus goes back step by step',
  tags: ['UI-18', 'A11Y-04'],
  play: async () => {
    const filters = button('Filters')
    const { drawer, clear, opener } = await openDialog()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Price' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBe(null))
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Clear all filters?' })).toBe(null))
    await waitFor(() => expect(clear).toHaveFocus())
    expect(drawer).toHaveAttribute('data-state', 'open')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await waitFor(() => expect(filters).toHaveFocus())
  },
}

const terms = ['Comfort', 'Minibus'] as const

/** Two dialogs with terms whose code loads late: a user who presses both buttons before gets both at once. */
function TwoTerms() {
  const [open, setOpen] = useState<readonly string[]>([])
  const come = () => setOpen(terms)
  return (
    <div style={{ minHeight: 560 }}>
      {terms.map((name) => (
        <div key={name}>
          <Button variant="outline" onClick={name === 'Minibus' ? come : undefined}>
            {name}
          </Button>
          <Dialog
            isOpen={open.includes(name)}
            onOpenChange={() => setOpen((all) => all.filter((one) => one !== name))}
            title={`Terms of ${name}`}
          />
        </div>
      ))}
    </div>
  )
}

export const SideBySide: Story = {
  name: 'Of two dialogs that came at once the one that stays open has the focus, never what it covers',
  tags: ['A11Y-04'],
  render: () => <TwoTerms />,
  play: async () => {
    for (const name of terms) await userEvent.click(button(name))
    const second = await dialog('Terms of Minibus')
    expect(screen.queryByRole('dialog', { name: 'Terms of Comfort' })).toBe(null)
    await waitFor(() => expect(second).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(second).not.toBeInTheDocument())
    const first = await dialog('Terms of Comfort')
    await waitFor(() => expect(first).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await waitFor(() => expect(button('Minibus')).toHaveFocus())
  },
}

export const MenuInside: Story = {
  name: 'A menu in a dialog lies above it, takes presses and keys, and leaves the dialog open',
  tags: ['UI-10', 'UI-18'],
  play: async ({ args }) => {
    const { asked, opener } = await openDialog()
    await userEvent.click(opener)
    const item = await screen.findByRole('menuitem', { name: 'Class' })
    const { left, top, width, height } = item.getBoundingClientRect()
    await waitFor(() =>
      expect(item.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true),
    )
    await userEvent.click(item)
    await expect(args.onAction).toHaveBeenCalledWith('class')
    await waitFor(() => expect(screen.queryByRole('menu')).toBe(null))
    await waitFor(() => expect(opener).toHaveFocus())
    expect(asked).toHaveAttribute('data-state', 'open')
    // A press outside the menu but inside the dialog closes only the menu.
    await userEvent.click(opener)
    await screen.findByRole('menu')
    // The menu listens for presses outside only from the next task on.
    await new Promise((done) => setTimeout(done, 50))
    await userEvent.click(within(asked).getByText('Clear all filters?'))
    await waitFor(() => expect(screen.queryByRole('menu')).toBe(null))
    expect(asked).toHaveAttribute('data-state', 'open')
  },
}

export const OverADrawer: Story = {
  name: 'A dialog over a drawer hides it from readers and gives it back; a press beside closes the dialog alone',
  tags: ['UI-14', 'UI-18'],
  play: async () => {
    const { drawer, asked } = await openDialog()
    expect(drawer.closest('[aria-hidden="true"]')).not.toBe(null)
    await new Promise((done) => setTimeout(done, 50))
    await userEvent.click(asked.parentElement!)
    await waitFor(() => expect(asked).not.toBeInTheDocument())
    expect(drawer).toHaveAttribute('data-state', 'open')
    expect(drawer.closest('[aria-hidden="true"]')).toBe(null)
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  },
}

function TallFrame() {
  const [visible, setVisible] = useState({ top: 100, height: 320 })
  return (
    <ThemeProvider visible={visible}>
      <div style={{ height: 2400 }}>
        <Dialog defaultOpen title="In view" footer={<Button>Book</Button>}>
          <Button variant="outline" onClick={() => setVisible({ top: 260, height: 400 })}>
            The page is scrolled
          </Button>
          <div style={{ height: 900 }} />
        </Dialog>
      </div>
    </ThemeProvider>
  )
}
export const FollowsTheView: Story = {
  name: 'In a tall frame the open dialog follows the part in view, with its actions in it',
  tags: ['EMBED-07'],
  render: () => <TallFrame />,
  play: async () => {
    const shown = await dialog('In view')
    const isWithin = (top: number, bottom: number) =>
      waitFor(() => {
        for (const part of [shown, within(shown).getByRole('button', { name: 'Book' })]) {
          const box = part.getBoundingClientRect()
          expect(box.top).toBeGreaterThanOrEqual(top)
          expect(box.bottom).toBeLessThanOrEqual(bottom + 0.5)
        }
      })
    await isWithin(100, 420)
    await userEvent.click(button('The page is scrolled'))
    await isWithin(260, 660)
  },
}
