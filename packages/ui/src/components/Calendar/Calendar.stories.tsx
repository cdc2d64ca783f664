import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { floating } from '../../private/overlay/surface.css.ts'
import { brokenWords } from '../../testing/brokenWords.ts'
import { heard } from '../../testing/heard.ts'
import { calendarGuide } from './Calendar.guide.ts'
import { Calendar, type CalendarProps } from './Calendar.tsx'

function Example({ value: first, onChange, ...props }: CalendarProps) {
  const [value, setValue] = useState(first)
  return (
    <Calendar
      className={floating}
      {...props}
      value={value}
      onChange={(day) => {
        setValue(day)
        onChange?.(day)
      }}
    />
  )
}

const prices = [46, 46, 44, 48, 48, 48, 52, 52, 46, 44, 58, 61, 61, 48, 46, 46, 44, 46, 48, 52, 52, 46]

const meta = {
  component: Calendar,
  render: (args) => <Example {...args} />,
  tags: ['autodocs'],
  parameters: { guide: calendarGuide },
  args: {
    value: '2027-06-14',
    today: '2027-06-09',
    minValue: '2027-06-09',
    maxValue: '2028-06-09',
    onChange: fn(),
  },
  argTypes: { firstDay: { control: 'select', options: [0, 1, 2, 3, 4, 5, 6, 'locale'] } },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

const rich = {
  mark: (day: string) => (day.startsWith('2027-06') ? prices[Number(day.slice(8)) - 9] : null),
  event: (day: string) =>
    ['2027-06-19', '2027-06-23'].includes(day) ? 'Marathon: roads in the centre are closed until noon' : null,
  offReason: (day: string) => (day === '2027-06-23' ? 'All cars are taken' : null),
}
const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    canvas,
    title: () => canvas.getByRole('button', { name: /choose|back to the days/ }),
    day: (name: RegExp | string) => canvas.getByRole('button', { name }),
  }
}

export const Days: Story = { args: rich }
export const OwnDays: Story = {
  name: 'A day drawn by its owner keeps its spoken name, its press and its state',
  tags: ['UI-01'],
  args: {
    ...rich,
    renderDay: ({ label, isOff, isSelected }) => <i>{isOff ? '–' : isSelected ? `${label} ✓` : label}</i>,
  },
  play: async ({ args, canvasElement }) => {
    const { day } = parts(canvasElement)
    await expect(day(/June 14, 2027/).querySelector('i')).toHaveTextContent('14 ✓')
    await expect(day(/June 23, 2027.*All cars are taken/).querySelector('i')).toHaveTextContent('–')
    await expect(day(/June 15, 2027/)).toHaveAccessibleName(/^(?!.*✓).*June 15, 2027/)
    await userEvent.click(day(/June 15, 2027/).querySelector('i')!)
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-06-15')
    await expect(day(/June 15, 2027/).querySelector('i')).toHaveTextContent('15 ✓')
  },
}
export const Empty: Story = { args: { value: null } }
export const Russian: Story = { args: rich, globals: { locale: 'ru' } }
export const Spanish: Story = { globals: { locale: 'es' } }
export const SundayFirst: Story = { args: { firstDay: 0 } }
export const TwoMonths: Story = { tags: ['not-visual'], args: { ...rich, months: 2 } }
export const RightToLeft: Story = { args: rich, globals: { dir: 'rtl' } }
/** In 208 px the heading has one line, and no marks run into one another. */
export const Narrow: Story = {
  tags: ['visual', 'UI-18'],
  name: 'Narrow: 208 px, as in a card on a phone',
  args: { ...rich, value: '2027-09-14', minValue: '2027-01-01' },
  decorators: [(Story) => <div style={{ width: 208 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const { title, canvas } = parts(canvasElement)
    expect(title().getBoundingClientRect().height).toBeLessThan(40)
    expect(brokenWords(canvasElement)).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
    const days = canvas.getAllByRole('button', { name: /\b4[4-8]$/ })
    expect(days.length).toBeGreaterThan(5)
    for (const day of days) {
      expect(day.querySelector('small')!.getBoundingClientRect().width).toBeLessThan(
        day.getBoundingClientRect().width - 3,
      )
      expect(day.getBoundingClientRect().width).toBeGreaterThanOrEqual(24)
    }
  },
}
export const Months: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await userEvent.click(parts(canvasElement).title())
  },
}
export const Years: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await userEvent.click(parts(canvasElement).title())
    await userEvent.click(parts(canvasElement).title())
  },
}

