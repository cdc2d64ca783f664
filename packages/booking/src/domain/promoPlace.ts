/** Offers that stand above the promotion: prices are what a visitor came for (PRICE-18). */
export const offersAbovePromo = 3

/** Facts that are known when the promotion is placed. */
export interface PromoFacts {
  /** Cards that the list shows, from 0. Null: there are no prices, or they are being asked for the first time. */
  readonly cards: number | null
  /** A promotion runs, and its code is here. */
  readonly isHere: boolean
}

/**
 * The place of the promotion: how many cards of the list stand above it. Null: nothing is advertised. It follows from what
 * is known alone, never from what came first, so that a search has it in the same place each time and nothing above it
 * moves when it comes.
 */
export function promoPlace({ cards, isHere }: PromoFacts): number | null {
  if (!isHere || cards === null || cards === 0) return null
  return Math.min(offersAbovePromo, cards)
}
