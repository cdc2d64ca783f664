import { CalendarDate, endOfMonth, getDayOfWeek, parseDate, startOfWeek } from '@internationalized/date'

/**
 * A day of the Gregorian calendar, YYYY-MM-DD, of the years 1 to 9999. Sorted as strings, days are in order of time.
 */
export type ISODate = string

/** 0 is Sunday, 1 Monday, … 6 Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

const earliest = '0001-01-01'

const dayText = (date: CalendarDate): ISODate => (date.era === 'BC' ? earliest : date.toString())

const moved = (day: ISODate, move: (date: CalendarDate) => CalendarDate): ISODate =>
  dayText(move(parseDate(day)))

/** The day `count` days later, or earlier where `count` is negative; within the years 1 to 9999. @throws on a text that is no date */
export const addDays = (day: ISODate, count: number): ISODate =>
  moved(day, (date) => date.add({ days: count }))

/** The same day of another month; the last day of that month if it is shorter. @throws on a text that is no day */
export const addMonths = (day: ISODate, count: number): ISODate =>
  moved(day, (date) => date.add({ months: count }))

/** The same day of another year; 28 February for the 29th. @throws on a text that is no day */
export const addYears = (day: ISODate, count: number): ISODate =>
  moved(day, (date) => date.add({ years: count }))

/** The first day of the month of `day`. */
export const monthStart = (day: ISODate): ISODate => `${day.slice(0, 8)}01`

/** Returns the day of the week. */
export const weekdayOf = (day: ISODate): Weekday => getDayOfWeek(parseDate(day), 'en', 'sun') as Weekday

/**
 * First day of the week in a language.
 *
 * @param locale BCP 47; its region decides if it has one
 */
export const firstDayOf = (locale: string): Weekday =>
  weekdayOf(moved('2027-06-14', (date) => startOfWeek(date, locale)))

/**
 * First day of the week: the given one, or that of the language.
 *
 * @param locale BCP 47
 */
export const weekBeginsOn = (asked: Weekday | 'locale', locale: string): Weekday =>
  asked === 'locale' ? firstDayOf(locale) : asked

/** Number of days of the week that come before `day`, 0 to 6. */
export const placeInWeek = (day: ISODate, firstDay: Weekday): number => (weekdayOf(day) - firstDay + 7) % 7

/** The 42 days shown for the month of `day`, six whole weeks; the first week holds the 1st. */
export function monthWeeks(day: ISODate, firstDay: Weekday): ISODate[][] {
  const first = parseDate(monthStart(day))
  const before = placeInWeek(first.toString(), firstDay)
  return [0, 1, 2, 3, 4, 5].map((week) =>
    [0, 1, 2, 3, 4, 5, 6].map((index) => dayText(first.add({ days: week * 7 + index - before }))),
  )
}

/** `day` itself, or the nearer of the two limits. Both limits are included. */
export const clampDay = (day: ISODate, min: ISODate, max: ISODate): ISODate =>
  day < min ? min : day > max ? max : day

/** True if the calendar has such a day: 29 February only in leap years, and so on. */
export function isDay(text: string): text is ISODate {
  try {
    // The library reads the year 0 as the year 1, so the text is compared after parsing.
    return parseDate(text).toString() === text
  } catch {
    return false
  }
}

/** Length of a month in days; `month` from 1 to 12, `year` from 1 to 9999. */
export const daysIn = (year: number, month: number): number =>
  endOfMonth(new CalendarDate(year, month, 1)).day

/**
 * The free day nearest to `day` within the limits; the later one of two equally near; null if there is none within a
 * year.
 */
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

/** Default limits (UI-01): 100 years before today and 1 year after it; all days while today is unknown. */
export const defaultLimits = (today: ISODate | null): { min: ISODate; max: ISODate } =>
  today ? { min: addYears(today, -100), max: addYears(today, 1) } : { min: earliest, max: '9999-12-31' }
