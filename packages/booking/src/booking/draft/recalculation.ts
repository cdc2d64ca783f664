import { childSeatTypes, type Draft, type Leg } from '../../kernel/model/booking.ts'
import type { Money } from '../../kernel/values/money.ts'
import { sanitizeLine } from '../../kernel/values/sanitize.ts'
import { legOf, legsOf } from './draft.ts'
import { seatServiceOf, tickedServices } from './seats.ts'

/** A ride in a request for the confirmed price. */
export interface RecalculationRide {
  /** Price id of the offer. */
  priceId: string
  /** Number of extra stops, from 0. */
  stops: number
  pickupPlaceId: string
  /** Seconds of the rent. Null: a transfer. */
  durationSeconds: number | null
  /** Chosen extras and child seats; amounts from 1. */
  services: readonly ChosenService[]
}

/** An extra or a child seat as it is ordered. */
export interface ChosenService {
  id: string
  /** Child seat kind or the service's own type. */
  type: string
  /** Quantity of the extra, from 1. */
  amount: number
}

/** Request for the confirmed price (BOOK-32): one ride, or two with the return trip. */
export interface RecalculationQuestion {
  /** Currency of every amount in the response, ISO 4217. */
  currency: string
  /** Number of the certificate or the bonus card; empty: none. */
  hash: string
  rides: readonly [RecalculationRide] | readonly [RecalculationRide, RecalculationRide]
}

/** Price of a ride with its stops, extras and certificate. */
export interface RecalculatedRide {
  /** `certificate`, `loyalty` or another word of the service. Null: no hash. */
  type: string | null
  /** Value of the certificate. Null: no hash. */
  size: Money | null
  /** Amount left to pay. */
  restatedPrice: Money
  /** Amount that the certificate pays. Null: nothing. */
  repaymentPrice: Money | null
}

/** One row for each ride, in the order of the request. */
export type Recalculation = readonly [RecalculatedRide, ...RecalculatedRide[]]

/**
 * Returns the extras of a ride as they are ordered: each ticked extra once, then the child seats from the
 * youngest up.
 */
export function chosenServices(ride: Draft): ChosenService[] {
  const ticked = tickedServices(ride.offer)
    .filter(({ id }) => ride.services.includes(id))
    .map(({ id, type }) => ({ id, type, amount: 1 }))
  const seats = childSeatTypes.flatMap((type) => {
    const service = seatServiceOf(ride.offer, type)
    const amount = ride.childSeats[type]
    return service && amount > 0 ? [{ id: service.id, type, amount }] : []
  })
  return [...ticked, ...seats]
}

/**
 * Certificate number that is sent with a ride. Empty: none, or a fast ride, which takes no certificate
 * (BOOK-16).
 */
export function hashOf({ isFastRide, hash }: Pick<Draft, 'isFastRide' | 'hash'>): string {
  return isFastRide ? '' : sanitizeLine(hash)
}

/**
 * True if a changed order keeps its certificate. The service still counts it, so no price is requested with
 * it.
 */
export function isBonusKept(draft: Draft): boolean {
  return draft.change !== null && hashOf(draft) !== ''
}

/** Certificate number in the price request of a ride. Empty: none. */
function askedHashOf(ride: Draft): string {
  return ride.change ? '' : hashOf(ride)
}

/** True if an applied certificate or bonus has no effect, because every ride is a fast ride (BOOK-16). */
export function isBonusIdle(draft: Draft): boolean {
  return ridesOf(draft).every(({ isFastRide }) => isFastRide)
}

/**
 * Requests for the price of a draft, in the order of its rides. There are two if only one of two rides takes
 * the certificate. Empty: the offers' prices are the whole sum.
 */
export function recalculationsOf(draft: Draft): readonly RecalculationQuestion[] {
  if (isPricedByOffers(draft)) return []
  const rides = ridesOf(draft)
  const { currency } = draft.offer.price
  const [first = draft, second] = rides
  const hash = askedHashOf(first)
  if (!second) return [{ currency, hash, rides: [rideOf(first)] }]
  if (hash === askedHashOf(second)) return [{ currency, hash, rides: [rideOf(first), rideOf(second)] }]
  return rides.map((ride) => ({ currency, hash: askedHashOf(ride), rides: [rideOf(ride)] as const }))
}

/** True if the offers' prices are the whole sum: there is nothing else to pay and no certificate. */
export function isPricedByOffers(draft: Draft): boolean {
  return !ridesOf(draft).some(isMoreThanItsOffer)
}

function ridesOf(draft: Draft): Draft[] {
  return legsOf(draft).flatMap((leg: Leg) => legOf(draft, leg) ?? [])
}

function isMoreThanItsOffer(ride: Draft): boolean {
  const included = new Set(ride.offer.services.filter((one) => one.includedInPrice).map(({ id }) => id))
  return (
    askedHashOf(ride) !== '' ||
    ride.stops.length > 0 ||
    chosenServices(ride).some(({ id }) => !included.has(id))
  )
}

function rideOf(ride: Draft): RecalculationRide {
  const { offer, stops, from, durationSeconds } = ride
  return {
    priceId: offer.priceId,
    stops: stops.length,
    pickupPlaceId: from.placeId,
    durationSeconds,
    services: chosenServices(ride),
  }
}
