import { sanitizeText } from './sanitize.ts'
import type { Violation } from './violation.ts'

/**
 * Maximum lengths of texts that are not fields of a draft, in UTF-16 units as sent: terminal 10, flight and train
 * 20, carriage 5, promo code 64.
 */
export const textLimits = {
  terminal: 10,
  flight: 20,
  train: 20,
  wagon: 5,
  code: 64,
} as const

/** Checks the length of a text, counted as it is sent. */
export function textLength(value: string, max: number, field: string): Violation | null {
  return tooLong(sanitizeText(value), max, field)
}

/** Checks the length of a text that already has the form in which it is sent. */
export function tooLong(text: string, max: number, field: string): Violation | null {
  const over = text.length - max
  return over > 0 ? { code: 'DataForms.Forms.ErrorTooLong', field, params: { max, over } } : null
}
