import { isBlank } from '../reading/plain.ts'
import { emailFault, emailLimit } from '../reading/readEmail.ts'
import type { Violation } from '../violation.ts'
import { tooLong } from './textLength.ts'

/** An e-mail address, as `emailFault` judges it; empty is well. */
export function email(value: string, field: string): Violation | null {
  const fault = isBlank(value) ? null : emailFault(value)
  if (fault?.reason === 'long') return tooLong(value.trim(), emailLimit, field)
  return fault && { code: 'DataForms.Forms.ErrorEmail', field, params: { ...fault } }
}
