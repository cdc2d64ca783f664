import { Skeleton } from '@wherry/ui'
import { Suspense } from 'react'
import { useModuleCore } from '../../hooks/module.tsx'
import { Boundary } from '../shared/Boundary.tsx'
import { lazyPart } from '../shared/lazyPart.tsx'
import type { RouteMapProps } from './RouteMap.tsx'
import * as css from './RouteMapBlock.css.ts'

export type { MapPlace, RouteMapProps } from './RouteMap.tsx'

const RouteMap = lazyPart<RouteMapProps>(async () => (await import('./RouteMap.tsx')).RouteMap)

/** Brings the map's code before it is needed: call it once the first place is chosen. */
export const preloadRouteMap = RouteMap.preload

/**
 * The map of a route, brought with its code when it is first drawn. It fills its place, at least 180 px high, and stands
 * there from the start: nothing moves when the map comes, nor when it cannot come.
 */
export function RouteMapBlock(props: RouteMapProps) {
  const { platform } = useModuleCore()
  return (
    <div className={css.box}>
      {/* A map that cannot be drawn leaves its place quiet: the search goes on without it. */}
      <Boundary onError={platform.report} fallback={() => null}>
        <Suspense fallback={<Skeleton width="100%" height="100%" radius={0} />}>
          <RouteMap {...props} />
        </Suspense>
      </Boundary>
    </div>
  )
}
