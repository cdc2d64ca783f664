/** Id of the element with the first offers as the edge draws them, behind the module's own place. */
export const drawnOffersId = 'wherry-offers'

/** Attribute of the module's place, set once the drawn offers are not those of the module's search. */
export const ownOffersName = 'data-own-offers'

/**
 * Selector of the placeholder that stands in the module's place while the list of offers is awaited. The search's form is
 * the only `search` element, and the list is the last element beside it (finder/view/SearchLayout).
 */
export const awaitedOffers = 'search ~ :last-child [data-coming]'
