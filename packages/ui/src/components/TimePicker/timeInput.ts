import { latinDigits } from '../../private/edit/latinDigits.ts'
import { type Mask, type MaskedEdit, maskedEdit } from '../../private/edit/maskedEdit.ts'
import type { TextEdit } from '../../private/edit/textEdit.ts'
import type { ClockTime } from '../../private/moment/readMoment.ts'

export type { ClockTime } from '../../private/moment/readMoment.ts'

/** Length of a day in seconds. */
const day = 86_400
const two = (number: number) => String(number).padStart(2, '0')

/** Hour and minutes as typed; they may be beyond those of a clock. */
function typedParts(text: string) {
  const signs = latinDigits(text).toLowerCase().replace(/[.,]/g, ':')
  const clean = signs.replace(/[^\d:]/g, '').replace(/^:+(?=\d)/, '00:')
  const [, digits = '', colon = '', rest = ''] = /^(\d?\d?)(:?)(.*)$/.exec(clean) ?? []
  const early = digits[0]! > '2'
  const hour = early || (digits.length === 1 && colon) ? `0${digits[0]}` : digits
  const minutes = ((early ? digits.slice(1) : '') + rest).replace(/:/g, '').slice(0, 2)
  return { signs, hour, minutes }
}

/** True if the typed time does not exist, so that the mask changes it: an hour above 23, tens of minutes above 5. */
export function isUnreal(text: string): boolean {
  const { hour, minutes } = typedParts(text)
  return hour > '23' || minutes[0]! > '5'
}

/**
 * Masks a time while it is typed: digits and one colon, at most 5 characters. A first digit above 2 gets a leading zero
 * and a colon, an hour above 23 becomes 23, tens of minutes above 5 become 5, a dot counts as the colon. An `a` or `p`
 * (of am, pm) after the hour completes the time. Minutes alone are those after midnight.
 */
export function maskTime(text: string): string {
  const { signs, hour, minutes } = typedParts(text)
  if (!hour) return ''
  const tens = minutes && `${Math.min(Number(minutes[0]), 5)}${minutes.slice(1)}`
  const capped = hour.length === 2 && hour > '23' ? '23' : hour
  const masked = capped.length < 2 ? capped : `${capped}:${tens}`
  const half = /\d[^a-z\d]*([ap])/.exec(signs)?.[1]
  return half ? inHalf(completeTime(masked), half) : masked
}

/** A time in a half of the day, where `p` is the second half; an hour above 12 decides the half itself. */
export const inHalf = (time: ClockTime, half: string): ClockTime => {
  const hour = Number(time.slice(0, 2))
  const moved = hour > 12 ? hour : (hour % 12) + (half === 'p' ? 12 : 0)
  return two(moved) + time.slice(2)
}

const timeMask: Mask = { separator: ':', lengths: [2, 2], typed: maskTime }

interface TimeEdit extends MaskedEdit {
  /** Text before it was limited to real times; for an edit at the end it is unchanged. */
  meant: string
}

/** Applies an edit by `maskedEdit`, and limits hours to 23 and minutes to 59, also in the middle of the text. */
export function editTime(by: TextEdit): TimeEdit {
  const edit = maskedEdit(timeMask, by)
  const [hour = '', minute] = edit.text.split(':')
  const isEarly = hour.length === 2 && hour[0]! > '2'
  const shown = isEarly ? `0${hour[0]}` : hour > '23' && hour.length === 2 ? '23' : hour
  const rest = minute === undefined ? '' : `:${minute.replace(/^[6-9]/, '5')}`
  return {
    meant: (isEarly ? shown : hour) + (minute === undefined ? '' : `:${minute}`),
    text: shown + rest,
    caret: isEarly && edit.caret === 1 ? shown.length + Math.min(rest.length, 1) : edit.caret,
  }
}

/** True for a text that has the shape of the mask. Any other text stays as it was written. */
export const isMaskedTime = (text: string): boolean => /^([01]?\d?|2[0-3])(:([0-5]\d?|\d)?)?$/.test(text)

