import { readName } from '../reading/readName.ts'
import type { Violation } from '../violation.ts'
import { tooLong } from './textLength.ts'

/** Most characters of a name, in UTF-16 units as it is sent. */
export const nameLimit = 100

/** Signs that are in no script: their shape is known to one font alone, or to none. */
const unknown = /[\p{Co}\p{Cn}\uFFFD]/u

/** A name of a person or a company: at most 100 characters, none of which is unknown; empty is well. */
export function companyName(value: string, field: string): Violation | null {
  const name = readName(value)
  const sign = unknown.exec(name)?.[0]
  if (sign !== undefined)
    return { code: 'DataForms.Forms.ErrorName', field, params: { reason: 'sign', sign } }
  return tooLong(name, nameLimit, field)
}

/** A person's name: the same with one letter or digit of any script at least. */
export function personName(value: string, field: string): Violation | null {
  const wrong = companyName(value, field)
  const name = readName(value)
  if (wrong || name === '' || /[\p{L}\p{N}]/u.test(name)) return wrong
  const [sign = ''] = name
  return { code: 'DataForms.Forms.ErrorName', field, params: { reason: 'letter', sign } }
}
