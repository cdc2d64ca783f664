import { type PromoAction, sortPromotions } from '../../kernel/model/promo.ts'
import type { Core } from '../core.ts'
import { toPromoAction } from './codec.ts'
import { promo, promoViews } from './schema.ts'

/** Requests about promotions; each rejects with ClientError only. */
export interface PromoClient {
  /** Requests the running promotions, the start promotion of 2025 first; may be empty. */
  promotions(signal: AbortSignal): Promise<PromoAction[]>
  /** Counts a view of a promotion at the service. */
  viewed(promotionId: string, signal: AbortSignal): Promise<void>
}

/** Creates the requests about promotions. */
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
