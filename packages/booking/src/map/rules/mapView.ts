import type { Point } from '../../kernel/model/place.ts'

/** Area that a map has to show. Longitudes may exceed 180 for a route across the date line. */
export interface Bounds {
  readonly west: number
  readonly south: number
  /** Longitude of the eastern edge, not less than `west`. */
  readonly east: number
  readonly north: number
}

const earthRadiusMeters = 6_371_009
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Longitude of the same meridian within 180 degrees of another longitude. */
export function nearestLongitude(lng: number, other: number): number {
  const away = (lng - other) % 360
  return other + (away > 180 ? away - 360 : away < -180 ? away + 360 : away)
}

/**
 * Returns the points with longitudes within 180 degrees of the point before. So a line through them crosses
 * the date line instead of going around the world.
 * @param near longitude near which the first point is placed. @default its own
 */
export function unrolled(points: readonly Point[], near?: number): Point[] {
  let last = near
  return points.map(({ lat, lng }) => {
    last = last === undefined ? lng : nearestLongitude(lng, last)
    return { lat, lng: last }
  })
}

/** Smallest box around points that are already unrolled. Null: there are no points. */
export function boundsOf(points: readonly Point[]): Bounds | null {
  const [first] = points
  if (!first) return null
  let bounds: Bounds = { west: first.lng, east: first.lng, south: first.lat, north: first.lat }
  for (const { lat, lng } of points)
    bounds = {
      west: Math.min(bounds.west, lng),
      east: Math.max(bounds.east, lng),
      south: Math.min(bounds.south, lat),
      north: Math.max(bounds.north, lat),
    }
  return bounds
}

/** Metres between two points over the ground, the short way. */
export function metersBetween(from: Point, to: Point): number {
  const [south, north] = [radians(from.lat), radians(to.lat)]
  const half = Math.sin((north - south) / 2) ** 2
  const turn = Math.sin(radians(to.lng - from.lng) / 2) ** 2
  return (
    2 * earthRadiusMeters * Math.asin(Math.min(1, Math.sqrt(half + Math.cos(south) * Math.cos(north) * turn)))
  )
}

/** Metres along a line; 0 for fewer than two points. */
export function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, at) => sum + metersBetween(points[at] as Point, point), 0)
}

/**
 * Tolerance for simplifying a route, as a share of its extent: a fraction of a pixel while the whole route is
 * visible.
 */
const finest = 1 / 5000

/**
 * Returns a line of fewer points that looks the same. Both ends stay. A removed point is not farther from the
 * new line than a five-thousandth of the extent.
 * @param points already unrolled.
 */
export function simplified(points: readonly Point[]): Point[] {
  const bounds = boundsOf(points)
  if (!bounds || points.length < 3) return [...points]
  const tolerance = Math.max(bounds.east - bounds.west, bounds.north - bounds.south) * finest
  const last = points.length - 1
  const kept = new Set([0, last])
  const spans: (readonly [start: number, end: number])[] = [[0, last]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [start, end] = span
    let [farthest, most] = [start, tolerance]
    for (let at = start + 1; at < end; at++) {
      const off = distanceToLine(points[at] as Point, points[start] as Point, points[end] as Point)
      if (off > most) [farthest, most] = [at, off]
    }
    if (farthest === start) continue
    kept.add(farthest)
    spans.push([start, farthest], [farthest, end])
  }
  return points.filter((_, at) => kept.has(at))
}

/** Degrees from a point to a straight line between two others. */
export function distanceToLine(point: Point, start: Point, end: Point): number {
  const [dx, dy] = [end.lng - start.lng, end.lat - start.lat]
  const [px, py] = [point.lng - start.lng, point.lat - start.lat]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
  return Math.hypot(px - share * dx, py - share * dy)
}

/**
 * Rounds metres for a text with "about": to 50 m under 950 m, to 100 m under 9.95 km, else to a kilometre.
 * Never 0.
 * @param meters 0 and up.
 */
export function roundedMeters(meters: number): number {
  const step = meters < 950 ? 50 : meters < 9950 ? 100 : 1000
  return Math.max(step, Math.round(meters / step) * step)
}

/**
 * Rounds seconds for a text with "about": to a minute under half an hour, to five under two hours, else to
 * ten. Never 0.
 * @param seconds 0 and up.
 */
export function roundedSeconds(seconds: number): number {
  const step = 60 * (seconds < 1770 ? 1 : seconds < 7050 ? 5 : 10)
  return Math.max(step, Math.round(seconds / step) * step)
}
