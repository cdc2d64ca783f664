import type { Offer } from '../../kernel/model/offer.ts'
import { isRentType } from '../../kernel/model/travelType.ts'
import type { EarlierOrder } from './earlierOrder.ts'
import { rentBounds, wholeHours } from './rent.ts'

/** The shortest rent of an offer in seconds, whole hours from 1 to 24 (RENT-07). */
export function shortestRent({ minimumDuration }: Offer): number {
  return wholeHours(minimumDuration ?? rentBounds.shortest)
}

/** Duration in seconds of a rent with this offer: the wanted one, or the offer's minimum if that is longer. */
export function rentSecondsOf(offer: Offer, wantedSeconds: number): number {
  return Math.max(shortestRent(offer), wholeHours(wantedSeconds))
}

/** True if the order being changed is a transfer, which must not become a rent (RENT-03). */
export function isRentLocked(earlier: EarlierOrder | null): boolean {
  if (earlier?.action !== 'change') return false
  return earlier.travelType === null || !isRentType(earlier.travelType)
}
