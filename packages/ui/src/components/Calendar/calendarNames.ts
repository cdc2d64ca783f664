import { formatDate } from '../DatePicker/dateMask.ts'
import type { ISODate, Weekday } from './calendarMath.ts'

const instant = (day: ISODate) => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return Date.UTC(year, month - 1, date)
}

// 4 January 1970 was a Sunday.
const weekdayInstant = (weekday: number) => Date.UTC(1970, 0, 4 + weekday)

/** Names of days and months in a language; the calendar is always the Gregorian one. */
export interface CalendarNames {
  /** Monday, 14 June 2027 */
  day: (day: ISODate) => string
  /** Mon 14.06.2027, so that nobody takes the day for the month */
  dated: (day: ISODate) => string
  /** 14 June */
  short: (day: ISODate) => string
  /** June */
  month: (day: ISODate) => string
  /** Jun */
  shortMonth: (day: ISODate) => string
  /** Monday, and what stands over its column. */
  weekday: (weekday: Weekday) => { long: string; short: string }
}

const made = new Map<string, CalendarNames>()

/** Names by Intl; made once a language, since a formatter is slow to make. @param locale BCP 47 */
export function calendarNames(locale: string): CalendarNames {
  const known = made.get(locale)
  if (known) return known
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', calendar: 'gregory', ...options })
  const day = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const short = format({ day: 'numeric', month: 'long' })
  const month = format({ month: 'long' })
  const shortMonth = format({ month: 'short' })
  const weekday = format({ weekday: 'long' })
  const shortWeekday = format({ weekday: 'short' })
  // Two letters are a custom of Latin and Cyrillic calendars; elsewhere the narrow name is the usual one.
  const heads = format({ weekday: /^(en|ru|es)/.test(locale) ? 'short' : 'narrow' })
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
  const days = new Map<ISODate, string>()
  const weekdays = Array.from({ length: 7 }, (_, index) => ({
    long: weekday.format(weekdayInstant(index)),
    short: capital(heads.format(weekdayInstant(index)).slice(0, 2)),
  }))
  const names: CalendarNames = {
    day: (date) => {
      const known = days.get(date)
      if (known) return known
      const name = day.format(instant(date))
      days.set(date, name)
      return name
    },
    dated: (date) => `${shortWeekday.format(instant(date))} ${formatDate(date)}`,
    short: (date) => short.format(instant(date)),
    month: (date) => capital(month.format(instant(date))),
    shortMonth: (date) => capital(shortMonth.format(instant(date)).replace('.', '')),
    weekday: (index) => weekdays[index]!,
  }
  made.set(locale, names)
  return names
}
