/** Filter of the offers that are shown (PRICE-07). */
export interface OfferFilter {
  /** Ids of the car classes. Empty: all. */
  classes: readonly string[]
  /** Ids of the providers. Empty: all. */
  providers: readonly string[]
  /** Minimum rating of the provider, 0 to 5; providers without a rating are hidden. Null: any rating. */
  minRating: number | null
}

/** Minimum ratings that a person can choose. */
export const ratingSteps = [4, 4.5] as const

/** A filter that hides nothing. */
export const noFilter: OfferFilter = { classes: [], providers: [], minRating: null }

/**
 * Order of the offers. `price`: cheapest first; `rating`: best rated first; `capacity`: most seats first (PRICE-08).
 */
export type OffersSort = 'price' | 'rating' | 'capacity'
