/* Names on the device that the first screen looks for before the code that reads them comes. */

/** The last chosen places. */
export const recentPlacesName = 'wherry-recent-places'
/** The one key of all requests for a yacht, whoever's page the module stands in (YACHT-10). */
export const yachtName = 'wherry-yacht'
/** A page of ours sets it, in either storage, to have the promotion opened (SHELL-22). */
export const orderedPromoName = 'trans_open_promo'
