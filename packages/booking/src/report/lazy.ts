/** Loads the code that records the last steps on a page and sends them with an error. */
export const loadCrumbs = () => import('./crumbs.ts')
