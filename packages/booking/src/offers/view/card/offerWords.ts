import { capitalised, list, rating } from '../../../kernel/format/number.ts'
import { clamp } from '../../../kernel/format/outside.ts'
import type { CarClass, Offer, Provider } from '../../../kernel/model/offer.ts'
import type { Locale } from '../../../kernel/values/language.ts'
import type { MessageKey } from '../../../messages/load.ts'
import type { Translate } from '../../../messages/translation.ts'
import { shortestRent } from '../../../search/index.ts'

/** Texts and locale for offers, looked up once for the whole list. */
export interface OfferWords {
  t: Translate<MessageKey<'offers'>>
  lang: Locale
}

/** The provider's name, or a text with its id. */
export function providerName({ id, name }: Provider, { t }: OfferWords): string {
  return clamp(name ?? t('offers.provider', { id }))
}

/** Text of a provider's rating for a screen reader: `Rated 4.7 of 5, 812 reviews`. */
export function ratingWords(value: number, reviews: number | null, { t, lang }: OfferWords): string {
  const rated = t('offers.rating', { rating: rating(value, lang) })
  return reviews === null ? rated : `${rated}, ${t('offers.reviews', { count: reviews })}`
}

/** The class's name, or a text with its id. */
export function className({ id, name }: CarClass, { t }: OfferWords): string {
  return clamp(name ?? t('offers.carClass', { id }))
}

/** Text of the cancellation terms; null if the offer states none. */
export function cancellation({ freeCancellationHours }: Offer, { t }: OfferWords): string | null {
  if (freeCancellationHours === null) return null
  if (freeCancellationHours === 'none') return t('offers.noCancellation')
  if (freeCancellationHours === 0) return t('offers.cancellationAnyTime')
  return t('offers.cancellation', { hours: freeCancellationHours })
}

/** Text with a rent's minimum duration if it is longer than the wanted one (RENT-07), else null. */
export function shortest(offer: Offer, wantedSeconds: number, { t }: OfferWords): string | null {
  const seconds = shortestRent(offer)
  return offer.finish === 'rent' && seconds > wantedSeconds
    ? t('offers.shortest', { count: seconds / 3600 })
    : null
}

/** A name in the middle of a list: its first letter becomes small, unless it has other capitals, such as Wi-Fi. */
function inList(name: string, lang: Locale): string {
  const [first = ''] = name
  const rest = name.slice(first.length)
  return rest === rest.toLocaleLowerCase(lang) ? first.toLocaleLowerCase(lang) + rest : name
}

/**
 * Text of the services included in the price: `Tolls and 60 min waiting included`; null if there are none.
 */
export function included({ services, waitingMinutes }: Offer, { t, lang }: OfferWords): string | null {
  const names: string[] = []
  const tolls = t('offers.tolls')
  const added: string[] = []
  for (const { includedInPrice, category, name } of services) {
    if (!includedInPrice) continue
    if (category === 'tollroad') added.push(tolls)
    else if (category === 'table') added.push(t('offers.sign'))
    else if (name) names.push(inList(clamp(name, 40), lang))
  }
  names.push(...added.sort((one) => (one === tolls ? -1 : 1)))
  if (waitingMinutes) names.push(t('offers.waiting', { minutes: waitingMinutes }))
  if (names.length === 0) return null
  return capitalised(t('offers.included', { list: list([...new Set(names)], lang) }), lang)
}
