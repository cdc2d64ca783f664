import { toPromoAction } from '../codec/promo.ts'
import { promo, promoViews } from '../contract/promo.ts'
import { type PromoAction, sortPromotions } from '../domain/promo.ts'
import type { Core } from './core.ts'

/** Calls about promotions; each rejects with ClientError only. */
export interface PromoClient {
  /** The promotions that run, the start promotion of 2025 first; empty: none. */
  promotions(signal: AbortSignal): Promise<PromoAction[]>
  /** Counts that a promotion was seen. */
  viewed(promotionId: string, signal: AbortSignal): Promise<void>
}

/** Calls about promotions. */
export function promoClient(core: Core): PromoClient {
  return {
    promotions: async (signal) => {
      const { result } = await core.call(promo, { signal })
      return sortPromotions(result.map(toPromoAction))
    },
    viewed: async (promotionId, signal) => {
      const body = { user_id: core.identity().userId, promo_action_id: promotionId }
      await core.call(promoViews, { signal, body })
    },
  }
}
