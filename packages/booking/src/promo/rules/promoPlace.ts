/** Number of offers above the promotion; prices are more important to a visitor (PRICE-18). */
export const offersAbovePromo = 3

/** Facts that are known when the promotion is placed. */
export interface PromoFacts {
  /** Number of visible cards, from 0. Null: there are no prices, or they are being requested for the first time. */
  readonly cards: number | null
  /** True if a promotion is running and its code is loaded. */
  readonly isHere: boolean
}

/**
 * Place of the promotion, as number of cards above it. Null: no promotion. The place depends only on known facts and
 * not on the order in which they arrive, so nothing above the promotion moves when it appears.
 */
export function promoPlace({ cards, isHere }: PromoFacts): number | null {
  if (!isHere || cards === null || cards === 0) return null
  return Math.min(offersAbovePromo, cards)
}
