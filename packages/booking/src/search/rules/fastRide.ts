import type { Offer } from '../../kernel/model/offer.ts'
import { isCardOnly, type User } from '../../kernel/model/user.ts'

/** Kind of an order. `repeat`: an earlier order again; `repeatFastRide`: an earlier order again, as an urgent ride. */
export type OrderAction = 'new' | 'change' | 'repeat' | 'repeatFastRide'

/**
 * True if the pickup may be moved to an urgent ride (PRICE-14): the user may order urgent rides and may pay in other
 * ways than by card, the offer allows it, and the order does not simply repeat another one.
 */
export function fastRideAvailable(user: User, offer: Offer, action: OrderAction): boolean {
  return user.allowFastRide && offer.fastRide && !isCardOnly(user) && action !== 'repeat'
}
