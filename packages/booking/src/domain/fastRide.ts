import type { Offer } from './offer.ts'
import { isOnlyProvider } from './offerList.ts'
import { childSeatsAvailable } from './seats.ts'
import { isCardOnly, type User } from './user.ts'

/** What an order is made for. `repeat`: an earlier one again; `repeatFastRide`: again, as a fast ride. */
export type OrderAction = 'new' | 'change' | 'repeat' | 'repeatFastRide'

/** What the chosen offer leaves open to the visitor (PRICE-11). */
export interface Choice {
  fastRideAvailable: boolean
  /** At least one kind of child seat can be ordered. */
  childSeatsAvailable: boolean
  /** One provider makes all offers of the route. */
  isOnlyProvider: boolean
}

/**
 * Whether the pickup may move to a fast ride (PRICE-14): the user allows it and is not card-only, the offer is one,
 * and the order is not an ordinary repetition.
 */
export function fastRideAvailable(user: User, offer: Offer, action: OrderAction): boolean {
  return user.allowFastRide && offer.fastRide && !isCardOnly(user) && action !== 'repeat'
}

/** What follows from choosing an offer among those of its route. */
export function choiceOf(offer: Offer, offers: readonly Offer[], user: User, action: OrderAction): Choice {
  return {
    fastRideAvailable: fastRideAvailable(user, offer, action),
    childSeatsAvailable: childSeatsAvailable(offer),
    isOnlyProvider: isOnlyProvider(offers),
  }
}
