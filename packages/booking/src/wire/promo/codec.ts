import type { InferOutput } from 'valibot'
import type { PromoAction } from '../../kernel/model/promo.ts'
import { toId, toTextOrNull } from '../values.ts'
import type { promoAction } from './schema.ts'

/** Converts a running promotion. */
export function toPromoAction(wire: InferOutput<typeof promoAction>): PromoAction {
  return {
    id: toId(wire.id),
    slug: wire.slug,
    title: toTextOrNull(wire.title),
    text: toTextOrNull(wire.text),
    code: toTextOrNull(wire.promo_code),
  }
}
