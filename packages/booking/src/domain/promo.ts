/** A promotion. */
export interface PromoAction {
  id: string
  /** Its name in addresses. */
  slug: string
  /** In the visitor's language. Null: none. */
  title: string | null
  /** In the visitor's language. Null: none. */
  text: string | null
  /** Code to be named when booking. Null: none. */
  code: string | null
}

/** The promotion that comes first wherever it runs (PRICE-18). */
const startPromotion = 'start-2025'

/** The start promotion of 2025 first, the others as they came. */
export function sortPromotions(promotions: readonly PromoAction[]): PromoAction[] {
  return [...promotions].sort(
    (one, other) => Number(other.slug === startPromotion) - Number(one.slug === startPromotion),
  )
}
