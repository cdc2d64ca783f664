import type { Point } from '../../kernel/model/place.ts'
import type { RoadPath } from '../../kernel/model/roadPath.ts'
import { useModule } from '../../module/module.tsx'
import { useResource } from '../../module/useResource.ts'
import { type RoutePoints, routeClient } from '../../wire/route/client.ts'

/** Result of reading the route on the road. */
export interface Road {
  /**
   * `idle`: there are fewer than two points; `none`: there is no road; `failed`: the request failed. For `none` and
   * `failed` the person sees no error: the map shows a straight line and no numbers.
   */
  status: 'idle' | 'loading' | 'found' | 'none' | 'failed'
  /** Path of the road; null unless `status` is `found`. */
  path: RoadPath | null
}

const idle: Road = { status: 'idle', path: null }

/**
 * Requests the road through given points (PRICE-15). A moved point aborts the running request and starts a new one. A
 * failed request is repeated when the connection is back.
 *
 * @param points pickup, stops in order, drop-off; fewer than two cause no request.
 */
export function useRoad(points: readonly Point[]): Road {
  const { client } = useModule()
  const key = points.length < 2 ? null : ['road', ...points.flatMap(({ lat, lng }) => [lat, lng])]
  const { data, failure, isReading } = useResource<RoadPath | null>(key, (signal) =>
    routeClient(client.core).route(points as RoutePoints, signal),
  )
  if (key === null) return idle
  if (data) return { status: 'found', path: data }
  if (data === null) return { status: 'none', path: null }
  return { status: failure && !isReading ? 'failed' : 'loading', path: null }
}
