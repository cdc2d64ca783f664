/** A promotion. */
export interface PromoAction {
  id: string
  /** Name of the promotion in addresses. */
  slug: string
  /** Title in the visitor's language. Null: none. */
  title: string | null
  /** Text in the visitor's language. Null: none. */
  text: string | null
  /** Code that the customer enters in the booking. Null: none. */
  code: string | null
}

/** Slug of the promotion that is always listed first (PRICE-18). */
const startPromotion = 'start-2025'

/** Sorts promotions: the start promotion of 2025 first, the others in their order. */
export function sortPromotions(promotions: readonly PromoAction[]): PromoAction[] {
  return [...promotions].sort(
    (one, other) => Number(other.slug === startPromotion) - Number(one.slug === startPromotion),
  )
}

/** True if a promotion has a title or a text to show. */
export const isShowable = ({ title, text }: PromoAction): boolean => title !== null || text !== null

/** Minimum time in ms between two openings of the promotion popup: one day. */
const popupPause = 24 * 3_600_000

/** Earlier openings of the promotion popup. */
export interface PromoOpenings {
  /** True if the popup was already opened in this session. */
  isOpenedNow: boolean
  /** Instant of the last opening, epoch milliseconds. Null: never, or not known. */
  lastAt: number | null
}

/**
 * True if the promotion popup may open: once a session, and a day or more after the last opening (decisions/0019). A
 * last opening in the future, caused by a wrong clock, is ignored.
 */
export function mayOpenPromo({ isOpenedNow, lastAt }: PromoOpenings, now: number): boolean {
  if (isOpenedNow) return false
  return lastAt === null || lastAt > now || now - lastAt >= popupPause
}
