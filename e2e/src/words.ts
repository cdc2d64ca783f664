import enEarlier from '@wherry/booking/messages/en/earlier.ts'
import enOffers from '@wherry/booking/messages/en/offers.ts'
import en from '@wherry/booking/messages/en/order.ts'
import enRent from '@wherry/booking/messages/en/rent.ts'
import enSearch from '@wherry/booking/messages/en/search.ts'
import enStart from '@wherry/booking/messages/en/start.ts'
import esEarlier from '@wherry/booking/messages/es/earlier.ts'
import esOffers from '@wherry/booking/messages/es/offers.ts'
import es from '@wherry/booking/messages/es/order.ts'
import esRent from '@wherry/booking/messages/es/rent.ts'
import esSearch from '@wherry/booking/messages/es/search.ts'
import esStart from '@wherry/booking/messages/es/start.ts'
import ruEarlier from '@wherry/booking/messages/ru/earlier.ts'
import ruOffers from '@wherry/booking/messages/ru/offers.ts'
import ru from '@wherry/booking/messages/ru/order.ts'
import ruRent from '@wherry/booking/messages/ru/rent.ts'
import ruSearch from '@wherry/booking/messages/ru/search.ts'
import ruStart from '@wherry/booking/messages/ru/start.ts'

export type Lang = 'en' | 'ru' | 'es'

/** The product's own texts, so that one journey walks in three languages. */
export const words = {
  en: {
    ...enSearch,
    ...enStart,
    ...enOffers,
    ...enRent,
    ...enEarlier,
    ...en,
    Finder: { ...enSearch.Finder, ...enRent.Finder },
    trans: { ...enSearch.trans, ...en.trans },
  },
  ru: {
    ...ruSearch,
    ...ruStart,
    ...ruOffers,
    ...ruRent,
    ...ruEarlier,
    ...ru,
    Finder: { ...ruSearch.Finder, ...ruRent.Finder },
    trans: { ...ruSearch.trans, ...ru.trans },
  },
  es: {
    ...esSearch,
    ...esStart,
    ...esOffers,
    ...esRent,
    ...esEarlier,
    ...es,
    Finder: { ...esSearch.Finder, ...esRent.Finder },
    trans: { ...esSearch.trans, ...es.trans },
  },
} satisfies Record<Lang, object>

/**
 * A text with places for values as a pattern: `Pay {{price}} by card` finds `Pay €48 by card`. Names are heard with
 * spaces of one kind, whatever kind is written.
 */
export function pattern(text: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')
  return new RegExp(`^${escaped.replace(/\\\{\\\{\w+\\\}\\\}/g, '.+')}$`, 'u')
}
