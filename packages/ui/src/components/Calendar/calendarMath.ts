import { type CalendarDate, parseDate, startOfWeek } from '@internationalized/date'

/** A day of the Gregorian calendar, YYYY-MM-DD, of years 1 to 9999. Such strings order as the days do. */
export type ISODate = string

/** 0 is Sunday, 1 Monday, … 6 Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

const moved = (day: ISODate, move: (date: CalendarDate) => CalendarDate): ISODate =>
  move(parseDate(day)).toString()

const lastDay = Date.parse('9999-12-31')

/** The day `count` days later, or earlier where `count` is negative; 9999-12-31 at the latest. @throws on a text that is no date */
export const addDays = (day: ISODate, count: number): ISODate =>
  new Date(Math.min(Date.parse(day) + count * 864e5, lastDay)).toISOString().slice(0, 10)

/** The same day of another month; the last of that month where it is shorter. @throws on a text that is no day */
export const addMonths = (day: ISODate, count: number): ISODate =>
  moved(day, (date) => date.add({ months: count }))

/** The same day of another year; 28 February for the 29th. @throws on a text that is no day */
export const addYears = (day: ISODate, count: number): ISODate =>
  moved(day, (date) => date.add({ years: count }))

/** The first day of its month. */
export const monthStart = (day: ISODate): ISODate => `${day.slice(0, 8)}01`

/** Which day of the week it is. */
export const weekdayOf = (day: ISODate): Weekday => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const shifted = month < 3 ? year - 1 : year
  const offset = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][month - 1]!
  const leaps = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400)
  return ((shifted + leaps + offset + date) % 7) as Weekday
}

/** The day on which weeks begin where a language is spoken. @param locale BCP 47; its region decides where it has one */
export const firstDayOf = (locale: string): Weekday =>
  weekdayOf(moved('2027-06-14', (date) => startOfWeek(date, locale)))

/** The first day of its week. */
export const weekStart = (day: ISODate, firstDay: Weekday): ISODate =>
  addDays(day, -((weekdayOf(day) - firstDay + 7) % 7))

/** The 42 days shown for the month of `day`, six whole weeks; the first week holds the 1st. */
export function monthWeeks(day: ISODate, firstDay: Weekday): ISODate[][] {
  const start = weekStart(monthStart(day), firstDay)
  return [0, 1, 2, 3, 4, 5].map((week) =>
    [0, 1, 2, 3, 4, 5, 6].map((index) => addDays(start, week * 7 + index)),
  )
}

/** `day` itself, or the nearer of the two limits. Both limits are included. */
export const clampDay = (day: ISODate, min: ISODate, max: ISODate): ISODate =>
  day < min ? min : day > max ? max : day

/** Is there such a day: February 29th only in leap years, and so on. */
export function isDay(text: string): text is ISODate {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)
  if (!parts) return false
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number]
  return year > 0 && month > 0 && month < 13 && day > 0 && day <= daysIn(year, month)
}

/** Length of a month in days; `month` from 1 to 12. */
export const daysIn = (year: number, month: number): number =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31

/** The free day nearest to `day` within the limits, the later of two equally near; null where none is within a year. */
export function nearestFreeDay(
  day: ISODate,
  isOff: (day: ISODate) => boolean,
  min: ISODate,
  max: ISODate,
): ISODate | null {
  for (let distance = 1; distance <= 366; distance++)
    for (const near of [addDays(day, distance), addDays(day, -distance)])
      if (near >= min && near <= max && !isOff(near)) return near
  return null
}

/** The limits UI-01 sets where none are given: 100 years back and 1 year ahead of today. */
export const defaultLimits = (today: ISODate): { min: ISODate; max: ISODate } => ({
  min: addYears(today, -100),
  max: addYears(today, 1),
})

/** What a calendar shows: the days of a month, the months of a year, twelve years. */
export type CalendarMode = 'days' | 'months' | 'years'

/** First of the twelve years shown together with `year`: 2020 for 2020 to 2031. */
export const yearsStart = (year: number): number => year - ((((year - 2020) % 12) + 12) % 12)

/**
 * Where a key leads from a day, in the mode shown; null for a key that does not move. Left and Right are given as
 * they act in left-to-right text. In `months` a row is a quarter, in `years` three of the twelve.
 */
export function moveByKey(
  day: ISODate,
  mode: CalendarMode,
  key: string,
  { shift = false, firstDay = 1 as Weekday }: { shift?: boolean; firstDay?: Weekday } = {},
): ISODate | null {
  const [step, row, page] = {
    days: [addDays, 7, (from: ISODate, sign: number) => (shift ? addYears : addMonths)(from, sign)] as const,
    months: [addMonths, 3, addYears] as const,
    years: [addYears, 3, (from: ISODate, sign: number) => addYears(from, sign * 12)] as const,
  }[mode]
  const inRow = {
    days: () => (weekdayOf(day) - firstDay + 7) % 7,
    months: () => (Number(day.slice(5, 7)) - 1) % 3,
    years: () => (Number(day.slice(0, 4)) - yearsStart(Number(day.slice(0, 4)))) % 3,
  }[mode]
  switch (key) {
    case 'ArrowLeft':
      return step(day, -1)
    case 'ArrowRight':
      return step(day, 1)
    case 'ArrowUp':
      return step(day, -row)
    case 'ArrowDown':
      return step(day, row)
    case 'Home':
      return step(day, -inRow())
    case 'End':
      return step(day, row - 1 - inRow())
    case 'PageUp':
      return page(day, -1)
    case 'PageDown':
      return page(day, 1)
    default:
      return null
  }
}
