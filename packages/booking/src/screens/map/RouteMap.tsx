import { MinusIcon, PlusIcon } from '@wherry/ui'
import { visuallyHidden } from '@wherry/ui/css/hidden.css.ts'
import { useId } from 'react'
import { safeTiles } from '../../domain/tiles.ts'
import { isolate } from '../../format/outside.ts'
import { useModule } from '../../hooks/module.tsx'
import { useT } from '../../hooks/useT.ts'
import type { MessageKey } from '../../messages/load.ts'
import type { Translate } from '../../messages/translation.ts'
import { MapCredit } from './MapCredit.tsx'
import * as css from './RouteMap.css.ts'
import * as frame from './RouteMapFrame.css.ts'
import { useDrawnMap } from './useDrawnMap.ts'
import type { MapRoute, ToldRoute } from './useMapRoute.ts'

export interface RouteMapProps extends MapRoute {
  /** From `useMapRoute`. */
  route: ToldRoute
}

/** The map of a route: start, finish, stops and the road between them, with the same said in words (PRICE-15, PRICE-16). */
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
        style={{ background: (tiles && !isLand) || ground === 'plain' ? frame.land : frame.sea }}
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
      {/* Spoken with the map alone: in the order of reading it would come a second time. */}
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

/** The route and what is known of its road, in one sentence. */
function wordsOf(t: Translate<MessageKey<'map'>>, route: string, meters: string | null, time: string | null) {
  if (!meters) return route
  return time
    ? t('Map.road', { route, distance: meters, duration: time })
    : t('Map.roadLength', { route, distance: meters })
}
