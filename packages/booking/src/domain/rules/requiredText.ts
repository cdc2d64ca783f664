import { sanitizeText } from '../sanitize.ts'
import type { Violation } from '../violation.ts'

/** A text that must not be empty or blank, as it is sent. */
export function requiredText(value: string, field: string): Violation | null {
  return sanitizeText(value) === '' ? { code: 'DataForms.Forms.Required', field } : null
}
