import { childSeatTypes, type Draft, type Leg, type Ride } from '../../kernel/model/booking.ts'
import type { Offer } from '../../kernel/model/offer.ts'
import { add, type Money, sum, times } from '../../kernel/values/money.ts'
import { returnsIn } from '../../search/index.ts'
import { capacityOf, legsOf } from './draft.ts'
import { seatServiceOf, tickedServices } from './seats.ts'

/** Larger cars for a party that fills the chosen ones. */
export interface LargerClass {
  /** New offers by leg, for the rides whose car is too small. The other rides keep their offers. */
  offers: Readonly<Partial<Record<Leg, Offer>>>
  /** Number of people that fit into every car with these offers. */
  capacity: number
  /** Cost of the rides with their stops before the change, and `now`, after it. Extras are not counted. */
  before: Money
  now: Money
}

/** Choices of a ride on which a larger car depends. */
type RideChoices = Pick<
  Ride,
  'offer' | 'stops' | 'durationSeconds' | 'services' | 'flexibleTariff' | 'isFastRide'
>

/** Choices of a booking on which a larger car depends. None of them is a typed text. */
export interface CarChoices extends RideChoices, Pick<Draft, 'adults' | 'children' | 'childSeats'> {
  returnRide: RideChoices | null
}

/** Returns the choices of a draft on which a larger car depends. */
export function choicesOf(draft: Draft): CarChoices {
  const { adults, children, childSeats, returnRide } = draft
  const ofRide = (ride: Ride): RideChoices => {
    const { offer, stops, durationSeconds, services, flexibleTariff, isFastRide } = ride
    return { offer, stops, durationSeconds, services, flexibleTariff, isFastRide }
  }
  return { ...ofRide(draft), adults, children, childSeats, returnRide: returnRide && ofRide(returnRide) }
}

/** True if no more people fit into the cars of all rides (BOOK-17). */
export function isFull(choices: CarChoices): boolean {
  return choices.adults + choices.children >= capacityOf(choices)
}

/** Choices of one leg. Null: there is no way back. */
const rideAt = (choices: CarChoices, leg: Leg) => (leg === 'outbound' ? choices : choices.returnRide)

/**
 * Returns the cheapest cars for more people that keep all that was chosen: extras, child seats, the flexible
 * tariff, a fast ride, hours. A car outside the travel policy never replaces one inside it. Null: there are
 * none.
 * @param list all offers of the outbound ride
 * @param back the offers requested for the way back; empty for a single ride, and if the outbound offers name
 *   their way back themselves
 */
export function largerClass(
  choices: CarChoices,
  list: readonly Offer[],
  back: readonly Offer[],
): LargerClass | null {
  const capacity = capacityOf(choices)
  const legs = legsOf(choices)
  const small = legs.filter((leg) => rideAt(choices, leg)?.offer.carClass.capacity === capacity)
  const wayBackOf = returnsIn(back)
  const { currency } = choices.offer.price
  if (!legs.every((leg) => rideAt(choices, leg)?.offer.price.currency === currency)) return null
  let best: LargerClass | null = null
  for (const offer of list) {
    const pair = { outbound: offer, return: wayBackOf(offer) }
    if (!small.every((leg) => suits(choices, leg, pair[leg], capacity))) continue
    const offers = Object.fromEntries(small.map((leg) => [leg, pair[leg] as Offer]))
    const larger = { offers, ...sumsOf(choices, offers) }
    if (best === null || larger.now.minor < best.now.minor) best = larger
  }
  return best
}

function suits(choices: CarChoices, leg: Leg, offer: Offer | null, capacity: number): boolean {
  const ride = rideAt(choices, leg)
  if (!ride || !offer || offer.carClass.capacity <= capacity) return false
  if (offer.price.currency !== choices.offer.price.currency) return false
  if (offer.isOutOfPolicy && !ride.offer.isOutOfPolicy) return false
  const offered = new Set(tickedServices(offer).map(({ id }) => id))
  const paid = tickedServices(ride.offer).filter(({ includedInPrice }) => !includedInPrice)
  return (
    (offer.fastRide || !ride.isFastRide) &&
    (offer.flexibleTariff || !ride.flexibleTariff) &&
    (offer.minimumDuration ?? 0) <= (ride.durationSeconds ?? Number.POSITIVE_INFINITY) &&
    paid.every(({ id }) => offered.has(id) || !ride.services.includes(id)) &&
    childSeatTypes.every((type) => choices.childSeats[type] === 0 || seatServiceOf(offer, type))
  )
}

function sumsOf(choices: CarChoices, offers: LargerClass['offers']): Omit<LargerClass, 'offers'> {
  const { currency } = choices.offer.price
  const rides = legsOf(choices).flatMap((leg) => rideAt(choices, leg) ?? [])
  const then = legsOf(choices).flatMap((leg) => {
    const ride = rideAt(choices, leg)
    return ride ? { ...ride, offer: offers[leg] ?? ride.offer } : []
  })
  return {
    capacity: Math.min(...then.map(({ offer }) => offer.carClass.capacity)),
    before: sum(rides.map(costOf), currency),
    now: sum(then.map(costOf), currency),
  }
}

function costOf({ offer, stops }: Pick<Ride, 'offer' | 'stops'>): Money {
  return offer.pricePerStop ? add(offer.price, times(offer.pricePerStop, stops.length)) : offer.price
}
