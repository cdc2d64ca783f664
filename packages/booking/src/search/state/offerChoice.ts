import type { Offer } from '../../kernel/model/offer.ts'
import { returnOffer } from '../rules/returnOffer.ts'
import type { OfferChoice } from './finderOffers.ts'
import type { FinderState } from './finderState.ts'

export type { OfferChoice } from './finderOffers.ts'

/**
 * Returns the action that chooses an offer, with a return trip also its way back, of the same class and provider. The
 * first screen does without this rule, because nothing is chosen before the list has loaded.
 */
export function choiceOf({ isReturn, reverse }: FinderState, offer: Offer): OfferChoice {
  return {
    type: 'offerChosen',
    priceId: offer.priceId,
    wayBack: isReturn ? returnOffer(offer, reverse.list) : null,
  }
}
