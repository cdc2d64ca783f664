import type { InferOutput } from 'valibot'
import type { Point } from '../../kernel/model/place.ts'
import type { RoadPath } from '../../kernel/model/roadPath.ts'
import { fromPoint } from '../values.ts'
import type { directions, navigationPaths } from './schema.ts'

/** Formats points for the maps service: `lng,lat` of each, separated by semicolons. */
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

/** Converts a path from the maps service. Null: there is none. */
export function toDirectedPath(wire: InferOutput<typeof directions.answer>): RoadPath | null {
  const [best] = wire.routes ?? []
  if (wire.code !== 'Ok' || !best) return null
  const points = best.geometry.coordinates.map(([lng, lat]) => ({ lat, lng }))
  return toRoadPath('directions', points, best.distance, best.duration)
}

/** Converts a path from the API. Null: there is no road. */
export function toNavigatedPath({ result }: InferOutput<typeof navigationPaths.answer>): RoadPath | null {
  return toRoadPath('navigation', result.steps, result.distance, result.duration)
}
