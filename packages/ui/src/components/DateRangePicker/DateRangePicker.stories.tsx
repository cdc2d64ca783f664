import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { loadMomentReader } from '../../private/moment/useMomentReader.ts'
import type { DateRange } from '../RangeCalendar/RangeCalendar.tsx'
import { dateRangePickerGuide } from './DateRangePicker.guide.ts'
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx'

function Example({ value: first, onChange, ...props }: DateRangePickerProps) {
  const [value, setValue] = useState<DateRange | null>(first ?? null)
  return (
    <DateRangePicker
      {...props}
      value={value}
      onChange={(range) => {
        setValue(range)
        onChange?.(range)
      }}
    />
  )
}

const meta = {
  component: DateRangePicker,
  render: (args) => <Example {...args} />,
  tags: ['autodocs', 'not-visual'],
  parameters: { guide: dateRangePickerGuide },
  args: {
    label: 'Stay',
    startLabel: 'Arrival',
    endLabel: 'Departure',
    value: { start: '2027-06-14', end: '2027-06-18' },
    today: '2027-06-09',
    minValue: '2027-06-09',
    maxValue: '2028-06-09',
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 700, minHeight: 520 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: async () => {
    await loadMomentReader()
  },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

const fields = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const text = (name: string) => canvas.getByRole<HTMLInputElement>('textbox', { name })
  return { canvas, arrival: text('Arrival'), departure: text('Departure') }
}

export const Filled: Story = {}
export const Empty: Story = { args: { value: null, description: 'Two to fourteen nights' } }
export const Invalid: Story = { args: { value: null, error: 'Choose the days of your stay' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const ReadOnly: Story = { args: { isReadOnly: true } }
export const RightToLeft: Story = { globals: { dir: 'rtl' } }
export const Narrow: Story = {
  name: 'In 240 px the two fields stand one below the other',
  tags: ['UI-18'],
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const { arrival, departure } = fields(canvasElement)
    expect(departure.getBoundingClientRect().top).toBeGreaterThan(arrival.getBoundingClientRect().bottom)
  },
}
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Choose the dates, Stay/ }))
    expect(await screen.findAllByRole('grid')).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Monday, June 14, 2027, first day' })).toHaveFocus()
  },
}

export const Typed: Story = {
  name: 'Both days are typed; the span goes out once both are there',
  tags: ['UI-03'],
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const { canvas, arrival, departure } = fields(canvasElement)
    await userEvent.click(arrival)
    await userEvent.type(arrival, '14062027')
    expect(arrival).toHaveValue('14.06.2027')
    expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(departure).toHaveFocus()
    await userEvent.type(departure, '18062027')
    expect(args.onChange).toHaveBeenLastCalledWith({ start: '2027-06-14', end: '2027-06-18' })
    await userEvent.tab()
    expect(canvas.getByRole('button', { name: /Choose the dates/ })).toHaveFocus()
    await userEvent.clear(departure)
    expect(args.onChange).toHaveBeenLastCalledWith(null)
    expect(arrival).toHaveValue('14.06.2027')
  },
}

export const Pasted: Story = {
  name: 'A day is pasted in almost any form, as into a DatePicker',
  tags: ['UI-03'],
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const { arrival, departure } = fields(canvasElement)
    await userEvent.click(arrival)
    await userEvent.paste('14 June 2027')
    await userEvent.click(departure)
    await userEvent.paste('2027-06-20')
    expect([arrival.value, departure.value]).toEqual(['14.06.2027', '20.06.2027'])
    expect(args.onChange).toHaveBeenLastCalledWith({ start: '2027-06-14', end: '2027-06-20' })
  },
}

export const Refused: Story = {
  name: 'A second day before the first, or too few nights after it, says the first possible one',
  tags: ['UI-03'],
  args: { value: null, minNights: 2 },
  play: async ({ canvasElement, args }) => {
    const { canvas, arrival, departure } = fields(canvasElement)
    await userEvent.type(arrival, '14062027')
    await userEvent.type(departure, '15062027')
    expect(canvas.getByText('The first day to choose is Wed 16.06.2027')).toBeVisible()
    expect(departure).toHaveAttribute('aria-invalid', 'true')
    expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.clear(departure)
    await userEvent.type(departure, '16062027')
    expect(args.onChange).toHaveBeenLastCalledWith({ start: '2027-06-14', end: '2027-06-16' })
  },
}

export const Barred: Story = {
  name: 'An off day inside a typed span refuses it',
  tags: ['UI-02'],
  args: { value: null, offReason: (day: string) => (day === '2027-06-16' ? 'The house is full' : null) },
  play: async ({ canvasElement, args }) => {
    const { canvas, arrival, departure } = fields(canvasElement)
    await userEvent.type(arrival, '14062027')
    await userEvent.type(departure, '18062027')
    expect(canvas.getByText('A day between these is not available')).toBeVisible()
    expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const FromText: Story = {
  name: 'The calendar opens from a text, takes two presses, and gives the focus back',
  tags: ['UI-03'],
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const { arrival, departure } = fields(canvasElement)
    arrival.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('button', { name: /June 9, 2027/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}')
    expect(args.onChange).toHaveBeenLastCalledWith({ start: '2027-06-10', end: '2027-06-17' })
    await waitFor(() => expect(arrival).toHaveFocus())
    expect([arrival.value, departure.value]).toEqual(['10.06.2027', '17.06.2027'])
    expect(screen.queryByRole('grid')).toBeNull()
  },
}

export const Escaped: Story = {
  name: 'Escape forgets the first day, then closes the calendar and takes nothing',
  tags: ['UI-03'],
  play: async ({ canvasElement, args }) => {
    const { canvas } = fields(canvasElement)
    const opener = canvas.getByRole('button', { name: /Choose the dates/ })
    await userEvent.click(opener)
    await screen.findAllByRole('grid')
    await userEvent.keyboard('{ArrowRight}{Enter}{Escape}')
    expect(screen.getAllByRole('grid')).toHaveLength(2)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    expect(opener).toHaveFocus()
    expect(args.onChange).not.toHaveBeenCalled()
  },
}
