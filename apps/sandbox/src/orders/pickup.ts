import { civilAt, instantOf, isCivilDateTime, latestPickup } from '@wherry/booking/domain/time.ts'
import { hasFastRide } from '../prices/forUser.ts'
import type { Quote } from '../prices/quote.ts'
import type { SandboxUser } from '../users/user.ts'

const minute = 60_000
/** How long before the pickup a ride is ordered at the latest, in milliseconds. */
const lead = 120 * minute
/** The same for a fast ride. */
const fastLead = 40 * minute

/** Whether a pickup can be had at a time. All times are wall clock at the pickup place. */
export type PickupCheck =
  | { state: 'allowed' }
  /** `fastFrom` is the earliest fast ride, or null where this offer or user has none. */
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
      from: civilAt(nextMinute(now + lead), zone),
      fastFrom: isFast ? civilAt(nextMinute(now + fastLead), zone) : null,
    }
  }
  return pickup > latestPickup(zone, now) ? { state: 'tooLate' } : { state: 'allowed' }
}

/** How long before a departure one should be there, in minutes. */
const inAdvance = { airport: 120, station: 45 } as const

/** The pickup that is in time for a departure, rounded down to 5 minutes. Both are wall clock at the pickup place. */
export function recommendedPickup(departure: string, quote: Quote): string {
  const zone = quote.from.timeZone
  const minutes = quote.to?.kind === 'airport' ? inAdvance.airport : inAdvance.station
  const at = instantOf(departure, zone) - quote.travelSeconds * 1000 - minutes * minute
  const civil = civilAt(at, zone)
  return civilAt(instantOf(civil, zone) - (Number(civil.slice(14, 16)) % 5) * minute, zone)
}

/** Whether one arrives before the departure. Both are wall clock at the pickup place. */
export function isInTime(pickup: string, departure: string, quote: Quote): boolean {
  const zone = quote.from.timeZone
  return instantOf(pickup, zone) + quote.travelSeconds * 1000 < instantOf(departure, zone)
}

/** A wall-clock text of the wire without its seconds. */
export const toMinutes = (civil: string) => civil.slice(0, 16)

const nextMinute = (at: number) => Math.ceil(at / minute) * minute
