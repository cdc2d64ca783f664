/** The languages of the module, whole in every screen (I18N-01). */
export const languages = ['en', 'ru', 'es'] as const
export type Lang = (typeof languages)[number]

/** BCP 47 tag of the language that a visitor reads: one of ours, or one of a partner's own (I18N-05). */
export type Locale = string

/** Texts by their keys, as deep as those of `messages/en`; a plural is an object of its forms. */
export interface TextTree {
  readonly [key: string]: string | TextTree
}

/** What a partner says in a language: single texts of one of ours, or another language (I18N-05). */
export interface OwnLanguage {
  /** Texts in place of the module's, by the keys of `messages/en`. What is not there comes from `base`. */
  readonly texts?: TextTree | undefined
  /** For another language: the one that the service is asked in, and that stands in for what is not said. @default 'en' */
  readonly base?: Lang | undefined
  /** Writing direction. @default 'ltr' */
  readonly dir?: 'ltr' | 'rtl' | undefined
  /** Its own name, for the list of languages: `Türkçe`. @default the tag */
  readonly name?: string | undefined
  /** For who draws the module's ThemeProvider: what it takes as `words`. */
  readonly words?: Readonly<Record<string, unknown>> | undefined
}

/** By BCP 47 tag. That of one of ours says single texts anew; any other is a language of its own. */
export type OwnLanguages = Readonly<Record<Locale, OwnLanguage>>

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
