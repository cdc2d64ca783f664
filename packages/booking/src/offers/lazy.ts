/** Loads the offers of a search with all that a list of prices needs. */
export const loadFinderOffers = async () => (await import('./view/FinderOffers.tsx')).FinderOffers
