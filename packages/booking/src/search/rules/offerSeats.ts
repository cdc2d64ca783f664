import type { Offer } from '../../kernel/model/offer.ts'

/** Maximum number of people as long as no offer is chosen (BOOK-02). */
export const defaultMaxCapacity = 3

/** Number of people that fit into all chosen offers: the smallest capacity, or 3 if none is chosen. */
export function maxCapacity(offers: readonly Offer[]): number {
  return offers.length === 0
    ? defaultMaxCapacity
    : Math.min(...offers.map((offer) => offer.carClass.capacity))
}

/** Number of seats of the largest car; 0 for an empty list. */
export function mostSeats(offers: readonly Offer[]): number {
  return offers.reduce((most, { carClass }) => Math.max(most, carClass.capacity), 0)
}
