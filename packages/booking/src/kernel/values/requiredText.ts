import { isBlank } from '../reading/plain.ts'
import type { Violation } from './violation.ts'

/** Checks that a text has a visible character. */
export function requiredText(value: string, field: string): Violation | null {
  return isBlank(value) ? { code: 'DataForms.Forms.Required', field } : null
}
