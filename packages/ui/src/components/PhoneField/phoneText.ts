import type { CountryCode, PhoneNumber } from 'libphonenumber-js/min'

/** What is used of libphonenumber-js: given as an argument, since it arrives later than the field. */
export type PhoneLibrary = Pick<
  typeof import('libphonenumber-js/min'),
  'AsYouType' | 'getCountries' | 'getCountryCallingCode' | 'parsePhoneNumberFromString'
>

export interface PhoneReading {
  /** As it stands in the field: in groups. */
  text: string
  /** E.164 where the text parses, else the text. */
  value: string
  /** ISO 3166-1 code of the country understood; null while it is unknown. */
  country: CountryCode | null
}

const sign = /[\d+]/

/** How many digits and pluses stand before a caret. */
export const signsBefore = (text: string, caret: number): number =>
  [...text.slice(0, caret)].filter((character) => sign.test(character)).length

/** The caret after so many digits and pluses; the end of the text where it has fewer. */
export function caretAfter(text: string, signs: number): number {
  let left = signs
  for (let at = 0; at < text.length; at++) {
    if (left === 0) return at
    if (sign.test(text[at]!)) left--
  }
  return text.length
}

/**
 * The text meant by a deletion. A person who deletes only what groups the digits, a space or a bracket, would see it
 * come back at once: the digit before the caret goes with it, or the one behind where it was deleted forwards.
 */
export function afterDeletion(before: string, after: string, caret: number, isForward = false): string {
  const all = signsBefore(after, after.length)
  if (after.length >= before.length || all !== signsBefore(before, before.length)) return after
  const step = isForward ? 1 : -1
  for (let at = isForward ? caret : caret - 1; at >= 0 && at < after.length; at += step)
    if (sign.test(after[at]!)) return after.slice(0, at) + after.slice(at + 1)
  return after
}

/** A trunk prefix after the calling code, +7 8 912… or +90 0532…: of no use there, and the rules leave it out. */
function hasTrunkPrefix(text: string, number: PhoneNumber): boolean {
  const typed = text.replace(/[^\d+]/g, '')
  const code = `+${number.countryCallingCode}`
  return (
    typed.length > number.number.length &&
    typed.startsWith(code) &&
    typed.endsWith(number.nationalNumber) &&
    number.isValid()
  )
}

/** Whether a text may be the beginning of a number of a country, as far as its calling code tells: +7 is of two. */
function mayBeOf(library: PhoneLibrary, text: string, country: CountryCode | null): boolean {
  if (!text.startsWith('+')) return true
  return country !== null && text.startsWith(`+${library.getCountryCallingCode(country)}`)
}

/**
 * Reads what was typed or pasted. A text of national form belongs to the country given.
 *
 * @param preferred ISO 3166-1 code for numbers without a plus; null for none.
 */
export function readPhone(library: PhoneLibrary, typed: string, preferred: CountryCode | null): PhoneReading {
  try {
    const formatter = new library.AsYouType(preferred ?? undefined)
    const text = formatter.input(typed)
    const number = library.parsePhoneNumberFromString(text, preferred ?? undefined)
    if (number && hasTrunkPrefix(text, number)) return readPhone(library, number.number, preferred)
    return {
      text,
      value: number?.number ?? text,
      country:
        formatter.getCountry() ?? number?.country ?? (mayBeOf(library, text, preferred) ? preferred : null),
    }
  } catch {
    // The library throws on a few beginnings, "03" of Samoa in 1.13.16: the next digit is read again.
    return { text: typed, value: typed, country: preferred }
  }
}

/** The number moved to another country: its calling code changes, what follows stays. One of no country is read there. */
export function withCountry(
  library: PhoneLibrary,
  text: string,
  from: CountryCode | null,
  to: CountryCode,
): PhoneReading {
  const { value } = readPhone(library, text, from)
  const number = library.parsePhoneNumberFromString(value, to)
  const national = number?.nationalNumber ?? (value.startsWith('+') ? '' : value.replace(/\D/g, ''))
  return { ...readPhone(library, `+${library.getCountryCallingCode(to)}${national}`, to), country: to }
}
