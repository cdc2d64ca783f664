import { plainTrip } from '../orders/plainTrip.ts'
import type { TripPayload } from '../orders/trip.ts'

/** A stored trip of an order, for tests that do not need its offer: from an airport, at a quarter to ten. */
export function storedTrip(rest: Partial<TripPayload> = {}): TripPayload {
  const offer = {
    price_id: 'pr-1',
    service_id: null,
    currency: 'EUR',
    start_place: { place_id: 'ap-IST', type: 2 },
  } as const
  return plainTrip(offer, '2027-06-20 09:45', rest)
}
