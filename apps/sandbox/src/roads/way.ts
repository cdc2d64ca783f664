import { distanceBetween } from '../places/distance.ts'
import type { Point } from '../places/place.ts'
import type { PlaceIndex } from '../places/placeIndex.ts'
import { hashOf, shareOf } from '../prices/hash.ts'
import { landOf } from '../prices/region.ts'
import { isReachable, longestRideKm, roadKm, shortestRideKm, travelSeconds } from '../prices/road.ts'

/** A route on the road through points, in their order. */
export interface Way {
  /** Points of the line, including the given points. */
  readonly line: readonly Point[]
  /** Length of the road in metres. */
  readonly metres: number
  readonly seconds: number
}

const points = { min: 50, max: 400, perKm: 2 } as const
/** Largest deviation of a road from the straight line, as a share of its length. */
const sway = 0.06

/**
 * The route through two or more points, the same for the same points. Null if there is none: over the sea, to another
 * land, near the unserved town, with a leg of over 1,200 km of road, or if all points are one place.
 */
export function wayThrough(places: PlaceIndex, through: readonly Point[]): Way | null {
  const countries = through.map((point) => places.countryAt(point))
  const [land] = countries.map((country) => (country === null ? null : landOf(country)))
  const isJoined = land !== null && countries.every((country) => country !== null && landOf(country) === land)
  if (!isJoined || !through.every(isReachable)) return null
  const legs = through.slice(1).map((to, at) => ({ from: through[at] as Point, to }))
  const lengths = legs.map(({ from, to }) => roadKm(from, to))
  const km = lengths.reduce((sum, length) => sum + length, 0)
  if (km < shortestRideKm || lengths.some((length) => length > longestRideKm)) return null
  const wanted = Math.min(points.max, Math.max(points.min, Math.round(km * points.perKm)))
  const line = legs.flatMap(({ from, to }, at) => {
    const share = Math.max(2, Math.round(((lengths[at] as number) / km) * wanted))
    const drawn = roadLine(from, to, share)
    return at === 0 ? drawn : drawn.slice(1)
  })
  return { line, metres: Math.round(km * 1000), seconds: travelSeconds(km) }
}

/**
 * True if the directions service has a route between two ends. For about one pair in eight it has none, while
 * `navigation-paths` has one. The documented pair without is Domodedovo Airport (`ap-DME`) to Moscow (`ci-524901`).
 */
export function hasDirections(from: Point, to: Point): boolean {
  const name = [from, to].map(({ lat, lng }) => `${lat.toFixed(3)},${lng.toFixed(3)}`).join(' ')
  return hashOf(`directions ${name}`) % 8 !== 0
}

/** A great circle with bends to either side, from end to end; `count` points. */
function roadLine(from: Point, to: Point, count: number): Point[] {
  const name = `${from.lat},${from.lng} ${to.lat},${to.lng}`
  const bends = [1, 2, 3, 5, 8].map((waves, at) => ({
    waves,
    size: (shareOf(`bend ${at} ${name}`) - 0.5) * 2 * (sway / (at + 1)),
  }))
  const angle = distanceBetween(from, to) / 6_371_009
  const north = to.lat - from.lat
  const east = turned(to.lng - from.lng)
  return Array.from({ length: count }, (_, at) => {
    if (at === 0) return from
    if (at === count - 1) return to
    const share = at / (count - 1)
    const { lat, lng } = between(from, to, share, angle)
    const off = bends.reduce((sum, { waves, size }) => sum + size * Math.sin(waves * Math.PI * share), 0)
    const stretch = Math.max(0.2, Math.cos((lat * Math.PI) / 180))
    return rounded({ lat: lat + off * east * stretch, lng: lng - (off * north) / stretch })
  })
}

/** The point at a share of the great circle between two points that are `angle` radians apart. */
function between(from: Point, to: Point, share: number, angle: number): Point {
  if (angle < 1e-9) return from
  const [a, b] = [from, to].map(({ lat, lng }) => {
    const [north, east] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180]
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)] as const
  }) as [Vector, Vector]
  const start = Math.sin((1 - share) * angle) / Math.sin(angle)
  const end = Math.sin(share * angle) / Math.sin(angle)
  const [x, y, z] = [0, 1, 2].map((at) => start * (a[at] as number) + end * (b[at] as number)) as [
    number,
    number,
    number,
  ]
  return {
    lat: (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI,
    lng: (Math.atan2(y, x) * 180) / Math.PI,
  }
}

type Vector = readonly [number, number, number]

const rounded = ({ lat, lng }: Point): Point => ({
  lat: Math.min(90, Math.max(-90, Math.round(lat * 1e6) / 1e6)),
  lng: turned(Math.round(lng * 1e6) / 1e6),
})

/** Moves a longitude into the range -180 to 180 degrees. */
const turned = (lng: number) => (lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng)
