import type { Offer } from '../../kernel/model/offer.ts'
import type { User } from '../../kernel/model/user.ts'
import type { Money } from '../../kernel/values/money.ts'
import type { OfferPrice } from '../rules/offerPrice.ts'
import type { OfferWords } from './card/offerWords.ts'

/** Values shared by all cards of a list; the same object until one of them changes. */
export interface OfferList {
  words: OfferWords
  /** Id of the `CarDrawings` element on the page. */
  drawingsId: string
  /** Number of extra stops in the prices, from 0. */
  stops: number
  /** Wanted duration of a car by the hour, in seconds. */
  rentSeconds: number
  priceOf(offer: Offer): OfferPrice
  /** Price that the person saw before the list was requested again (PRICE-21). */
  formerOf(offer: Offer): Money | undefined
  /** Key of an offer; the same offer has the same key in the next list. */
  keyOf(offer: Offer): string
  /** True if nothing can be chosen, as in the editor's preview (PRICE-20). */
  isChoosingDisabled: boolean
  /**
   * Rule for offers outside the travel policy: no rule, a reason in the form, or no choice at all (BOOK-37).
   */
  policyMode: User['policyMode']
  /** True if the second price is shown for offers that have one (PRICE-17). */
  hasAlternative: boolean
  onChoose(offer: Offer): void
}

export interface OfferOfList {
  offer: Offer
  list: OfferList
}

/** True if the travel policy of the user's company forbids the offer (BOOK-37). */
export const isForbidden = ({ offer, list }: OfferOfList) =>
  offer.isOutOfPolicy && list.policyMode === 'block'

/** Attribute value that finds an offer's button; it is the same for a class of a provider in every list. */
export const offerMark = ({ carClass, provider }: Offer) => `${carClass.id} ${provider.id}`
