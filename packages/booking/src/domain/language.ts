/** The languages of the module, whole in every screen (I18N-01). */
export const languages = ['en', 'ru', 'es'] as const
export type Lang = (typeof languages)[number]

/**
 * The first of the candidates that reduces to a language of ours; en when none does (SHELL-23).
 * @param candidates BCP 47 tags in order of weight: query, host page, browser. Null and unknown ones are passed over.
 */
export function languageOf(...candidates: readonly (string | null | undefined)[]): Lang {
  for (const candidate of candidates) {
    const short = candidate?.trim().toLowerCase().split(/[-_]/)[0]
    const lang = languages.find((known) => known === short)
    if (lang) return lang
  }
  return 'en'
}
