import { endpoints } from '@wherry/booking/wire'
import { Refusal } from '../errors.ts'
import type { Parts } from '../parts.ts'
import type { Place } from '../places/place.ts'
import { parsePoint, placeAtPoint, placeOfId } from '../pointPlace.ts'
import { quotesFor } from '../prices/quote.ts'
import { hoursOf } from '../prices/rent.ts'
import { offerOnWire } from './offerOnWire.ts'
import { type Api, serve } from './serve.ts'

/** Serves the price searches (API-07, API-08). The list is empty if no ride is possible between the ends. */
export function servePrices(api: Api, { places, clock, options }: Parts): void {
  const end = (placeId: string | undefined, point: string): Place | null => {
    const known = placeId === undefined ? null : placeOfId(places, placeId)
    const at = known === null ? parsePoint(point) : null
    return at === null ? known : placeAtPoint(places, at)
  }

  serve(api, endpoints.prices, ({ query, user, currency, lang }) => {
    const from = end(query.start_place_id, query.start_place_point)
    const to = end(query.finish_place_id, query.finish_place_point)
    if (from === null || to === null) return { result: [] }
    const quotes = quotesFor(
      {
        from,
        to,
        currency,
        alternativeCurrency: query.alternative_currency ?? null,
        classIds: classIdsIn(query.relation_car_class_ids),
        currentPriceId: query.current_price_id ?? null,
        now: clock.now(),
      },
      options().tariff,
    )
    const viewer = { user, lang, isFlexible: query.flexible_tariff === '1' }
    return { result: quotes.map((quote) => offerOnWire(quote, viewer)) }
  })

  serve(api, endpoints.rentPrices, ({ query, user, currency, lang }) => {
    const hours = hoursOf(Number(query.duration))
    if (hours === null) throw new Refusal(400, 'rent_duration')
    const from = end(query.start_place_id, query.start_place_point)
    if (from === null) return { result: [] }
    const quotes = quotesFor(
      {
        from,
        to: null,
        hours,
        currency,
        alternativeCurrency: null,
        classIds: classIdsIn(query.relation_car_class_ids),
        currentPriceId: query.current_price_id ?? null,
        now: clock.now(),
      },
      options().tariff,
    )
    return { result: quotes.map((quote) => offerOnWire(quote, { user, lang, isFlexible: false })) }
  })
}

/** Reads class ids separated by commas; invalid ones are ignored. */
const classIdsIn = (text: string | undefined): number[] =>
  (text ?? '')
    .split(',')
    .map(Number)
    .filter((id) => id > 0)
