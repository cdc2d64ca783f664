import { Skeleton } from '@wherry/ui'
import { loadOffers } from '../finder/usePreloadedOffers.ts'
import { Decoration } from '../shared/Decoration.tsx'
import { lazyPart } from '../shared/lazyPart.tsx'
import type { RouteMapProps } from './RouteMap.tsx'
import * as css from './RouteMapBlock.css.ts'

export type { MapPlace, RouteMapProps } from './RouteMap.tsx'

/** After the list beside it, which is what a visitor came for: on a slow line one holds the other up. */
const RouteMap = lazyPart<RouteMapProps>(async () => {
  await loadOffers().catch(() => {})
  return (await import('./RouteMap.tsx')).RouteMap
})

/**
 * The map of a route, brought with its code when it is first drawn. It fills its place, at least 180 px high, and stands
 * there from the start: nothing moves when the map comes, nor when it cannot come.
 */
export function RouteMapBlock(props: RouteMapProps) {
  return (
    <div className={css.box}>
      {/* A map that cannot be drawn leaves its place quiet: the search goes on without it. */}
      <Decoration wait={<Skeleton width="100%" height="100%" radius={0} />}>
        <RouteMap {...props} />
      </Decoration>
    </div>
  )
}
