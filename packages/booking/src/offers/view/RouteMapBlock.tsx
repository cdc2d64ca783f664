import { Skeleton } from '@wherry/ui'
import { loadFoldedMap, type MapRoute } from '../../map/index.ts'
import { Decoration } from '../../view/Decoration.tsx'
import { lazyPart } from '../../view/lazy.tsx'
import * as css from './RouteMapBlock.css.ts'
import { loadOffers } from './usePreloadedOffers.ts'

export type { MapPlace, MapRoute } from '../../map/index.ts'

/** Loaded after the list, because on a slow connection one would delay the other and the list is more important. */
const FoldedMap = lazyPart<MapRoute>(async () => {
  await loadOffers().catch(() => {})
  return loadFoldedMap()
})

/**
 * Map of a route; its code is loaded at the first render. It fills its place, at least 180 px high, or is a
 * line on a phone. The place is kept from the start, so that nothing moves when the map arrives or fails to
 * load.
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
