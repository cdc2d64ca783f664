import type { InferOutput } from 'valibot'
import type { promoAction } from '../contract/promo.ts'
import type { PromoAction } from '../domain/promo.ts'
import { toId, toTextOrNull } from './values.ts'

/** A promotion that runs. */
export function toPromoAction(wire: InferOutput<typeof promoAction>): PromoAction {
  return {
    id: toId(wire.id),
    slug: wire.slug,
    title: toTextOrNull(wire.title),
    text: toTextOrNull(wire.text),
    code: toTextOrNull(wire.promo_code),
  }
}
