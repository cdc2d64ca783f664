/** Languages that the module has completely, on every screen (I18N-01). */
export const languages = ['en', 'ru', 'es'] as const
export type Lang = (typeof languages)[number]

/** BCP 47 tag of the language that a visitor reads: a language of the module, or one added by a partner (I18N-05). */
export type Locale = string

/** Texts by key, nested like those of `messages/en`; a plural is an object of its forms. */
export interface TextTree {
  readonly [key: string]: string | TextTree
}

/** Texts of a partner: single texts in a language of the module, or another language (I18N-05). */
export interface OwnLanguage {
  /** Texts in place of the module's, by the keys of `messages/en`. A missing text comes from `base`. */
  readonly texts?: TextTree | undefined
  /**
   * For an added language: the module's language that is used for requests to the service and for missing texts.
   * @default that of its tag (`ru` of `ru-KZ`), else 'en'
   */
  readonly base?: Lang | undefined
  /** Writing direction. @default 'ltr' */
  readonly dir?: 'ltr' | 'rtl' | undefined
  /** Name of the language in itself, for the list of languages: `Türkçe`. @default the tag */
  readonly name?: string | undefined
  /** Value of `words` for an app that renders the module's ThemeProvider itself. */
  readonly words?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Languages by BCP 47 tag. The tag of one of our languages replaces single texts; any other tag is a language of its
 * own.
 */
export type OwnLanguages = Readonly<Record<Locale, OwnLanguage>>

/**
 * The first candidate that belongs to a language of the module; en if none does (SHELL-23).
 *
 * @param candidates BCP 47 tags in order of priority: query, host page, browser. Null and unknown tags are ignored.
 */
export function languageOf(...candidates: readonly (string | null | undefined)[]): Lang {
  for (const candidate of candidates) {
    const short = candidate?.trim().toLowerCase().split(/[-_]/)[0]
    const lang = languages.find((known) => known === short)
    if (lang) return lang
  }
  return 'en'
}
