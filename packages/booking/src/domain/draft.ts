import {
  childSeatTypes,
  type Draft,
  type Leg,
  noChildSeats,
  type Particulars,
  type Ride,
  type Utm,
} from './booking.ts'
import type { AdditionalService, Offer } from './offer.ts'
import { maxCapacity } from './offerSeats.ts'
import { withKnownUser, withOwnData } from './ownPassenger.ts'
import { fitParty } from './party.ts'
import { createPassenger, trimPassengers } from './passenger.ts'
import type { Place } from './place.ts'
import { rentSecondsOf } from './rentOffer.ts'
import { seatServiceOf, tickedServices } from './seats.ts'
import { emptyTripForm } from './trip.ts'
import { orderNumberControl, paymentWays, type User } from './user.ts'

/** Nothing said beside the rides, their people and their payment. */
export const noParticulars: Particulars = {
  returnRide: null,
  change: null,
  coordinator: null,
  costCenter: null,
  orderNumber: '',
  tripReference: '',
  policyReason: '',
  viewers: [],
  milesNumber: '',
  certificate: '',
  hash: '',
}

/** Nothing said of a ride but its route and its price. */
export const bareRide = {
  stops: [],
  durationSeconds: null,
  form: emptyTripForm,
  sign: '',
  services: [],
  internalNumber: '',
  additionalAddress: '',
  changeOfItinerary: '',
  waiting: '',
  tollRoads: '',
  flexibleTariff: false,
  flexibleAgreement: false,
  isFastRide: false,
} as const satisfies Omit<Ride, 'offer' | 'from' | 'to'>

/** What a new ride starts from. */
export interface RideStart {
  offer: Offer
  from: Place
  /** Null: hire by the hour. */
  to: Place | null
  user: User
  /** Extra stops in their order. @default none */
  stops?: readonly Place[]
  /** Seconds of the rent, whole hours. @default null, a transfer */
  durationSeconds?: number | null
}

/** What a new draft starts from. */
export interface DraftStart extends RideStart {
  /** Id of the first passenger's row. */
  uniqId: string
  utm?: Utm
}

/** A new ride: the offer's preset extras, the preset of the customer's own number, and nothing else said. */
export function createRide({ offer, from, to, stops = [], durationSeconds = null, user }: RideStart): Ride {
  const { trip, preset } = user.internalNumbers
  return {
    ...bareRide,
    ...{ offer, from, to, stops, durationSeconds },
    services: presetServices(offer),
    internalNumber: trip === 'off' ? '' : preset,
  }
}

/**
 * A new draft (BOOK-02): one adult, no children, no seats, one empty passenger, the offer's preset extras, and
 * nothing else said. What the settings know of the user fills the first passenger's row; the only way of paying is chosen
 * already.
 */
export function createDraft(start: DraftStart): Draft {
  const { user, uniqId, utm = {} } = start
  const ways = paymentWays(user)
  const draft: Draft = {
    ...noParticulars,
    ...createRide(start),
    tripReference: user.tripReference ?? '',
    orderNumber: orderNumberControl(user) === 'off' ? '' : user.internalNumbers.preset,
    adults: 1,
    children: 0,
    childSeats: noChildSeats,
    passengers: [createPassenger(uniqId)],
    notes: '',
    payment: ways.length === 1 ? (ways[0] ?? null) : null,
    agreement: false,
    utm,
    idempotencyKey: null,
  }
  return withOwnData(draft, user)
}

/**
 * A draft with what the settings say: the own name, phone and e-mail of who has come to be known, the only way of paying,
 * presets of numbers. What was entered stays, what was cleared too; a change of an order takes nothing for granted.
 * @param former by whose settings it was filled before; null: not known, its numbers stay as they are
 */
export function withUser(draft: Draft, user: User, former: User | null): Draft {
  if (draft.change) return draft
  const begun = (user: User) =>
    createDraft({ offer: draft.offer, from: draft.from, to: draft.to, user, uniqId: 'p1' })
  const start = begun(user)
  const before = former && begun(former)
  /** What nobody has touched follows the settings. */
  const preset = (name: 'internalNumber' | 'orderNumber' | 'tripReference', text: string) =>
    before && text === before[name] ? start[name] || text : text
  // Filled once: what was cleared since stays so.
  const isNews = !draft.own && former?.userId !== user.userId
  return {
    ...(isNews ? withKnownUser(draft, user) : draft),
    payment: draft.payment ?? start.payment,
    internalNumber: preset('internalNumber', draft.internalNumber),
    orderNumber: preset('orderNumber', draft.orderNumber),
    tripReference: preset('tripReference', draft.tripReference),
    returnRide: draft.returnRide && {
      ...draft.returnRide,
      internalNumber: preset('internalNumber', draft.returnRide.internalNumber),
    },
  }
}

