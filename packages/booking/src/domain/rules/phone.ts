import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { normalizePhone } from '../phone.ts'
import { sanitizeLine } from '../sanitize.ts'
import type { Violation } from '../violation.ts'

/** A phone number: 7 to 15 digits that with a plus before them are a number of some country; empty is well. */
export function phone(value: string, field: string): Violation | null {
  const digits = normalizePhone(sanitizeLine(value))
  if (digits === '') return null
  const fits = /^\d{7,15}$/.test(digits) && parsePhoneNumberFromString(`+${digits}`)?.isValid() === true
  return fits ? null : { code: 'DataForms.Forms.ErrorPhone', field }
}

/** A number as it is shown while it is typed, `+33 6 12 34 56 78`; empty stays empty. */
export function formatPhone(value: string): string {
  const digits = normalizePhone(value).replace(/\D/g, '')
  return digits === '' ? '' : new AsYouType().input(`+${digits}`)
}
