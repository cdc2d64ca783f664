import type { Money } from '../../domain/money.ts'
import type { Offer } from '../../domain/offer.ts'
import type { OfferPrice } from '../../domain/offerPrice.ts'
import type { User } from '../../domain/user.ts'
import type { OfferWords } from './offerWords.ts'

/** What all cards of a list share; the same object as long as none of it changes. */
export interface OfferList {
  words: OfferWords
  /** The `id` of the CarDrawings on the page. */
  drawingsId: string
  /** How many extra stops the prices hold, from 0. */
  stops: number
  /** For how long a car is wanted by the hour, in seconds. */
  rentSeconds: number
  priceOf(offer: Offer): OfferPrice
  /** The price that the person saw before the list was asked again (PRICE-21). */
  formerOf(offer: Offer): Money | undefined
  /** The same for the same offer of the next list. */
  keyOf(offer: Offer): string
  /** The list is looked at, nothing is chosen: the editor's preview (PRICE-20). */
  isChoosingDisabled: boolean
  /** What an offer outside the travel policy needs: nothing, a reason in the form, or it cannot be chosen (BOOK-37). */
  policyMode: User['policyMode']
  /** The second price is shown where an offer has one (PRICE-17). */
  hasAlternative: boolean
  onChoose(offer: Offer): void
}

export interface OfferOfList {
  offer: Offer
  list: OfferList
}

/** The travel policy of the user's company does not let this offer be booked (BOOK-37). */
export const isForbidden = ({ offer, list }: OfferOfList) =>
  offer.isOutOfPolicy && list.policyMode === 'block'

/** The same for a class of a provider in every list: the mark of its button. */
export const offerMark = ({ carClass, provider }: Offer) => `${carClass.id} ${provider.id}`
