import { type ChildSeatType, childSeatTypes, type Draft, type Leg } from './booking.ts'
import { legOf, legsOf } from './draft.ts'
import type { AdditionalService } from './offer.ts'
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

/** One thing that a draft has lost between two of its offers; of a ride it names the leg, else it is of all. */
export type Loss =
  /** So many people have no seat. */
  | { kind: 'adults' | 'children'; count: number }
  /** So many child seats of a kind are left out. */
  | { kind: 'seat'; type: ChildSeatType; count: number }
  /** A chosen extra, as the former offer named it. */
  | { kind: 'extra'; leg: Leg; service: AdditionalService }
  | { kind: 'flexible'; leg: Leg }

/** All that the same draft has lost between two of its offers, people first. Empty where {@link shortfallOf} is null. */
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

/** Ids of what was chosen on a ride and is there no more; what is included was chosen by nobody. */
function goneOn(before: Draft, after: Draft): string[] {
  const has = new Set(after.services)
  const included = new Set(before.offer.services.filter((one) => one.includedInPrice).map(({ id }) => id))
  return before.services.filter((id) => !has.has(id) && !included.has(id))
}
