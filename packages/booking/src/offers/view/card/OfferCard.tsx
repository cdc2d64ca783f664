import { DownIcon, StarIcon, UpIcon } from '@wherry/ui'
import { memo, useId, useState } from 'react'
import { money } from '../../../kernel/format/money.ts'
import { names } from '../../../kernel/format/number.ts'
import { clamp } from '../../../kernel/format/outside.ts'
import type { CarClass } from '../../../kernel/model/offer.ts'
import { Outside } from '../../../view/Outside.tsx'
import * as frame from '../../../view/ride/OfferFrame.css.ts'
import * as rating from '../../../view/ride/Rating.css.ts'
import type { ClassGroup } from '../../rules/offerOrder.ts'
import { cheapest } from '../../rules/offerOrder.ts'
import { comparedPrice } from '../../rules/offerPrice.ts'
import type { OfferList } from '../offerList.ts'
import { CarPicture } from './CarPicture.tsx'
import { ChooseButton, OfferPriceBlock } from './OfferBuy.tsx'
import * as css from './OfferCard.css.ts'
import { Marks, OfferErrors, OfferFacts } from './OfferFacts.tsx'
import { OfferBadges, type OfferMarks, OfferRow, ProviderLine } from './OfferRow.tsx'
import { OfferTerms } from './OfferTerms.tsx'
import { className, type OfferWords } from './offerWords.ts'

export interface OfferCardProps {
  /** Offers of one class; the first is the card, the others fold out. */
  offers: ClassGroup['offers']
  list: OfferList
  marks: OfferMarks
  /** True for a card far below the first view, which is drawn when it comes near. @default false */
  isLater?: boolean
}

/** Card of a class with its best offer; its other providers fold out as rows (PRICE-04, PRICE-06). */
export const OfferCard = memo(function OfferCard({ offers, list, marks, isLater = false }: OfferCardProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { words } = list
  const { t, lang } = words
  const [best, ...others] = offers
  const least = others.length > 0 ? cheapest(others, (offer) => comparedPrice(list.priceOf(offer))) : null
  const from = least ?? others[0]
  return (
    <article className={frame.offer} aria-labelledby={`${id}-name`} data-later={isLater ? '' : undefined}>
      <div className={frame.top}>
        <div className={frame.car}>
          <CarPicture carClass={best.carClass} drawingsId={list.drawingsId} />
        </div>
        <div className={frame.info}>
          <div className={css.name}>
            <h3 id={`${id}-name`} className={css.carClass}>
              <Outside>{className(best.carClass, words)}</Outside>
            </h3>
            <OfferBadges offer={best} list={list} marks={marks} />
          </div>
          <Examples carClass={best.carClass} words={words} />
          <Marks offer={best} words={words} />
        </div>
        <div className={frame.buy}>
          <OfferPriceBlock offer={best} list={list} />
          <ChooseButton offer={best} list={list} />
        </div>
      </div>
      <div className={frame.terms} data-fold={from ? '' : undefined}>
        <div className={css.provider}>
          <ProviderLine offer={best} words={words} />
          <OfferTerms offer={best} words={words} />
        </div>
        <OfferFacts offer={best} words={words} />
        {from && (
          <button
            type="button"
            className={css.fold}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-rows` : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={css.foldText}>
              {isOpen
                ? t('offers.others')
                : t('offers.more', { count: others.length, price: money(list.priceOf(from).total, lang) })}
            </span>
            {isOpen ? <UpIcon size={16} /> : <DownIcon size={16} />}
            {!isOpen && marks.bestRated && marks.bestRated !== best && (
              <span className={css.foldNote}>
                <StarIcon size={16} className={rating.star} />
                {t('offers.bestRatedAmong')}
              </span>
            )}
          </button>
        )}
      </div>
      <OfferErrors offer={best} />
      {isOpen && (
        <div id={`${id}-rows`}>
          {others.map((offer) => (
            <OfferRow key={list.keyOf(offer)} offer={offer} list={list} shown={best.carClass} marks={marks} />
          ))}
        </div>
      )}
    </article>
  )
}, isSameCard)

/**
 * Compares the offers themselves, because a new filter or order gives most cards the same offers in new
 * arrays.
 */
function isSameCard(one: OfferCardProps, other: OfferCardProps): boolean {
  return (
    one.list === other.list &&
    one.isLater === other.isLater &&
    one.marks.cheapest === other.marks.cheapest &&
    one.marks.bestRated === other.marks.bestRated &&
    one.offers.length === other.offers.length &&
    one.offers.every((offer, at) => offer === other.offers[at])
  )
}

function Examples({ carClass, words: { t } }: { carClass: CarClass; words: OfferWords }) {
  if (carClass.examples.length === 0) return null
  const cars = carClass.examples.slice(0, 3).map((example) => clamp(example, 60))
  return (
    <p className={css.examples}>
      <Outside longest={200}>{t('offers.similar', { cars: names(cars) })}</Outside>
    </p>
  )
}
