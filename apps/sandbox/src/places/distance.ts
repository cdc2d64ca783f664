import type { Point } from './place.ts'

const earthRadius = 6_371_009

/** The distance along the great circle, in metres. */
export function distanceBetween(a: Point, b: Point): number {
  const north = radians(b.lat - a.lat)
  const east = radians(b.lng - a.lng)
  const half =
    Math.sin(north / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(east / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, half)))
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
