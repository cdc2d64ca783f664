import { StarIcon, VisuallyHidden } from '@wherry/ui'
import { number, rating } from '../../format/number.ts'
import type { OfferWords } from './offerWords.ts'
import * as css from './Rating.css.ts'

export interface RatingProps {
  /** 0 to 5. */
  value: number
  /** Null: not stated. @default null */
  reviews?: number | null
  words: OfferWords
}

/** A provider's rating: star, number, count of reviews. */
export function Rating({ value, reviews = null, words: { t, lang } }: RatingProps) {
  const written = rating(value, lang)
  return (
    <span className={css.rating}>
      <StarIcon size={16} className={css.star} />
      <VisuallyHidden>
        {t('offers.rating', { rating: written })}
        {reviews !== null && `, ${t('offers.reviews', { count: reviews })}`}
      </VisuallyHidden>
      <span aria-hidden="true">
        {written}
        {reviews !== null && <span className={css.reviews}> ({number(reviews, lang)})</span>}
      </span>
    </span>
  )
}
