import en from '@wherry/booking/messages/en/order.ts'
import enSearch from '@wherry/booking/messages/en/search.ts'
import es from '@wherry/booking/messages/es/order.ts'
import esSearch from '@wherry/booking/messages/es/search.ts'
import ru from '@wherry/booking/messages/ru/order.ts'
import ruSearch from '@wherry/booking/messages/ru/search.ts'

export type Lang = 'en' | 'ru' | 'es'

/** The product's own texts, so that one journey walks in three languages. */
export const words = {
  en: { ...enSearch, ...en, trans: { ...enSearch.trans, ...en.trans } },
  ru: { ...ruSearch, ...ru, trans: { ...ruSearch.trans, ...ru.trans } },
  es: { ...esSearch, ...es, trans: { ...esSearch.trans, ...es.trans } },
} satisfies Record<Lang, object>

/** A text with places for values as a pattern: `Pay {{price}} by card` finds `Pay €48 by card`. */
export function pattern(text: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/\\\{\\\{\w+\\\}\\\}/g, '.+')}$`, 'u')
}
