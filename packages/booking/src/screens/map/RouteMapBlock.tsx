import { Skeleton } from '@wherry/ui'
import { loadOffers } from '../finder/usePreloadedOffers.ts'
import { Decoration } from '../shared/Decoration.tsx'
import { lazyPart } from '../shared/lazyPart.tsx'
import * as css from './RouteMapBlock.css.ts'
import type { MapRoute } from './useMapRoute.ts'

export type { MapPlace, MapRoute } from './useMapRoute.ts'

/** After the list beside it, which is what a visitor came for: on a slow line one holds the other up. */
const FoldedMap = lazyPart<MapRoute>(async () => {
  await loadOffers().catch(() => {})
  return (await import('./FoldedMap.tsx')).FoldedMap
})

/**
 * The map of a route, brought with its code when it is first drawn. It fills its place, at least 180 px high, or is a
 * line on a phone, and stands there from the start: nothing moves when the map comes, nor when it cannot come.
 */
export function RouteMapBlock(props: MapRoute) {
  return (
    <div className={css.place}>
      <Decoration wait={<Skeleton className={css.wait} width="100%" height="100%" />}>
        <FoldedMap {...props} />
      </Decoration>
    </div>
  )
}
