import { type Lang, languages } from './language.ts'

/** What a passenger wrote after a ride; the host's own, since nobody but the host can vouch for it. */
export interface Review {
  /** Who wrote it, as they want to be named. */
  readonly name: string
  /** 1 to 5 stars. */
  readonly rating: number
  /** The way they went. @default nothing is said of it */
  readonly place?: string | undefined
  /** Their words by language; those in the one they were written in are enough. */
  readonly texts: Readonly<Partial<Record<Lang, string>>>
}

/** A review in one language. */
export interface ShownReview {
  name: string
  /** 1 to 5, whole. */
  rating: number
  /** Null: nothing is said of the way. */
  place: string | null
  text: string
}

/** Reviews in one language. */
export interface ShownReviews {
  /** The language they are all in. */
  lang: Lang
  /** At least one. */
  list: readonly ShownReview[]
}

/**
 * The reviews that say something in the visitor's language, in the host's order; where none does, those in the first of
 * en, ru, es that has some. Null: there are none. A rating is told as whole stars; one that
 * rounds to none or to more than five leaves its review out.
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
