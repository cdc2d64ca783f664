import type { Offer } from './offer.ts'
import { isCardOnly, type User } from './user.ts'

/** What an order is made for. `repeat`: an earlier one again; `repeatFastRide`: again, as a fast ride. */
export type OrderAction = 'new' | 'change' | 'repeat' | 'repeatFastRide'

/**
 * Whether the pickup may move to a fast ride (PRICE-14): the user allows it and is not card-only, the offer is one,
 * and the order is not an ordinary repetition.
 */
export function fastRideAvailable(user: User, offer: Offer, action: OrderAction): boolean {
  return user.allowFastRide && offer.fastRide && !isCardOnly(user) && action !== 'repeat'
}
