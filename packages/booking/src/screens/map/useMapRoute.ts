import { lengthOf, roundedMeters, roundedSeconds } from '../../domain/mapView.ts'
import type { Point } from '../../domain/place.ts'
import type { RoadPath } from '../../domain/roadPath.ts'
import { distance } from '../../format/distance.ts'
import { duration } from '../../format/duration.ts'
import { clamp } from '../../format/outside.ts'
import { useModule } from '../../hooks/module.tsx'
import { useRoad } from '../../hooks/useRoad.ts'

/** A place as the map needs it; a `Place` is one. */
export interface MapPlace {
  /** Its name, a text from outside. */
  readonly text: string
  /** Null: not known; then the map leaves it out and asks no road. */
  readonly location: Point | null
}

export interface MapRoute {
  /** Null: not chosen; the map keeps what it showed, without a mark for it. */
  from: MapPlace | null
  /** Null: not chosen, or the ride has no end of its own (rent): the map shows the pickup. */
  to: MapPlace | null
  /** Extra stops in their order. @default none */
  stops?: readonly MapPlace[]
}

/** A place on the map: a ring where the ride starts, a disc where it ends, a number for a stop between. */
export interface Mark {
  readonly kind: 'start' | 'finish' | 'stop'
  readonly point: Point
  /** Stands beside it: a text from outside, already clamped. */
  readonly name: string
  /** Number that a stop shows. */
  readonly number: number
}

/** A route as the map draws and tells it. */
export interface ToldRoute {
  /** In the order of the ride. */
  marks: readonly Mark[]
  /** The way on the road. Null: not known. */
  path: RoadPath | null
  /** Its length in words. Null: not known. */
  meters: string | null
  /** Its time in words. Null: not known. */
  time: string | null
}

/** The marks of a route, and the road between them, asked once for all who show it (PRICE-15). */
export function useMapRoute({ from, to, stops = [] }: MapRoute): ToldRoute {
  const { lang } = useModule()
  const marks = [
    ...markOf('start', from, 0),
    ...stops.flatMap((stop, at) => markOf('stop', stop, at + 1)),
    ...markOf('finish', to, 0),
  ]
  const hasEnds = from?.location && to?.location
  const { path } = useRoad(hasEnds ? marks.map(({ point }) => point) : [])
  const facts = path && factsOf(path)
  return {
    marks,
    path,
    meters: facts && distance(facts.meters, lang),
    time: facts?.seconds ? duration(facts.seconds, lang) : null,
  }
}

const markOf = (kind: Mark['kind'], place: MapPlace | null, number: number): Mark[] =>
  place?.location ? [{ kind, point: place.location, name: clamp(place.text, 60), number }] : []

/** Facts of a road, rounded; where the service names no length it is that of the line. */
function factsOf({ points, distanceMeters, durationSeconds }: RoadPath) {
  return {
    meters: roundedMeters(distanceMeters ?? lengthOf(points)),
    seconds: durationSeconds ? roundedSeconds(durationSeconds) : null,
  }
}
