import type { Point } from '../../kernel/model/place.ts'
import { type Box, grown, type LabelSurroundings, markRadius, placeLabels } from '../rules/mapLabels.ts'
import type { LeafletMap, Marker } from './leaflet.ts'
import * as css from './RouteMap.css.ts'

/**
 * Puts each name at a free position. A name without one is hidden, because the form shows it too. Returns the areas
 * that further names must not cover; null if the map has no size yet.
 */
export function placeNames(
  map: LeafletMap,
  markers: readonly Marker[],
  line: readonly Point[],
  covers: readonly Box[],
): LabelSurroundings | null {
  const { x: width, y: height } = map.getSize()
  if (width === 0) return null
  const spotOf = ({ lat, lng }: Point) => map.latLngToContainerPoint([lat, lng])
  const named = markers.flatMap((marker) => {
    const element = marker.getElement()
    const name = element?.querySelector<HTMLElement>('bdi')
    if (!element || !name) return []
    element.removeAttribute('data-unplaced')
    for (const variable of Object.values(css.namePlace)) element.style.removeProperty(variable)
    // A small map shows no names of stops.
    const { width, height } = name.getBoundingClientRect()
    return [{ element, at: spotOf(marker.getLatLng()), width, height, isStop: isStop(element) }]
  })
  const shown = named.filter(({ width }) => width > 0).toSorted((a, b) => Number(a.isStop) - Number(b.isStop))
  const hidden = named.filter(({ width }) => width === 0)
  const surroundings = { size: { width, height }, line: line.map(spotOf), covers }
  const markBox = ({ at }: (typeof named)[number]) =>
    grown({ left: at.x, top: at.y, width: 0, height: 0 }, markRadius)
  // Marks whose names are hidden must not be covered either.
  const blocks = hidden.map(markBox)
  const placed = placeLabels(shown, { ...surroundings, covers: [...covers, ...blocks] })
  for (const [index, box] of placed.entries()) {
    const { element, at } = shown[index] as (typeof shown)[number]
    element.toggleAttribute('data-unplaced', box === null)
    if (!box) continue
    element.style.setProperty(css.namePlace.x, `${Math.round(box.left - at.x)}px`)
    element.style.setProperty(css.namePlace.y, `${Math.round(box.top - at.y)}px`)
    element.style.setProperty(css.namePlace.width, `${box.width}px`)
  }
  return {
    ...surroundings,
    covers: [...covers, ...named.map(markBox), ...placed.filter((box) => box !== null)],
  }
}

const isStop = (element: HTMLElement) => element.querySelector('[data-kind=stop]') !== null
