import type { endpoints, ReadAnswerOf } from '@wherry/booking/wire'
import type { TripPayload } from './trip.ts'

type Offer = ReadAnswerOf<typeof endpoints.prices>['result'][number]

/**
 * A trip of two adults on a transfer of an offer without any extras: the base of examples and tests.
 *
 * @param pickup wall clock at the pickup place, `YYYY-MM-DD HH:mm`
 */
export function plainTrip(
  offer: Pick<Offer, 'price_id' | 'service_id' | 'currency' | 'start_place'>,
  pickup: string,
  rest: Partial<TripPayload> = {},
): TripPayload {
  return {
    lang: 'en',
    user_id: null,
    price_id: offer.price_id,
    service_id: offer.service_id ?? null,
    currency: offer.currency,
    additional_locations: [],
    is_rent: false,
    duration: null,
    start_location: null,
    finish_location: null,
    start_place_id: offer.start_place.place_id,
    date_arrival: pickup,
    date_departure: null,
    arrival_number: '',
    departure_number: '',
    passengers_number: 2,
    adults_amount: 2,
    children_amount: 0,
    passengers: [{ name: 'Anna Keller', phone: '905325550103', email: 'anna@example.com' }],
    platform: 'web',
    priority_s7: '',
    pos: '',
    text_tablet: '',
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
    reference_trip: '',
    cost_center: null,
    internal_number: '',
    sub_id: '',
    utm_source: '',
    is_fast_ride: false,
    ...rest,
  }
}
