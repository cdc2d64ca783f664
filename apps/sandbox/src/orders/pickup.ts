import { civilAt, earliestPickup, instantOf, isCivilDateTime, latestPickup } from '@wherry/booking/kernel'
import { hasFastRide } from '../prices/forUser.ts'
import type { Quote } from '../prices/quote.ts'
import type { SandboxUser } from '../users/user.ts'

const minute = 60_000
/** Minimum time between order and pickup, in milliseconds. */
const lead = 120 * minute
/** Minimum time between order and pickup of a fast ride, in milliseconds. */
const fastLead = 40 * minute

/** The result of a check of a pickup time. All times are wall clock at the pickup place. */
export type PickupCheck =
  | { state: 'allowed' }
  /** `fastFrom` is the earliest time of a fast ride; null if this offer or user has none. */
  | { state: 'tooEarly'; from: string; fastFrom: string | null }
  | { state: 'tooLate' }
  | { state: 'noTime' }

/** Checks a pickup (`YYYY-MM-DD HH:mm` at the pickup place) of an offer for a user at a moment. */
export function checkPickup(pickup: string, quote: Quote, user: SandboxUser, now: number): PickupCheck {
  const zone = quote.from.timeZone
  if (!isCivilDateTime(pickup)) return { state: 'noTime' }
  const at = instantOf(pickup, zone)
  const isFast = hasFastRide(quote, user)
  if (at < now + (isFast ? fastLead : lead)) {
    return {
      state: 'tooEarly',
      from: earliestPickup(zone, now + lead),
      fastFrom: isFast ? earliestPickup(zone, now + fastLead) : null,
    }
  }
  return pickup > latestPickup(zone, now) ? { state: 'tooLate' } : { state: 'allowed' }
}

/** Recommended time between arrival and departure, in minutes. */
const inAdvance = { airport: 120, station: 45 } as const

/** The recommended pickup for a departure, rounded down to 5 minutes. Both are wall clock at the pickup place. */
export function recommendedPickup(departure: string, quote: Quote): string {
  const zone = quote.from.timeZone
  const minutes = quote.to?.kind === 'airport' ? inAdvance.airport : inAdvance.station
  const at = instantOf(departure, zone) - quote.travelSeconds * 1000 - minutes * minute
  const civil = civilAt(at, zone)
  return civilAt(instantOf(civil, zone) - (Number(civil.slice(14, 16)) % 5) * minute, zone)
}

/** True if the ride arrives before the departure. Both times are wall clock at the pickup place. */
export function isInTime(pickup: string, departure: string, quote: Quote): boolean {
  const zone = quote.from.timeZone
  return instantOf(pickup, zone) + quote.travelSeconds * 1000 < instantOf(departure, zone)
}

/** A wall-clock text of the wire without its seconds. */
export const toMinutes = (civil: string) => civil.slice(0, 16)
