import type { ChildSeatType, Draft } from '../../kernel/model/booking.ts'
import { type Money, sum, times } from '../../kernel/values/money.ts'
import { legOf, legsOf } from './draft.ts'
import { seatServiceOf } from './seats.ts'

/** Price of one child seat of a kind. */
export interface SeatPrice {
  /** Price for all rides that have the seat; zero if it is included. */
  price: Money
  /** Unit of the price: one transfer, two transfers, or a car by the hour. */
  per: 'oneWay' | 'bothWays' | 'hire'
}

/**
 * Returns the price of one more child seat of a kind. Null: no ride has it, or one of them states no price in
 * the offer's currency.
 */
export function seatPriceOf(draft: Draft, type: ChildSeatType): SeatPrice | null {
  const { currency } = draft.offer.price
  const prices = legsOf(draft).flatMap((leg) => {
    const service = seatServiceOf((legOf(draft, leg) ?? draft).offer, type)
    if (!service) return []
    return [service.includedInPrice ? times(draft.offer.price, 0) : service.price]
  })
  const known = prices.filter((price) => price?.currency === currency)
  if (prices.length === 0 || known.length < prices.length) return null
  const per = draft.offer.finish === 'rent' ? 'hire' : prices.length > 1 ? 'bothWays' : 'oneWay'
  return {
    price: sum(
      known.filter((price) => price !== null),
      currency,
    ),
    per,
  }
}
