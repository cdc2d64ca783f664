import type { Bounds } from '../../domain/mapView.ts'
import type { LeafletMap } from './leaflet.ts'

/**
 * The part of the world that a map shows.
 * @param margin a share of it on each side, for the next move
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
