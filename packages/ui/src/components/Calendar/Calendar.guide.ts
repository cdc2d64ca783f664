import { type Guide, native } from '../../testing/guide.ts'
import type { RangeCalendarPart } from '../RangeCalendar/RangeCalendar.tsx'
import type { CalendarPart } from './Calendar.tsx'

/** Parts of a single-month calendar of one day; the guide of DatePicker lists them too. */
export const oneMonthParts: Readonly<Record<Exclude<CalendarPart, 'months' | 'month'>, string>> = {
  header: 'The row above a grid.',
  previous: 'The button to what is earlier.',
  title: 'The button with the month or the year.',
  next: 'The button to what is later.',
  grid: 'The table of days, months or years.',
  weekday: 'The head of a column.',
  cell: 'The place of a day; a span is painted on it.',
  day: 'The button of a day, a month or a year.',
  mark: 'Under the number of a day.',
  tip: 'The text about a special day.',
  footer: 'Why an off day cannot be chosen.',
  nearest: 'The button to the nearest free day.',
}
const calendarParts: Readonly<Record<CalendarPart, string>> = {
  ...oneMonthParts,
  months: 'Around several months.',
  month: 'One of several months.',
}
const { nearest: _, ...spanParts } = calendarParts
/** Parts of a range calendar; the guide of DateRangePicker lists them too. */
export const rangeCalendarParts: Readonly<Record<RangeCalendarPart, string>> = {
  ...spanParts,
  presets: 'The row of spans with names.',
  preset: 'A span with a name.',
}

export const calendarGuide: Guide = {
  about:
    'A month to choose one day from, or several with `selectionMode="multiple"`, with quick ways to another month and another year. For a day that is better seen than typed, with prices or loads under the days. Inside a form use the DatePicker, which takes typed days too.',
  does: [
    'Pass today where the ride takes place: it need not be the visitor’s own. Without it the ThemeProvider’s holds, else the device’s clock.',
    'Set `months` where there is room for more than one: a narrow place shows one all the same.',
    'Pass `calendar`, such as `persian` of `@wherry/ui/calendars/persian`, where people count by other years: days stay Gregorian in all props. The ThemeProvider sets it for a whole page.',
    'Give limits, so that nobody walks to a year in which nothing can be chosen.',
    'Say with `offReason` why a day is off: it can be reached, is read out, and offers the nearest free day when tried.',
    'Keep a mark to four characters and say a currency once, outside. In a place under 232 px marks are spoken, not drawn.',
  ],
  donts: [
    'Don’t let a date of birth be looked for in it: typing is faster. Use a DatePicker with a fitting `maxValue`.',
    'Don’t rely on the dot of an event: its text has to make sense when read out after the date.',
    'Don’t leave off days without a reason. Give each its own.',
  ],
  parts: calendarParts,
  keys: [
    {
      key: 'Tab, Shift + Tab',
      action: 'Previous, title, next, the grid: all days are one stop.',
      proof: 'TabOrder',
    },
    { key: 'Arrow Right, Arrow Left', action: 'In the days: the next, the previous day.', proof: 'Keyboard' },
    {
      key: 'Arrow Right, Arrow Left',
      action: 'From right to left: the previous, the next day.',
      proof: 'MirroredArrows',
    },
    { key: 'Arrow Down, Arrow Up', action: 'In the days: a week later, earlier.', proof: 'Keyboard' },
    { key: 'Home, End', action: 'In the days: the first, the last day of the week.', proof: 'Keyboard' },
    {
      key: 'Page Down, Page Up',
      action: 'In the days: a month later, earlier, within the length of that month.',
      proof: 'Keyboard',
    },
    {
      key: 'Shift + Page Down, Shift + Page Up',
      action: 'In the days: a year later, earlier.',
      proof: 'Keyboard',
    },
    { key: 'Enter, Space', action: 'On a free day: chooses it.', proof: 'Keyboard' },
    {
      key: 'Enter, Space',
      action: 'Of several days: adds the day, or takes a chosen one back.',
      proof: 'SeveralDays',
    },
    {
      key: 'Enter, Space',
      action: 'On an off day: says why and offers the nearest free day.',
      proof: 'OffAndEvent',
    },
    {
      key: 'Arrow Right, Arrow Left, Arrow Down, Arrow Up',
      action: 'In the months or years: the next, the previous one; three further down, up.',
      proof: 'Modes',
    },
    {
      key: 'Home, End',
      action: 'In the months or years: the first, the last one of the row.',
      proof: 'ModeKeys',
    },
    {
      key: 'Page Down, Page Up',
      action: 'In the months: a year later, earlier; in the years: twelve years.',
      proof: 'ModeKeys',
    },
    { key: 'Enter, Space', action: 'On a month or a year: goes there, towards the days.', proof: 'Modes' },
    {
      key: 'Enter, Space',
      action: 'On previous, title or next: the same as a press.',
      proof: native,
    },
    {
      key: 'Arrow Left, Page Up',
      action: 'On the first day that can be chosen: stay there, as others do on the last.',
      proof: 'Limits',
    },
  ],
}
