import type { ButtonHTMLAttributes, HTMLAttributes, KeyboardEvent, MouseEvent } from 'react'
import type { Words } from '../../messages/words.ts'
import { remembered } from '../../private/remembered.ts'
import { clampDay, type ISODate, type Weekday } from './calendarMath.ts'
import { type CalendarMode, yearsStart } from './calendarMoves.ts'
import type { CalendarNames } from './calendarNames.ts'
import { type CalendarMoves, monthNumber, yearOf } from './calendarSystem.ts'

/** Position of a day in a span: its start, its end, both at once, or between them. */
export interface SpanPart {
  place: 'start' | 'end' | 'only' | 'within'
  /** True while the span is only previewed under the pointer, not yet chosen. */
  isPreview: boolean
  spoken?: string | undefined
}

/** One cell of a calendar: a day of a month, a month of a year, or a year. */
export interface CalendarCell {
  /** Key that is unique in the cell's grid. */
  key: string
  /** The day this cell stands for, YYYY-MM-DD. */
  day: ISODate
  /** Visible text: a number or a short name. */
  label: string
  /** Accessible name, with everything that is known of the day. @default the label */
  spoken?: string | undefined
  isSelected: boolean
  /** True for the cell that the keyboard is on. */
  isCurrent: boolean
  /** True if the cell cannot be chosen. */
  isOff: boolean
  /** True for a day that belongs to the month before or after the one shown. @default false */
  isOutside?: boolean | undefined
  /** True for the present day. @default false */
  isToday?: boolean | undefined
  /** Text about a special day; null for an ordinary one. @default none */
  event?: string | null | undefined
  /** Position in a chosen span; null outside of a span. @default none */
  span?: SpanPart | null | undefined
}

export interface CellOptions {
  mode: CalendarMode
  /** The day the keyboard is on, YYYY-MM-DD. */
  day: ISODate
  /** First day of the visible month, YYYY-MM-DD. */
  month: ISODate
  /** The chosen days. Their months and years are marked too. */
  chosen: readonly ISODate[]
  isSelected: (day: ISODate) => boolean
  /** Returns the position of a day in the visible span, which is part of the day's accessible name. @default no span */
  spanOf?: ((day: ISODate) => SpanPart | null) | undefined
  /** Today, YYYY-MM-DD; null while it is unknown. */
  today: ISODate | null
  min: ISODate
  max: ISODate
  system: CalendarMoves
  names: CalendarNames
  words: Words['calendar']
  /** Returns the reason why a day is unavailable; null for an available day. */
  reasonOf: (day: ISODate) => string | null
  event: ((day: ISODate) => string | null) | undefined
}

const inRows = <T>(cells: T[], length: number): T[][] =>
  Array.from({ length: cells.length / length }, (_, row) => cells.slice(row * length, (row + 1) * length))

const further = (text: string | false | null | undefined) => (text ? `, ${text}` : '')

/** A day of a month in view, with what stays the same whatever is chosen. */
interface MonthDay extends Pick<CalendarCell, 'key' | 'day' | 'label'> {
  /** Full name of the day for assistive technology. */
  name: string
  isOutside: boolean
}

/** A month in view; `month` is its first day. */
interface MonthQuestion {
  month: ISODate
  firstDay: Weekday
}

/** The months by a calendar and language: a picker that opens again shows the same one. */
const monthsOf = new WeakMap<CalendarNames, (question: MonthQuestion) => MonthDay[][]>()

/** The days of six weeks around a month, in rows; `month` is its first day. */
export function monthDays(
  { system, names }: Pick<CellOptions, 'system' | 'names'>,
  month: ISODate,
  firstDay: Weekday,
): MonthDay[][] {
  const daysOf =
    monthsOf.get(names) ??
    remembered(
      (asked: MonthQuestion) => {
        const shown = monthNumber(system, asked.month)
        return system.monthWeeks(asked.month, asked.firstDay).map((week) =>
          week.map((day, index) => ({
            // Before the first year of the calendar all days are its first one.
            key: week[index - 1] === day ? `${day} ${index}` : day,
            day,
            label: names.number(system.partsOf(day).day),
            name: names.day(day),
            isOutside: monthNumber(system, day) !== shown,
          })),
        )
      },
      (asked) => `${asked.month} ${asked.firstDay}`,
    )
  monthsOf.set(names, daysOf)
  return daysOf({ month, firstDay })
}

