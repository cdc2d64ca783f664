import { endpoints } from '@wherry/booking/wire'
import { milesOf } from '../bonus/miles.ts'
import { newPrices } from '../bonus/newPrices.ts'
import { Refusal } from '../errors.ts'
import type { Parts } from '../parts.ts'
import { promotions, promotionsOnWire } from '../promo/promotions.ts'
import { offerWidget, prepaidWidget } from '../widget/widget.ts'
import { type Api, checkClaims, serve } from './serve.ts'

/** Serves the calls beside the offers: promotions, miles, certificates, legal texts (API-17, API-20, API-24, API-25). */
export function serveOfferExtras(api: Api, parts: Parts): void {
  const { store, clock } = parts

  serve(api, endpoints.promo, ({ lang }) => ({ result: promotionsOnWire(lang) }))
  serve(api, endpoints.promoViews, ({ body, user, session, userId }) => {
    checkClaims([body.user_id], { user, session }, store)
    const seen = promotions.find(({ id }) => String(id) === String(body.promo_action_id))
    if (seen === undefined) throw new Refusal(404, 'unknown_promo')
    store.addPromoView({ userId, promoActionId: seen.id, at: clock.now() })
    return { result: true }
  })

  serve(api, endpoints.miles, ({ query, lang }) => ({
    result: milesOf(query.priority_s7, query.price, query.currency, lang),
  }))

  serve(api, endpoints.calculateNewPrice, ({ body, user, lang }) => ({
    result: newPrices(body, user, lang, parts),
  }))

  serve(api, endpoints.getWidget, ({ query, lang }) => {
    const widget =
      query.path === 'Bookingform/ppd' ? prepaidWidget(lang) : offerWidget(query.car_class_id ?? null, lang)
    if (widget === null) throw new Refusal(404, 'unknown_class')
    return { result: { widget } }
  })
}
