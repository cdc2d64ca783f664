import { Badge } from '@wherry/ui'
import type { CarClass, Offer } from '../../../kernel/model/offer.ts'
import { Outside } from '../../../view/Outside.tsx'
import { Rating } from '../../../view/ride/Rating.tsx'
import type { OfferOfList } from '../offerList.ts'
import { ChooseButton, OfferPriceBlock } from './OfferBuy.tsx'
import * as css from './OfferCard.css.ts'
import { Marks, OfferErrors, OfferFacts, type OfferPartProps } from './OfferFacts.tsx'
import { OfferTerms } from './OfferTerms.tsx'
import { providerName, ratingWords } from './offerWords.ts'

/** Provider and rating of an offer. */
export function ProviderLine({ offer: { provider }, words }: OfferPartProps) {
  return (
    <>
      <Outside className={css.providerName}>{providerName(provider, words)}</Outside>
      {provider.rating !== null && (
        <Rating
          value={provider.rating}
          reviews={provider.reviews}
          spoken={ratingWords(provider.rating, provider.reviews, words)}
          lang={words.lang}
        />
      )}
    </>
  )
}

export interface OfferMarks {
  /** Cheapest of all offers, including hidden ones. Null: it is not in this card, or nothing is marked. */
  cheapest: Offer | null
  /** Best rated of all offers, including hidden ones. Null: it is not in this card, or nothing is marked. */
  bestRated: Offer | null
}

const policyWords = {
  off: 'offers.policy',
  warn: 'offers.policy',
  approve: 'offers.policyApproval',
  block: 'offers.policyBlocked',
} as const

/** The badges of an offer: cheapest, best rated, outside the travel policy. */
export function OfferBadges({ offer, list, marks }: OfferOfList & { marks: OfferMarks }) {
  const { words } = list
  return (
    <>
      {marks.cheapest === offer && <Badge tone="accent">{words.t('offers.cheapest')}</Badge>}
      {marks.bestRated === offer && <Badge>{words.t('offers.bestRated')}</Badge>}
      {offer.isOutOfPolicy && list.policyMode !== 'off' && (
        <Badge tone="caution">{words.t(policyWords[list.policyMode])}</Badge>
      )}
    </>
  )
}

export interface OfferRowProps extends OfferOfList {
  /** Class as shown on the card; the row shows differences from it. */
  shown: CarClass
  marks: OfferMarks
}

/** Row of another provider of a class, below its card, with the facts of its offer (PRICE-04). */
export function OfferRow({ offer, list, shown, marks }: OfferRowProps) {
  const { words } = list
  const { capacity, luggage } = offer.carClass
  return (
    <div className={css.row}>
      <div className={css.rowText}>
        <span className={css.provider}>
          <ProviderLine offer={offer} words={words} />
          <OfferTerms offer={offer} words={words} />
          <OfferBadges offer={offer} list={list} marks={marks} />
        </span>
        <Marks
          offer={offer}
          words={words}
          showSeats={capacity !== shown.capacity}
          showLuggage={luggage !== shown.luggage}
        />
        <OfferFacts offer={offer} words={words} />
        <OfferErrors offer={offer} />
      </div>
      <div className={css.rowPrice}>
        <OfferPriceBlock offer={offer} list={list} size="s" />
      </div>
      <ChooseButton offer={offer} list={list} size="s" />
    </div>
  )
}
