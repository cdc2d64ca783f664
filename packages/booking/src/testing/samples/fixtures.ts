import { createDraft } from '../../booking/draft/draft.ts'
import { type Draft, noChildSeats } from '../../kernel/model/booking.ts'
import type { Offer } from '../../kernel/model/offer.ts'
import {
  type OrderedProvider,
  type OrderedService,
  type OrderTrip,
  unstatedParts,
} from '../../kernel/model/order.ts'
import type { Place } from '../../kernel/model/place.ts'
import { emptyTripForm } from '../../kernel/model/trip.ts'
import { type User, unknownUser } from '../../kernel/model/user.ts'
import type { PriceRoute } from '../../search/state/finder.ts'

export { fixtureNow } from '../testClock.ts'

/** An airport in a known zone. */
export function createAirport(parts: Partial<Place> = {}): Place {
  return {
    placeId: 'air-CDG',
    text: 'Charles de Gaulle Airport',
    secondaryText: 'Paris, France',
    icon: 'airport',
    iata: 'CDG',
    icao: 'LFPG',
    country: 'France',
    location: { lat: 49.0097, lng: 2.5479 },
    exact: true,
    timeZone: 'Europe/Paris',
    type: 2,
    ...parts,
  }
}

/** A house in a known zone. */
export function createHouse(parts: Partial<Place> = {}): Place {
  return {
    placeId: 'adr-rivoli-10',
    text: '10 Rue de Rivoli',
    secondaryText: 'Paris, France',
    icon: 'building',
    country: 'France',
    location: { lat: 48.8556, lng: 2.3591 },
    exact: true,
    timeZone: 'Europe/Paris',
    type: 1,
    ...parts,
  }
}

/** An offer from the airport to the house, with child seats of all kinds and an included name sign. */
export function createOffer(parts: Partial<Offer> = {}): Offer {
  const price = { minor: 900, currency: 'EUR' }
  const seat = { category: 'baby_seat', defaultInclude: false, includedInPrice: false, price }
  return {
    priceId: 'pr-1001',
    serviceId: 'sv-1',
    price: { minor: 6250, currency: 'EUR' },
    pricePerStop: { minor: 800, currency: 'EUR' },
    alternativePrice: null,
    alternativePricePerStop: null,
    carClass: {
      id: '2',
      capacity: 3,
      name: 'Comfort',
      picture: 'comfort',
      examples: ['Toyota Camry', 'Skoda Superb'],
      luggage: 3,
    },
    provider: { id: '41', name: 'Seine Cars', rating: 4.8, reviews: 312 },
    start: { placeId: 'air-CDG', type: 2 },
    finish: { placeId: 'adr-rivoli-10', type: 1 },
    routeType: 'AIRPORT_SUBURB',
    fastRide: false,
    flexibleTariff: false,
    flexibleTariffAgreement: false,
    services: [
      { id: 's-infant', type: 'infant_seat', name: 'Infant seat', ...seat },
      { id: 's-seat', type: 'seat', name: 'Child seat', ...seat },
      { id: 's-booster', type: 'booster', name: 'Booster', ...seat },
      {
        id: 's-sign',
        type: 'table',
        category: 'table',
        defaultInclude: true,
        includedInPrice: true,
        name: 'Name sign',
        price: null,
      },
    ],
    reverse: { price: { minor: 6000, currency: 'EUR' }, priceId: 'pr-1002' },
    loyalty: 0,
    minimumDuration: null,
    travelTime: 2700,
    childSeatsAvailable: true,
    freeCancellationHours: 24,
    waitingMinutes: 60,
    expiresAt: null,
    isOutOfPolicy: false,
    errors: [],
    ...parts,
  }
}

/** The price request for a ride from the airport to the house. */
export function createPriceRoute(parts: Partial<PriceRoute> = {}): PriceRoute {
  return {
    fromId: 'air-CDG',
    toId: 'adr-rivoli-10',
    rentSeconds: null,
    lang: 'en',
    currency: 'EUR',
    alternativeCurrency: null,
    userId: null,
    currentPriceId: null,
    ...parts,
  }
}

/** A visitor without an account who may pay by card and in cash. */
export function createGuest(parts: Partial<User> = {}): User {
  return { ...unknownUser, currency: 'EUR', ...parts }
}

/** A draft that passes every rule at `fixtureNow`: landing on 1 December 2026, one adult, payment by card. */
export function createFullDraft(parts: Partial<Draft> = {}): Draft {
  const draft = createDraft({
    offer: createOffer(),
    from: createAirport(),
    to: createHouse(),
    user: createGuest(),
    uniqId: 'passenger-1',
  })
  return {
    ...draft,
    form: { ...emptyTripForm, arrivalDate: '2026-12-01', arrivalTime: '14:35', arrivalNumber: 'AF1234' },
    passengers: [
      { uniqId: 'passenger-1', name: 'Anna Keller', phone: '+33 6 12 34 56 78', email: 'anna@example.com' },
    ],
    childSeats: noChildSeats,
    payment: 'card',
    agreement: true,
    ...parts,
  }
}

/** A ride of an order that states its id only. */
export function createOrderTrip(parts: Partial<OrderTrip> = {}): OrderTrip {
  return {
    ...unstatedParts,
    orderId: '900001',
    travelType: null,
    start: { placeId: null, type: null, text: '', timeZone: null },
    finish: null,
    dateArrival: null,
    dateDeparture: null,
    arrivalNumber: '',
    arrivalTerminal: '',
    arrivalTrainNumber: '',
    arrivalWagonTrainNumber: '',
    departureNumber: '',
    departureTerminal: '',
    departureTrainNumber: '',
    stops: [],
    carClassId: null,
    carClassName: null,
    price: null,
    priceId: null,
    adults: 1,
    children: 0,
    passengers: [],
    notes: '',
    sign: '',
    provider: null,
    durationSeconds: null,
    isFastRide: false,
    flexibleTariff: false,
    services: [],
    coordinator: null,
    internalNumber: '',
    reference: '',
    hash: '',
    costCenter: null,
    viewers: [],
    milesNumber: '',
    additionalAddress: '',
    changeOfItinerary: '',
    waiting: '',
    tollRoads: '',
    ...parts,
  }
}

/** An extra of an order that states its id and type only. */
export function createOrderedService(parts: Partial<OrderedService> = {}): OrderedService {
  return { id: 's-seat', type: 'seat', amount: 1, name: null, category: null, price: null, ...parts }
}

/** A provider of an order that states its id only. */
export function createOrderedProvider(parts: Partial<OrderedProvider> = {}): OrderedProvider {
  return { id: '41', name: null, rating: null, reviews: null, phone: '', ...parts }
}
