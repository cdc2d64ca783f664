import type { Draft } from './booking.ts'
import { legOf, legsOf } from './draft.ts'
import { seatTotal } from './party.ts'

/** What of a draft an offer that was told anew has no place for. */
export type Shortfall = 'fewerPeople' | 'fewerExtras'

/**
 * What the same draft has lost between two of its offers: people first, then child seats, chosen extras or a flexible
 * tariff of any ride. Null: nothing.
 */
export function shortfallOf(before: Draft, after: Draft): Shortfall | null {
  if (after.adults < before.adults || after.children < before.children) return 'fewerPeople'
  if (seatTotal(after.childSeats) < seatTotal(before.childSeats)) return 'fewerExtras'
  return legsOf(before).some((leg) => isLessOn(legOf(before, leg), legOf(after, leg))) ? 'fewerExtras' : null
}

function isLessOn(before: Draft | null, after: Draft | null): boolean {
  if (!before || !after) return false
  const has = new Set(after.services)
  // What is included was chosen by nobody.
  const included = new Set(before.offer.services.filter((one) => one.includedInPrice).map(({ id }) => id))
  const isGone = before.services.some((id) => !has.has(id) && !included.has(id))
  return isGone || (before.flexibleTariff && !after.flexibleTariff)
}
