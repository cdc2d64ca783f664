import { type Lang, languages } from '../../kernel/values/language.ts'

/** A passenger's review of a ride; the host provides it, because only the host can vouch for it. */
export interface Review {
  /** Name of the author, as they want to be named. */
  readonly name: string
  /** Rating, 1 to 5 stars. */
  readonly rating: number
  /** Route of the ride. @default none is shown */
  readonly place?: string | undefined
  /** Text by language; the language in which it was written is enough. */
  readonly texts: Readonly<Partial<Record<Lang, string>>>
}

/** A review in one language. */
export interface ShownReview {
  name: string
  /** Rating in whole stars, 1 to 5. */
  rating: number
  /** Route of the ride. Null: not stated. */
  place: string | null
  text: string
}

/** Reviews in one language. */
export interface ShownReviews {
  /** Language of all the reviews. */
  lang: Lang
  /** Reviews, at least one. */
  list: readonly ShownReview[]
}

/**
 * Reviews in the visitor's language, in the host's order; if there are none, those in the first of en, ru, es that has
 * some. Null: there are no reviews. Ratings are rounded to whole stars; a review that rounds to zero or to more than
 * five is left out.
 */
export function reviewsIn(reviews: readonly Review[], lang: Lang): ShownReviews | null {
  for (const one of [lang, ...languages]) {
    const list = reviews.flatMap(({ name, rating, place, texts }) => {
      const text = texts[one]?.trim()
      const stars = Math.round(rating)
      return text && stars >= 1 && stars <= 5 ? [{ name, rating: stars, place: place || null, text }] : []
    })
    if (list.length > 0) return { lang: one, list }
  }
  return null
}
