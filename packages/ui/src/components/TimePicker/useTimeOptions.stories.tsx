import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OwnTime } from './useTimeOptions.example.tsx'
import { useTimeOptionsGuide } from './useTimeOptions.guide.ts'

const meta = {
  title: 'Hooks/useTimeOptions',
  component: OwnTime,
  // Plain elements: their look is the browser's.
  tags: ['autodocs', 'not-visual'],
  parameters: { guide: useTimeOptionsGuide },
  args: { onChange: fn() },
} satisfies Meta<typeof OwnTime>
export default meta
type Story = StoryObj<typeof meta>

export const Rest: Story = {}
export const ByKeys: Story = {
  name: 'An own control types and picks a time by the keys of a TimePicker',
  tags: ['UI-02'],
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Time' })
    await userEvent.type(input, '0930')
    await expect(input).toHaveValue('09:30')
    await userEvent.keyboard('{Escape}')
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{PageDown}{PageUp}{PageDown}{Enter}')
    await expect(input).toHaveValue('10:45')
    await expect(args.onChange).toHaveBeenLastCalledWith('10:45', { nextDay: false })
  },
}
