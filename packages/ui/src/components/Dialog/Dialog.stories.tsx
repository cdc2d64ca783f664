import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { Button } from '../Button/Button.tsx'
import { dialogGuide } from './Dialog.guide.ts'
import { Dialog, type DialogProps, dialogSizes } from './Dialog.tsx'

function Example({ isOpen: first = false, onOpenChange, footer, ...props }: Partial<DialogProps>) {
  const [open, setOpen] = useState(first)
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }
  return (
    <>
      <Button variant="outline" onClick={() => change(true)}>
        Remove the return trip
      </Button>
      <Dialog
        title="Remove the return trip?"
        description="What you entered for the way back is lost. The first trip stays as it is."
        {...props}
        isOpen={open}
        onOpenChange={change}
        footer={
          footer ?? (
            <>
              <Button variant="plain" onClick={() => change(false)}>
                Keep it
              </Button>
              <Button tone="critical" onClick={() => change(false)}>
                Remove
              </Button>
            </>
          )
        }
      />
    </>
  )
}

const meta = {
  component: Dialog as typeof Example,
  render: (args) => <Example {...args} />,
  tags: ['autodocs'],
  parameters: { guide: dialogGuide },
  args: { onOpenChange: fn() },
  argTypes: { size: { control: 'inline-radio', options: dialogSizes } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

const long = Array.from({ length: 30 }, (_, index) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
  <p key={index}>{index + 1}. At airports the first 60 minutes after landing are free.</p>
))

export const Closed: Story = {}
export const Small: Story = { args: { isOpen: true } }
export const Large: Story = { args: { isOpen: true, size: 'l' } }
export const Full: Story = { args: { isOpen: true, size: 'full', title: 'Offer, Comfort', children: long } }
export const Long: Story = { args: { isOpen: true, children: long } }
export const RightToLeft: Story = { args: { isOpen: true }, globals: { dir: 'rtl' } }

export const InATallFrame: Story = {
  name: 'Stays in the part of a tall frame that is in view',
  tags: ['A11Y-05'],
  render: (args) => (
    <ThemeProvider visible={{ top: 100, height: 320 }}>
      <div style={{ height: 3000 }}>
        <Example {...args} isOpen title="In view">
          {long}
        </Example>
      </div>
    </ThemeProvider>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'In view' })
    await waitFor(() => {
      const { top, bottom } = dialog.getBoundingClientRect()
      expect(top).toBeGreaterThanOrEqual(100)
      expect(bottom).toBeLessThanOrEqual(420.5)
    })
  },
}

export const Keyboard: Story = {
  name: 'Focus goes in, stays in, and back where it was',
  tags: ['A11Y-04'],
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Remove the return trip' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Remove the return trip?' })
    expect(dialog).toHaveAccessibleDescription(/is lost/)
    const [keep, remove, close] = ['Keep it', 'Remove', 'Close'].map((name) =>
      within(dialog).getByRole('button', { name }),
    )
    await waitFor(() => expect(keep).toHaveFocus())
    await userEvent.tab()
    expect(remove).toHaveFocus()
    await userEvent.tab()
    expect(close).toHaveFocus()
    await userEvent.tab()
    expect(keep).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(close).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect(opener).toHaveFocus()
    expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const Outside: Story = {
  name: 'A press beside the dialog closes it, one inside does not',
  tags: ['UI-14'],
  args: { isOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByText('Remove the return trip?'))
    expect(dialog).toBeInTheDocument()
    await new Promise((done) => setTimeout(done, 50))
    await userEvent.click(dialog.parentElement!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  },
}
