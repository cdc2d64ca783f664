import { childSeatTypes, type Draft, type Leg } from './booking.ts'
import { capacityOf, legOf, legsOf } from './draft.ts'
import { add, type Money, sum, times } from './money.ts'
import type { Offer } from './offer.ts'
import { returnsIn } from './returnOffer.ts'
import { seatServiceOf, tickedServices } from './seats.ts'

/** Larger cars for a party that has filled the chosen ones. */
export interface LargerClass {
  /** Of the rides whose car is the small one; the others keep theirs. */
  offers: Readonly<Partial<Record<Leg, Offer>>>
  /** How many people all rides take then. */
  capacity: number
  /** What the rides cost with their stops, and what they cost then; extras are not counted. */
  before: Money
  now: Money
}

/** Whether nobody more fits into the cars of all rides (BOOK-17). */
export function isFull(draft: Draft): boolean {
  return draft.adults + draft.children >= capacityOf(draft)
}

/**
 * The cheapest cars for more people than the chosen ones, with which nothing is lost that was chosen: extras, child
 * seats, the flexible tariff, a fast ride, hours; none that is against the travel policy in place of one that is not.
 * Null: there are none. `list`: all offers of the way there; `back`: what was asked for the way back, empty for a
 * single ride and where the offers name their way back themselves.
 */
export function largerClass(
  draft: Draft,
  list: readonly Offer[],
  back: readonly Offer[],
): LargerClass | null {
  const capacity = capacityOf(draft)
  const legs = legsOf(draft)
  const small = legs.filter((leg) => legOf(draft, leg)?.offer.carClass.capacity === capacity)
  const wayBackOf = returnsIn(back)
  const { currency } = draft.offer.price
  if (!legs.every((leg) => legOf(draft, leg)?.offer.price.currency === currency)) return null
  let best: LargerClass | null = null
  for (const offer of list) {
    const pair = { outbound: offer, return: wayBackOf(offer) }
    if (!small.every((leg) => suits(draft, leg, pair[leg], capacity))) continue
    const offers = Object.fromEntries(small.map((leg) => [leg, pair[leg] as Offer]))
    const larger = { offers, ...sumsOf(draft, offers) }
    if (best === null || larger.now.minor < best.now.minor) best = larger
  }
  return best
}

function suits(draft: Draft, leg: Leg, offer: Offer | null, capacity: number): boolean {
  const ride = legOf(draft, leg)
  if (!ride || !offer || offer.carClass.capacity <= capacity) return false
  if (offer.price.currency !== draft.offer.price.currency) return false
  if (offer.isOutOfPolicy && !ride.offer.isOutOfPolicy) return false
  const offered = new Set(tickedServices(offer).map(({ id }) => id))
  const paid = tickedServices(ride.offer).filter(({ includedInPrice }) => !includedInPrice)
  return (
    (offer.fastRide || !ride.isFastRide) &&
    (offer.flexibleTariff || !ride.flexibleTariff) &&
    (offer.minimumDuration ?? 0) <= (ride.durationSeconds ?? Number.POSITIVE_INFINITY) &&
    paid.every(({ id }) => offered.has(id) || !ride.services.includes(id)) &&
    childSeatTypes.every((type) => draft.childSeats[type] === 0 || seatServiceOf(offer, type))
  )
}

function sumsOf(draft: Draft, offers: LargerClass['offers']): Omit<LargerClass, 'offers'> {
  const { currency } = draft.offer.price
  const rides = legsOf(draft).flatMap((leg) => legOf(draft, leg) ?? [])
  const then = legsOf(draft).flatMap((leg) => {
    const ride = legOf(draft, leg)
    return ride ? { ...ride, offer: offers[leg] ?? ride.offer } : []
  })
  return {
    capacity: Math.min(...then.map(({ offer }) => offer.carClass.capacity)),
    before: sum(rides.map(costOf), currency),
    now: sum(then.map(costOf), currency),
  }
}

function costOf({ offer, stops }: Pick<Draft, 'offer' | 'stops'>): Money {
  return offer.pricePerStop ? add(offer.price, times(offer.pricePerStop, stops.length)) : offer.price
}
