import {
  childSeatTypes,
  type Draft,
  type Leg,
  noChildSeats,
  type Particulars,
  type Ride,
  type Utm,
} from '../../kernel/model/booking.ts'
import { blanksOf, namesOf, particularFields, rideFields } from '../../kernel/model/draftFields.ts'
import type { AdditionalService, Offer } from '../../kernel/model/offer.ts'
import { createPassenger, trimPassengers } from '../../kernel/model/passenger.ts'
import type { Place } from '../../kernel/model/place.ts'
import { orderNumberControl, paymentWays, type User } from '../../kernel/model/user.ts'
import { maxCapacity, rentSecondsOf } from '../../search/index.ts'
import { withKnownUser, withOwnData } from './ownPassenger.ts'
import { fitParty } from './party.ts'
import { seatServiceOf, tickedServices } from './seats.ts'

/** Empty values of all fields besides the rides, their people and their payment. */
export const noParticulars: Particulars = blanksOf(particularFields)

/** Empty values of all fields of a ride besides its route and its price. */
export const bareRide: Omit<Ride, 'offer' | 'from' | 'to'> = blanksOf(rideFields)

/** Input of a new ride. */
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

/** Input of a new draft. */
export interface DraftStart extends RideStart {
  /** Id of the first passenger's row. */
  uniqId: string
  utm?: Utm
}

/**
 * Returns a new ride with the offer's preset extras and the preset of the customer's own number. Its other
 * fields are empty.
 */
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
 * Returns a new draft (BOOK-02): one adult, no children, no seats, one passenger and the offer's preset
 * extras. The user's own data fill the passenger's row. If there is one way of paying only, it is chosen
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
 * Returns the draft filled in from the user's settings: own name, phone and e-mail, the only way of paying,
 * presets of numbers. Fields that the person has entered or cleared stay. A change of an order is not filled
 * in.
 * @param former the user whose settings filled the draft before; null: not known, the draft's numbers stay
 */
export function withUser(draft: Draft, user: User, former: User | null): Draft {
  if (draft.change) return draft
  const begun = (user: User) =>
    createDraft({ offer: draft.offer, from: draft.from, to: draft.to, user, uniqId: 'p1' })
  const start = begun(user)
  const before = former && begun(former)
  /** A number that still equals the former preset follows the new settings. */
  const preset = (name: 'internalNumber' | 'orderNumber' | 'tripReference', text: string) =>
    before && text === before[name] ? start[name] || text : text
  // The row is filled in once, so a field that the person has cleared since stays empty.
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
 * Returns one leg as a draft of its own: the fields of the booking and those of that ride. Null: there is no
 * way back.
 */
export function legOf(draft: Draft, leg: Leg): Draft | null {
  if (leg === 'outbound') return draft
  return draft.returnRide && { ...draft, ...draft.returnRide, returnRide: null }
}

/** Returns the fields of the draft's own ride alone. */
export function rideOf({ offer, from, to, ...draft }: Draft): Ride {
  const said = Object.fromEntries(namesOf(bareRide).map((name) => [name, draft[name]]))
  return { ...bareRide, ...said, offer, from, to }
}

/** Legs of a draft, in the order of the rides. */
export function legsOf({ returnRide }: { returnRide: object | null }): readonly Leg[] {
  return returnRide ? ['outbound', 'return'] : ['outbound']
}

/** Returns the draft with other values for one leg. Values for a missing way back are ignored. */
export function withLeg(draft: Draft, leg: Leg, said: Partial<Ride>): Draft {
  if (leg === 'outbound') return { ...draft, ...said }
  return draft.returnRide ? { ...draft, returnRide: { ...draft.returnRide, ...said } } : draft
}

/** A booking's offers, without its other fields. */
interface Offered {
  offer: Offer
  returnRide: { offer: Offer } | null
}

/** The offers of all rides of a draft. */
export function offersOf({ offer, returnRide }: Offered): readonly [Offer, ...Offer[]] {
  return returnRide ? [offer, returnRide.offer] : [offer]
}

/** Number of people that fit into every car of the draft (BOOK-02). */
export function capacityOf(offered: Offered): number {
  return maxCapacity(offersOf(offered))
}

/**
 * Returns the draft with another offer for the same ride. Entered values stay. People and seats are cut down
 * to the new capacity. Extras, a flexible tariff, stops and a duration that the new offer does not have are
 * dropped. A rent is never shorter than the new offer's minimum (RENT-07).
 */
export function withOffer(draft: Draft, offer: Offer, leg: Leg = 'outbound'): Draft {
  const ride = legOf(draft, leg)
  return ride ? agreedAs(draft, fitted(withLeg(draft, leg, rideWith(ride, offer)))) : draft
}

/**
 * Returns the draft with a way back, its people cut down to the capacity of both cars (BOOK-39). Null removes
 * the way back. A rent has none.
 */
export function withReturn(draft: Draft, returnRide: Ride | null): Draft {
  return agreedAs(draft, fitted({ ...draft, returnRide: draft.offer.finish === 'rent' ? null : returnRide }))
}

/**
 * Clears the agreement if a ride gets another car class, because each class has terms of its own (BOOK-41).
 */
function agreedAs(before: Draft, draft: Draft): Draft {
  const classes = new Set(offersOf(before).map(({ carClass }) => carClass.id))
  const isKnown = offersOf(draft).every(({ carClass }) => classes.has(carClass.id))
  return isKnown ? draft : { ...draft, agreement: false }
}

function rideWith(ride: Ride, offer: Offer): Partial<Ride> {
  const offered = new Set(tickedServices(offer).map((service) => service.id))
  const kept = ride.services.filter((id) => offered.has(id))
  // A preset extra that the person has removed is not added again by the new offer.
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

/** Cuts people and seats down to the capacity of all the offers. */
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
