import { childSeatTypes, type Draft, noChildSeats, type Particulars, type Utm } from './booking.ts'
import { maxCapacity, type Offer } from './offer.ts'
import { fitParty } from './party.ts'
import { createPassenger, trimPassengers } from './passenger.ts'
import type { Place } from './place.ts'
import { rentSecondsOf } from './rent.ts'
import { seatServiceOf, tickedServices } from './seats.ts'
import { emptyTripForm } from './trip.ts'
import { isPublic, paymentWays, type User } from './user.ts'

/** Nothing said beside the ride, its people and its payment. */
export const noParticulars: Particulars = {
  stops: [],
  durationSeconds: null,
  coordinator: null,
  costCenter: null,
  internalNumber: '',
  orderNumber: '',
  viewers: [],
  additionalAddress: '',
  changeOfItinerary: '',
  waiting: '',
  tollRoads: '',
  milesNumber: '',
  hash: '',
  flexibleTariff: false,
}

/** What a new draft starts from. */
export interface DraftStart {
  offer: Offer
  from: Place
  /** Null: hire by the hour. */
  to: Place | null
  user: User
  /** Extra stops in their order. @default none */
  stops?: readonly Place[]
  /** Seconds of the rent, whole hours. @default null, a transfer */
  durationSeconds?: number | null
  /** Id of the first passenger's row. */
  uniqId: string
  utm?: Utm
}

/**
 * A new draft (BOOK-02): one adult, no children, no seats, one empty passenger, the offer's preset extras, and
 * nothing else said. A guest with an account has the own e-mail filled in; the only way of paying is chosen already.
 */
export function createDraft(start: DraftStart): Draft {
  const { offer, from, to, stops = [], durationSeconds = null, user, uniqId, utm = {} } = start
  const ways = paymentWays(user)
  const email = user.role === 'guest' && !isPublic(user) ? (user.email ?? '') : ''
  return {
    ...noParticulars,
    offer,
    from,
    to,
    stops,
    durationSeconds,
    form: emptyTripForm,
    adults: 1,
    children: 0,
    childSeats: noChildSeats,
    passengers: [createPassenger(uniqId, email)],
    notes: '',
    table: '',
    services: presetServices(offer),
    payment: ways.length === 1 ? (ways[0] ?? null) : null,
    agreement: false,
    flexibleAgreement: false,
    isFastRide: false,
    utm,
    idempotencyKey: null,
  }
}

function presetServices(offer: Offer): string[] {
  return tickedServices(offer)
    .filter((service) => service.defaultInclude || service.includedInPrice)
    .map((service) => service.id)
}

/**
 * The draft with another offer for the same ride: what the person has entered stays; people and seats are cut down
 * to the new capacity, extras that the new offer has not are dropped, as are a flexible tariff, a rent's duration and
 * a transfer's stops; a rent is never below the new offer's minimum (RENT-07).
 */
export function withOffer(draft: Draft, offer: Offer): Draft {
  const offered = new Set(tickedServices(offer).map((service) => service.id))
  const kept = draft.services.filter((id) => offered.has(id))
  const fitted = fitParty({ ...draft, offer }, maxCapacity([offer]))
  const seats = { ...fitted.childSeats }
  for (const type of childSeatTypes) if (!seatServiceOf(offer, type)) seats[type] = 0
  return {
    ...fitted,
    childSeats: seats,
    stops: offer.finish === 'rent' ? [] : draft.stops,
    durationSeconds:
      offer.finish === 'rent' && draft.durationSeconds !== null
        ? rentSecondsOf(offer, draft.durationSeconds)
        : null,
    flexibleTariff: draft.flexibleTariff && offer.flexibleTariff,
    services: [...new Set([...kept, ...presetServices(offer)])],
    passengers: trimPassengers(draft.passengers, fitted.adults + fitted.children),
  }
}
