/** More signs than any tag has that people write. */
const longest = 100

/** The answer of a call; null if it throws. */
function tried<Answer>(call: () => Answer): Answer | null {
  try {
    return call()
  } catch {
    return null
  }
}

/** A language tag of BCP 47 in its usual spelling; null if it is none. */
const canonical = (tag: string): string | null => tried(() => Intl.getCanonicalLocales(tag)[0]!)

/** True for a language tag of BCP 47. */
export const isTag = (tag: string): boolean => canonical(tag) !== null

/**
 * The nearest tag of BCP 47 to one of another system (`en_US.UTF-8`, a list of a request's header) or with parts that
 * are none; null if nothing of it is a language.
 */
export function nearestLocale(given: string): string | null {
  // A page without types may pass anything.
  const tag = String(given).slice(0, longest).trim()
  const parts = tag.replace(/[.@,;].*/s, '').split(/[-_]/)
  for (; parts.length > 0; parts.pop()) {
    const locale = canonical(parts.join('-'))
    if (locale !== null) return locale
  }
  return null
}

/** The locale for Intl: that of a language without names and numbers in Intl would be the device's, so it is `en`. */
export const namedLocale = (locale: string): string =>
  Intl.DateTimeFormat.supportedLocalesOf(locale)[0] ?? 'en'

/** True for an IANA time zone that the browser knows. */
export const isTimeZone = (timeZone: string): boolean =>
  tried(() => new Intl.DateTimeFormat('en', { timeZone })) !== null

/** True for a numbering system that the browser knows. */
export function isNumberingSystem(numberingSystem: string): boolean {
  const locale = tried(() => new Intl.Locale('en', { numberingSystem }))
  return (
    locale !== null &&
    new Intl.NumberFormat(locale).resolvedOptions().numberingSystem === locale.numberingSystem
  )
}
