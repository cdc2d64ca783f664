import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

export type { CountryCode } from 'libphonenumber-js/min'

/** Hints at the country of a person's phone. */
export interface HomeHints {
  /** Taken from a list of countries, now or before on this device. Null: none was. */
  remembered: CountryCode | null
  /** Digits of the phone in the user's settings, without plus. Null: not known. */
  settingsPhone: string | null
  /** Languages of the browser, BCP 47, the most wanted first. */
  languages: readonly string[]
  /** Language of the page, BCP 47. */
  lang: string
}

/** Languages that are spoken at home in one country by most of those who read us in them. */
const homes: Readonly<Record<string, CountryCode>> = { ru: 'RU', es: 'ES' }

/** Longest language tag that is read. */
const longestTag = 35

/**
 * The country of a number that is written without its code, by what says most: what was chosen and is remembered, the
 * user's own phone, the region of the browser's languages, that of the page's language before the others, and the page's
 * language itself. Null: nothing says it, and the person has to be asked.
 */
export function homeCountry({ remembered, settingsPhone, languages, lang }: HomeHints): CountryCode | null {
  return (
    remembered ??
    countryOfPhone(settingsPhone) ??
    countryOfLanguages(languages, lang) ??
    homes[localeOf(lang)?.language ?? ''] ??
    null
  )
}

/** A text as the code of a country that has phones. Null: it is none. */
export function countryCodeOf(text: unknown): CountryCode | null {
  return typeof text === 'string' && /^[A-Z]{2}$/.test(text) && isSupportedCountry(text) ? text : null
}

function countryOfPhone(digits: string | null): CountryCode | null {
  return /^\d{7,15}$/.test(digits ?? '') ? (parsePhoneNumberFromString(`+${digits}`)?.country ?? null) : null
}

function countryOfLanguages(languages: readonly string[], lang: string): CountryCode | null {
  const own = localeOf(lang)?.language
  const known = languages.flatMap((tag) => {
    const locale = localeOf(tag)
    const country = countryCodeOf(locale?.region)
    return locale && country ? [{ language: locale.language, country }] : []
  })
  return (known.find(({ language }) => language === own) ?? known[0])?.country ?? null
}

function localeOf(tag: string): Intl.Locale | null {
  try {
    return tag.length > longestTag ? null : new Intl.Locale(tag)
  } catch {
    return null
  }
}