function dayCells(options: CellOptions, weeks: MonthDay[][]): CalendarCell[][] {
  const { day: current, today, words, reasonOf, event } = options
  return weeks.map((week) =>
    week.map(({ name, ...shown }) => {
      const { day } = shown
      const reason = reasonOf(day)
      const about = event?.(day)
      const span = options.spanOf?.(day) ?? null
      return {
        ...shown,
        spoken:
          name +
          further(span?.spoken) +
          further(day === today && words.today) +
          further(reason !== null && words.off) +
          further(reason !== words.outside && reason) +
          further(about),
        isSelected: options.isSelected(day),
        span,
        isCurrent: day === current,
        isOff: reason !== null,
        isToday: day === today,
        event: about ?? null,
      }
    }),
  )
}

function monthCells({ day, chosen, min, max, system, names }: CellOptions): CalendarCell[][] {
  const first = system.partsOf(day).month - 1
  const place = (date: ISODate) => monthNumber(system, date)
  const cells = Array.from({ length: 12 }, (_, index) => {
    const date = system.addMonths(day, index - first)
    const month = place(date)
    return {
      key: String(month),
      day: clampDay(date, min, max),
      label: names.shortMonth(date),
      spoken: names.monthOfYear(date),
      isSelected: chosen.some((one) => place(one) === month),
      isCurrent: index === first,
      isOff: month < place(min) || month > place(max),
    }
  })
  return inRows(cells, 3)
}

function yearCells({ day, chosen, min, max, system, names }: CellOptions): CalendarCell[][] {
  const place = (date: ISODate) => yearOf(system, date)
  const year = place(day)
  const first = yearsStart(year)
  const cells = Array.from({ length: 12 }, (_, index) => {
    const date = system.addYears(day, first + index - year)
    const shown = place(date)
    return {
      // Years before the first year of the calendar are all shown as the first one, so the key is the plain count.
      key: String(first + index),
      day: clampDay(date, min, max),
      label: names.number(shown),
      isSelected: chosen.some((one) => place(one) === shown),
      isCurrent: date === day,
      isOff: shown < place(min) || shown > place(max),
    }
  })
  return inRows(cells, 3)
}

/** The cells of a grid by its rows: six weeks of days, quarters of months, or years by three. @param weeks of `monthDays` */
export const calendarCells = (options: CellOptions, weeks: MonthDay[][]): CalendarCell[][] =>
  ({ days: dayCells, months: monthCells, years: yearCells })[options.mode](options, weeks)

/** Names of the weekdays over the columns of a month, from the first day of its weeks on. */
export const columnNames = (firstDay: Weekday, names: CalendarNames) =>
  [0, 1, 2, 3, 4, 5, 6].map((index) => names.weekday(((firstDay + index) % 7) as Weekday))

/** Attributes of the button inside a cell. */
export const dayAttributes = (cell: CalendarCell) =>
  ({
    type: 'button',
    tabIndex: cell.isCurrent ? 0 : -1,
    'aria-label': cell.spoken,
    'aria-disabled': cell.isOff || undefined,
    'aria-current': cell.isToday ? 'date' : undefined,
    'data-day': cell.day,
  }) satisfies ButtonHTMLAttributes<HTMLButtonElement> & { 'data-day': string }

/** Role and event handlers of a grid. The grid listens to presses and keys for all its cells. */
export const gridAttributes = (
  mode: CalendarMode,
  onChoose: (day: ISODate) => void,
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void,
  isMultiple = false,
) =>
  ({
    role: 'grid',
    'aria-multiselectable': isMultiple || undefined,
    onKeyDown,
    onClick: ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>('[data-day]')
      if (button && (mode === 'days' || !button.hasAttribute('aria-disabled')))
        onChoose(button.dataset['day']!)
    },
  }) satisfies HTMLAttributes<HTMLElement>
