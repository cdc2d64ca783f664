import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { floating } from '../../private/overlay/surface.css.ts'
import { heard } from '../../testing/heard.ts'
import { rangeCalendarGuide } from './RangeCalendar.guide.ts'
import { type DateRange, RangeCalendar, type RangeCalendarProps } from './RangeCalendar.tsx'

function Example({ value: first, onChange, ...props }: RangeCalendarProps) {
  const [value, setValue] = useState<DateRange | null>(first ?? null)
  return (
    <RangeCalendar
      className={floating}
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
  component: RangeCalendar,
  render: (args) => <Example {...args} />,
  tags: ['autodocs', 'not-visual'],
  parameters: { guide: rangeCalendarGuide },
  args: {
    value: { start: '2027-06-14', end: '2027-06-18' },
    today: '2027-06-09',
    minValue: '2027-06-09',
    maxValue: '2028-06-09',
    onChange: fn(),
  },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const day = (name: RegExp | string) => canvas.getByRole('button', { name })
  return { canvas, day, cell: (name: RegExp | string) => day(name).closest('td')! }
}
const spanIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('td[data-span]')].map((cell) => [
    cell.querySelector('[data-day]')!.getAttribute('data-day'),
    cell.getAttribute('data-span'),
  ])

export const TwoMonths: Story = {}
export const Empty: Story = { args: { value: null } }
export const Russian: Story = { globals: { locale: 'ru' } }
export const RightToLeft: Story = { globals: { dir: 'rtl' } }
export const OneMonth: Story = { args: { months: 1 } }

const prices = (day: string) => (day.startsWith('2027-06') ? 40 + (Number(day.slice(8)) % 7) * 3 : null)
export const Priced: Story = { name: 'Prices under the days', args: { mark: prices } }

export const Narrow: Story = {
  name: 'A narrow place has one month, a wide one has two',
  tags: ['UI-18'],
  decorators: [
    (Story) => (
      <div data-place="" style={{ width: 312 }}>
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement)
    expect(canvas.getAllByRole('grid')).toHaveLength(1)
    const { style } = canvasElement.querySelector<HTMLElement>('[data-place]')!
    style.width = '700px'
    await waitFor(() => expect(canvas.getAllByRole('grid')).toHaveLength(2))
    const [june, july] = canvas.getAllByRole('grid')
    expect(june).toHaveAccessibleName('June 2027')
    expect(july).toHaveAccessibleName('July 2027')
    expect(canvasElement.querySelectorAll('td [tabindex="0"]')).toHaveLength(1)
    const days = [...canvasElement.querySelectorAll('[data-day]')].map((day) => day.getAttribute('data-day'))
    expect(new Set(days).size).toBe(61)
    expect(days).toHaveLength(61)
    style.width = '100%'
  },
}

export const Painted: Story = {
  name: 'A span is painted from its first day to its last, and spoken at both',
  tags: ['UI-01'],
  play: async ({ canvasElement }) => {
    const { canvas, day } = parts(canvasElement)
    expect(spanIn(canvasElement)).toEqual([
      ['2027-06-14', 'start'],
      ['2027-06-15', 'within'],
      ['2027-06-16', 'within'],
      ['2027-06-17', 'within'],
      ['2027-06-18', 'end'],
    ])
    expect(day('Monday, June 14, 2027, first day')).toBeVisible()
    expect(day('Friday, June 18, 2027, last day')).toBeVisible()
    expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(5)
  },
}

export const Keyboard: Story = {
  name: 'Enter begins a span, the arrows paint it, Space ends it; an earlier second day turns it round',
  tags: ['UI-01'],
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const { canvas, day } = parts(canvasElement)
    const { said, stop } = heard(canvasElement)
    day(/June 9, 2027/).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    const [june] = canvas.getAllByRole('grid')
    expect(june).toHaveAccessibleDescription(/Choose the last day/)
    await waitFor(() => expect(said.join()).toContain('June 17. Choose the last day'))
    expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    expect(spanIn(canvasElement)[0]).toEqual(['2027-06-17', 'start'])
    expect(spanIn(canvasElement).at(-1)).toEqual(['2027-06-23', 'end'])
    await userEvent.keyboard(' ')
    expect(args.onChange).toHaveBeenLastCalledWith({ start: '2027-06-17', end: '2027-06-23' })
    await waitFor(() => expect(said.join()).toMatch(/June 17, 2027 to .*June 23, 2027, 6 nights/))
    stop()
    await userEvent.keyboard(' {ArrowUp}{Enter}')
    expect(args.onChange).toHaveBeenLastCalledWith({ start: '2027-06-16', end: '2027-06-23' })
    expect(day(/June 16, 2027/)).toHaveFocus()
  },
}

export const FurtherKeys: Story = {
  name: 'Home, End and the page keys go on through both months',
  tags: ['UI-01'],
  play: async ({ canvasElement }) => {
    const { canvas, day } = parts(canvasElement)
    day(/June 14, 2027/).focus()
    for (const [keys, name] of [
      ['{End}', /June 20, 2027/],
      ['{Home}', /June 14, 2027/],
      ['{PageDown}', /July 14, 2027/],
      ['{PageDown}', /August 14, 2027/],
      ['{PageUp}', /July 14, 2027/],
    ] as const) {
      await userEvent.keyboard(keys)
      expect(day(name)).toHaveFocus()
    }
    expect(canvas.getAllByRole('grid').map((grid) => grid.getAttribute('aria-labelledby'))).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    expect(canvas.getAllByRole('grid')[1]).toHaveAccessibleName('September 2027')
  },
}

