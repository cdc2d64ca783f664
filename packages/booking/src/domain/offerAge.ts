import type { Offer } from './offer.ts'

/** How long a price holds where the offer does not say, in milliseconds (PRICE-21). */
export const priceLife = 15 * 60_000

/** Milliseconds for which a list stands at least, however short its offers' own lives are. */
const shortestLife = 60_000

/** When a list has to be asked again (PRICE-21): with its first old price; epoch milliseconds. */
export function listDueAt(offers: readonly Offer[], arrivedAt: number): number {
  const ends = offers.flatMap(({ expiresAt }) => expiresAt ?? [])
  const due = ends.reduce((first, end) => Math.min(first, end), arrivedAt + priceLife)
  return Math.max(due, arrivedAt + shortestLife)
}

/**
 * Whether a price has to be asked again; both instants are epoch milliseconds. Of one that is younger than now, because
 * the device's clock was set back, nobody knows the age.
 */
export function isPriceOld(offer: Offer, receivedAt: number, now: number): boolean {
  return (
    now < receivedAt || now >= Math.min(offer.expiresAt ?? Number.POSITIVE_INFINITY, receivedAt + priceLife)
  )
}
