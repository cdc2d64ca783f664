import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Popover, popoverAligns } from './Popover.tsx'

const meta = {
  component: Popover,
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
  name: 'UI-14 opens by Enter, takes focus, closes by Escape and gives it back',
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
