import type { Offer } from './offer.ts'
import { kindOf as placeKindOf } from './place.ts'
import { routeTypeOf } from './routeType.ts'

/** Whether there and back can be chosen (PRICE-12): for a new ride alone; a search that names no action is one. */
export function allowsReturn(action: 'change' | 'repeat' | 'new' | undefined): boolean {
  return action === undefined || action === 'new'
}

/**
 * The way back of an offer (PRICE-12), in its currency: of the list that was asked with the places swapped the one
 * that the offer names, else the same class of the same provider; without one in the list the offer turned round, at
 * the price it names itself. Null: there is no way back.
 */
export function returnOffer(offer: Offer, list: readonly Offer[]): Offer | null {
  return returnsIn(list)(offer)
}

/** `returnOffer` for many offers of one list: the list is read once. */
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

// Amounts of two currencies make no sum.
function kindOf({ carClass, provider, price }: Offer): string {
  return JSON.stringify([carClass.id, provider.id, price.currency])
}

function idOf(priceId: string, { price }: Offer): string {
  return `${price.currency} ${priceId}`
}

/** What belongs to where the ride starts does not turn: nobody is met at a door with a sign, or waited for as long. */
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
