/* Storage names that the first screen looks for before the code that reads the data is loaded. */

/** Name of the last chosen places. */
export const recentPlacesName = 'wherry-recent-places'
/** Name of the only stored yacht request, shared by all partners' pages (YACHT-10). */
export const yachtName = 'wherry-yacht'
/** Name that another of our pages sets, in either storage, to have the promotion opened (SHELL-22). */
export const orderedPromoName = 'trans_open_promo'
