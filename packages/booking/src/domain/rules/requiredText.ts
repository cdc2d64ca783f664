import type { Violation } from '../violation.ts'

/** A text that must not be empty or blank. */
export function requiredText(value: string, field: string): Violation | null {
  return value.trim() === '' ? { code: 'DataForms.Forms.Required', field } : null
}
