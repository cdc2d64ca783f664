import { DownIcon, MapIcon, Skeleton, UpIcon } from '@wherry/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { useT } from '../../module/useT.ts'
import { Decoration } from '../../view/Decoration.tsx'
import { lazyPart } from '../../view/lazy.tsx'
import * as css from './FoldedMap.css.ts'
import type { RouteMapProps } from './RouteMap.tsx'
import { type MapRoute, useMapRoute } from './useMapRoute.ts'

const RouteMap = lazyPart<RouteMapProps>(() => import('./RouteMap.tsx').then((part) => part.RouteMap))

/**
 * The map, collapsed to one line on a phone, where the prices come first. The line has the distance and a button that
 * opens the map below it. The map's code is loaded once the map is visible.
 */
export function FoldedMap(props: MapRoute) {
  const t = useT('map')
  const route = useMapRoute(props)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watch = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.height > 0) setSeen(true)
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div className={css.fold}>
      <button
        type="button"
        className={css.line}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <MapIcon className={css.icon} />
        <span className={css.words}>
          <span>{t('Map.short')}</span>
          {route.meters && <bdi className={css.facts}>{route.meters}</bdi>}
          {route.time && <bdi className={css.facts}>{t('Map.duration', { duration: route.time })}</bdi>}
        </span>
        {isOpen ? <UpIcon size={16} /> : <DownIcon size={16} />}
      </button>
      <div ref={place} id={id} className={css.box} data-open={isOpen ? '' : undefined}>
        {/* If the map cannot be drawn, its place stays empty and the search goes on. */}
        {isSeen && (
          <Decoration wait={<Skeleton width="100%" height="100%" radius={0} />}>
            <RouteMap {...props} route={route} />
          </Decoration>
        )}
      </div>
    </div>
  )
}
