import type { EarlierOrder } from './earlierOrder.ts'
import { type Offer, offerOfKind } from './offer.ts'
import { isRentType } from './travelType.ts'

/**
 * The offer that is chosen by itself for an earlier order (PRICE-10): by its price id; where that is gone, and for a
 * rent always, since its price id depends on the hours, the same class of the same provider. Null: there is none.
 */
export function earlierOffer(list: readonly Offer[], earlier: EarlierOrder): Offer | null {
  const { priceId, carClassId, providerId, travelType } = earlier
  const isRent = travelType !== null && isRentType(travelType)
  const known = isRent ? undefined : list.find((offer) => offer.priceId === priceId)
  return known ?? offerOfKind(list, carClassId, providerId)
}
