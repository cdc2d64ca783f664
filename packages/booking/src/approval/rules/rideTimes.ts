import type { OrderTrip } from '../../kernel/model/order.ts'
import { freeCancellation, freeHoursOf, isPast } from '../../kernel/values/freeCancellation.ts'
import { type CivilDateTime, instantOf } from '../../kernel/values/time.ts'
import { timeZoneOf } from '../../kernel/values/timeZone.ts'
import { startKind } from './orderTrip.ts'

/** Time by which the driver is known, on the evening before the pickup, in the zone of its place. */
export const driverKnownAt = '22:00'

const minute = 60_000

/** True once the pickup of a ride is past; false if its time is not stated. */
export function hasBegun(trip: OrderTrip, now: number): boolean {
  return trip.dateArrival !== null && isPast(trip.dateArrival, timeZoneOf(trip.start), now)
}

/** True once a ride is past: its pickup, the driver's wait and the time on the road. */
export function isOver(trip: OrderTrip, now: number): boolean {
  const end = endOf(trip)
  if (end !== null) return end <= now
  return hasBegun(trip, now - (trip.waitingMinutes ?? 0) * minute)
}

/**
 * Approximate end of a ride, epoch milliseconds. Null: its time or its duration is not stated. From an
 * airport it begins after the free waiting time, which the luggage takes.
 */
export function endOf(trip: OrderTrip): number | null {
  const { dateArrival, travelSeconds, durationSeconds, waitingMinutes } = trip
  const seconds = durationSeconds ?? travelSeconds
  if (dateArrival === null || seconds === null) return null
  const waits = startKind(trip) === 'airport' ? (waitingMinutes ?? 0) * minute : 0
  return instantOf(dateArrival, timeZoneOf(trip.start)) + waits + seconds * 1000
}

/**
 * Time until which a ride can be cancelled free of charge; `none` if cancelling is not free now, or never is. Null: the
 * time is not stated, or nothing is left to cancel.
 */
export function freeCancellationOf(trip: OrderTrip, now: number): CivilDateTime | 'none' | null {
  const { dateArrival, cancellation } = trip
  if (cancellation !== null || hasBegun(trip, now)) return null
  const hours = freeHoursOf(trip)
  if (hours === null || hours === 'none') return hours
  return dateArrival && freeCancellation(hours, dateArrival, timeZoneOf(trip.start), now)
}
