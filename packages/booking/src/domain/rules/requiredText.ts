import { isBlank } from '../reading/plain.ts'
import type { Violation } from '../violation.ts'

/** A text in which something can be seen. */
export function requiredText(value: string, field: string): Violation | null {
  return isBlank(value) ? { code: 'DataForms.Forms.Required', field } : null
}
