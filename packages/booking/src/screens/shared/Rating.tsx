import { StarIcon, VisuallyHidden } from '@wherry/ui'
import { number, rating } from '../../format/number.ts'
import { useModule } from '../../hooks/module.tsx'
import { useT } from '../../hooks/useT.ts'
import * as css from './Rating.css.ts'

export interface RatingProps {
  /** 0 to 5. */
  value: number
  /** Null: not stated. @default null */
  reviews?: number | null
}

/** A provider's rating: star, number, count of reviews. */
export function Rating({ value, reviews = null }: RatingProps) {
  const t = useT()
  const { lang } = useModule()
  return (
    <span className={css.rating}>
      <StarIcon size={16} className={css.star} />
      <VisuallyHidden>
        {t('offers.rating', { rating: rating(value, lang) })}
        {reviews !== null && `, ${t('offers.reviews', { count: reviews })}`}
      </VisuallyHidden>
      <span aria-hidden="true">
        {rating(value, lang)}
        {reviews !== null && <span className={css.reviews}> ({number(reviews, lang)})</span>}
      </span>
    </span>
  )
}
