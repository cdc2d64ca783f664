import type { ToChild } from '@wherry/embed/protocol'
import type { Locale, OwnLanguages } from '../kernel/values/language.ts'
import { ownLanguageOf } from '../messages/ownLanguage.ts'
import { asQuery, withLang } from '../search/index.ts'

/** Language for the page around: the first of its preferred languages that the module has (I18N-05). */
export const meantLang = (texts: OwnLanguages, { lang, wished = '' }: ToChild['lang']): Locale =>
  ownLanguageOf(texts, [...wished.split(' '), lang])

/**
 * Query from the page with the chosen language instead of the list of preferred ones. Null: the query has no such list.
 */
export function settledQuery(texts: OwnLanguages, search: string): string | null {
  const query = new URLSearchParams(search)
  const wished = query.get('wished')
  if (wished === null) return null
  query.delete('wished')
  return withLang(asQuery(query), meantLang(texts, { lang: query.get('lang') as 'en', wished }))
}
