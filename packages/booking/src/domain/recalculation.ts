import { childSeatTypes, type Draft, type Leg } from './booking.ts'
import { legOf, legsOf } from './draft.ts'
import type { Money } from './money.ts'
import { sanitizeLine } from './sanitize.ts'
import { seatServiceOf, tickedServices } from './seats.ts'

/** A ride whose price is asked anew. */
export interface RecalculationRide {
  /** Of the offer. */
  priceId: string
  /** How many extra stops, from 0. */
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
  /** From 1. */
  amount: number
}

/** What is priced anew (BOOK-32): one ride, or two with the return trip. */
export interface RecalculationQuestion {
  /** ISO 4217, of every amount of the answer. */
  currency: string
  /** Number of the certificate or the bonus card; empty: none, stops and extras alone count. */
  hash: string
  rides: readonly [RecalculationRide] | readonly [RecalculationRide, RecalculationRide]
}

/** What a ride costs with its stops, extras and certificate. */
export interface RecalculatedRide {
  /** `certificate`, `loyalty` or another word of the service. Null: no hash. */
  type: string | null
  /** What the certificate is good for. Null: no hash. */
  size: Money | null
  /** What remains to be paid. */
  restatedPrice: Money
  /** What the certificate pays. Null: nothing. */
  repaymentPrice: Money | null
}

/** A row a ride, in the order in which they were asked. */
export type Recalculation = readonly [RecalculatedRide, ...RecalculatedRide[]]

/** The extras of a ride as they are ordered: what is ticked once, then the child seats from the youngest up. */
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

/** The number that goes out with a ride: a fast ride takes no certificate (BOOK-16). Empty: none. */
export function hashOf({ isFastRide, hash }: Pick<Draft, 'isFastRide' | 'hash'>): string {
  return isFastRide ? '' : sanitizeLine(hash)
}

/** A changed order keeps the certificate it was booked with: the service goes on counting it and is not asked about it. */
export function isBonusKept(draft: Draft): boolean {
  return draft.change !== null && hashOf(draft) !== ''
}

/** The number that is asked about with a ride. Empty: none. */
function askedHashOf(ride: Draft): string {
  return ride.change ? '' : hashOf(ride)
}

/** The certificate or bonus that is applied counts for no ride: every one of them is a fast ride (BOOK-16). */
export function isBonusIdle(draft: Draft): boolean {
  return ridesOf(draft).every(({ isFastRide }) => isFastRide)
}

/**
 * What is asked about the price of a draft, in the order of its rides; two questions where only one of two rides takes
 * the certificate. Empty: the offers' prices are all there is to pay.
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

/** Nothing is added to what the offers say, and no certificate counts: their prices are the whole sum. */
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
