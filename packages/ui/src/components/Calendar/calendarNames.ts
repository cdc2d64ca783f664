import { localDigits } from '../../private/edit/localDigits.ts'
import { type DateForm, dotted } from '../../private/moment/dateForm.ts'
import { remembered } from '../../private/remembered.ts'
import { dateText } from '../DatePicker/dateMask.ts'
import type { ISODate, Weekday } from './calendarMath.ts'
import type { CalendarSystem } from './calendarSystem.ts'

const instant = (day: ISODate) => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  // `Date.UTC` would read the years 0 to 99 as years of the last century.
  return new Date(0).setUTCFullYear(year, month - 1, date)
}

// The reference week begins on 4 January 1970, which was a Sunday.
const weekdayInstant = (weekday: number) => Date.UTC(1970, 0, 4 + weekday)

/** Names of days and months in a language and a calendar. */
export interface CalendarNames {
  /** Monday, 14 June 2027 */
  day: (day: ISODate) => string
  /** Mon 14.06.2027: the weekday makes clear which number is the day and which the month. */
  dated: (day: ISODate, form?: DateForm) => string
  /** 14 June */
  short: (day: ISODate) => string
  /** June */
  month: (day: ISODate) => string
  /** June within a sentence: `junio` in languages that write months with a small letter. */
  monthInText: (day: ISODate) => string
  /** Jun */
  shortMonth: (day: ISODate) => string
  /** June 2027; 2027年6月 in languages that write the year first. */
  monthOfYear: (day: ISODate) => string
  /** A number in the digits of the language, without grouping: a day or a year. */
  number: (value: number) => string
  /** Name of a weekday, such as Monday, and the short form for the head of its column. */
  weekday: (weekday: Weekday) => { long: string; short: string }
}

/** Languages that shorten weekdays to their first two letters, which differ for all seven days. */
const inTwoLetters = /^(de|en|es|fr|it|nl|ru|uk)\b/

/**
 * Column heads of a month, from Sunday on. Two letters in languages where that is the custom; the narrow names if all
 * seven differ (Arabic, Hebrew, Chinese, Japanese, Korean); else the short names.
 */
function weekHeads(locale: string): string[] {
  const names = (weekday: 'narrow' | 'short') => {
    const { format } = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday })
    return [0, 1, 2, 3, 4, 5, 6].map((index) => format(weekdayInstant(index)).replace('.', ''))
  }
  const short = names('short')
  if (inTwoLetters.test(locale)) return short.map((name) => name.slice(0, 2))
  const narrow = names('narrow')
  return new Set(narrow.map((name) => name.toLocaleUpperCase(locale))).size === 7 ? narrow : short
}

const made = new Map<string, CalendarNames>()

/**
 * Names by Intl. They are cached by language and calendar, because a formatter is slow to create.
 *
 * @param locale BCP 47
 */
export function calendarNames(locale: string, system: CalendarSystem | null = null): CalendarNames {
  const calendar = system?.name ?? 'gregory'
  const key = `${locale} ${calendar}`
  const known = made.get(key)
  if (known) return known
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', calendar, ...options })
  const day = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const short = format({ day: 'numeric', month: 'long' })
  const month = format({ month: 'long' })
  const shortMonth = format({ month: 'short' })
  const weekday = format({ weekday: 'long' })
  const shortWeekday = format({ weekday: 'short' })
  const monthOfYear = format({ month: 'long', year: 'numeric' })
  const isYearFirst = monthOfYear.formatToParts(0).find(({ type }) => type !== 'literal')?.type === 'year'
  const number = new Intl.NumberFormat(locale, { useGrouping: false })
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
  const heads = weekHeads(locale)
  const weekdays = Array.from({ length: 7 }, (_, index) => ({
    long: weekday.format(weekdayInstant(index)),
    short: capital(heads[index]!),
  }))
  const names: CalendarNames = {
    day: remembered((date) => day.format(instant(date))),
    dated: (date, form = dotted) =>
      `${shortWeekday.format(instant(date))} ${localDigits(dateText(date, form), locale)}`,
    short: (date) => short.format(instant(date)),
    month: (date) => capital(month.format(instant(date))),
    monthInText: (date) => month.format(instant(date)),
    shortMonth: (date) => capital(shortMonth.format(instant(date)).replace('.', '')),
    monthOfYear: remembered((date) =>
      isYearFirst
        ? monthOfYear.format(instant(date))
        : `${names.month(date)} ${names.number(system?.partsOf(date).year ?? Number(date.slice(0, 4)))}`,
    ),
    number: remembered((value) => number.format(value)),
    weekday: (index) => weekdays[index]!,
  }
  made.set(key, names)
  return names
}
