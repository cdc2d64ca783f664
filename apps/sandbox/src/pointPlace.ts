import type { Place, Point } from './places/place.ts'
import type { PlaceIndex } from './places/placeIndex.ts'

/** `lat,lng` in degrees as a point, or null for any other text. */
export function parsePoint(text: string | null | undefined): Point | null {
  const found = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text ?? '')
  if (found === null) return null
  const lat = Number(found[1])
  const lng = Number(found[2])
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

/** A point as `lat,lng`. */
export const pointText = ({ lat, lng }: Point) => `${lat},${lng}`

/**
 * The place of a point without a place id: an address with the name of the nearest place, in its country and time zone,
 * with the id `pt-<lat>,<lng>`. Null at sea, if there is no place within 200 km.
 */
export function placeAtPoint(index: PlaceIndex, point: Point): Place | null {
  const found = index.nearest(point)
  if (found === null) return null
  const { place } = found
  return {
    placeId: `pt-${pointText(point)}`,
    kind: 'address',
    typeCode: 1,
    country: place.country,
    timeZone: place.timeZone,
    name: place.name,
    area: place.area,
    iata: null,
    icao: null,
    weight: 0,
    isExact: true,
    ...point,
  }
}

/** Returns a place by its id, including the id of a bare point. */
export function placeOfId(index: PlaceIndex, placeId: string): Place | null {
  const known = index.get(placeId)
  if (known !== null || !placeId.startsWith('pt-')) return known
  const point = parsePoint(placeId.slice(3))
  return point === null ? null : placeAtPoint(index, point)
}
