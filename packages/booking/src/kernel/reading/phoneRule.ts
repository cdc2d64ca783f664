import { AsYouType } from 'libphonenumber-js/min'
import { normalizePhone } from '../values/phone.ts'
import type { Violation } from '../values/violation.ts'
import { isPhoneEmpty, readPhone } from './readPhone.ts'

/**
 * Checks a phone with its plus: 7 to 15 digits that are possible in some country. An empty text and a calling code
 * alone are valid. `params.reason` is the fault: `country` (no plus), `code`, `short`, `long`, `length`, `several`,
 * `unread`.
 */
export function phone(value: string, field: string): Violation | null {
  const reason = isPhoneEmpty(value) ? null : readPhone(value).fault
  return reason && { code: 'DataForms.Forms.ErrorPhone', field, params: { reason } }
}

/** Checks a required phone; a calling code alone is not enough. */
export function requiredPhone(value: string, field: string): Violation | null {
  return isPhoneEmpty(value) ? { code: 'DataForms.Forms.Required', field } : phone(value, field)
}

/** Warns about a possible phone number that is not known to be assigned in its country; it is never an error. */
export function unknownPhone(value: string, field: string): Violation | null {
  if (isPhoneEmpty(value)) return null
  const { fault, isKnown } = readPhone(value)
  return fault === null && !isKnown ? { code: 'DataForms.Forms.WarningPhone', field } : null
}

/** Formats a number while it is typed, `+33 6 12 34 56 78`; empty stays empty. */
export function formatPhone(value: string): string {
  const digits = normalizePhone(value).replace(/\D/g, '')
  return digits === '' ? '' : new AsYouType().input(`+${digits}`)
}
