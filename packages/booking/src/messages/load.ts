import type { Lang, Locale, OwnLanguages } from '../kernel/values/language.ts'
import type { EarlySet, Loader, MessageSet } from './sets.ts'
import type { Table } from './translation.ts'

export type { MessageKey, MessageSet } from './sets.ts'

/** Loaders of the texts of the first screen and its prices. */
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

const loadLater = () => import('./loadLater.ts')

/** Loads the texts of a language; the texts of other languages are never loaded (I18N-04). */
export async function loadMessages(lang: Lang, set: MessageSet): Promise<Table> {
  const load = isEarly(set) ? earlyLoaders[set][lang] : (await loadLater()).laterLoaders[set][lang]
  return (await load()).default
}

/**
 * Loads the texts of a language, possibly with a partner's own texts (I18N-05).
 *
 * @param lang a language of the module or of the partner
 */
export function loadTexts(own: OwnLanguages, lang: Locale, set: MessageSet): Promise<Table> {
  const language = own[lang]
  const load = (ours: Lang) => loadMessages(ours, set)
  return language ? loadLater().then(({ loadOwn }) => loadOwn(language, lang, load)) : load(lang as Lang)
}