function presetServices(offer: Offer): string[] {
  return presetsOf(tickedServices(offer))
}

function presetsOf(services: readonly AdditionalService[]): string[] {
  return services.filter((one) => one.defaultInclude || one.includedInPrice).map(({ id }) => id)
}

/**
 * A leg of a draft as a draft of its own: all that is said of the booking, and of that ride. Null: there is no way
 * back.
 */
export function legOf(draft: Draft, leg: Leg): Draft | null {
  if (leg === 'outbound') return draft
  return draft.returnRide && { ...draft, ...draft.returnRide, returnRide: null }
}

/** What a draft says of its own ride alone. */
export function rideOf({ offer, from, to, ...draft }: Draft): Ride {
  const said = Object.fromEntries(
    (Object.keys(bareRide) as (keyof typeof bareRide)[]).map((name) => [name, draft[name]]),
  ) as Omit<Ride, 'offer' | 'from' | 'to'>
  return { ...said, offer, from, to }
}

/** The legs of a draft, in the order in which they are ridden. */
export function legsOf(draft: Draft): readonly Leg[] {
  return draft.returnRide ? ['outbound', 'return'] : ['outbound']
}

/** The draft with something else said of one leg; without a way back nothing is said of it. */
export function withLeg(draft: Draft, leg: Leg, said: Partial<Ride>): Draft {
  if (leg === 'outbound') return { ...draft, ...said }
  return draft.returnRide ? { ...draft, returnRide: { ...draft.returnRide, ...said } } : draft
}

/** The offers of all rides of a draft. */
export function offersOf({ offer, returnRide }: Draft): readonly [Offer, ...Offer[]] {
  return returnRide ? [offer, returnRide.offer] : [offer]
}

/** How many people all rides of a draft take (BOOK-02). */
export function capacityOf(draft: Draft): number {
  return maxCapacity(offersOf(draft))
}

/**
 * The draft with another offer for the same ride: what the person has entered stays; people and seats are cut down
 * to the new capacity, extras that the new offer has not are dropped, as are a flexible tariff, a rent's duration and
 * a transfer's stops; a rent is never below the new offer's minimum (RENT-07).
 */
export function withOffer(draft: Draft, offer: Offer, leg: Leg = 'outbound'): Draft {
  const ride = legOf(draft, leg)
  return ride ? agreedAs(draft, fitted(withLeg(draft, leg, rideWith(ride, offer)))) : draft
}

/**
 * The draft with a way back, its people cut down to what both cars take; with null without one (BOOK-39). A rent has
 * none.
 */
export function withReturn(draft: Draft, returnRide: Ride | null): Draft {
  return agreedAs(draft, fitted({ ...draft, returnRide: draft.offer.finish === 'rent' ? null : returnRide }))
}

/** Terms are of a class: those of one that comes anew were not agreed to yet (BOOK-41). */
function agreedAs(before: Draft, draft: Draft): Draft {
  const classes = new Set(offersOf(before).map(({ carClass }) => carClass.id))
  const isKnown = offersOf(draft).every(({ carClass }) => classes.has(carClass.id))
  return isKnown ? draft : { ...draft, agreement: false }
}

function rideWith(ride: Ride, offer: Offer): Partial<Ride> {
  const offered = new Set(tickedServices(offer).map((service) => service.id))
  const kept = ride.services.filter((id) => offered.has(id))
  // A preset that the person has taken out is not put in again by the same extra of another offer.
  const declined = new Set(presetServices(ride.offer).filter((id) => !ride.services.includes(id)))
  const preset = tickedServices(offer).filter((one) => one.includedInPrice || !declined.has(one.id))
  const isRent = offer.finish === 'rent'
  return {
    offer,
    stops: isRent ? [] : ride.stops,
    durationSeconds:
      isRent && ride.durationSeconds !== null ? rentSecondsOf(offer, ride.durationSeconds) : null,
    flexibleTariff: ride.flexibleTariff && offer.flexibleTariff,
    flexibleAgreement: ride.flexibleAgreement && ride.offer.carClass.id === offer.carClass.id,
    services: [...new Set([...kept, ...presetsOf(preset)])],
  }
}

/** People and seats cut down to what all the offers take. */
function fitted(draft: Draft): Draft {
  const party = fitParty(draft, capacityOf(draft))
  const seats = { ...party.childSeats }
  for (const type of childSeatTypes)
    if (!offersOf(draft).some((offer) => seatServiceOf(offer, type))) seats[type] = 0
  return {
    ...party,
    childSeats: seats,
    passengers: trimPassengers(draft.passengers, party.adults + party.children),
  }
}
