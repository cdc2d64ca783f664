import { sanitizeText } from '../sanitize.ts'
import type { Violation } from '../violation.ts'

/** Most characters of the free texts: comment and wishes 1000, meeting sign 64, terminal 10. */
export const textLimits = { notes: 1000, wish: 1000, sign: 64, terminal: 10 } as const

/** A text of at most so many characters, counted as it is sent. */
export function textLength(value: string, max: number, field: string): Violation | null {
  return sanitizeText(value).length > max
    ? { code: 'DataForms.Forms.ErrorTooLong', field, params: { max } }
    : null
}
