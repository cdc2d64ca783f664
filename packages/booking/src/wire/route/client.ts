import type { Point } from '../../kernel/model/place.ts'
import type { RoadPath } from '../../kernel/model/roadPath.ts'
import type { StopCheck } from '../../kernel/model/stopCheck.ts'
import { isAborted } from '../clientError.ts'
import type { Core } from '../core.ts'
import { checkLocation } from '../places/stopSchema.ts'
import { fromPoint, toFlag, toTextOrNull } from '../values.ts'
import { fromPoints, toDirectedPath, toNavigatedPath } from './codec.ts'
import { directions, navigationPaths } from './schema.ts'

/** Pickup, extra stops in order, drop-off. */
export type RoutePoints = readonly [Point, Point, ...Point[]]

/** Requests about the road and stops; each rejects with ClientError only. */
export interface RouteClient {
  /**
   * Requests the path along roads from the maps service, or from the API if the maps service is missing, fails or has
   * no path (PRICE-15). Null: there is no road.
   */
  route(points: RoutePoints, signal: AbortSignal): Promise<RoadPath | null>
  /** Checks that a stop is in the areas served from both ends of the ride (PLACE-18). Never retried automatically. */
  checkLocation(
    question: {
      /** Ids of pickup and drop-off. */
      endIds: readonly [string, ...string[]]
      stopId: string
    },
    signal: AbortSignal,
  ): Promise<StopCheck>
}

/** Creates the requests about the road and stops. */
export function routeClient(core: Core): RouteClient {
  async function directed(points: RoutePoints, signal: AbortSignal): Promise<RoadPath | null> {
    if (core.directionsKey === null) return null
    try {
      const answer = await core.call(directions, {
        signal,
        parts: { coordinates: fromPoints(points) },
        query: {
          geometries: 'geojson',
          overview: 'full',
          access_token: core.directionsKey || undefined,
        },
      })
      return toDirectedPath(answer)
    } catch (error) {
      if (isAborted(error)) throw error
      return null
    }
  }

  async function navigated(points: RoutePoints, signal: AbortSignal): Promise<RoadPath | null> {
    const [start, ...rest] = points
    const stops = rest.slice(0, -1)
    const finish = rest.at(-1) ?? start
    const answer = await core.call(navigationPaths, {
      signal,
      query: {
        start_point: fromPoint(start),
        finish_point: fromPoint(finish),
        additional_points: stops.map(fromPoint).join(';') || undefined,
      },
    })
    return toNavigatedPath(answer)
  }

  return {
    route: async (points, signal) => (await directed(points, signal)) ?? navigated(points, signal),
    checkLocation: async ({ endIds, stopId }, signal) => {
      const body = { place_ids: [...endIds], place_id: stopId }
      const { result } = await core.call(checkLocation, { signal, body })
      return { isServed: toFlag(result.is_from_polygons), message: toTextOrNull(result.message) }
    },
  }
}
