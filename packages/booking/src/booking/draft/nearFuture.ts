import { type CivilDateTime, instantOf } from '../../kernel/values/time.ts'

const hour = 60 * 60_000

/** Milliseconds. A provider has to confirm a ride first if its pickup is less than this time away. */
const nearFuture = 3 * hour

/**
 * True if a pickup is less than 3 h away and has to be confirmed first (BOOK-59). False for a pickup in the
 * past, which cannot be booked at all.
 * @param now epoch milliseconds; a pickup in the current minute is not yet in the past
 */
export function isForTheNearFuture(arrival: CivilDateTime, timeZone: string, now: number): boolean {
  const left = instantOf(arrival, timeZone) - now
  return left > -60_000 && left < nearFuture
}
