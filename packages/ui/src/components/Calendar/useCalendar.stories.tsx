import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { OwnCalendar } from './useCalendar.example.tsx'
import { useCalendarGuide } from './useCalendar.guide.ts'

const meta = {
  title: 'Hooks/useCalendar',
  component: OwnCalendar,
  // Plain elements: their look is the browser's.
  tags: ['autodocs', 'not-visual'],
  parameters: { guide: useCalendarGuide },
  args: { defaultValue: '2027-06-16', today: '2027-06-09', onChange: fn() },
} satisfies Meta<typeof OwnCalendar>
export default meta
type Story = StoryObj<typeof meta>

export const Rest: Story = {}
export const ByKeys: Story = {
  name: 'An own grid is walked and chosen from by the keys of a Calendar',
  tags: ['UI-01'],
  play: async ({ args, canvasElement }) => {
    const day = (name: RegExp) => within(canvasElement).getByRole('button', { name })
    for (let stop = 0; stop < 4; stop++) await userEvent.tab()
    await expect(day(/June 16, 2027/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(day(/June 15, 2027/)).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(day(/June 20, 2027/)).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(day(/June 14, 2027/)).toHaveFocus())
    await userEvent.keyboard('{PageDown}')
    await waitFor(() => expect(day(/July 14, 2027/)).toHaveFocus())
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(day(/June 14, 2027/)).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-06-14')
  },
}
