import { latinDigits } from '../../private/edit/latinDigits.ts'
import type { Mask } from '../../private/edit/maskedEdit.ts'
import { type DateForm, dotted, joinedDate, lengthsOf, partsOfDate } from '../../private/moment/dateForm.ts'
import { daysIn, type ISODate } from '../Calendar/calendarMath.ts'

/**
 * Formats a day as a date field shows it.
 *
 * @param day YYYY-MM-DD
 */
export const dateText = (day: ISODate, form: DateForm): string =>
  joinedDate(
    form.system?.digitsOf(day) ?? { day: day.slice(8), month: day.slice(5, 7), year: day.slice(0, 4) },
    form,
  )

/**
 * Formats a day as DD.MM.YYYY.
 *
 * @param day YYYY-MM-DD
 */
export const formatDate = (day: ISODate): string => dateText(day, dotted)

/** Highest first digit of a day and of a month. */
const highestFirst = { day: '3', month: '1', year: '' } as const

/**
 * Formats a date while it is typed: DD.MM.YYYY with automatic dots; any other separator counts as a dot, and a first
 * digit that cannot begin a day or a month gets a leading zero. Masking a masked text changes nothing. Another format
 * has its own order and separator.
 */
export function maskDate(text: string, form: DateForm = dotted): string {
  const { order, separator } = form
  const lengths = lengthsOf(form)
  const parts: string[] = []
  let rest = text.replace(/\D+/g, '.').replace(/^\./, '')
  for (const [index, part] of order.entries()) {
    const length = lengths[index]!
    const digits = (/^\d+/.exec(rest)?.[0] ?? '').slice(0, length)
    if (!digits) break
    const isParted = rest[digits.length] === '.'
    rest = rest.slice(digits.length + (isParted ? 1 : 0))
    const isLast = index === 2
    const end = isLast ? '' : separator
    const isShort = part !== 'year' && digits.length === 1
    const isDone = isShort && (isParted || digits > highestFirst[part])
    if (isDone) parts.push(`0${digits}${end}`)
    else if (isShort && rest) {
      parts.push(digits)
      break
    } else parts.push(digits + (digits.length === length || (part === 'year' && isParted) ? end : ''))
    if (isShort && !isDone) break
  }
  return parts.join('')
}

/** The mask for a date format. */
export const maskOf = (form: DateForm): Mask => ({
  separator: form.separator,
  lengths: lengthsOf(form),
  typed: (text) => maskDate(text, form),
})

/** The mask for DD.MM.YYYY. */
export const dateMask: Mask = maskOf(dotted)

/** True for a text that has the shape of the mask. Any other text stays as it was written. */
export function isMaskedDate(text: string, form: DateForm = dotted): boolean {
  const lengths = lengthsOf(form)
  const parts = text.split(form.separator)
  return parts.length <= 3 && parts.every((part, at) => /^\d*$/.test(part) && part.length <= lengths[at]!)
}

/** True if masking a foreign text loses none of its digits. */
export function fitsDateMask(text: string, form: DateForm = dotted): boolean {
  const digits = (signs: string) => signs.replace(/\D/g, '')
  const parts = latinDigits(text).split(/\D+/).filter(Boolean)
  const isPadded = (at: number) => at < 3 && form.order[at] !== 'year' && parts.length > 1
  const padded = parts.map((part, index) => (isPadded(index) ? part.padStart(2, '0') : part))
  const masked = digits(maskDate(latinDigits(text), form))
  return (
    !/[^\p{Nd}\s./-]/u.test(text) && [padded.join(''), parts.join(''), `0${parts.join('')}`].includes(masked)
  )
}

/**
 * Converts a masked text of three parts to DD.MM.YYYY, which is unambiguous for the date reader; another text stays.
 * 05/06/2026 is 6 May in a month-first format. The reader knows the Gregorian calendar only, so another calendar needs
 * a four-digit year.
 */
export function asDotted(text: string, form: DateForm): string {
  if (form.system) {
    const check = checkDate(text, '0001-01-01', '9999-12-31', form)
    return 'reason' in check ? text : dateText(check.day, dotted)
  }
  // Korean writes blanks between the parts and a dot at the end: 27. 10. 23.
  const packed = text.replace(/\s+|\.\s*$/g, '')
  const masked = [text, packed].find((one) => isMaskedDate(one, form))
  const parts = form === dotted || masked === undefined ? null : partsOfDate(masked, form)
  return parts?.day && parts.month && parts.year ? joinedDate(parts, dotted) : text
}

/**
 * True for a masked text with all three parts and a year of two or four digits. A two-digit year is completed, in the
 * Gregorian calendar only.
 */
export function isShortDate(text: string, form: DateForm): boolean {
  const parts = isMaskedDate(text, form) ? partsOfDate(text, form) : null
  const isDated = Boolean(parts?.day && parts.month && /^(\d\d|\d{4})$/.test(parts.year))
  return isDated && !(form.system && parts?.year.length === 2)
}

export type DateCheck =
  | { day: ISODate }
  /** Nothing typed. */
  | { reason: 'empty' }
  /** Not all eight digits are there. */
  | { reason: 'incomplete' }
  /** The month is not between 1 and 12. */
  | { reason: 'month' }
  /** The month has no such day: `day` is 0 or more than `length`; `month` from 1. */
  | { reason: 'day'; day: number; month: number; length: number }
  /** Before `min` or after `max`; `limit` is the one passed. */
  | { reason: 'range'; limit: ISODate; side: 'min' | 'max' }

/** Checks a masked text. Returns the day if it is within the limits, both included, else the reason why not. */
export function checkDate(text: string, min: ISODate, max: ISODate, form: DateForm = dotted): DateCheck {
  if (!text) return { reason: 'empty' }
  const texts = text.split(form.separator)
  const of = (part: 'day' | 'month' | 'year') => texts[form.order.indexOf(part)] ?? ''
  const [day, month, year] = [of('day'), of('month'), of('year')]
  const isWhole = texts.length === 3 && /^\d{2} \d{2} \d{4}$/.test(`${day} ${month} ${year}`)
  // Day and month are checked as soon as both are complete, before the year is typed.
  if (/^\d{2} \d{2}$/.test(`${day} ${month}`)) {
    if (Number(month) < 1 || Number(month) > 12) return { reason: 'month' }
    const length = form.system
      ? form.system.daysIn(isWhole ? Number(year) : null, Number(month))
      : daysIn(isWhole ? Number(year) : 2000, Number(month))
    if (Number(day) < 1 || Number(day) > length)
      return { reason: 'day', day: Number(day), month: Number(month), length }
  }
  if (!isWhole) return { reason: 'incomplete' }
  const iso =
    form.system?.dayOf({ year: Number(year), month: Number(month), day: Number(day) }) ??
    `${year}-${month}-${day}`
  if (iso < min) return { reason: 'range', limit: min, side: 'min' }
  if (iso > max) return { reason: 'range', limit: max, side: 'max' }
  return { day: iso }
}

/** The day that DD.MM.YYYY stands for; null for a text that is no such day. */
export function parseDate(text: string): ISODate | null {
  const check = checkDate(text, '0001-01-01', '9999-12-31')
  return 'day' in check && typeof check.day === 'string' ? check.day : null
}
