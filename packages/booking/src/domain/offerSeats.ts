import type { Offer } from './offer.ts'

/** Most people who fit where no route is chosen yet (BOOK-02). */
export const defaultMaxCapacity = 3

/** How many people all chosen routes take: the smallest capacity, 3 where none is chosen. */
export function maxCapacity(offers: readonly Offer[]): number {
  return offers.length === 0
    ? defaultMaxCapacity
    : Math.min(...offers.map((offer) => offer.carClass.capacity))
}

/** Seats of the largest car; 0 for an empty list. */
export function mostSeats(offers: readonly Offer[]): number {
  return offers.reduce((most, { carClass }) => Math.max(most, carClass.capacity), 0)
}
