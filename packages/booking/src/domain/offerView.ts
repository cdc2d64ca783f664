/** Which offers are shown (PRICE-07). */
export interface OfferFilter {
  /** Ids of the car classes. Empty: all. */
  classes: readonly string[]
  /** Ids of the providers. Empty: all. */
  providers: readonly string[]
  /** Least rating of the provider, 0 to 5; the unrated fall out. Null: any. */
  minRating: number | null
}

/** Least ratings that can be asked for. */
export const ratingSteps = [4, 4.5] as const

/** Nothing is left out. */
export const noFilter: OfferFilter = { classes: [], providers: [], minRating: null }

/** `price`: cheapest first; `rating`: best rated first; `capacity`: most seats first (PRICE-08). */
export type OffersSort = 'price' | 'rating' | 'capacity'
