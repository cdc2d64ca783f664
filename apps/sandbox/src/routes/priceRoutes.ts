import { endpoints } from '@wherry/booking/contract/endpoints.ts'
import { textIn } from '../lang.ts'
import type { Parts } from '../parts.ts'
import type { Lang, Place } from '../places/place.ts'
import { parsePoint, placeAtPoint, placeOfId } from '../pointPlace.ts'
import { extrasOnWire } from '../prices/extras.ts'
import { type Quote, quotesFor } from '../prices/quote.ts'
import { type Api, serve } from './serve.ts'

/** The price search (API-07). Ends that nobody can be driven between give an empty list. */
export function servePrices(api: Api, { places, clock, options }: Parts): void {
  const end = (placeId: string | undefined, point: string): Place | null => {
    const known = placeId === undefined ? null : placeOfId(places, placeId)
    const at = known === null ? parsePoint(point) : null
    return at === null ? known : placeAtPoint(places, at)
  }

  serve(api, endpoints.prices, ({ query, currency, lang }) => {
    const from = end(query.start_place_id, query.start_place_point)
    const to = end(query.finish_place_id, query.finish_place_point)
    if (from === null || to === null) return { result: [] }
    const quotes = quotesFor(
      {
        from,
        to,
        currency,
        alternativeCurrency: query.alternative_currency ?? null,
        classIds: (query.relation_car_class_ids ?? '')
          .split(',')
          .map(Number)
          .filter((id) => id > 0),
        currentPriceId: query.current_price_id ?? null,
        now: clock.now(),
      },
      options().tariff,
    )
    return { result: quotes.map((quote) => toWire(quote, lang)) }
  })
}

function toWire(quote: Quote, lang: Lang) {
  const { carClass, provider, from, to, alternative, reverse } = quote
  const isMeeting = from.kind === 'airport' || from.kind === 'station'
  return {
    price_id: quote.priceId,
    service_id: `${provider.id}-${carClass.id}`,
    price: quote.amount,
    price_subaddress: quote.amountPerStop,
    currency: quote.currency,
    ...(alternative === null
      ? {}
      : {
          alternative_price: alternative.amount,
          alternative_price_subaddress: alternative.amountPerStop,
          alternative_currency: alternative.currency,
        }),
    car_class: {
      car_class_id: carClass.id,
      capacity: carClass.capacity,
      name: textIn(carClass.name, lang),
      picture: carClass.picture,
      examples: [...carClass.examples[quote.region]],
      luggage: carClass.luggage,
    },
    service_provider: {
      id: provider.id,
      name: provider.name,
      rating: provider.rating,
      reviews: provider.reviews,
    },
    start_place: { place_id: from.placeId, type: from.typeCode },
    finish_place: { place_id: to.placeId, type: to.typeCode },
    flexible_tariff: quote.hasFlexibleTariff,
    flexible_tariff_agreement: quote.hasFlexibleTariff,
    is_fast_ride: quote.isFastRide,
    additional_services: extrasOnWire(quote, lang),
    reverse_price: reverse === null ? null : { price: reverse.amount, price_id: reverse.priceId },
    travel_time: quote.travelSeconds,
    childSeatsAvailable: carClass.takesChildSeats,
    free_cancellation_hours: provider.freeCancellationHours,
    waiting_minutes: isMeeting ? carClass.waitingMinutes : 15,
    expires_at: new Date(quote.expiresAt).toISOString(),
  }
}
