import { daysIn, type ISODate, isDay } from '../Calendar/calendarMath.ts'

/** DD.MM.YYYY of a day. */
export const formatDay = (day: ISODate): string => `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}`

const lengths = [2, 2, 4] as const
const highestFirst = ['3', '1', '9'] as const

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

export interface MaskedEdit {
  text: string
  /** Place of the caret in `text`. */
  caret: number
}

/**
 * One edit of the field. At the end it is masked as typed; in the middle a digit takes the place of the next one of
 * its part; what was deleted leaves its hole, so that the caret never jumps and no dot comes back by itself.
 * @param text what the input holds after the edit
 * @param caret where it stands after the edit
 * @param before what the input held
 */
export function editDate(text: string, caret: number, before: string): MaskedEdit {
  const deleting = text.length < before.length
  const kept = text.replace(/[^\d.]/g, '')
  if (deleting) return { text: kept, caret: Math.min(caret, kept.length) }
  if (caret >= text.length) {
    const masked = maskDate(text)
    return { text: masked, caret: masked.length }
  }
  const at = text.slice(0, caret).replace(/[^\d.]/g, '').length
  const part = kept.slice(0, at).split('.').length - 1
  const parts = kept.split('.')
  const over = (parts[part]?.length ?? 0) > (lengths[part] ?? 0)
  const next = over ? kept.slice(0, at) + kept.slice(at).replace(/^\d/, '') : kept
  if (part > 2 || next.split('.').some((digits, index) => digits.length > (lengths[index] ?? 0)))
    return { text: before, caret: Math.min(at, before.length) }
  const full = next.slice(0, at).split('.')[part]!.length === lengths[part]
  return { text: next, caret: full && next[at] === '.' ? at + 1 : at }
}

export type DateCheck =
  | { day: ISODate }
  /** Nothing typed. */
  | { reason: 'empty' }
  /** Not all eight digits are there. */
  | { reason: 'incomplete' }
  /** A month from 1 to 12 is asked. */
  | { reason: 'month' }
  /** The month has fewer days; `month` from 1, `length` in days. */
  | { reason: 'day'; month: number; length: number }
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
    if (day < 1 || day > length) return { reason: 'day', month, length }
  }
  if (!parts || year < 1) return { reason: 'incomplete' }
  const iso = `${parts[3]}-${parts[2]}-${parts[1]}`
  if (iso < min) return { reason: 'range', limit: min, side: 'min' }
  if (iso > max) return { reason: 'range', limit: max, side: 'max' }
  return { day: iso }
}

export interface PasteOptions {
  /** Decides which century and which year are meant where they are not said; included. */
  min: ISODate
  /** Included. */
  max: ISODate
  /** A day without a year is the first one from here on. */
  today: ISODate
  /** Names of the months are understood in it as well as in en, ru and es. */
  locale: string
}

const pad = (number: number | string, length = 2) => String(number).padStart(length, '0')
const folded = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

function monthNamed(word: string, locale: string): number {
  const letters = folded(word)
  if (letters.length < 3) return 0
  for (const language of new Set([locale, 'en', 'ru', 'es'])) {
    const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
    for (let month = 1; month <= 12; month++) {
      const parts = format.formatToParts(Date.UTC(2000, month - 1, 1))
      const name = folded(parts.find(({ type }) => type === 'month')?.value ?? '')
      if (name && (name.startsWith(letters) || (letters.startsWith(name.slice(0, 3)) && letters.length < 5)))
        return month
    }
  }
  return 0
}

/**
 * The day a pasted or filled-in text means: 2026-12-05, 05.12.2026, 5/12/26 (day first), 05122026, 5 дек, Dec 5 2026.
 * Null where it means none; limits choose the century, they do not refuse.
 */
export function dayOfText(text: string, { min, max, today, locale }: PasteOptions): ISODate | null {
  const numbers = text.match(/\d+/g) ?? []
  const words = text.match(/\p{L}{3,}/gu) ?? []
  const isDated = (year: string | undefined, month: number, day: number): ISODate | null => {
    if (year === undefined) {
      const years = [0, 1, 2, 3, 4].map((later) => pad(Number(today.slice(0, 4)) + later, 4))
      const days = years.map((next) => `${next}-${pad(month)}-${pad(day)}`).filter(isDay)
      return days.find((next) => next >= today) ?? null
    }
    const whole = year.length === 4 ? [year] : year.length === 2 ? [`20${year}`, `19${year}`] : []
    const days = whole.map((next) => `${next}-${pad(month)}-${pad(day)}`).filter(isDay)
    return days.find((next) => next >= min && next <= max) ?? days[0] ?? null
  }
  const [first = '', second, third] = numbers
  if (words.length) {
    const month = words.map((word) => monthNamed(word, locale)).find(Boolean)
    if (!month || numbers.length > 2 || !first) return null
    return isDated(second, month, Number(first))
  }
  if (numbers.length === 1 && first.length === 8)
    return (
      isDated(first.slice(4), Number(first.slice(2, 4)), Number(first.slice(0, 2))) ??
      isDated(first.slice(0, 4), Number(first.slice(4, 6)), Number(first.slice(6)))
    )
  if (first.length === 4 && second && third) return isDated(first, Number(second), Number(third.slice(0, 2)))
  if (numbers.length > 3 || !second) return null
  return isDated(third, Number(second), Number(first)) ?? isDated(third, Number(first), Number(second))
}
