import { sanitizeText } from '../sanitize.ts'
import type { Violation } from '../violation.ts'

/** Fewest and most characters of a name. */
export const nameLimits = { min: 2, max: 100 } as const

/** A person's name: 2 to 100 characters, letters of any script, space, apostrophe, hyphen, point; empty is well. */
export function personName(value: string, field: string): Violation | null {
  const name = sanitizeText(value)
  if (name === '') return null
  const length = [...name].length
  const fits =
    length >= nameLimits.min &&
    length <= nameLimits.max &&
    /^[\p{L}\p{M} '’.\-\u2010]*$/u.test(name) &&
    /\p{L}/u.test(name)
  return fits ? null : { code: 'DataForms.Forms.ErrorName', field, params: { ...nameLimits } }
}
