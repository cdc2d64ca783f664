export { loadFoldedMap } from './lazy.ts'
export type { MapPlace, MapRoute } from './view/useMapRoute.ts'
