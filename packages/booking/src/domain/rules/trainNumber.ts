import { sanitizeLine } from '../sanitize.ts'
import type { Violation } from '../violation.ts'

/** A train's number: 1 to 8 letters, digits, hyphens, blanks between them not counted; empty is well. */
export function trainNumber(value: string, field: string): Violation | null {
  const train = sanitizeLine(value).replace(/\s/g, '')
  return train === '' || /^[\p{L}\d-]{1,8}$/u.test(train)
    ? null
    : { code: 'DataForms.Forms.ErrorTrain', field }
}

/** A wagon: 1 or 2 letters or digits; empty is well. */
export function wagonNumber(value: string, field: string): Violation | null {
  const wagon = sanitizeLine(value)
  return wagon === '' || /^[\p{L}\d]{1,2}$/u.test(wagon)
    ? null
    : { code: 'DataForms.Forms.ErrorWagon', field }
}
