import { MinusIcon, PlusIcon } from '@wherry/ui'
import { visuallyHidden } from '@wherry/ui/css/hidden.css.ts'
import { useId } from 'react'
import { isolate } from '../../kernel/format/outside.ts'
import type { MessageKey } from '../../messages/load.ts'
import type { Translate } from '../../messages/translation.ts'
import { safeTiles } from '../../module/config/tiles.ts'
import { useModule } from '../../module/module.tsx'
import { useT } from '../../module/useT.ts'
import { MapCredit } from './MapCredit.tsx'
import * as css from './RouteMap.css.ts'
import * as frame from './RouteMapFrame.css.ts'
import { useDrawnMap } from './useDrawnMap.ts'
import type { MapRoute, MapRouteState } from './useMapRoute.ts'

// Land and sea are CSS colours for inline use, not classes: a host's style sheet for Leaflet would win over our cascade
// layer.
const { land, sea } = frame

export interface RouteMapProps extends MapRoute {
  /** Result of `useMapRoute`. */
  route: MapRouteState
}

/**
 * Map of a route: start, finish, stops and the road between them, with a text alternative (PRICE-15,
 * PRICE-16).
 */
export function RouteMap({ from, to, stops = [], route: { marks, path, meters, time } }: RouteMapProps) {
  const t = useT('map')
  const { config, lang } = useModule()
  const factsId = useId()
  const tiles = safeTiles(config.tiles)
  const { ref, footRef, zoomRef, ground, isLand, zoomIn, zoomOut } = useDrawnMap(tiles, {
    marks,
    path: path?.points ?? null,
    lang,
  })

  const route =
    from && to
      ? t('Map.route', { from: isolate(from.text), to: isolate(to.text) })
      : from && t('Map.pickup', { from: isolate(from.text) })
  return (
    <>
      <section
        ref={ref}
        className={css.map}
        data-ground={ground}
        style={{ background: (tiles && !isLand) || ground === 'plain' ? land : sea }}
        aria-label={t(from && !to ? 'Map.pickupName' : 'Map.name')}
        aria-describedby={factsId}
      />
      <div ref={zoomRef} className={frame.zoom}>
        <button type="button" className={frame.zoomButton} aria-label={t('Map.zoomIn')} onClick={zoomIn}>
          <PlusIcon />
        </button>
        <button type="button" className={frame.zoomButton} aria-label={t('Map.zoomOut')} onClick={zoomOut}>
          <MinusIcon />
        </button>
      </div>
      <div ref={footRef} className={frame.foot}>
        {meters && (
          <p className={frame.trip}>
            <b className={frame.length} dir="auto">
              {meters}
            </b>
            {time && <bdi>{t('Map.duration', { duration: time })}</bdi>}
          </p>
        )}
        <MapCredit tiles={tiles} isLand={isLand} />
      </div>
      {/*
       * Hidden, so that it is read out only as the map's description and not a second time in the reading
       * order.
       */}
      <p id={factsId} hidden>
        {route && `${wordsOf(t, route, meters, time)}. `}
        {t('Map.keys')}
      </p>
      {stops.length > 0 && (
        <ol className={visuallyHidden}>
          {stops.map((stop, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stop is told by its place in the order
            <li key={at}>{t('Map.stop', { number: at + 1, name: isolate(stop.text) })}</li>
          ))}
        </ol>
      )}
    </>
  )
}

/** Sentence that describes the route and its road. */
function wordsOf(t: Translate<MessageKey<'map'>>, route: string, meters: string | null, time: string | null) {
  if (!meters) return route
  return time
    ? t('Map.road', { route, distance: meters, duration: time })
    : t('Map.roadLength', { route, distance: meters })
}
