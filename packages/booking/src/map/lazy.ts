/** Loads the map of a route, which is collapsed on a phone. */
export const loadFoldedMap = () => import('./view/FoldedMap.tsx').then((part) => part.FoldedMap)
