import { type Offer, offerOfKind } from '../../kernel/model/offer.ts'
import { isRentType } from '../../kernel/model/travelType.ts'
import type { EarlierOrder } from './earlierOrder.ts'

/**
 * Finds the offer that is chosen automatically for an earlier order (PRICE-10): the one with its price id, else the
 * same class of the same provider. For a rent only class and provider count, because its price id depends on the hours.
 * Null: there is none.
 */
export function earlierOffer(list: readonly Offer[], earlier: EarlierOrder): Offer | null {
  const { priceId, carClassId, providerId, travelType } = earlier
  const isRent = travelType !== null && isRentType(travelType)
  const known = isRent ? undefined : list.find((offer) => offer.priceId === priceId)
  return known ?? offerOfKind(list, carClassId, providerId)
}
