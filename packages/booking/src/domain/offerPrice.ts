import { add, type Money, times } from './money.ts'
import type { Offer } from './offer.ts'

/** What an offer is said to cost, by its own word; the service alone calculates (decisions/0019). */
export interface OfferPrice {
  /** There with the stops, and back where a way back is known. */
  total: Money
  /** The same in the second currency (PRICE-17). Null: a part of it names none. */
  alternative: Money | null
  /** The way there with its stops. */
  there: Money
  /** Null: a single ride, or no way back is known. */
  back: Money | null
  /** `asking`: it is on its way; `missing`: nobody drives back (PRICE-13). */
  wayBack: 'notWanted' | 'asking' | 'missing' | 'known'
  /** `counted`: by the offer's price of a stop, a preview; `uncounted`: the offer names none, they come on top. */
  stops: 'none' | 'counted' | 'uncounted'
}

/** What is asked of the offers. */
export interface Ride {
  /** How many extra stops, from 0. */
  stops: number
  /** Null: a single ride. */
  wayBackOf: ((offer: Offer) => Offer | null) | null
  /** The list of the way back has not come. */
  isAskingBack: boolean
}

/** One way, without stops. */
export const singleRide: Ride = { stops: 0, wayBackOf: null, isAskingBack: false }

/** What an offer costs for a ride. Stops lie on the way there. */
export function offerPrice(offer: Offer, { stops, wayBackOf, isAskingBack }: Ride): OfferPrice {
  const there =
    stops > 0 && offer.pricePerStop ? add(offer.price, times(offer.pricePerStop, stops)) : offer.price
  const alternative = alternativeOf(offer, stops)
  const basis = {
    there,
    stops: stops === 0 ? 'none' : offer.pricePerStop ? 'counted' : 'uncounted',
  } as const
  const single = { ...basis, total: there, alternative, back: null }
  if (wayBackOf === null) return { ...single, wayBack: 'notWanted' }
  const way = wayBackOf(offer)
  if (!way || way.price.currency !== there.currency)
    return { ...single, wayBack: isAskingBack ? 'asking' : 'missing' }
  return {
    ...basis,
    total: add(there, way.price),
    alternative: sumOf(alternative, way.alternativePrice),
    back: way.price,
    wayBack: 'known',
  }
}

function alternativeOf({ alternativePrice, alternativePricePerStop }: Offer, stops: number): Money | null {
  if (stops === 0 || !alternativePrice) return alternativePrice
  return sumOf(alternativePrice, alternativePricePerStop && times(alternativePricePerStop, stops))
}

function sumOf(one: Money | null, other: Money | null): Money | null {
  return one && other && one.currency === other.currency ? add(one, other) : null
}

/** Minor units by which an offer is compared with others; what cannot be chosen stands last. */
export function comparedPrice({ total, wayBack }: OfferPrice): number {
  return wayBack === 'missing' ? Number.POSITIVE_INFINITY : total.minor
}

/** The smallest total of a return trip with so many stops on the way there. Null: no offer names a way back. */
export function cheapestPair(
  offers: readonly Offer[],
  wayBackOf: (offer: Offer) => Offer | null,
  stops: number,
): Money | null {
  let least: Money | null = null
  for (const offer of offers) {
    const { total, wayBack } = offerPrice(offer, { stops, wayBackOf, isAskingBack: false })
    if (wayBack === 'known' && (least === null || total.minor < least.minor)) least = total
  }
  return least
}
