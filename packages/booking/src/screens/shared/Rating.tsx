import { StarIcon, VisuallyHidden } from '@wherry/ui'
import type { Locale } from '../../domain/language.ts'
import { number, rating } from '../../format/number.ts'
import * as css from './Rating.css.ts'

export interface RatingProps {
  /** 0 to 5. */
  value: number
  /** Null: not stated. @default null */
  reviews?: number | null
  /** The same in words. */
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
