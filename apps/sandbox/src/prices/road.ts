import { distanceBetween } from '../places/distance.ts'
import type { Place, Point } from '../places/place.ts'
import { landOf } from './region.ts'

/** Longest ride that is sold, in kilometres of road. */
export const longestRideKm = 1200
/** Shortest ride that is sold, in kilometres of road: nearer places count as the same. */
export const shortestRideKm = 0.3

/**
 * Norilsk has no road to other towns, so no ride is sold within this radius. It is the sandbox's documented example of an
 * area without offers.
 */
export const unservedTown = { name: 'Norilsk', lat: 69.3498, lng: 88.2016, radiusKm: 80 } as const

/** The road between two points, in kilometres: the great circle by a detour factor of 1.3, from 100 km on 1.2. */
export function roadKm(from: Point, to: Point): number {
  const straight = distanceBetween(from, to) / 1000
  const share = Math.min(1, Math.max(0, (straight - 50) / 50))
  return straight * (1.3 - 0.1 * share)
}

/** The time a ride takes, in seconds, whole minutes: the longer the road, the faster. */
export function travelSeconds(km: number): number {
  const city = Math.min(km, 20)
  const outer = Math.min(Math.max(km - 20, 0), 60)
  const far = Math.max(km - 80, 0)
  const hours = city / 32 + outer / 62 + far / 82
  return Math.max(300, Math.round(hours * 60) * 60)
}

/** True if rides are sold between two places. */
export function isServed(from: Place, to: Place): boolean {
  const km = roadKm(from, to)
  if (km > longestRideKm || km < shortestRideKm) return false
  return landOf(from.country) === landOf(to.country) && isReachable(from) && isReachable(to)
}

/** True if a point has a road: it is outside the radius of Norilsk. */
export function isReachable(point: Point): boolean {
  return distanceBetween(point, unservedTown) / 1000 > unservedTown.radiusKm
}
