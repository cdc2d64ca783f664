import type { Offer } from '../../kernel/model/offer.ts'
import { add, type Money, times } from '../../kernel/values/money.ts'

/** Shown price of an offer, from its own values; only the service calculates a final one (decisions/0019). */
export interface OfferPrice {
  /** Price of the outbound ride with its stops, and of the way back if known. */
  total: Money
  /** The total in the second currency (PRICE-17). Null: a part of it has no price in that currency. */
  alternative: Money | null
  /** Price of the outbound ride with its stops. */
  there: Money
  /** Price of the way back. Null: a single ride, or no way back is known. */
  back: Money | null
  /** State of the way back. `asking`: it is being requested; `missing`: the provider offers none (PRICE-13). */
  wayBack: 'notWanted' | 'asking' | 'missing' | 'known'
  /**
   * `counted`: stops are included, as a preview by the offer's price per stop; `uncounted`: the offer has no such
   * price, so stops are added to the total later.
   */
  stops: 'none' | 'counted' | 'uncounted'
}

/** Ride for which the offers are priced. */
export interface Ride {
  /** Number of extra stops, from 0. */
  stops: number
  /** Returns the way back of an offer. Null: a single ride. */
  wayBackOf: ((offer: Offer) => Offer | null) | null
  /** True while the list for the way back is being requested. */
  isAskingBack: boolean
}

/** A single ride without stops. */
export const singleRide: Ride = { stops: 0, wayBackOf: null, isAskingBack: false }

/** Returns the price of an offer for a ride. All stops are on the outbound ride. */
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

/** Price in minor units for comparison; an offer that cannot be chosen is last. */
export function comparedPrice({ total, wayBack }: OfferPrice): number {
  return wayBack === 'missing' ? Number.POSITIVE_INFINITY : total.minor
}

/**
 * Smallest total of a return trip with this number of stops on the outbound ride. Null: no offer has a way
 * back.
 */
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
