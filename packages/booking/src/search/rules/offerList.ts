import { type Offer, offerOfKind } from '../../kernel/model/offer.ts'

/** True if all offers are of one provider; false for an empty list. */
export function isOnlyProvider(offers: readonly Offer[]): boolean {
  return new Set(offers.map((offer) => offer.provider.id)).size === 1
}

/**
 * The offer that replaces a former one: the one with its id, else the same class of the same provider. Null: there is
 * none.
 */
export function sameOffer(list: readonly Offer[], former: Offer): Offer | null {
  return (
    list.find((offer) => offer.priceId === former.priceId) ??
    offerOfKind(list, former.carClass.id, former.provider.id)
  )
}
