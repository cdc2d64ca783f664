import type { Lang } from '../domain/language.ts'
import type order from './en/order.ts'
import type search from './en/search.ts'
import type { Keys, Table } from './translation.ts'

/** `search`: shell, finder and offers, needed at once. `order`: the booking form and what follows, loaded with them. */
export type MessageSet = 'search' | 'order'

/** The keys that a screen may use once the set is loaded; `order` comes on top of `search`. */
export type MessageKey<S extends MessageSet = 'search'> = S extends 'order'
  ? Keys<typeof search> | Keys<typeof order>
  : Keys<typeof search>

const loaders: Record<MessageSet, Record<Lang, () => Promise<{ default: Table }>>> = {
  search: {
    en: () => import('./en/search.ts'),
    ru: () => import('./ru/search.ts'),
    es: () => import('./es/search.ts'),
  },
  order: {
    en: () => import('./en/order.ts'),
    ru: () => import('./ru/order.ts'),
    es: () => import('./es/order.ts'),
  },
}

/** Brings a language's texts; only those of the language that is used are ever loaded (I18N-04). */
export async function loadMessages(lang: Lang, set: MessageSet): Promise<Table> {
  return (await loaders[set][lang]()).default
}
