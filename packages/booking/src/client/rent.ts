import { toOffer } from '../codec/offer.ts'
import { fromPoint } from '../codec/values.ts'
import { rentPrices } from '../contract/prices.ts'
import type { Offer } from '../domain/offer.ts'
import type { Core } from './core.ts'
import type { PriceEnd } from './prices.ts'

/** A search for a car by the hour. */
export interface RentQuestion {
  from: PriceEnd
  /** Whole hours, 3600 to 86400. */
  durationSeconds: number
  /** Ids of the car classes to be offered. @default all */
  carClassIds?: readonly string[]
  /** Price of the order that is being changed. */
  currentPriceId?: string | null
  /** ISO 4217 of the prices. @default the visitor's */
  currency?: string
}

/** Prices by the hour, which the rent screen alone loads; each call rejects with ClientError only. */
export interface RentClient {
  /** All offers by the hour; empty: nothing found. */
  rentPrices(question: RentQuestion, signal: AbortSignal): Promise<Offer[]>
}

/** Prices by the hour. */
export function rentClient(core: Core): RentClient {
  return {
    rentPrices: async ({ from, durationSeconds, carClassIds = [], currentPriceId, currency }, signal) => {
      const { result } = await core.call(rentPrices, {
        signal,
        currency,
        query: {
          start_place_point: fromPoint(from.location),
          duration: String(durationSeconds),
          platform: core.platform,
          relation_car_class_ids: carClassIds.join(',') || undefined,
          current_price_id: currentPriceId ?? undefined,
          start_place_id: from.placeId ?? undefined,
        },
      })
      return result.map((offer) => toOffer(offer))
    },
  }
}
