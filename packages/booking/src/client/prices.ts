import { toOffer } from '../codec/offer.ts'
import { fromPoint } from '../codec/values.ts'
import { prices } from '../contract/prices.ts'
import type { Offer } from '../domain/offer.ts'
import type { Point } from '../domain/place.ts'
import type { Core } from './core.ts'

/** An end of the ride whose price is asked. */
export interface PriceEnd {
  location: Point
  /** Tells the service what kind of place it is. */
  placeId?: string | null
}

/** A price search; the reverse search swaps the ends. */
export interface PriceQuery {
  from: PriceEnd
  to: PriceEnd
  /** Ids of the car classes to be offered. @default all */
  carClassIds?: readonly string[]
  /** True: with flexible tariffs. @default false */
  flexibleTariff?: boolean
  /** Price of the order that is being changed. */
  currentPriceId?: string | null
  /** ISO 4217 code of a second price, for information; asked for users whose settings say so. @default none */
  alternativeCurrency?: string | null
  /** ISO 4217 of the prices, where a booking has begun in another one than the visitor's now. @default the visitor's */
  currency?: string
}

/** Calls about prices; each rejects with ClientError only. */
export interface PricesClient {
  /** All offers from one end to the other; empty: nothing found. */
  prices(query: PriceQuery, signal: AbortSignal): Promise<Offer[]>
}

/** Calls about prices. */
export function pricesClient(core: Core): PricesClient {
  return {
    prices: async (asked, signal) => {
      const {
        from,
        to,
        carClassIds = [],
        flexibleTariff,
        currentPriceId,
        alternativeCurrency,
        currency,
      } = asked
      const { result } = await core.call(prices, {
        signal,
        currency,
        query: {
          start_place_point: fromPoint(from.location),
          finish_place_point: fromPoint(to.location),
          platform: core.platform,
          relation_car_class_ids: carClassIds.join(',') || undefined,
          flexible_tariff: flexibleTariff ? '1' : undefined,
          alternative_currency: alternativeCurrency ?? undefined,
          current_price_id: currentPriceId ?? undefined,
          start_place_id: from.placeId ?? undefined,
          finish_place_id: to.placeId ?? undefined,
        },
      })
      return result.map((offer) => toOffer(offer, alternativeCurrency ?? null))
    },
  }
}
