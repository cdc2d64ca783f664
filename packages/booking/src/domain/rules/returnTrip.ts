import type { Draft } from '../booking.ts'
import { instantOf, isCivilDateTime } from '../time.ts'
import { timeZoneOf } from '../timeZone.ts'
import { dateArrivalOf } from '../trip.ts'
import type { Violation } from '../violation.ts'

/** Seconds that a ride takes where its offer does not say. */
export const defaultTravelTime = 300

/**
 * The way back arrives later than the ride there by more than that takes, each by the clock of its own pickup place
 * (BOOK-39). Null where it does, where there is no way back, or where a time is not entered yet.
 */
export function returnTrip({ offer, from, form, returnRide }: Draft): Violation | null {
  if (!returnRide) return null
  const there = dateArrivalOf(form)
  const back = dateArrivalOf(returnRide.form)
  if (!there || !back || !isCivilDateTime(there) || !isCivilDateTime(back)) return null
  const over = instantOf(there, timeZoneOf(from)) + (offer.travelTime ?? defaultTravelTime) * 1000
  return instantOf(back, timeZoneOf(returnRide.from)) > over
    ? null
    : { code: 'trans.booking_module.reverse_trip_error', field: 'return.dateArrival' }
}
