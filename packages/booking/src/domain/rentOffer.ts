import type { EarlierOrder } from './earlierOrder.ts'
import type { Offer } from './offer.ts'
import { rentBounds, wholeHours } from './rent.ts'
import { isRentType } from './travelType.ts'

/** The shortest rent of an offer in seconds, whole hours from 1 to 24 (RENT-07). */
export function shortestRent({ minimumDuration }: Offer): number {
  return wholeHours(minimumDuration ?? rentBounds.shortest)
}

/** Seconds for which an offer is hired by one who wants so many: never below its shortest rent. */
export function rentSecondsOf(offer: Offer, wantedSeconds: number): number {
  return Math.max(shortestRent(offer), wholeHours(wantedSeconds))
}

/** Whether an order that is being changed must not become a rent: it is no rent itself (RENT-03). */
export function isRentLocked(earlier: EarlierOrder | null): boolean {
  if (earlier?.action !== 'change') return false
  return earlier.travelType === null || !isRentType(earlier.travelType)
}
