import { type CivilDateTime, instantOf, plusMinutes } from './time.ts'

/** Free cancellation up to so many hours before the pickup; 0: until the pickup; `none`: it always costs. */
export type FreeCancellationHours = number | 'none'

/**
 * Until when a ride can be cancelled free of charge, on the pickup place's own clock; across a change of the clocks the
 * hours are hours all the same.
 * @param pickup wall clock at the pickup place
 * @param hours before the pickup, from 0: until the pickup itself
 */
export function freeUntil(pickup: CivilDateTime, timeZone: string, hours: number): CivilDateTime {
  return plusMinutes(pickup, -hours * 60, timeZone)
}

/**
 * Whether a deadline on a place's own clock has passed.
 * @param now epoch milliseconds
 */
export function isPast(deadline: CivilDateTime, timeZone: string, now: number): boolean {
  return instantOf(deadline, timeZone) <= now
}
