import { type Locale, languageOf, languages, type OwnLanguages } from '@wherry/booking/domain/language.ts'

/**
 * The language of a page for which other languages are served (I18N-05): the first candidate that names one of these or
 * one of ours, whole or by its first part; en where none does.
 * @param candidates BCP 47 tags in order of weight: query, host page, browser
 */
export function ownLanguageOf(
  texts: OwnLanguages,
  candidates: readonly (string | null | undefined)[],
): Locale {
  const known = [...Object.keys(texts), ...languages]
  for (const candidate of candidates) {
    const asked = candidate?.trim().toLowerCase().replaceAll('_', '-') ?? ''
    const tag = [asked, asked.split('-')[0]].flatMap(
      (one) => known.find((other) => other.toLowerCase() === one) ?? [],
    )[0]
    if (tag) return tag
  }
  return languageOf()
}
