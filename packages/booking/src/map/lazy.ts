/** Loads the map of a route, which is collapsed on a phone. */
export const loadFoldedMap = async () => (await import('./view/FoldedMap.tsx')).FoldedMap
