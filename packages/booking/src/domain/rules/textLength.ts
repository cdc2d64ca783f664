import { sanitizeText } from '../sanitize.ts'
import type { Violation } from '../violation.ts'

/**
 * Most characters of the texts, in UTF-16 units as they are sent: comment and wishes 1000, sign 64, terminal 10, flight,
 * train and number in the miles programme 20, carriage 5, promo code 64.
 */
export const textLimits = {
  notes: 1000,
  wish: 1000,
  sign: 64,
  terminal: 10,
  flight: 20,
  train: 20,
  wagon: 5,
  miles: 20,
  code: 64,
} as const

/** A text of at most so many characters, counted as it is sent. */
export function textLength(value: string, max: number, field: string): Violation | null {
  return tooLong(sanitizeText(value), max, field)
}

/** A text as it is sent, of at most so many characters. */
export function tooLong(text: string, max: number, field: string): Violation | null {
  const over = text.length - max
  return over > 0 ? { code: 'DataForms.Forms.ErrorTooLong', field, params: { max, over } } : null
}
