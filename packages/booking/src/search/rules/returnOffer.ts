import type { Offer } from '../../kernel/model/offer.ts'
import { kindOf as placeKindOf, routeTypeOf } from '../../kernel/model/routeType.ts'

/**
 * Finds the way back of an offer (PRICE-12), in the same currency. `list` has the offers with the places swapped. The
 * way back is the one that the offer names, else the same class of the same provider. If the list has none, it is the
 * offer itself with start and finish swapped, at its own price for the way back. Null: there is no way back.
 */
export function returnOffer(offer: Offer, list: readonly Offer[]): Offer | null {
  return returnsIn(list)(offer)
}

/** `returnOffer` for many offers of one list, which is indexed only once. */
export function returnsIn(list: readonly Offer[]): (offer: Offer) => Offer | null {
  const byId = new Map<string, Offer>()
  const byKind = new Map<string, Offer>()
  for (const offer of list) {
    const kind = kindOf(offer)
    const id = idOf(offer.priceId, offer)
    if (!byId.has(id)) byId.set(id, offer)
    if (!byKind.has(kind)) byKind.set(kind, offer)
  }
  return (offer) =>
    (offer.reverse && byId.get(idOf(offer.reverse.priceId, offer))) ||
    byKind.get(kindOf(offer)) ||
    turned(offer)
}

// The currency is part of the key, because amounts in two currencies cannot be added.
function kindOf({ carClass, provider, price }: Offer): string {
  return JSON.stringify([carClass.id, provider.id, price.currency])
}

function idOf(priceId: string, { price }: Offer): string {
  return `${price.currency} ${priceId}`
}

/**
 * An offer with start and finish swapped. The name sign and the waiting time depend on the start of the ride, so they
 * are dropped.
 */
function turned(offer: Offer): Offer | null {
  const { reverse, start, finish } = offer
  if (reverse === null || finish === 'rent') return null
  const isMet = placeKindOf(finish.type) !== 'suburb'
  return {
    ...offer,
    ...reverse,
    start: finish,
    finish: start,
    routeType: routeTypeOf(finish.type, start.type),
    services: isMet ? offer.services : offer.services.filter(({ category }) => category !== 'table'),
    waitingMinutes: null,
    reverse: { price: offer.price, priceId: offer.priceId },
    alternativePrice: null,
    fastRide: false,
  }
}
