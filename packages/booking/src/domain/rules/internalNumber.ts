import type { Control } from '../control.ts'
import type { InternalNumbers } from '../internalNumber.ts'
import { ownPattern } from '../ownPattern.ts'
import { readNumber } from '../reading/plain.ts'
import type { Violation } from '../violation.ts'
import { tooLong } from './textLength.ts'

/** What a number looks like where the company has no pattern of its own: letters, digits, hyphen, slash, space, at most 50. */
const usual = /^[\p{L}\d\-/ ]{1,50}$/u

/** Most characters of a number that a company's own pattern judges. */
export const internalNumberLimit = 100

/**
 * A number fits the pattern of the company, or ours where it has none; numbers over 100 characters fit none. Where the
 * company's pattern is none that we run any number fits, as something stands there.
 */
function fits(number: string, { pattern }: InternalNumbers): boolean {
  if (number.length > internalNumberLimit) return false
  if (pattern === null) return usual.test(number)
  return ownPattern(pattern)?.fits(number) ?? true
}

/** True where the company has a pattern that is not run (`ownPattern`): it is reported, and numbers need not fit it. */
export const hasRefusedPattern = ({ pattern }: InternalNumbers): boolean =>
  pattern !== null && ownPattern(pattern) === null

/**
 * A number as it goes out; empty: none. A preset that was left as it was counts as none, unless the company's own
 * pattern takes it for a whole number.
 */
export function internalNumberOf(value: string, control: Control, numbers: InternalNumbers): string {
  const number = readNumber(value)
  if (control === 'off') return ''
  const isUntouched = number === readNumber(numbers.preset)
  return isUntouched && (numbers.pattern === null || hasRefusedPattern(numbers) || !fits(number, numbers))
    ? ''
    : number
}

/** A number in the customer's own books: there where it is required, and of the company's form (BOOK-26). */
export function internalNumber(
  value: string,
  control: Control,
  numbers: InternalNumbers,
  field: string,
): Violation | null {
  const number = internalNumberOf(value, control, numbers)
  if (number === '') return control === 'required' ? { code: 'DataForms.Forms.Required', field } : null
  const long = tooLong(number, internalNumberLimit, field)
  if (long || fits(number, numbers)) return long
  const { message } = numbers
  const wrong = { code: 'DataForms.Forms.ErrorInternalNumber', field } as const
  return message === null ? wrong : { ...wrong, params: { message } }
}
