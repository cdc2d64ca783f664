import { StarIcon, VisuallyHidden } from '@wherry/ui'
import { number, rating } from '../../kernel/format/number.ts'
import type { Locale } from '../../kernel/values/language.ts'
import * as css from './Rating.css.ts'

export interface RatingProps {
  /** Rating, 0 to 5. */
  value: number
  /** Count of reviews. Null: not stated. @default null */
  reviews?: number | null
  /** The rating in words, for screen readers. */
  spoken: string
  lang: Locale
}

/** A provider's rating: star, number, count of reviews. */
export function Rating({ value, reviews = null, spoken, lang }: RatingProps) {
  return (
    <span className={css.rating}>
      <StarIcon size={16} className={css.star} />
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <span aria-hidden="true">
        {rating(value, lang)}
        {reviews !== null && <span className={css.reviews}> ({number(reviews, lang)})</span>}
      </span>
    </span>
  )
}
