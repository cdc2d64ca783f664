import { type ChildSeatType, childSeatTypes, type Draft, type Leg } from '../../kernel/model/booking.ts'
import type { AdditionalService } from '../../kernel/model/offer.ts'
import { legOf, legsOf } from './draft.ts'
import { seatTotal } from './party.ts'

/** Kind of loss when an offer is read again and no longer fits its draft. */
export type Shortfall = 'fewerPeople' | 'fewerExtras'

/**
 * Returns the kind of loss between the same draft before and after a new offer. People come first, then child
 * seats, chosen extras or a flexible tariff of any ride. Null: nothing is lost.
 */
export function shortfallOf(before: Draft, after: Draft): Shortfall | null {
  if (after.adults < before.adults || after.children < before.children) return 'fewerPeople'
  if (seatTotal(after.childSeats) < seatTotal(before.childSeats)) return 'fewerExtras'
  return legsOf(before).some((leg) => isLessOn(legOf(before, leg), legOf(after, leg))) ? 'fewerExtras' : null
}

/** One loss of a draft by a new offer. A loss of one ride names its leg; others concern all rides. */
export type Loss =
  /** Number of people without a seat. */
  | { kind: 'adults' | 'children'; count: number }
  /** Number of child seats of a kind that are left out. */
  | { kind: 'seat'; type: ChildSeatType; count: number }
  /** A chosen extra of the former offer. */
  | { kind: 'extra'; leg: Leg; service: AdditionalService }
  | { kind: 'flexible'; leg: Leg }

/** Lists all losses of the same draft by a new offer, people first. Empty if {@link shortfallOf} is null. */
export function lossesOf(before: Draft, after: Draft): Loss[] {
  if (!shortfallOf(before, after)) return []
  const fewer = (was: number, is: number) => Math.max(0, was - is)
  const people: Loss[] = [
    { kind: 'adults', count: fewer(before.adults, after.adults) },
    { kind: 'children', count: fewer(before.children, after.children) },
  ]
  const seats = childSeatTypes.map((type): Loss => {
    return { kind: 'seat', type, count: fewer(before.childSeats[type], after.childSeats[type]) }
  })
  const ofRides = legsOf(before).flatMap((leg): Loss[] => {
    const [was, is] = [legOf(before, leg), legOf(after, leg)]
    if (!was || !is) return []
    const gone = goneOn(was, is)
    const extras = was.offer.services.filter(({ id }) => gone.includes(id))
    return [
      ...extras.map((service): Loss => ({ kind: 'extra', leg, service })),
      ...(was.flexibleTariff && !is.flexibleTariff ? [{ kind: 'flexible', leg } as const] : []),
    ]
  })
  return [...[...people, ...seats].filter((loss) => !('count' in loss) || loss.count > 0), ...ofRides]
}

function isLessOn(before: Draft | null, after: Draft | null): boolean {
  if (!before || !after) return false
  return goneOn(before, after).length > 0 || (before.flexibleTariff && !after.flexibleTariff)
}

/** Ids of extras that a ride has lost. Included extras do not count, because nobody chose them. */
function goneOn(before: Draft, after: Draft): string[] {
  const has = new Set(after.services)
  const included = new Set(before.offer.services.filter((one) => one.includedInPrice).map(({ id }) => id))
  return before.services.filter((id) => !has.has(id) && !included.has(id))
}
