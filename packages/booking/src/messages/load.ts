import type { Lang, Locale, OwnLanguages } from '../domain/language.ts'
import type { EarlySet, Loader, MessageSet } from './sets.ts'
import type { Table } from './translation.ts'

export type { MessageKey, MessageSet } from './sets.ts'

/** What comes with the first screen and its prices. */
export const earlyLoaders: Record<EarlySet, Record<Lang, Loader>> = {
  search: {
    en: () => import('./en/search.ts'),
    ru: () => import('./ru/search.ts'),
    es: () => import('./es/search.ts'),
  },
  offers: {
    en: () => import('./en/offers.ts'),
    ru: () => import('./ru/offers.ts'),
    es: () => import('./es/offers.ts'),
  },
}

const isEarly = (set: MessageSet): set is EarlySet => set in earlyLoaders

const bringLater = () => import('./loadLater.ts')

/** Brings a language's texts; only those of the language that is used are ever loaded (I18N-04). */
export async function loadMessages(lang: Lang, set: MessageSet): Promise<Table> {
  const load = isEarly(set) ? earlyLoaders[set][lang] : (await bringLater()).laterLoaders[set][lang]
  return (await load()).default
}

/** The same where a partner may have texts of their own (I18N-05). @param lang one of ours, or one of theirs */
export function loadTexts(own: OwnLanguages, lang: Locale, set: MessageSet): Promise<Table> {
  const language = own[lang]
  const load = (ours: Lang) => loadMessages(ours, set)
  return language ? bringLater().then(({ loadOwn }) => loadOwn(language, lang, load)) : load(lang as Lang)
}
