import { distance } from '../../kernel/format/distance.ts'
import { duration } from '../../kernel/format/duration.ts'
import { clamp } from '../../kernel/format/outside.ts'
import type { Point } from '../../kernel/model/place.ts'
import type { RoadPath } from '../../kernel/model/roadPath.ts'
import { useModule } from '../../module/module.tsx'
import { useRoad } from '../resource/useRoad.ts'
import { lengthOf, roundedMeters, roundedSeconds } from '../rules/mapView.ts'

/** A place for the map; a `Place` fits. */
export interface MapPlace {
  /** Name of the place, a text from outside. */
  readonly text: string
  /** Position of the place. Null: not known; then the map leaves it out and requests no road. */
  readonly location: Point | null
}

export interface MapRoute {
  /** Pickup. Null: not chosen, so the map keeps its view and shows no mark for it. */
  from: MapPlace | null
  /** Drop-off. Null: not chosen, or a rent without one; then the map shows the pickup. */
  to: MapPlace | null
  /** Extra stops in their order. @default none */
  stops?: readonly MapPlace[]
}

/** A mark on the map: a ring at the start, a disc at the finish, a number at a stop. */
export interface Mark {
  readonly kind: 'start' | 'finish' | 'stop'
  readonly point: Point
  /** Name beside the mark: a text from outside, already clamped. */
  readonly name: string
  /** Number that a stop shows. */
  readonly number: number
}

/** A route as the map draws and describes it. */
export interface MapRouteState {
  /** Marks in the order of the ride. */
  marks: readonly Mark[]
  /** Path on the roads. Null: not known. */
  path: RoadPath | null
  /** Length of the road as text. Null: unknown. */
  meters: string | null
  /** Travel time as text. Null: unknown. */
  time: string | null
}

/**
 * Returns the marks of a route and the road between them, which is requested once for all callers (PRICE-15).
 */
export function useMapRoute({ from, to, stops = [] }: MapRoute): MapRouteState {
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

/** Rounded length and time of a road. If the service states no length, the length of the line is used. */
function factsOf({ points, distanceMeters, durationSeconds }: RoadPath) {
  return {
    meters: roundedMeters(distanceMeters ?? lengthOf(points)),
    seconds: durationSeconds ? roundedSeconds(durationSeconds) : null,
  }
}
