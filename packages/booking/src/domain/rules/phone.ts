import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { normalizePhone } from '../phone.ts'
import { sanitizeLine } from '../sanitize.ts'
import type { Violation } from '../violation.ts'

export type { CountryCode }

/** A phone number: 7 to 15 digits that with a plus before them are a number of some country; empty is well. */
export function phone(value: string, field: string): Violation | null {
  const digits = normalizePhone(sanitizeLine(value))
  if (digits === '') return null
  const fits = /^\d{7,15}$/.test(digits) && parsePhoneNumberFromString(`+${digits}`)?.isValid() === true
  return fits ? null : { code: 'DataForms.Forms.ErrorPhone', field }
}

/** ISO country of a number typed so far, plus or not. Null: not to be told yet. */
export function countryOfPhone(value: string): CountryCode | null {
  const typed = new AsYouType()
  typed.input(`+${normalizePhone(value)}`)
  return typed.getCountry() ?? null
}

/** A number as it is shown while it is typed, `+33 6 12 34 56 78`; empty stays empty. */
export function formatPhone(value: string): string {
  const digits = normalizePhone(value).replace(/\D/g, '')
  return digits === '' ? '' : new AsYouType().input(`+${digits}`)
}

/** All countries with their calling codes in digits, for the country list; in the order of the ISO code. */
export function phoneCountries(): { country: CountryCode; callingCode: string }[] {
  return getCountries()
    .map((country) => ({ country, callingCode: getCountryCallingCode(country) as string }))
    .sort((one, other) => (one.country < other.country ? -1 : 1))
}
