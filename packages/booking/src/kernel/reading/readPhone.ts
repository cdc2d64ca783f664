import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min'
import { normalizePhone } from '../values/phone.ts'
import { sanitizeLine } from '../values/sanitize.ts'
import { type PhoneFault, phoneShape } from './phoneShape.ts'
import { isBlank, plainDigits, plainLine, plainWidth } from './plain.ts'

/** Result of reading a phone number. */
export interface ReadPhone {
  /** Digits with the calling code first; empty if the text was not understood. */
  digits: string
  /** Fault of the text. Null: the length is possible for a phone number. */
  fault: PhoneFault | null
  /** True if the country has assigned such numbers. */
  isKnown: boolean
}

const lengthFaults: Readonly<Record<string, PhoneFault>> = {
  INVALID_COUNTRY: 'code',
  TOO_SHORT: 'short',
  TOO_LONG: 'long',
  INVALID_LENGTH: 'length',
}

/**
 * Reads a phone number with its plus. The phone field has already completed numbers without one, because it knows the
 * country.
 */
export function readPhone(text: string): ReadPhone {
  const { digits, fault } = phoneShape(text)
  if (fault) return { digits: '', fault, isKnown: false }
  // A Brazilian mobile number without its area code is too short. The library's small tables mistake it for another.
  if (/^559[1-9]\d{7}$/.test(digits)) return { digits: '', fault: 'short', isKnown: false }
  const number = parsePhoneNumberFromString(`+${digits}`)
  if (!number?.isPossible()) {
    const why = lengthFaults[validatePhoneNumberLength(`+${digits}`) ?? '']
    return { digits: '', fault: why ?? 'unread', isKnown: false }
  }
  // The library takes the digits before a short number for a carrier's code: `17951 1380013` in China.
  const isCut = digits.length - (number.number.length - 1) > 2 && number.nationalNumber.length < 10
  const isKnown = number.isValid() && !isCut
  // The zero of `+44 (0)20` is dialled in the country only. In an unknown number it may be a part, so its digits are
  // kept.
  return { digits: isKnown ? number.number.slice(1) : digits, fault: null, isKnown }
}

/** Country of a phone, given as 7 to 15 digits with the calling code first. Null: it is of no country, or no phone. */
export function countryOfPhone(digits: string): CountryCode | null {
  return /^\d{7,15}$/.test(digits) ? (parsePhoneNumberFromString(`+${digits}`)?.country ?? null) : null
}

/** True for a field without a number: it is empty, or has only the calling code from the choice of a country. */
export function isPhoneEmpty(text: string): boolean {
  if (isBlank(text)) return true
  const code = /^\+ ?(\d{1,3})$/.exec(plainDigits(plainWidth(plainLine(text))))?.[1]
  return code !== undefined && getCountries().some((country) => getCountryCallingCode(country) === code)
}

/** Digits of a phone for sending, with the calling code first; a text that is not understood is sent as it is. */
export function phoneDigits(text: string): string {
  if (isPhoneEmpty(text)) return ''
  return readPhone(text).digits || normalizePhone(sanitizeLine(text))
}
