import type { EarlierOrder } from './earlierOrder.ts'
import type { Offer } from './offer.ts'
import { isRentType } from './travelType.ts'

/** Bounds of a rent in seconds (RENT-07). */
export const rentBounds = { shortest: 3600, longest: 24 * 3600 } as const

/** Seconds of a rent as it can be asked for: rounded up to whole hours, 1 to 24; 1 hour for what is no number. */
export function wholeHours(seconds: number): number {
  const hours = Number.isFinite(seconds) ? Math.ceil(seconds / 3600) : 1
  return Math.min(rentBounds.longest, Math.max(rentBounds.shortest, hours * 3600))
}

/** The hours of a rent that a text names, 1 to 24. Null: it names none. */
export function hoursOf(text: string | null): number | null {
  const hours = text !== null && /^[1-9]\d?$/.test(text) ? Number(text) : null
  return hours !== null && hours * 3600 <= rentBounds.longest ? hours : null
}

/** The shortest rent of an offer in seconds, whole hours from 1 to 24 (RENT-07). */
export function shortestRent({ minimumDuration }: Offer): number {
  return wholeHours(minimumDuration ?? rentBounds.shortest)
}

/** Seconds for which an offer is hired by one who wants so many: never below its shortest rent. */
export function rentSecondsOf(offer: Offer, wantedSeconds: number): number {
  return Math.max(shortestRent(offer), wholeHours(wantedSeconds))
}

/** Whether an order that is being changed must not become a rent: it is no rent itself (RENT-03, decisions row 3). */
export function isRentLocked(earlier: EarlierOrder | null): boolean {
  if (earlier?.action !== 'change') return false
  return earlier.travelType === null || !isRentType(earlier.travelType)
}
