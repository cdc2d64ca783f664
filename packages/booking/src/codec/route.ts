import type { InferOutput } from 'valibot'
import type { directions, navigationPaths } from '../contract/route.ts'
import type { Point } from '../domain/place.ts'
import type { RoadPath } from '../domain/roadPath.ts'
import { fromPoint } from './values.ts'

/** `lng,lat` of each point, by semicolon, as the maps service takes it. */
export function fromPoints(points: readonly Point[]): string {
  return points.map(({ lat, lng }) => fromPoint({ lat: lng, lng: lat })).join(';')
}

function toRoadPath(
  source: RoadPath['source'],
  points: readonly Point[],
  distance: number | null | undefined,
  duration: number | null | undefined,
): RoadPath | null {
  if (points.length < 2) return null
  return { points, distanceMeters: distance ?? null, durationSeconds: duration ?? null, source }
}

/** The way of the maps service. Null: it has none. */
export function toDirectedPath(wire: InferOutput<typeof directions.answer>): RoadPath | null {
  const [best] = wire.routes ?? []
  if (wire.code !== 'Ok' || !best) return null
  const points = best.geometry.coordinates.map(([lng, lat]) => ({ lat, lng }))
  return toRoadPath('directions', points, best.distance, best.duration)
}

/** The way of the API. Null: no road leads there. */
export function toNavigatedPath({ result }: InferOutput<typeof navigationPaths.answer>): RoadPath | null {
  return toRoadPath('navigation', result.steps, result.distance, result.duration)
}
