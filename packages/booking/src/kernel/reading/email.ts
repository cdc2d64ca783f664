import { tooLong } from '../values/textLength.ts'
import type { Violation } from '../values/violation.ts'
import { isBlank } from './plain.ts'
import { emailFault, emailLimit } from './readEmail.ts'

/** Checks an e-mail address by `emailFault`; an empty text is valid. */
export function email(value: string, field: string): Violation | null {
  const fault = isBlank(value) ? null : emailFault(value)
  if (fault?.reason === 'long') return tooLong(value.trim(), emailLimit, field)
  return fault && { code: 'DataForms.Forms.ErrorEmail', field, params: { ...fault } }
}
