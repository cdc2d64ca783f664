import type { CountryCode, PhoneNumber } from 'libphonenumber-js/min'

/** The used part of libphonenumber-js; passed as an argument, since it loads later than the field. */
export type PhoneLibrary = Pick<
  typeof import('libphonenumber-js/min'),
  'AsYouType' | 'getCountries' | 'getCountryCallingCode' | 'parsePhoneNumberFromString'
>

/**
 * Outdated prefixes that users still write before a national number, by calling code. A prefix is removed only if the
 * number is valid without it.
 *
 * 52: Mexico dropped 1 (for mobiles, from abroad), 01, 02, 044 and 045 in 2019 and 2020. 54: Argentines write both the 9
 * of calls from abroad and the 15 of calls at home, one too many. The others had 8 as their trunk prefix in the
 * numbering plan of the Soviet Union, Belarus and Ukraine 80.
 */
const retired: Readonly<Record<string, readonly string[]>> = {
  54: ['9'],
  52: ['1', '01', '02', '044', '045'],
  ...Object.fromEntries(
    [370, 371, 372, 373, 374, 375, 380, 992, 993, 994, 995, 996, 998].map((code) => [code, ['8', '80']]),
  ),
}

/**
 * Calling codes of countries with area codes of the same digits: 49… in Germany, 62… in Indonesia. National numbers are
 * never written there without their 0, numbers without their plus often are.
 */
const trunkAlways = /^(?:49|62)\d{9}/

/**
 * An incomplete number of Russia or Kazakhstan with its trunk prefix 8: `8 495 123 45 6`, `8 912 345`. Ten digits that
 * begin with an area code of Russia are a whole landline instead: `843 234 56 78`.
 */
const begunWithTrunk = /^8(?!(?:3[13-6]|4[1-8]|7[1-37-9])\d{7}$)[34789]\d{1,8}$/

/** Digits of the longest trunk prefix: 06 of Hungary, 01 of Mexico. */
const longestTrunk = 2

/**
 * True if the library has removed a carrier's code before a number that is too short for one. It reads 17951 1380013 of
 * China as 138 0013, so the meaning of the first five digits is unknown.
 */
const isCut = ({ number, nationalNumber }: PhoneNumber, digits: string): boolean =>
  digits.length - (number.length - 1) > longestTrunk && nationalNumber.length < 10

/** Functions on the phone rules. Signs are digits, with or without a plus before them. */
export interface PhoneRules {
  /** The number of the signs; null if they are no number or could be numbers of two countries. */
  read: (signs: string) => PhoneNumber | null
  isValid: (signs: string) => boolean
  /** Removes one trunk prefix from an invalid number, `+CC…`, if the number is possible without it. */
  settled: (e164: string) => string
}

export function createRules(library: PhoneLibrary, home: CountryCode | null): PhoneRules {
  const parse = (signs: string, country?: CountryCode): PhoneNumber | null => {
    try {
      return library.parsePhoneNumberFromString(signs, country) ?? null
    } catch {
      return null
    }
  }
  const valid = (number: PhoneNumber | null) => (number?.isValid() ? number : null)
  const possible = (number: PhoneNumber | null) => (number?.isPossible() ? number : null)

  /** The number without a wrong prefix; null if it is not valid without it either. */
  const withoutPrefix = (code: string, national: string, isPossible: boolean): PhoneNumber | null => {
    // Argentina's 9 of calls from abroad, followed by the 0 of domestic calls.
    const mobile =
      code === '54' && national.startsWith('90') ? valid(parse(`+549${national.slice(2)}`)) : null
    if (mobile) return mobile
    const prefixes = ['0', ...(retired[code] ?? []), ...(isPossible ? [] : [code, `00${code}`])]
    for (const prefix of prefixes) {
      if (!national.startsWith(prefix)) continue
      const rest = valid(parse(`+${code}${national.slice(prefix.length)}`))
      if (rest) return rest
    }
    return null
  }

  const international = (digits: string): PhoneNumber | null => {
    // No calling code begins with 0, so this is an international prefix: 00, or America's 011, even after a plus.
    const dialled = /^0(?:0|11)/.exec(digits)?.[0]
    if (dialled) return international(digits.slice(dialled.length))
    const number = parse(`+${digits}`)
    if (number && isCut(number, digits)) return null
    if (!number || number.isValid()) return number
    const code = number.countryCallingCode
    return withoutPrefix(code, digits.slice(code.length), number.isPossible()) ?? number
  }

  const national = (digits: string, country: CountryCode): PhoneNumber | null => {
    const code = library.getCountryCallingCode(country)
    if (code === '7' && begunWithTrunk.test(digits)) return parse(`+7${digits.slice(1)}`)
    const number = parse(digits, country)
    const abroad = digits.startsWith('00') ? international(digits) : null
    if (valid(abroad)) {
      // 001 can be Seoul's international prefix, or 00 with America's code 1. A national number never begins with 00.
      const isOther = valid(number) && !number?.nationalNumber.startsWith('00')
      return isOther && number?.number !== abroad?.number ? null : abroad
    }
    const isCode = trunkAlways.test(digits) && digits.startsWith(code)
    return (
      (isCode ? valid(parse(`+${digits}`)) : null) ??
      valid(number) ??
      withoutPrefix(code, digits, number?.isPossible() ?? false) ??
      valid(number && international(number.number.slice(1))) ??
      possible(number) ??
      (digits.startsWith('00') ? abroad : number)
    )
  }

  const read = (signs: string): PhoneNumber | null => {
    if (signs.startsWith('+')) return international(signs.slice(1))
    return home ? national(signs, home) : signs.startsWith('00') ? international(signs) : null
  }
  const settled = (e164: string): string => {
    const number = possible(parse(e164))
    if (!number || !e164.endsWith(number.nationalNumber)) return e164
    return parse(number.number)?.number === number.number ? number.number : e164
  }
  return { read, settled, isValid: (signs) => valid(read(signs)) !== null }
}

/** Formats digits and pluses in groups; unchanged if the format would lose one. */
export function inGroups(library: PhoneLibrary, signs: string, home: CountryCode | null) {
  try {
    const formatter = new library.AsYouType(home ?? undefined)
    const text = formatter.input(signs)
    const isWhole = text.replace(/[^\d+]/g, '') === signs
    return { text: isWhole ? text : signs, country: formatter.getCountry() ?? null }
  } catch {
    // The library throws on a few beginnings, "03" of Samoa in 1.13.16.
    return { text: signs, country: null }
  }
}

/** The given country, or null if the beginning of a number cannot be in it; +7 belongs to two countries. */
export function mayBeOf(
  library: PhoneLibrary,
  signs: string,
  country: CountryCode | null,
): CountryCode | null {
  if (country === null || !signs.startsWith('+')) return country
  return signs.startsWith(`+${library.getCountryCallingCode(country)}`) ? country : null
}

const codesOf = (library: PhoneLibrary) =>
  library.getCountries().map((country) => library.getCountryCallingCode(country))

/** The calling code at the start of digits; no code is the beginning of another. */
export const callingCodeIn = (library: PhoneLibrary, digits: string): string | undefined =>
  codesOf(library).find((code) => digits.startsWith(code))

/** True if the digits after a plus are the beginning of a calling code, or a code with at most two more digits. */
export function beginsCode(library: PhoneLibrary, digits: string): boolean {
  const code = callingCodeIn(library, digits)
  if (code) return digits.length <= code.length + 2
  return codesOf(library).some((one) => one.startsWith(digits))
}
