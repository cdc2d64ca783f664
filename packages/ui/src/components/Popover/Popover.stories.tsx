import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { popoverGuide } from './Popover.guide.ts'
import { Popover, popoverAligns } from './Popover.tsx'

const meta = {
  component: Popover,
  tags: ['autodocs'],
  parameters: { guide: popoverGuide },
  args: {
    label: 'Sort offers',
    trigger: <Button variant="outline">Sort</Button>,
    children: (
      <div style={{ display: 'grid', gap: 8 }}>
        <Button variant="plain">Cheapest first</Button>
        <Button variant="plain">Best rated</Button>
      </div>
    ),
  },
  argTypes: { align: { control: 'inline-radio', options: popoverAligns } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { isOpen: true } }
export const RightToLeft: Story = { args: { isOpen: true }, globals: { dir: 'rtl' } }

export const Keyboard: Story = {
  name: 'Opens by Enter, takes focus, closes by Escape and gives it back',
  tags: ['UI-14'],
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Sort' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const popover = await screen.findByRole('dialog', { name: 'Sort offers' })
    expect(popover.closest('.wherry-root')).not.toBe(null)
    await waitFor(() => expect(within(popover).getByText('Cheapest first').closest('button')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect(trigger).toHaveFocus()
  },
}

export const SpaceOpens: Story = {
  name: 'Space on the trigger opens too, and the trigger says what it does',
  tags: ['UI-14', 'A11Y-02'],
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Sort' })
    expect(trigger).toHaveAttribute('aria-haspopup', 'dialog')
    expect(trigger).toHaveAttribute('aria-expanded', 'false')
    trigger.focus()
    await userEvent.keyboard(' ')
    const popover = await screen.findByRole('dialog', { name: 'Sort offers' })
    expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(within(popover).getByRole('button', { name: 'Cheapest first' })).toHaveFocus())
  },
}

export const TabRound: Story = {
  name: 'Tab goes round inside, Shift + Tab back',
  tags: ['UI-14', 'A11Y-02'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sort' }))
    const popover = await screen.findByRole('dialog', { name: 'Sort offers' })
    const [first, last] = ['Cheapest first', 'Best rated'].map((name) =>
      within(popover).getByRole('button', { name }),
    )
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.tab()
    expect(last).toHaveFocus()
    await userEvent.tab()
    expect(first).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(last).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(first).toHaveFocus()
  },
}

export const Outside: Story = {
  name: 'A press beside it closes it, one inside does not',
  tags: ['UI-14'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sort' }))
    const popover = await screen.findByRole('dialog', { name: 'Sort offers' })
    await userEvent.click(within(popover).getByRole('button', { name: 'Best rated' }))
    expect(popover).toBeInTheDocument()
    await userEvent.click(canvasElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  },
}
