import { endpoints } from '@wherry/booking/wire'
import { plainTrip } from '../orders/plainTrip.ts'
import type { TripPayload } from '../orders/trip.ts'
import { type createAsking, ride } from './asking.ts'

type Asking = ReturnType<typeof createAsking>

/** A trip from the airport of Istanbul to a house, that can be booked as it is. */
export async function tripToBook(asking: Asking, rest: Partial<TripPayload> = {}): Promise<TripPayload> {
  const { result: offers } = await asking.ask(endpoints.prices, ride('ap-IST', 'ad-moda-caddesi-142'))
  const [offer] = offers
  if (offer === undefined) throw new Error('No offer to book')
  return plainTrip(offer, '2027-06-20 09:45', { arrival_number: 'AL 412', text_tablet: 'KELLER', ...rest })
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