export const Cancelled: Story = {
  name: 'Escape forgets the first day, and the former span stays',
  tags: ['UI-01'],
  play: async ({ canvasElement, args }) => {
    const { day } = parts(canvasElement)
    await userEvent.click(day(/June 22, 2027/))
    expect(spanIn(canvasElement)).toEqual([['2027-06-22', 'only']])
    await userEvent.keyboard('{Escape}')
    expect(spanIn(canvasElement)[0]).toEqual(['2027-06-14', 'start'])
    expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Hovered: Story = {
  name: 'The pointer shows the span that a press would make',
  tags: ['UI-01'],
  args: { value: null },
  play: async ({ canvasElement }) => {
    const { day, cell } = parts(canvasElement)
    await userEvent.click(day(/June 14, 2027/))
    await userEvent.hover(day(/June 16, 2027/))
    expect(spanIn(canvasElement).map(([, place]) => place)).toEqual(['start', 'within', 'end'])
    expect(cell(/June 16, 2027/)).toHaveAttribute('data-preview')
    expect(cell(/June 14, 2027/)).not.toHaveAttribute('data-preview')
    await userEvent.hover(day(/June 12, 2027/))
    expect(spanIn(canvasElement)[0]).toEqual(['2027-06-12', 'start'])
  },
}

export const Nights: Story = {
  name: 'A day that makes too few or too many nights is off, with its reason',
  tags: ['UI-01'],
  args: { value: null, minNights: 2, maxNights: 5 },
  play: async ({ canvasElement, args }) => {
    const { canvas, day } = parts(canvasElement)
    await userEvent.click(day(/June 14, 2027/))
    expect(day(/June 15, 2027/)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(day(/June 15, 2027/))
    expect(canvas.getByText('At least 2 nights')).toBeVisible()
    await userEvent.click(day(/June 20, 2027/))
    expect(canvas.getByText('At most 5 nights')).toBeVisible()
    expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(day(/June 19, 2027/))
    expect(args.onChange).toHaveBeenLastCalledWith({ start: '2027-06-14', end: '2027-06-19' })
  },
}

const offReason = (day: string) => (day === '2027-06-18' ? 'The house is full' : null)
export const OffRefuses: Story = {
  name: 'An off day inside a span refuses it and says so',
  tags: ['UI-02'],
  args: { value: null, offReason },
  play: async ({ canvasElement, args }) => {
    const { canvas, day } = parts(canvasElement)
    await userEvent.click(day(/June 16, 2027/))
    expect(day(/June 20, 2027/)).not.toHaveAttribute('aria-disabled')
    await userEvent.click(day(/June 20, 2027/))
    expect(canvas.getByText('A day between these is not available')).toBeVisible()
    expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(day(/June 17, 2027/))
    expect(args.onChange).toHaveBeenLastCalledWith({ start: '2027-06-16', end: '2027-06-17' })
  },
}
export const OffEnds: Story = {
  name: 'An off day ends a span where that is asked: no day behind it can be the second one',
  tags: ['UI-02'],
  args: { value: null, offReason, offInside: 'end' },
  play: async ({ canvasElement, args }) => {
    const { day } = parts(canvasElement)
    await userEvent.click(day(/June 16, 2027/))
    expect(day(/June 20, 2027/)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.hover(day(/June 20, 2027/))
    expect(spanIn(canvasElement)).toEqual([['2027-06-16', 'only']])
    expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const OffAllowed: Story = {
  name: 'A span takes an off day with it where that is asked',
  tags: ['UI-02'],
  args: { value: null, offReason, offInside: 'allow' },
  play: async ({ canvasElement, args }) => {
    const { day } = parts(canvasElement)
    await userEvent.click(day(/June 16, 2027/))
    await userEvent.click(day(/June 20, 2027/))
    expect(args.onChange).toHaveBeenLastCalledWith({ start: '2027-06-16', end: '2027-06-20' })
  },
}

export const Presets: Story = {
  name: 'A preset chooses its span by one press; one that is refused says why',
  tags: ['UI-01'],
  args: {
    value: null,
    maxNights: 7,
    presets: [
      { label: 'Weekend', range: { start: '2027-06-18', end: '2027-06-20' } },
      { label: 'Two weeks', range: { start: '2027-06-18', end: '2027-07-02' } },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const { canvas } = parts(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Weekend' }))
    expect(args.onChange).toHaveBeenLastCalledWith({ start: '2027-06-18', end: '2027-06-20' })
    expect(canvas.getByRole('button', { name: 'Weekend' })).toHaveAttribute('aria-pressed', 'true')
    const long = canvas.getByRole('button', { name: 'Two weeks' })
    expect(long).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(long)
    expect(canvas.getByText('At most 7 nights')).toBeVisible()
    expect(args.onChange).toHaveBeenCalledTimes(1)
  },
}
