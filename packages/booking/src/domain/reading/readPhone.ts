import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min'
import { normalizePhone } from '../phone.ts'
import { sanitizeLine } from '../sanitize.ts'
import { type PhoneFault, phoneShape } from './phoneShape.ts'
import { isBlank, plainDigits, plainLine, plainWidth } from './plain.ts'

/** A phone as it was meant. */
export interface ReadPhone {
  /** Digits, the country's first. Empty: it is not understood. */
  digits: string
  /** Null: a number that can be called, as far as its length tells. */
  fault: PhoneFault | null
  /** The country has given out such numbers. */
  isKnown: boolean
}

const lengthFaults: Readonly<Record<string, PhoneFault>> = {
  INVALID_COUNTRY: 'code',
  TOO_SHORT: 'short',
  TOO_LONG: 'long',
  INVALID_LENGTH: 'length',
}

/** Reads a phone with its plus. The field has read it before: it knows the country of a number without one. */
export function readPhone(text: string): ReadPhone {
  const { digits, fault } = phoneShape(text)
  if (fault) return { digits: '', fault, isKnown: false }
  // A Brazilian mobile without its area: the library's small tables take it for the number of a service.
  if (/^559[1-9]\d{7}$/.test(digits)) return { digits: '', fault: 'short', isKnown: false }
  const number = parsePhoneNumberFromString(`+${digits}`)
  if (!number?.isPossible()) {
    const why = lengthFaults[validatePhoneNumberLength(`+${digits}`) ?? '']
    return { digits: '', fault: why ?? 'unread', isKnown: false }
  }
  // The library takes what stands before a short number for a carrier's code: `17951 1380013` of China.
  const isCut = digits.length - (number.number.length - 1) > 2 && number.nationalNumber.length < 10
  const isKnown = number.isValid() && !isCut
  // The zero of `+44 (0)20` is dialled at home only; where a number is not known it may be part of it.
  return { digits: isKnown ? number.number.slice(1) : digits, fault: null, isKnown }
}

/** True for a field without a number: empty, or with the calling code alone that the choice of a country has left there. */
export function isPhoneEmpty(text: string): boolean {
  if (isBlank(text)) return true
  const code = /^\+ ?(\d{1,3})$/.exec(plainDigits(plainWidth(plainLine(text))))?.[1]
  return code !== undefined && getCountries().some((country) => getCountryCallingCode(country) === code)
}

/** Digits of a phone as they are sent, the country's first; of what is not understood what stands there. */
export function phoneDigits(text: string): string {
  if (isPhoneEmpty(text)) return ''
  return readPhone(text).digits || normalizePhone(sanitizeLine(text))
}
