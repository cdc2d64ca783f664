import enEarlier from '@wherry/booking/messages/en/earlier'
import enOffers from '@wherry/booking/messages/en/offers'
import en from '@wherry/booking/messages/en/order'
import enRent from '@wherry/booking/messages/en/rent'
import enSearch from '@wherry/booking/messages/en/search'
import enStart from '@wherry/booking/messages/en/start'
import esEarlier from '@wherry/booking/messages/es/earlier'
import esOffers from '@wherry/booking/messages/es/offers'
import es from '@wherry/booking/messages/es/order'
import esRent from '@wherry/booking/messages/es/rent'
import esSearch from '@wherry/booking/messages/es/search'
import esStart from '@wherry/booking/messages/es/start'
import ruEarlier from '@wherry/booking/messages/ru/earlier'
import ruOffers from '@wherry/booking/messages/ru/offers'
import ru from '@wherry/booking/messages/ru/order'
import ruRent from '@wherry/booking/messages/ru/rent'
import ruSearch from '@wherry/booking/messages/ru/search'
import ruStart from '@wherry/booking/messages/ru/start'

export type Lang = 'en' | 'ru' | 'es'

/** The product’s own texts, so that one journey can run in three languages. */
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
 * The pattern of a text with placeholders: `Pay {{price}} by card` finds `Pay €48 by card`. Any kind of space in the
 * text matches, because accessible names have plain spaces.
 */
export function pattern(text: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')
  return new RegExp(`^${escaped.replace(/\\\{\\\{\w+\\\}\\\}/g, '.+')}$`, 'u')
}
