import type { Control } from '../../kernel/model/control.ts'
import { rideFields } from '../../kernel/model/draftFields.ts'
import type { InternalNumbers } from '../../kernel/model/internalNumber.ts'
import { readNumber } from '../../kernel/reading/plain.ts'
import { tooLong } from '../../kernel/values/textLength.ts'
import type { Violation } from '../../kernel/values/violation.ts'
import { ownPattern } from './ownPattern.ts'

/**
 * Default pattern, for a company without its own: letters, digits, hyphen, slash, space, at most 50
 * characters.
 */
const usual = /^[\p{L}\d\-/ ]{1,50}$/u

/** A company's own pattern is not run on longer numbers. */
const { limit } = rideFields.internalNumber

/**
 * True if a number matches the company's pattern, or the default one if the company has none. False over 100
 * characters. If the company's pattern is refused, any number fits.
 */
function fits(number: string, { pattern }: InternalNumbers): boolean {
  if (number.length > limit) return false
  if (pattern === null) return usual.test(number)
  return ownPattern(pattern)?.fits(number) ?? true
}

/**
 * True if the company's pattern is refused by `ownPattern` and never run. It is reported, and any number
 * fits.
 */
export const hasRefusedPattern = ({ pattern }: InternalNumbers): boolean =>
  pattern !== null && ownPattern(pattern) === null

/**
 * Returns a number as it is sent; empty: none. An unchanged preset counts as none, unless it matches the
 * company's own pattern.
 */
export function internalNumberOf(value: string, control: Control, numbers: InternalNumbers): string {
  const number = readNumber(value)
  if (control === 'off') return ''
  const isUntouched = number === readNumber(numbers.preset)
  return isUntouched && (numbers.pattern === null || hasRefusedPattern(numbers) || !fits(number, numbers))
    ? ''
    : number
}

/**
 * Violation in a customer's own number: it is required and missing, or does not match the company's pattern
 * (BOOK-26).
 */
export function internalNumber(
  value: string,
  control: Control,
  numbers: InternalNumbers,
  field: string,
): Violation | null {
  const number = internalNumberOf(value, control, numbers)
  if (number === '') return control === 'required' ? { code: 'DataForms.Forms.Required', field } : null
  const long = tooLong(number, limit, field)
  if (long || fits(number, numbers)) return long
  const { message } = numbers
  const wrong = { code: 'DataForms.Forms.ErrorInternalNumber', field } as const
  return message === null ? wrong : { ...wrong, params: { message } }
}
