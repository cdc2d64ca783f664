import type { Offer } from '../../kernel/model/offer.ts'

/** Time in ms for which a price is valid if the offer does not say (PRICE-21). */
export const priceLife = 15 * 60_000

/** Minimum time in ms for which a list is valid, however soon its offers expire. */
const shortestLife = 60_000

/** Instant in epoch milliseconds at which a list has to be requested again (PRICE-21): when its first price expires. */
export function listDueAt(offers: readonly Offer[], arrivedAt: number): number {
  const ends = offers.flatMap(({ expiresAt }) => expiresAt ?? [])
  const due = ends.reduce((first, end) => Math.min(first, end), arrivedAt + priceLife)
  return Math.max(due, arrivedAt + shortestLife)
}

/**
 * True if a price has to be requested again; both instants are epoch milliseconds. A price that seems to be from the
 * future, because the device's clock was set back, has an unknown age and counts as old.
 */
export function isPriceOld(offer: Offer, receivedAt: number, now: number): boolean {
  return (
    now < receivedAt || now >= Math.min(offer.expiresAt ?? Number.POSITIVE_INFINITY, receivedAt + priceLife)
  )
}
