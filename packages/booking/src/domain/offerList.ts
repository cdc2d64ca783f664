import { type Offer, offerOfKind } from './offer.ts'

/** All offers are of one provider; an empty list is not. */
export function isOnlyProvider(offers: readonly Offer[]): boolean {
  return new Set(offers.map((offer) => offer.provider.id)).size === 1
}

/** The offer that stands for the former one: by its id, else the same class of the same provider. Null: it is gone. */
export function sameOffer(list: readonly Offer[], former: Offer): Offer | null {
  return (
    list.find((offer) => offer.priceId === former.priceId) ??
    offerOfKind(list, former.carClass.id, former.provider.id)
  )
}
