import { type CountryCode, isPhoneCountry } from '../../kernel/reading/phoneCountry.ts'

/** Hints at the country of a person's phone. */
export interface HomeHints {
  /** Country that was chosen from the list on this device. Null: none. */
  remembered: CountryCode | null
  /** Digits of the phone in the user's settings, without plus. Null: not known. */
  settingsPhone: string | null
  /** Languages of the browser, BCP 47, the most wanted first. */
  languages: readonly string[]
  /** Language of the page, BCP 47. */
  lang: string
}

/** Returns the country of a phone, given as digits. Null: it is of no country. */
export type CountryOfPhone = (digits: string) => CountryCode | null

/** Languages whose readers mostly live in one country, and that country. */
const homes: Readonly<Record<string, CountryCode>> = { ru: 'RU', es: 'ES' }

/** Maximum length of a language tag that is read. */
const longestTag = 35

/**
 * Returns the country of a phone number without a country code. It comes from the first known source: the
 * remembered choice, the user's own phone, the region of the browser's languages (the page's language first),
 * the page's language. Null: not known, so the person has to choose it.
 * @param countryOfPhone null: phones cannot be read yet. A user with a phone has no country until then, because a
 * country by language may be a wrong guess
 */
export function homeCountry(
  { remembered, settingsPhone, languages, lang }: HomeHints,
  countryOfPhone: CountryOfPhone | null,
): CountryCode | null {
  if (remembered) return remembered
  if (settingsPhone && !countryOfPhone) return null
  return (
    (settingsPhone ? countryOfPhone?.(settingsPhone) : null) ??
    countryOfLanguages(languages, lang) ??
    homes[localeOf(lang)?.language ?? ''] ??
    null
  )
}

/** Reads a text as the code of a country with phones. Null: it is not one. */
export function countryCodeOf(text: unknown): CountryCode | null {
  return typeof text === 'string' && isPhoneCountry(text) ? text : null
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
