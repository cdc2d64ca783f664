import type { Draft } from '../booking.ts'
import { instantOf, isCivilDateTime } from '../time.ts'
import { timeZoneOf } from '../timeZone.ts'
import { dateArrivalOf, dateDepartureOf, hasField } from '../trip.ts'
import type { Violation } from '../violation.ts'

/** Seconds that a ride takes where its offer does not say. */
export const defaultTravelTime = 300

/** When the ride there is over, epoch milliseconds. Null: its time is not entered yet, or not on the calendar. */
function overAt({ offer, from, form }: Draft): number | null {
  const there = dateArrivalOf(form)
  if (!there || !isCivilDateTime(there)) return null
  return instantOf(there, timeZoneOf(from)) + (offer.travelTime ?? defaultTravelTime) * 1000
}

/**
 * What the way back has to reach leaves after the ride there is over: where it does not, no pickup is right. Null where
 * it does, where nothing has to be reached, or where a time is not entered yet.
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
 * The way back arrives later than the ride there by more than that takes, each by the clock of its own pickup place
 * (BOOK-39). Null where it does, where there is no way back, or where a time is not entered yet.
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
