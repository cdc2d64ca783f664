import { endpoints, type ReadAnswerOf } from '@wherry/booking/contract/endpoints.ts'
import type { TripPayload } from '../orders/trip.ts'
import { type createAsking, ride } from './asking.ts'

type Asking = ReturnType<typeof createAsking>

/** A trip from the airport of Istanbul to a house, that can be booked as it is. */
export async function tripToBook(asking: Asking, rest: Partial<TripPayload> = {}): Promise<TripPayload> {
  const { result: offers } = await asking.ask(endpoints.prices, ride('ap-IST', 'ad-moda-caddesi-142'))
  const [offer] = offers
  if (offer === undefined) throw new Error('No offer to book')
  return { ...tripAt(offer, '2027-06-20 09:45'), ...rest }
}

/** A trip of an offer that starts at the airport of Istanbul, at about that instant. */
export function tripBodyFor(offer: Offer, at: Date): TripPayload {
  return tripAt(offer, at.toISOString().slice(0, 16).replace('T', ' '))
}

type Offer = ReadAnswerOf<typeof endpoints.prices>['result'][number]

function tripAt(offer: Offer, pickup: string): TripPayload {
  return {
    lang: 'en',
    user_id: null,
    price_id: offer.price_id,
    service_id: offer.service_id ?? null,
    currency: 'EUR',
    additional_locations: [],
    is_rent: false,
    duration: null,
    start_location: null,
    finish_location: null,
    start_place_id: 'ap-IST',
    date_arrival: pickup,
    date_departure: null,
    arrival_number: 'AL 412',
    departure_number: '',
    passengers_number: 2,
    adults_amount: 2,
    children_amount: 0,
    passengers: [{ name: 'Anna Keller', phone: '905325550103', email: 'anna@example.com' }],
    platform: 'web',
    priority_s7: '',
    pos: '',
    text_tablet: 'KELLER',
    comment: '',
    hash: '',
    coordinator: null,
    flexible_tariff: false,
    flexible_tariff_agreement: false,
    additional_address: '',
    additional_services: [],
    viewers: [],
    additional_change_itinerary: '',
    additional_wait: '',
    fare_on_toll_road: '',
    cost_center: null,
    internal_number: '',
    sub_id: '',
    utm_source: '',
    is_fast_ride: false,
  }
}

/** The body of a booking of trips. */
export function bookingOf(trips: readonly TripPayload[], rest: Record<string, unknown> = {}) {
  return { trips, currency: 'EUR', lang: 'en', user_id: null, module_type: 'booking', utm: {}, ...rest }
}

let nth = 0

/** A key that no other booking of the tests has. */
export function newKey(): string {
  nth += 1
  return `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`
}