/** True if masking a foreign text loses no digit and changes none. */
export function fitsTimeMask(text: string): boolean {
  const digits = (signs: string) => latinDigits(signs).replace(/\D/g, '').replace(/^0/, '')
  return !/[^\p{Nd}\s:.,]/u.test(text) && digits(maskTime(text)) === digits(text)
}

/** Completes a masked text to a time: `9` is 09:00, `9:5` is 09:05. Empty for an empty text. */
export function completeTime(masked: string): ClockTime | '' {
  const [hour = '', minute = ''] = masked.split(':')
  return hour && `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
}

/** Parses any text as if it were typed: `9`, `930`, `9pm`, `21.30`. Empty for a text without digits. */
export const parseTime = (text: string): ClockTime | '' => completeTime(maskTime(text))

/** Converts a time to minutes since midnight. */
export function minutesOf(time: ClockTime): number {
  const [hour, minute] = time.split(':')
  return Number(hour) * 60 + Number(minute)
}

/**
 * Suggested times from 00:00 to 24:00, both included.
 *
 * @param step in minutes
 */
export const timeOptions = (step: number): string[] =>
  Array.from({ length: Math.floor(1440 / step) + 1 }, (_, index) => {
    const minutes = index * step
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  })

/**
 * Index of the suggestion nearest to a time, the later of two equally near.
 *
 * @param step in minutes
 */
export const nearestOption = (time: ClockTime, step: number): number =>
  Math.min(Math.round(minutesOf(time) / step), Math.floor(1440 / step))

export interface SecondsOptions {
  /** Reduces a value above 86,400 modulo one day instead of refusing it. @default true */
  isNormalized?: boolean | undefined
  /** Rounds to the step, for a picker that offers suggestions only. @default false */
  isSuggestionsOnly?: boolean | undefined
  /** Minutes between two suggestions. @default 15 */
  step?: number | undefined
}

/**
 * Normalises seconds since midnight, for hosts that store times in this form: a value above 86,400 wraps or is refused
 * with null. Zero, which such hosts read as "nothing", becomes 1 second, which is not shown. With `isSuggestionsOnly`
 * zero stays and all other values are rounded to the step.
 */
export function normalizeSeconds(
  seconds: number,
  { isNormalized = true, isSuggestionsOnly = false, step = 15 }: SecondsOptions = {},
): number | null {
  if (seconds > day && !isNormalized) return null
  const wrapped = seconds > day ? seconds % day : seconds
  if (!isSuggestionsOnly) return wrapped || 1
  const span = step * 60
  return Math.min(Math.round(wrapped / span), Math.floor(day / span)) * span
}

/**
 * Formats seconds since midnight as HH:mm. Seconds are cut off, so the 1 that stands for zero is not shown; 86,400 is
 * 00:00.
 */
export const timeOfSeconds = (seconds: number): ClockTime =>
  `${two(Math.floor(seconds / 3600) % 24)}:${two(Math.floor(seconds / 60) % 60)}`

/** Converts HH:mm to seconds since midnight, hours of 24 and more included. */
export const secondsOfTime = (time: string): number => minutesOf(time) * 60

/** Converts a given time, whose hour may be 24 or more, to a time of the clock; null if it is refused. */
export function clockTime(time: string, isNormalized: boolean | undefined): ClockTime | null {
  const seconds = normalizeSeconds(secondsOfTime(time), { isNormalized })
  return seconds === null ? null : timeOfSeconds(seconds)
}

/**
 * The suggestion nearest to a time, 24:00 included.
 *
 * @param step in minutes
 */
export function roundTime(time: ClockTime, step: number): string {
  const seconds = normalizeSeconds(secondsOfTime(time), { isSuggestionsOnly: true, step })!
  return seconds === day ? '24:00' : timeOfSeconds(seconds)
}

/** The text before an edit; empty if the edit replaced everything. */
export const textBefore = (edit: TextEdit): string => (edit.kind === 'replaced' ? '' : edit.start)
