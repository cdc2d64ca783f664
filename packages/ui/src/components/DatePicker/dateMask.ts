import { latinDigits } from '../../private/latinDigits.ts'
import type { Mask } from '../../private/maskedEdit.ts'
import { daysIn, type ISODate } from '../Calendar/calendarMath.ts'

/**
 * DD.MM.YYYY of a day, as the field shows it.
 *
 * @param day YYYY-MM-DD
 */
export const formatDate = (day: ISODate): string => `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}`

const lengths = [2, 2, 4] as const
/** The highest a day and a month can begin with. */
const highestFirst = ['3', '1'] as const

/**
 * The text of a date as it is typed at its end: DD.MM.YYYY with the dots put by themselves, any other sign counting
 * as a dot, a first digit no day or month can begin with getting its zero. The same again when given twice.
 */
export function maskDate(text: string): string {
  const parts: string[] = []
  let rest = text.replace(/\D+/g, '.').replace(/^\./, '')
  for (const [index, length] of lengths.entries()) {
    const digits = (/^\d+/.exec(rest)?.[0] ?? '').slice(0, length)
    if (!digits) break
    const dotted = rest[digits.length] === '.'
    rest = rest.slice(digits.length + (dotted ? 1 : 0))
    const short = index < 2 && digits.length === 1
    if (short && digits > highestFirst[index]!) parts.push(`0${digits}.`)
    else if (short && dotted) parts.push(`0${digits}.`)
    else if (short && rest) {
      parts.push(digits)
      break
    } else parts.push(digits + (index < 2 && digits.length === 2 ? '.' : ''))
    if (short && !dotted && digits <= highestFirst[index]!) break
  }
  return parts.join('')
}

/** DD.MM.YYYY as a field is edited. */
export const dateMask: Mask = { separator: '.', lengths, typed: maskDate }

/** True of a text as the mask leaves it; any other one stands as it was written. */
export const isMaskedDate = (text: string): boolean => /^\d{0,2}(\.\d{0,2}(\.\d{0,4})?)?$/.test(text)

/** True where the mask of a text that stands elsewhere loses no digit of it. */
export function fitsDateMask(text: string): boolean {
  const digits = (signs: string) => signs.replace(/\D/g, '')
  const parts = latinDigits(text).split(/\D+/).filter(Boolean)
  const padded = parts.map((part, index) => (index < 2 && parts.length > 1 ? part.padStart(2, '0') : part))
  const masked = digits(maskDate(latinDigits(text)))
  return (
    !/[^\p{Nd}\s./-]/u.test(text) && [padded.join(''), parts.join(''), `0${parts.join('')}`].includes(masked)
  )
}

export type DateCheck =
  | { day: ISODate }
  /** Nothing typed. */
  | { reason: 'empty' }
  /** Not all eight digits are there. */
  | { reason: 'incomplete' }
  /** A month from 1 to 12 is asked. */
  | { reason: 'month' }
  /** The month has no such day: `day` is 0 or more than `length`; `month` from 1. */
  | { reason: 'day'; day: number; month: number; length: number }
  /** Before `min` or after `max`; `limit` is the one passed. */
  | { reason: 'range'; limit: ISODate; side: 'min' | 'max' }

/** What a masked text says: a day within the limits, both included, or why it is none. */
export function checkDate(text: string, min: ISODate, max: ISODate): DateCheck {
  if (!text) return { reason: 'empty' }
  const parts = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text)
  const [day = 0, month = 0, year = 0] = (parts?.slice(1) ?? text.split('.')).map(Number)
  const monthGiven = parts || /^\d\d\.\d\d/.test(text)
  if (monthGiven && (month < 1 || month > 12)) return { reason: 'month' }
  if (monthGiven) {
    const length = daysIn(parts ? year : 2000, month)
    if (day < 1 || day > length) return { reason: 'day', day, month, length }
  }
  if (!parts) return { reason: 'incomplete' }
  const iso = `${parts[3]}-${parts[2]}-${parts[1]}`
  if (iso < min) return { reason: 'range', limit: min, side: 'min' }
  if (iso > max) return { reason: 'range', limit: max, side: 'max' }
  return { day: iso }
}

/** The day that DD.MM.YYYY names; null where it names none. */
export function parseDate(text: string): ISODate | null {
  const check = checkDate(text, '0001-01-01', '9999-12-31')
  return 'day' in check && typeof check.day === 'string' ? check.day : null
}
