import { type CivilDateTime, instantOf, plusMinutes } from './time.ts'

/**
 * Number of hours before the pickup until which cancelling is free; 0: until the pickup; `none`: cancelling always
 * costs.
 */
export type FreeCancellationHours = number | 'none'

/**
 * End of free cancellation, on the wall clock of the pickup place. Hours are counted in real time, also across a clock
 * change.
 *
 * @param pickup wall clock at the pickup place
 * @param hours before the pickup; 0 means until the pickup itself
 */
export function freeUntil(pickup: CivilDateTime, timeZone: string, hours: number): CivilDateTime {
  return plusMinutes(pickup, -hours * 60, timeZone)
}

/** Terms that decide a ride's cancellation deadline. */
interface Cancellable {
  freeCancellationHours: FreeCancellationHours | null
  /** True for the flexible tariff, which is free until the pickup, whatever hours the offer states. */
  flexibleTariff: boolean
}

/** Hours before the pickup until which cancelling is free, by offer and tariff. Null: not stated. */
export function freeHoursOf({
  freeCancellationHours,
  flexibleTariff,
}: Cancellable): FreeCancellationHours | null {
  return flexibleTariff ? 0 : freeCancellationHours
}

/**
 * End of a ride's free cancellation. `none`: cancelling already costs, or always does.
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
 * True once a deadline on the wall clock of a place has passed.
 *
 * @param now epoch milliseconds
 */
export function isPast(deadline: CivilDateTime, timeZone: string, now: number): boolean {
  return instantOf(deadline, timeZone) <= now
}
