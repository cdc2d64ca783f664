import { freeCancellation, freeHoursOf, isPast } from './freeCancellation.ts'
import type { OrderTrip } from './order.ts'
import { startKind } from './orderTrip.ts'
import { type CivilDateTime, instantOf } from './time.ts'
import { timeZoneOf } from './timeZone.ts'

/** By when the driver is known, on the evening before the pickup and on the clock of its place. */
export const driverKnownAt = '22:00'

const minute = 60_000

/** True once the pickup of a ride is past; one whose time is not stated is still to come. */
export function hasBegun(trip: OrderTrip, now: number): boolean {
  return trip.dateArrival !== null && isPast(trip.dateArrival, timeZoneOf(trip.start), now)
}

/** True once a ride is past: its pickup with the driver's wait, and then the way. */
export function isOver(trip: OrderTrip, now: number): boolean {
  const end = endOf(trip)
  if (end !== null) return end <= now
  return hasBegun(trip, now - (trip.waitingMinutes ?? 0) * minute)
}

/**
 * End of a ride, about, in epoch milliseconds. Null: its time or its length is not stated. From an airport it begins once
 * the luggage is there: the free waiting time is what that takes.
 */
export function endOf(trip: OrderTrip): number | null {
  const { dateArrival, travelSeconds, durationSeconds, waitingMinutes } = trip
  const seconds = durationSeconds ?? travelSeconds
  if (dateArrival === null || seconds === null) return null
  const waits = startKind(trip) === 'airport' ? (waitingMinutes ?? 0) * minute : 0
  return instantOf(dateArrival, timeZoneOf(trip.start)) + waits + seconds * 1000
}

/**
 * Until when a ride can be cancelled free of charge; `none`: it costs now, or always. Null: not stated, or nothing is left
 * to cancel.
 */
export function freeCancellationOf(trip: OrderTrip, now: number): CivilDateTime | 'none' | null {
  const { dateArrival, cancellation } = trip
  if (cancellation !== null || hasBegun(trip, now)) return null
  const hours = freeHoursOf(trip)
  if (hours === null || hours === 'none') return hours
  return dateArrival && freeCancellation(hours, dateArrival, timeZoneOf(trip.start), now)
}
