import type { Offer } from '../../kernel/model/offer.ts'
import type { Core } from '../core.ts'
import { fromPoint } from '../values.ts'
import type { PriceEnd } from './client.ts'
import { toOffer } from './codec.ts'
import { rentPrices } from './schema.ts'

/** Parameters of a search for a car by the hour. */
export interface RentQuestion {
  from: PriceEnd
  /** Duration of the rent in seconds, whole hours from 3600 to 86400. */
  durationSeconds: number
  /** Ids of the wanted car classes. @default all */
  carClassIds?: readonly string[]
  /** Price id of the order that is being changed. */
  currentPriceId?: string | null
  /** ISO 4217 of the prices. @default the visitor's */
  currency?: string
}

/** Requests for prices by the hour, loaded by the rent screen only; each rejects with ClientError only. */
export interface RentClient {
  /** Requests all offers by the hour; empty: nothing found. */
  rentPrices(question: RentQuestion, signal: AbortSignal): Promise<Offer[]>
}

/** Creates the requests for prices by the hour. */
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
