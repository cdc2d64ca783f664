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

/** Whether there is something to say of a promotion. */
export const isShowable = ({ title, text }: PromoAction): boolean => title !== null || text !== null

/** Milliseconds between two openings of the promo popup, at least: a day. */
const popupPause = 24 * 3_600_000

/** What is known of earlier openings of the promo popup. */
export interface PromoOpenings {
  /** It was opened in this session already. */
  isOpenedNow: boolean
  /** When it was opened last, epoch milliseconds. Null: never, or nobody knows. */
  lastAt: number | null
}

/**
 * Whether the promo popup may open: once a session, a day or more after the last time (decisions/0019). A last time
 * that lies ahead, as after a clock was put right, counts as none.
 */
export function mayOpenPromo({ isOpenedNow, lastAt }: PromoOpenings, now: number): boolean {
  if (isOpenedNow) return false
  return lastAt === null || lastAt > now || now - lastAt >= popupPause
}
