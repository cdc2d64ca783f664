/** A search by its address, with the answers of the service to its first requests. */
export interface DrawnSearch {
  /** Address of the page, with the ids of both places in its query. */
  readonly address: string
  /** Configuration in the page, as JSON. */
  readonly served: string
  /** The visitor's language, one of the module's. */
  readonly lang: string
  /** Bodies of the answers by the addresses of their requests: the two places and the prices. */
  readonly answers: ReadonlyMap<string, string>
}

/** A drawn page as HTML and as the rules of its own style sheet. */
export interface DrawnOffers {
  readonly html: string
  readonly rules: string
}

/**
 * Draws the page of a search with its offers. The build of the module has this function, and the edge calls it.
 *
 * @returns null if there are no offers
 * @throws any error if an answer is missing or does not fit its schema, even in a single offer
 */
export type DrawOffers = (search: DrawnSearch) => Promise<DrawnOffers | null>
