import { useEffect, useReducer, useState } from 'react'
import { isAborted } from '../client/clientError.ts'
import { type RoutePoints, routeClient } from '../client/route.ts'
import type { Point } from '../domain/place.ts'
import type { RoadPath } from '../domain/roadPath.ts'
import { useModule } from './module.tsx'

/** What is known of the way on the road. */
export interface Road {
  /**
   * `idle`: there are no two points yet; `none`: no road leads there; `failed`: the service did not say. The last two
   * are no error to a person: the map shows a straight line and no numbers.
   */
  status: 'idle' | 'loading' | 'found' | 'none' | 'failed'
  /** Null unless found. */
  path: RoadPath | null
}

interface Answer {
  key: string
  road: Road
}

const idle: Road = { status: 'idle', path: null }
const loading: Road = { status: 'loading', path: null }

/** Ways that a module remembers: back and forth between the screens asks nothing anew. */
const mostRemembered = 20

/**
 * Asks the way on the road through some points (PRICE-15), anew when one of them moves; the call in flight is aborted
 * and its answer never counts. A failed one is asked again when the connection is back.
 * @param points pickup, stops in their order, drop-off; fewer than two ask nothing.
 */
export function useRoad(points: readonly Point[]): Road {
  const { client, platform, shared } = useModule()
  const remembered = shared('roads', () => new Map<string, Road>())
  const key = points.length < 2 ? null : points.map(({ lat, lng }) => `${lat},${lng}`).join(';')
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the points, `attempt` asks again
  useEffect(() => {
    if (key === null || remembered.has(key)) return
    const abort = new AbortController()
    let isLive = true
    let isFailed = false
    const settle = (road: Road) => {
      if (!isLive) return
      isLive = false
      isFailed = road.status === 'failed'
      if (!isFailed) remember(remembered, key, road)
      setAnswer({ key, road })
    }
    setAnswer(null)
    routeClient(client.core)
      .route(points as RoutePoints, abort.signal)
      .then(
        (path) => settle(path ? { status: 'found', path } : { status: 'none', path: null }),
        (error: unknown) => {
          if (!isAborted(error)) settle({ status: 'failed', path: null })
        },
      )
    const leaveOnline = platform.online.subscribe((online) => {
      if (online && isFailed) retry()
    })
    // Back or forward aborts the call (SHELL-20); where the person stays here it is asked again.
    const leaveHistory = platform.pageEvents.onHistory(() => {
      if (isLive) retry()
    })
    return () => {
      isLive = false
      abort.abort()
      leaveOnline()
      leaveHistory()
    }
  }, [client, platform, remembered, key, attempt])

  if (key === null) return idle
  return remembered.get(key) ?? (answer?.key === key ? answer.road : loading)
}

function remember(roads: Map<string, Road>, key: string, road: Road): void {
  const [oldest] = roads.keys()
  if (roads.size >= mostRemembered && oldest !== undefined) roads.delete(oldest)
  roads.set(key, road)
}
