import { tooLong } from '../values/textLength.ts'
import type { Violation } from '../values/violation.ts'
import { readName } from './readName.ts'

/** Maximum length of a name as it is sent, in UTF-16 units. */
export const nameLimit = 100

/** Characters without a standard shape: private use, unassigned, replacement character. */
const unknown = /[\p{Co}\p{Cn}\uFFFD]/u

/** Checks the name of a person or a company: at most 100 characters, none of them unknown; an empty text is valid. */
export function companyName(value: string, field: string): Violation | null {
  const name = readName(value)
  const sign = unknown.exec(name)?.[0]
  if (sign !== undefined)
    return { code: 'DataForms.Forms.ErrorName', field, params: { reason: 'sign', sign } }
  return tooLong(name, nameLimit, field)
}

/** Checks a person's name: the rule of a company's name, and at least one letter or digit of any script. */
export function personName(value: string, field: string): Violation | null {
  const wrong = companyName(value, field)
  const name = readName(value)
  if (wrong || name === '' || /[\p{L}\p{N}]/u.test(name)) return wrong
  const [sign = ''] = name
  return { code: 'DataForms.Forms.ErrorName', field, params: { reason: 'letter', sign } }
}
