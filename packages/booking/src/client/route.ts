import { fromPoints, toDirectedPath, toNavigatedPath } from '../codec/route.ts'
import { fromPoint, toFlag, toTextOrNull } from '../codec/values.ts'
import { checkLocation } from '../contract/places.ts'
import { directions, navigationPaths } from '../contract/route.ts'
import type { Point } from '../domain/place.ts'
import type { RoadPath } from '../domain/roadPath.ts'
import type { StopCheck } from '../domain/stopCheck.ts'
import { isAborted } from './clientError.ts'
import type { Core } from './core.ts'

/** Pickup, extra stops in their order, drop-off. */
export type RoutePoints = readonly [Point, Point, ...Point[]]

/** Calls about the way and its stops; each rejects with ClientError only. */
export interface RouteClient {
  /**
   * The way on the road: of the maps service, or of the API where that is missing, fails or has none (PRICE-15).
   * Null: no road leads there.
   */
  route(points: RoutePoints, signal: AbortSignal): Promise<RoadPath | null>
  /** Whether a stop lies in the areas that are served from both ends (PLACE-18). Never repeated by itself. */
  checkLocation(
    question: {
      /** Ids of pickup and drop-off. */
      endIds: readonly [string, ...string[]]
      stopId: string
    },
    signal: AbortSignal,
  ): Promise<StopCheck>
}

/** Calls about the way and its stops. */
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
