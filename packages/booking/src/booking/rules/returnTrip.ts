import type { Draft } from '../../kernel/model/booking.ts'
import { dateArrivalOf, dateDepartureOf, hasField } from '../../kernel/model/trip.ts'
import { instantOf, isCivilDateTime } from '../../kernel/values/time.ts'
import { timeZoneOf } from '../../kernel/values/timeZone.ts'
import type { Violation } from '../../kernel/values/violation.ts'

/** Default duration of a ride in seconds, if its offer states none. */
export const defaultTravelTime = 300

/**
 * End of the outbound ride, epoch milliseconds. Null: its time is not entered yet, or does not exist in the
 * calendar.
 */
function overAt({ offer, from, form }: Draft): number | null {
  const there = dateArrivalOf(form)
  if (!there || !isCivilDateTime(there)) return null
  return instantOf(there, timeZoneOf(from)) + (offer.travelTime ?? defaultTravelTime) * 1000
}

/**
 * Violation if the departure of the way back (its flight or train) is before the end of the outbound ride:
 * then no pickup time is possible. Null: no violation, no such departure, or a time is not entered yet.
 */
export function returnDeparture(draft: Draft): Violation | null {
  const { returnRide } = draft
  const over = overAt(draft)
  if (!returnRide || over === null || !hasField(returnRide.offer.routeType, 'dateDeparture')) return null
  const leaves = dateDepartureOf(returnRide.form)
  if (!leaves || !isCivilDateTime(leaves)) return null
  return instantOf(leaves, timeZoneOf(returnRide.from)) > over
    ? null
    : { code: 'DataForms.Forms.ErrorReturnDeparture', field: 'return.dateDeparture' }
}

/**
 * Violation if the time of the way back is before the end of the outbound ride, each in the zone of its own
 * pickup place (BOOK-39). Null: no violation, no way back, or a time is not entered yet.
 */
export function returnTrip(draft: Draft): Violation | null {
  const { returnRide } = draft
  const over = overAt(draft)
  if (!returnRide || over === null) return null
  const back = dateArrivalOf(returnRide.form)
  if (!back || !isCivilDateTime(back)) return null
  return instantOf(back, timeZoneOf(returnRide.from)) > over
    ? null
    : { code: 'trans.booking_module.reverse_trip_error', field: 'return.dateArrival' }
}
