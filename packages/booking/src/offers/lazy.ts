/** Loads the offers of a search with all that a list of prices needs. */
export const loadFinderOffers = () => import('./view/FinderOffers.tsx').then((part) => part.FinderOffers)
