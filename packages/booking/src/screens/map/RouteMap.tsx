import { MinusIcon, PlusIcon } from '@wherry/ui'
import { visuallyHidden } from '@wherry/ui/css/hidden.css.ts'
import { useId } from 'react'
import { lengthOf, roundedMeters, roundedSeconds } from '../../domain/mapView.ts'
import type { Point } from '../../domain/place.ts'
import type { RoadPath } from '../../domain/roadPath.ts'
import { safeTiles } from '../../domain/tiles.ts'
import { distance } from '../../format/distance.ts'
import { duration } from '../../format/duration.ts'
import { clamp, isolate } from '../../format/outside.ts'
import { useModule } from '../../hooks/module.tsx'
import { useRoad } from '../../hooks/useRoad.ts'
import { useT } from '../../hooks/useT.ts'
import type { MessageKey } from '../../messages/load.ts'
import type { Translate } from '../../messages/translation.ts'
import { MapCredit } from './MapCredit.tsx'
import * as css from './RouteMap.css.ts'
import * as frame from './RouteMapFrame.css.ts'
import type { Mark } from './routeMap.ts'
import { useDrawnMap } from './useDrawnMap.ts'

/** A place as the map needs it; a `Place` is one. */
export interface MapPlace {
  /** Its name, a text from outside. */
  readonly text: string
  /** Null: not known; then the map leaves it out and asks no road. */
  readonly location: Point | null
}

export interface RouteMapProps {
  /** Null: not chosen; the map keeps what it showed, without a mark for it. */
  from: MapPlace | null
  /** Null: not chosen, or the ride has no end of its own (rent): the map shows the pickup. */
  to: MapPlace | null
  /** Extra stops in their order. @default none */
  stops?: readonly MapPlace[]
}

/** The map of a route: start, finish, stops and the road between them, with the same said in words (PRICE-15, PRICE-16). */
export function RouteMap({ from, to, stops = [] }: RouteMapProps) {
  const t = useT('map')
  const { config, lang } = useModule()
  const factsId = useId()
  const tiles = safeTiles(config.tiles)
  const marks = [
    ...markOf('start', from, 0),
    ...stops.flatMap((stop, at) => markOf('stop', stop, at + 1)),
    ...markOf('finish', to, 0),
  ]
  const hasEnds = from?.location && to?.location
  const road = useRoad(hasEnds ? marks.map(({ point }) => point) : [])
  const { ref, footRef, ground, zoomIn, zoomOut } = useDrawnMap(tiles, {
    marks,
    path: road.path?.points ?? null,
  })

  const facts = road.path && factsOf(road.path)
  const meters = facts && distance(facts.meters, lang)
  const time = facts?.seconds ? duration(facts.seconds, lang) : null
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
        style={{ background: tiles || ground === 'plain' ? frame.land : frame.sea }}
        aria-label={t(from && !to ? 'Map.pickupName' : 'Map.name')}
        aria-describedby={factsId}
      />
      <div className={frame.zoom}>
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
        <MapCredit tiles={tiles} />
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

const markOf = (kind: Mark['kind'], place: MapPlace | null, number: number): Mark[] =>
  place?.location ? [{ kind, point: place.location, name: clamp(place.text, 60), number }] : []

/** The route and what is known of its road, in one sentence. */
function wordsOf(t: Translate<MessageKey<'map'>>, route: string, meters: string | null, time: string | null) {
  if (!meters) return route
  return time
    ? t('Map.road', { route, distance: meters, duration: time })
    : t('Map.roadLength', { route, distance: meters })
}

/** What is told of a road, rounded; where the service names no length it is that of the line. */
function factsOf({ points, distanceMeters, durationSeconds }: RoadPath) {
  return {
    meters: roundedMeters(distanceMeters ?? lengthOf(points)),
    seconds: durationSeconds ? roundedSeconds(durationSeconds) : null,
  }
}
