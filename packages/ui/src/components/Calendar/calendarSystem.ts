import { addMonths, addYears, type ISODate, monthStart, monthWeeks, type Weekday } from './calendarMath.ts'

/** A day as year, month and day of a calendar; the month counts from 1. */
export interface CalendarParts {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** Ways to move through the months and years of a calendar. */
export interface CalendarMoves {
  readonly partsOf: (day: ISODate) => CalendarParts
  /** The same day of another month; the last day of that month if it is shorter. */
  readonly addMonths: (day: ISODate, count: number) => ISODate
  /** The same day and month of another year; the last day of that month if it is shorter. */
  readonly addYears: (day: ISODate, count: number) => ISODate
  /** The first day of the month of `day`. */
  readonly monthStart: (day: ISODate) => ISODate
  /** The 42 days shown for the month of a day, six whole weeks; the first week holds the 1st. */
  readonly monthWeeks: (day: ISODate, firstDay: Weekday) => ISODate[][]
}

/**
 * The years and months of a calendar with twelve months. Days stay YYYY-MM-DD of the Gregorian calendar; a move beyond
 * its years 1 to 9999 ends at the first or last day. The calendar's own years are 1 to 9999 too.
 */
export interface CalendarSystem extends CalendarMoves {
  /** Name of the calendar in Unicode, such as `persian`; Intl takes it to format days and months. */
  readonly name: string
  /** The day with the given year, month and day of the month. Check first with `daysIn` that the month has this day. */
  readonly dayOf: (parts: CalendarParts) => ISODate
  /** Length of a month in days; its greatest length if the year is null. */
  readonly daysIn: (year: number | null, month: number) => number
  /** Digits of a day's parts: two for day and month, four for the year. Null for a text that is no day. */
  readonly digitsOf: (day: string) => Readonly<Record<keyof CalendarParts, string>> | null
}

/** The Gregorian calendar, used if no other is given. */
export const gregorian: CalendarMoves = {
  ...{ addMonths, addYears, monthStart, monthWeeks },
  partsOf: (day) => {
    const [year, month, date] = day.split('-').map(Number) as [number, number, number]
    return { year, month, day: date }
  },
}

/** Year of a day in a calendar. */
export const yearOf = (system: CalendarMoves, day: ISODate): number => system.partsOf(day).year

/** A number that is equal for all days of a month and grows from month to month. */
export function monthNumber(system: CalendarMoves, day: ISODate): number {
  const { year, month } = system.partsOf(day)
  return year * 12 + month
}
