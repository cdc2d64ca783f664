import type { Locale, OwnLanguages } from '@wherry/booking/domain/language.ts'
import type { ToChild } from '@wherry/embed/protocol'
import { ownLanguageOf } from '../ownLanguage.ts'
import { asQuery, withLang } from '../paths.ts'

/** The language that the page around means: of all that it wishes for the first that is served (I18N-05). */
export const meantLang = (texts: OwnLanguages, { lang, wished = '' }: ToChild['lang']): Locale =>
  ownLanguageOf(texts, [...wished.split(' '), lang])

/**
 * The query that the page has made, with the language that is meant in the place of those that are wished for. Null: it
 * wishes for none.
 */
export function settledQuery(texts: OwnLanguages, search: string): string | null {
  const query = new URLSearchParams(search)
  const wished = query.get('wished')
  if (wished === null) return null
  query.delete('wished')
  return withLang(asQuery(query), meantLang(texts, { lang: query.get('lang') as 'en', wished }))
}
