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

/** Terms that a ride's deadline depends on. */
interface Cancellable {
  freeCancellationHours: FreeCancellationHours | null
  /** The tariff that is free until the pickup, whatever the offer says without it. */
  flexibleTariff: boolean
}

/** Hours before the pickup, by offer and tariff. Null: not stated. */
export function freeHoursOf({
  freeCancellationHours,
  flexibleTariff,
}: Cancellable): FreeCancellationHours | null {
  return flexibleTariff ? 0 : freeCancellationHours
}

/**
 * Until when a ride can be cancelled free of charge. `none`: it costs by now, or always.
 * @param pickup wall clock at the pickup place
 * @param now epoch milliseconds
 */
export function freeCancellation(
  hours: FreeCancellationHours,
  pickup: CivilDateTime,
  timeZone: string,
  now: number,
): CivilDateTime | 'none' {
  if (hours === 'none') return hours
  const until = freeUntil(pickup, timeZone, hours)
  return isPast(until, timeZone, now) ? 'none' : until
}

/**
 * True once a deadline on a place's own clock has passed.
 * @param now epoch milliseconds
 */
export function isPast(deadline: CivilDateTime, timeZone: string, now: number): boolean {
  return instantOf(deadline, timeZone) <= now
}
