/** Start or finish of a price search as the service names it. */
interface PriceEndParameters {
  /** `lat,lng`, by `fromPoint`. */
  point: string
  /** Id by which the service knows the kind of the place. @default none */
  placeId?: string | null | undefined
}

/** A price search, its points already as text. Each parameter that is left out is not sent. */
export interface PriceParameters {
  from: PriceEndParameters
  to: PriceEndParameters
  /** Surface for which prices are computed. */
  platform: 'frame' | 'web' | 'app'
  /** Ids of the wanted car classes. @default all */
  carClassIds?: readonly string[] | undefined
  /** @default false */
  flexibleTariff?: boolean | undefined
  alternativeCurrency?: string | null | undefined
  currentPriceId?: string | null | undefined
}

/**
 * Returns the query of `prices` in the order in which it is sent. The edge writes the same address for a search's first
 * prices (apps/edge/src/firstAnswers.ts): another order would be another request.
 */
export const toPriceQuery = ({ from, to, carClassIds = [], ...asked }: PriceParameters) => ({
  start_place_point: from.point,
  finish_place_point: to.point,
  platform: asked.platform,
  relation_car_class_ids: carClassIds.join(',') || undefined,
  flexible_tariff: asked.flexibleTariff ? '1' : undefined,
  alternative_currency: asked.alternativeCurrency ?? undefined,
  current_price_id: asked.currentPriceId ?? undefined,
  start_place_id: from.placeId ?? undefined,
  finish_place_id: to.placeId ?? undefined,
})
