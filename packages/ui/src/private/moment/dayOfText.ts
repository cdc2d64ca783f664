import { type ISODate, isDay, type Weekday } from '../../components/Calendar/calendarMath.ts'
import { calendarNames } from '../../components/Calendar/calendarNames.ts'
import { remembered } from '../remembered.ts'
import { countMark, two } from './findMoment.ts'
import { folded, longest, moreLanguages, plainText } from './plainText.ts'

export interface DayOfTextOptions {
  /** First day of the range that decides a missing century or year; inclusive. */
  min: ISODate
  /** Last day of that range; inclusive. */
  max: ISODate
  /** A day without a year is the first such day from today on. */
  today: ISODate
  /** BCP 47: month names of this language are understood in addition to en, ru and es. */
  locale: string
}

/** Words of two or more letters. Letters joined by dots, as in an abbreviation, count as one word. */
const wordsOf = (text: string): string[] =>
  folded(text)
    .replace(/(^|[^\p{L}\p{M}])(\p{L})\.(?=\p{L}\.)/gu, '$1$2')
    .match(/[\p{L}\p{M}]{2,}/gu) ?? []

/** All forms of the month names in a language, from January on: June, of June, Jun. */
const monthForms = remembered((language: string): string[][] => {
  const names = calendarNames(language)
  return Array.from({ length: 12 }, (_, index) => `2000-${two(index + 1)}-01`).map((day) =>
    [names.month(day), names.short(day), names.shortMonth(day)].flatMap(wordsOf),
  )
})

interface NamedMonth {
  word: string
  /** The month, 1 to 12. */
  month: number
}

const isWeekday = (word: string, language: string) =>
  ([0, 1, 2, 3, 4, 5, 6] as Weekday[]).some((day) =>
    wordsOf(calendarNames(language).weekday(day).long).some((name) => name.startsWith(word)),
  )

/** The month whose name equals one of the words or begins with it. */
function monthNamed(words: readonly string[], locales: readonly string[]): NamedMonth | null {
  let best: NamedMonth[] = []
  for (const language of new Set(locales)) {
    const forms = monthForms(language)
    const found = words.flatMap((word) => {
      // Two letters are too ambiguous, except in scripts of India, where they may be half of a name.
      const isLong = word.length > 2 || word > '\u0900'
      const begins = (name: string) => name === word || (isLong && name.startsWith(word))
      const months = forms.flatMap((names, index) => (names.some(begins) ? [index + 1] : []))
      return months.length === 1 ? [{ word, month: months[0]! }] : []
    })
    // In the French “mar. 5 mai” the word “mar.” is Tuesday, so a weekday is dropped if another month is found.
    if (found.length > best.length)
      best = found.length > 1 ? found.filter(({ word }) => !isWeekday(word, language)) : found
  }
  return best[0] ?? null
}

/**
 * The month of a text. In “mar. 5 mai”, “mar.” may mean Tuesday in another language, so it is no month beside another
 * one.
 */
function monthIn(words: readonly string[], locale: string): number {
  const near = [locale, 'en', 'ru', 'es']
  const monthOf = (those: readonly string[]) => monthNamed(those, near) ?? monthNamed(those, moreLanguages)
  const named = words.length > 0 ? monthOf(words) : null
  if (!named) return 0
  const isDay = (word: string) => [...near, ...moreLanguages].some((language) => isWeekday(word, language))
  // Two letters, as in the Breton month “Du”, are the beginning of too many weekdays: any other month is meant instead.
  const isShort = named.word.length < 3
  const others = words.filter((word) => word !== named.word && !(isShort && isDay(word)))
  return (isShort || isDay(named.word) ? monthOf(others) : null)?.month ?? named.month
}

/** A time, or the number of a flight without a blank before a day: `TK1985 5 Dec`. */
const noDay = /t?\d\d?:\d\d(:\d\d(\.\d+)?)?|(?<=^(?:\D{0,60}[^\p{L}\p{M}\d])?[a-z]{1,2})\d{3,4}/gu
/**
 * A word or a sign directly before a possible year, except those between a month and its year: a currency, or the sign
 * that `findMoment` puts before a count. Group 2 is a year that a blank parts from the word.
 */
const wordBeforeYear = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d.])(?!del? )([\p{L}\p{M}]+|[${countMark}\p{Sc}])\.?(?:[ -](\d{4})(?!\d)|[ -]?\d{2,4}\D*$)`,
  'u',
)

/**
 * Parses the day in a pasted or autofilled text: 2026-12-05, 05.12.2026, 5/12/26 (day first), 05122026, 5 дек, Sat, Dec
 * 5th 2026, 5 de diciembre de 2026. A time beside it is ignored. Null if the text means no day. The limits decide the
 * century, but refuse nothing.
 */
export function dayOfText(text: string, { min, max, today, locale }: DayOfTextOptions): ISODate | null {
  if (text.length > longest) return null
  const plain = folded(plainText(text)).replace(noDay, ' ')
  const numbers = plain.match(/\d+/g) ?? []
  const words = [...new Set(wordsOf(plain))]
  const isDated = (year: string | undefined, month: string | number, day: string): ISODate | null => {
    const dayOf = (whole: string | number) => `${whole}-${two(month)}-${two(day)}`
    if (year === undefined) {
      const years = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((later) => Number(today.slice(0, 4)) + later)
      return years.map(dayOf).find((next) => isDay(next) && next >= today) ?? null
    }
    const whole = year.length === 2 ? [`20${year}`, `19${year}`] : [year]
    const days = whole.map(dayOf).filter(isDay)
    return days.find((next) => next >= min && next <= max) ?? days[0] ?? null
  }
  const [first = '', second, third] = numbers
  const month = monthIn(words, locale)
  if (month) {
    // The digits of a year may be the number of something else that a word names, such as a room.
    const [, word, year] = wordBeforeYear.exec(plain) ?? []
    const isNone = year ? year.slice(0, 2) !== today.slice(0, 2) : first.length < 4
    // In “Dec '26” the number is a year, and the day is missing.
    if (third || (second ? word && isNone && !monthIn([word], locale) : /\p{L}\.? ?['’]\d\d/u.test(plain)))
      return null
    return first.length === 4 && second ? isDated(first, month, second) : isDated(second, month, first)
  }
  if (numbers.length > 3) return null
  if (first.length === 4 && second && third) return isDated(first, second, third)
  if (words.some((word) => word.length > 2)) return null
  if (first.length === 8)
    return (
      isDated(first.slice(4), first.slice(2, 4), first.slice(0, 2)) ??
      isDated(first.slice(0, 4), first.slice(4, 6), first.slice(6))
    )
  if (!second) return null
  return isDated(third, second, first) ?? isDated(third, first, second)
}