export const Keyboard: Story = {
  name: 'Arrows move 1 and 7 days, Home and End the week, Page the month, Shift and Page the year',
  tags: ['UI-01'],
  args: { minValue: '2020-01-01', maxValue: '2030-01-01' },
  play: async ({ canvasElement, args }) => {
    const { canvas, day } = parts(canvasElement)
    day('Monday, June 14, 2027').focus()
    for (const [keys, name] of [
      ['{ArrowRight}', 'Tuesday, June 15, 2027'],
      ['{ArrowDown}', 'Tuesday, June 22, 2027'],
      ['{ArrowLeft}{ArrowUp}', 'Monday, June 14, 2027'],
      ['{End}', 'Sunday, June 20, 2027'],
      ['{Home}', 'Monday, June 14, 2027'],
      ['{PageDown}', 'Wednesday, July 14, 2027'],
      ['{PageUp}{PageUp}', 'Friday, May 14, 2027'],
      ['{Shift>}{PageDown}{/Shift}', 'Sunday, May 14, 2028'],
      ['{Shift>}{PageUp}{/Shift}', 'Friday, May 14, 2027'],
    ] as const) {
      await userEvent.keyboard(keys)
      expect(day(name)).toHaveFocus()
    }
    expect(canvas.getAllByRole('row')).toHaveLength(7)
    expect(canvas.getAllByRole('columnheader')[0]).toHaveAccessibleName('Monday')
    expect(canvasElement.querySelectorAll('td [tabindex="0"]')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    expect(args.onChange).toHaveBeenLastCalledWith('2027-05-14')
    await userEvent.keyboard('{ArrowRight} ')
    expect(args.onChange).toHaveBeenLastCalledWith('2027-05-15')
    expect(day('Saturday, May 15, 2027').parentElement).toHaveAttribute('aria-selected', 'true')
  },
}

export const Limits: Story = {
  name: 'The keyboard stops at the limits, days beyond them cannot be picked',
  tags: ['UI-01'],
  play: async ({ canvasElement, args }) => {
    const { day, canvas } = parts(canvasElement)
    day('Monday, June 14, 2027').focus()
    await userEvent.keyboard('{PageUp}')
    expect(day('Wednesday, June 9, 2027, today')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(day('Wednesday, June 9, 2027, today')).toHaveFocus()
    expect(canvas.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(day('Tuesday, June 8, 2027, not available'))
    expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Modes: Story = {
  name: 'Month-select and year-select lead to another month by keyboard',
  tags: ['UI-01'],
  args: { minValue: '2020-01-01', maxValue: '2030-01-01' },
  play: async ({ canvasElement }) => {
    const { day, title, canvas } = parts(canvasElement)
    await userEvent.click(title())
    await waitFor(() => expect(day('June 2027')).toHaveFocus())
    for (const [key, name] of [
      ['{ArrowLeft}', 'May 2027'],
      ['{ArrowUp}', 'February 2027'],
      ['{ArrowRight}', 'March 2027'],
      ['{ArrowDown}{ArrowDown}', 'September 2027'],
    ] as const) {
      await userEvent.keyboard(key)
      expect(day(name)).toHaveFocus()
    }
    await userEvent.click(title())
    await waitFor(() => expect(day('2027')).toHaveFocus())
    expect(title()).toHaveTextContent('2020 to 2031')
    expect(day('2031')).toHaveAttribute('aria-disabled', 'true')
    for (const [key, name] of [
      ['{ArrowLeft}', '2026'],
      ['{ArrowUp}', '2023'],
      ['{ArrowDown}{ArrowRight}{ArrowRight}', '2028'],
    ] as const) {
      await userEvent.keyboard(key)
      expect(day(name)).toHaveFocus()
    }
    await userEvent.keyboard(' ')
    expect(day('September 2028')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(day('Thursday, September 14, 2028')).toHaveFocus()
    expect(canvas.getByRole('grid')).toHaveAccessibleName('September 2028')
  },
}

export const OffAndEvent: Story = {
  name: 'An event day explains itself by a tooltip, an off one when tried, and offers the nearest free day',
  tags: ['UI-02'],
  args: rich,
  play: async ({ canvasElement, args }) => {
    const { day, canvas } = parts(canvasElement)
    const marathon = day(/June 19, 2027/)
    expect(marathon).toHaveAccessibleName(/Marathon/)
    await userEvent.hover(marathon)
    // The day's own name has the words too, out of sight.
    expect(await canvas.findByText(/^Marathon/)).toBeVisible()
    await userEvent.unhover(marathon)
    const off = day(/June 23, 2027/)
    expect(off).toHaveAccessibleName(/not available, All cars are taken, Marathon/)
    day(/June 14, 2027/).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
    expect(off).toHaveFocus()
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard(key)
      expect(args.onChange).not.toHaveBeenCalled()
      // Spoken as well, out of sight.
      expect(canvas.getAllByText(/^All cars are taken\. Marathon/)[0]).toBeVisible()
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Nearest free day: June 24' }))
    expect(args.onChange).toHaveBeenCalledWith('2027-06-24')
    await waitFor(() => expect(day(/June 24, 2027/)).toHaveFocus())
  },
}

export const MirroredArrows: Story = {
  name: 'From right to left the left arrow leads to the next day',
  tags: ['UI-18'],
  globals: { dir: 'rtl' },
  play: async ({ canvasElement }) => {
    const { day } = parts(canvasElement)
    day('Monday, June 14, 2027').focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(day('Tuesday, June 15, 2027')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(day('Sunday, June 13, 2027')).toHaveFocus()
  },
}

export const TabOrder: Story = {
  name: 'Tab goes previous, title, next, the one day of the grid, and out; Shift and Tab the same way back',
  tags: ['UI-18'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <button type="button">After</button>
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { canvas, title, day } = parts(canvasElement)
    const next = canvas.getByRole('button', { name: 'Next month' })
    const stops = [title(), next, day('Monday, June 14, 2027'), canvas.getByRole('button', { name: 'After' })]
    // The first button can be reached even where it leads nowhere.
    const previous = canvas.getByRole('button', { name: 'Previous month' })
    previous.focus()
    for (const stop of stops) {
      await userEvent.tab()
      expect(stop).toHaveFocus()
    }
    for (const stop of [previous, ...stops.slice(0, -1)].reverse()) {
      await userEvent.tab({ shift: true })
      expect(stop).toHaveFocus()
    }
  },
}

export const ModeKeys: Story = {
  name: 'In months Home and End lead along the row and Page by a year, in years by twelve',
  tags: ['UI-18'],
  args: { minValue: '2000-01-01', maxValue: '2060-01-01' },
  play: async ({ canvasElement }) => {
    const { day, title } = parts(canvasElement)
    await userEvent.click(title())
    await waitFor(() => expect(day('June 2027')).toHaveFocus())
    for (const [keys, name] of [
      ['{Home}', 'April 2027'],
      ['{End}', 'June 2027'],
      ['{PageDown}', 'June 2028'],
      ['{PageUp}{PageUp}', 'June 2026'],
    ] as const) {
      await userEvent.keyboard(keys)
      expect(day(name)).toHaveFocus()
    }
    await userEvent.click(title())
    await waitFor(() => expect(day('2026')).toHaveFocus())
    for (const [keys, name] of [
      ['{End}', '2028'],
      ['{Home}', '2026'],
      ['{PageDown}', '2038'],
      ['{PageUp}{PageUp}', '2014'],
    ] as const) {
      await userEvent.keyboard(keys)
      expect(day(name)).toHaveFocus()
    }
  },
}

export const WeekOfTheLocale: Story = {
  name: 'The week begins as the language has it where that is asked, else on Monday',
  tags: ['UI-01'],
  args: { firstDay: 'locale' },
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement)
    expect(canvas.getAllByRole('columnheader')[0]).toHaveAccessibleName('Sunday')
    expect(canvas.getAllByRole('gridcell')[0]).toHaveTextContent('30')
  },
}

export const PlacesToday: Story = {
  name: 'Today is the day of the place; the limits are 100 years before it and 1 year after',
  tags: ['UI-01'],
  render: (args) => <Calendar {...args} />,
  args: { today: '2031-12-31', minValue: undefined, maxValue: undefined, value: null },
  play: async ({ canvasElement, args }) => {
    const { day } = parts(canvasElement)
    const today = day('Wednesday, December 31, 2031, today')
    expect(today).toHaveAttribute('aria-current', 'date')
    expect(canvasElement.querySelectorAll('[aria-current]')).toHaveLength(1)
    today.focus()
    await userEvent.keyboard('{Shift>}{PageDown}{PageDown}{/Shift}{ArrowRight}{Enter}')
    expect(args.onChange).toHaveBeenLastCalledWith('2032-12-31')
    await userEvent.keyboard(`{Shift>}${'{PageUp}'.repeat(102)}{/Shift}{ArrowLeft}{Enter}`)
    expect(args.onChange).toHaveBeenLastCalledWith('1931-12-31')
  },
}

export const TriedOff: Story = {
  tags: ['visual', 'UI-02'],
  name: 'An off day, tried',
  args: rich,
  play: async ({ canvasElement }) => {
    const { day, canvas } = parts(canvasElement)
    day(/June 23, 2027/).focus()
    await userEvent.keyboard('{Enter}')
    const ignore = '[data-wherry-announcer]'
    expect(canvas.getByText(/^All cars are taken\. Marathon/, { ignore })).toBeVisible()
  },
}

export const OffIsSpoken: Story = {
  name: 'A day that is off, when tried, is spoken with its reason and the nearest free day',
  tags: ['UI-02'],
  args: { offReason: (day: string) => (day < '2027-06-17' ? 'All cars are taken' : null) },
  play: async ({ canvasElement, args }) => {
    const { day } = parts(canvasElement)
    const { said, stop } = heard(canvasElement)
    day('Monday, June 14, 2027, not available, All cars are taken').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(said.join()).toContain('All cars are taken. Nearest free day: June 17'))
    stop()
    expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Marks: Story = {
  name: 'A price under a day is part of its spoken name; a day that is off has none',
  tags: ['UI-02'],
  args: rich,
  play: async ({ canvasElement }) => {
    const { day } = parts(canvasElement)
    expect(within(day('Monday, June 14, 2027 48')).getByText('48')).toBeVisible()
    expect(day(/^Wednesday, June 23, 2027/)).toHaveTextContent(/^23$/)
  },
}
