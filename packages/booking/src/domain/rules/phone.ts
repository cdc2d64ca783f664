import { AsYouType } from 'libphonenumber-js/min'
import { normalizePhone } from '../phone.ts'
import { isPhoneEmpty, readPhone } from '../reading/readPhone.ts'
import type { Violation } from '../violation.ts'

/**
 * A phone with its plus: 7 to 15 digits that some country could have; empty is well, and so is the calling code alone. `params.reason` says why it is
 * none: `country` (no plus), `code`, `short`, `long`, `length`, `several`, `unread`.
 */
export function phone(value: string, field: string): Violation | null {
  const reason = isPhoneEmpty(value) ? null : readPhone(value).fault
  return reason && { code: 'DataForms.Forms.ErrorPhone', field, params: { reason } }
}

/** A phone that must be there: a calling code alone is none. */
export function requiredPhone(value: string, field: string): Violation | null {
  return isPhoneEmpty(value) ? { code: 'DataForms.Forms.Required', field } : phone(value, field)
}

/** Warns of a phone that could be one and that its country has not given out, as far as we know; it never blocks. */
export function unknownPhone(value: string, field: string): Violation | null {
  if (isPhoneEmpty(value)) return null
  const { fault, isKnown } = readPhone(value)
  return fault === null && !isKnown ? { code: 'DataForms.Forms.WarningPhone', field } : null
}

/** A number as it is shown while it is typed, `+33 6 12 34 56 78`; empty stays empty. */
export function formatPhone(value: string): string {
  const digits = normalizePhone(value).replace(/\D/g, '')
  return digits === '' ? '' : new AsYouType().input(`+${digits}`)
}
