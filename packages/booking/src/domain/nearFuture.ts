import { type CivilDateTime, instantOf } from './time.ts'

const hour = 60 * 60_000

/** Milliseconds before the pickup within which a provider has to confirm first. */
const nearFuture = 3 * hour

/**
 * Whether a pickup is less than 3 h away and has to be confirmed first (BOOK-59). One that is past is not: it cannot
 * be booked at all.
 * @param now epoch milliseconds; the minute that is running counts as now
 */
export function isForTheNearFuture(arrival: CivilDateTime, timeZone: string, now: number): boolean {
  const left = instantOf(arrival, timeZone) - now
  return left > -60_000 && left < nearFuture
}
