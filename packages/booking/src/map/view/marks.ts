import type { Point } from '../../kernel/model/place.ts'
import { DivIcon, DomUtil, Marker, Polyline } from './leaflet.ts'
import * as css from './RouteMap.css.ts'
import type { Mark } from './useMapRoute.ts'

/** Lines of the road, or a straight dashed line if the road is not known. */
export function linesOf(points: readonly Point[], isRoad: boolean): Polyline[] {
  const line = (className: string, weight: number) =>
    new Polyline(
      points.map(({ lat, lng }): [number, number] => [lat, lng]),
      { className, weight, interactive: false, smoothFactor: 0.2 },
    )
  if (points.length < 2) return []
  return isRoad ? [line(css.casing, 8), line(css.road, 4)] : [line(css.straight, 3)]
}

/** Marker for a place of the route, with its name. */
export function markerOf({ kind, name, number }: Mark, { lat, lng }: Point): Marker {
  const mark = DomUtil.create('span', css.mark({ kind }))
  if (kind === 'stop') mark.textContent = String(number)
  DomUtil.create('bdi', css.name, mark).textContent = name
  mark.dataset['kind'] = kind
  const icon = new DivIcon({ html: mark, className: css.markIcon, iconSize: [0, 0] })
  return new Marker([lat, lng], {
    icon,
    interactive: false,
    keyboard: false,
    zIndexOffset: kind === 'stop' ? 0 : 100,
  })
}
