import type { ChildSeatType, Draft } from './booking.ts'
import { legOf, legsOf } from './draft.ts'
import { type Money, sum, times } from './money.ts'
import { seatServiceOf } from './seats.ts'

/** What one child seat of a kind costs. */
export interface SeatPrice {
  /** For all rides that have it; zero where it is included. */
  price: Money
  /** For how much: a transfer, two of them, or a car by the hour. */
  per: 'oneWay' | 'bothWays' | 'hire'
}

/** What one more child seat of a kind costs. Null: no ride has it, or one of them names no price in its currency. */
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
