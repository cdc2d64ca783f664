import type { Bounds } from '../rules/mapView.ts'
import type { LeafletMap } from './leaflet.ts'

/**
 * Area of the world in a map's view.
 * @param margin share of the view that is added on each side, for the next move
 */
export function viewOf(map: LeafletMap, margin: number): Bounds {
  const bounds = map.getBounds().pad(margin)
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  }
}
