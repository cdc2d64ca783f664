import type { Offer } from '../../kernel/model/offer.ts'
import type { Point } from '../../kernel/model/place.ts'
import type { Core } from '../core.ts'
import { fromPoint } from '../values.ts'
import { toOffer } from './codec.ts'
import { toPriceQuery } from './parameters.ts'
import { prices } from './schema.ts'

/** Start or finish of the ride for which prices are requested. */
export interface PriceEnd {
  location: Point
  /** Id by which the service knows the kind of the place. */
  placeId?: string | null
}

/** Parameters of a price search; the search for the way back has start and finish swapped. */
export interface PriceQuery {
  from: PriceEnd
  to: PriceEnd
  /** Ids of the wanted car classes. @default all */
  carClassIds?: readonly string[]
  /** True to include offers at flexible tariffs. @default false */
  flexibleTariff?: boolean
  /** Price id of the order that is being changed. */
  currentPriceId?: string | null
  /** ISO 4217 code of a second price for information; sent for users whose settings demand it. @default none */
  alternativeCurrency?: string | null
  /**
   * ISO 4217 code of the prices, for a booking that was begun in another currency than the visitor's current one.
   * @default the visitor's
   */
  currency?: string
}

/** Requests about prices; each rejects with ClientError only. */
export interface PricesClient {
  /** Requests all offers for a ride; empty: nothing found. */
  prices(query: PriceQuery, signal: AbortSignal): Promise<Offer[]>
}

/** Creates the requests about prices. */
export function pricesClient(core: Core): PricesClient {
  return {
    prices: async (asked, signal) => {
      const { from, to, currency, alternativeCurrency, ...others } = asked
      const endOf = ({ location, placeId }: PriceEnd) => ({ point: fromPoint(location), placeId })
      const { result } = await core.call(prices, {
        signal,
        currency,
        query: toPriceQuery({
          ...others,
          ...{ from: endOf(from), to: endOf(to), platform: core.platform, alternativeCurrency },
        }),
      })
      return result.map((offer) => toOffer(offer, alternativeCurrency ?? null))
    },
  }
}
