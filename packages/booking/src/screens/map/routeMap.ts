import { type Box, grown, type LabelSurroundings, markRadius, placeLabels } from '../../domain/mapLabels.ts'
import { boundsOf, simplified, unrolled } from '../../domain/mapView.ts'
import type { Point } from '../../domain/place.ts'
import { isArchiveUrl, type Tiles } from '../../domain/tiles.ts'
import type { LandDetail } from './landDetail.ts'
import { addLand } from './landLayer.ts'
import {
  DivIcon,
  DomUtil,
  LatLngBounds,
  LayerGroup,
  LeafletMap,
  Marker,
  Polyline,
  SVG,
  TileLayer,
} from './leaflet.ts'
import { limitGestures } from './limitGestures.ts'
import * as css from './RouteMap.css.ts'
import type { Mark } from './useMapRoute.ts'

/** What a map shows. */
export interface RouteView {
  /** In the order of the ride. */
  readonly marks: readonly Mark[]
  /** The way on the road. Null: it is not known, a straight dashed line stands for it. */
  readonly path: readonly Point[] | null
  /** Language of the names on the land. */
  readonly lang: string
}

export interface RouteMapSetup {
  /** Null: outlines of the land. */
  readonly tiles: Tiles | null
  /** Whether nothing may glide (prefers-reduced-motion). */
  readonly isStill: boolean
  /** Px from the lower edge up that are covered by what stands on the map. */
  covered(): number
  /** Boxes over the map, in px from its upper left corner. */
  covers(): readonly Box[]
  /** Told once what the map stands on can be seen, and again whenever that changes. */
  onGround(ground: 'drawn' | 'plain'): void
  /** Told when the land is drawn: there are no tiles, or none come. */
  onLand(): void
}

/** A map in an element. */
export interface DrawnMap {
  /** Shows another route; the view follows it where it has other places. */
  show(view: RouteView): void
  zoomIn(): void
  zoomOut(): void
  /** To be told when the element's size has changed. */
  resize(): void
  /** Leaves the element as it was. */
  remove(): void
}

/** Largest scales at which a route, or a place alone, is shown at first; outlines of the land soon say nothing more. */
const scales = { tiles: { route: 15, place: 13 }, land: { most: 12, route: 12, place: 9.5 } } as const
/**
 * What the ends of a route keep clear of, in px from the start of the line, above, from its end, below: marks, the zoom
 * buttons, the text at the foot.
 */
const room = { tall: [44, 48, 84, 76], low: [28, 26, 72, 54] } as const

/** Half a mark and a little, in px: so far from what covers the map its middle stands. */
const besideCover = 16

/** Draws a map with Leaflet; the element needs a size of its own. */
export function drawMap(
  element: HTMLElement,
  { tiles, isStill, covered, covers, onGround, onLand }: RouteMapSetup,
): DrawnMap {
  const largest = tiles?.maxZoom ?? scales.land.most
  const map = new LeafletMap(element, {
    attributionControl: false,
    zoomControl: false,
    boxZoom: false,
    trackResize: false,
    bounceAtZoomLimits: false,
    zoomSnap: tiles ? 1 : 0,
    minZoom: 1,
    maxZoom: largest,
    maxBounds: new LatLngBounds([-85, -1e6], [85, 1e6]),
    maxBoundsViscosity: 1,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
    renderer: new SVG({ padding: 0.5 }),
  })
  map.getPane('mapPane')?.setAttribute('aria-hidden', 'true')
  const releaseGestures = limitGestures(map, element)
  const route = new LayerGroup().addTo(map)
  let markers: readonly Marker[] = []
  let drawnLine: readonly Point[] = []
  let extent: LatLngBounds | null = null
  let places: readonly string[] = []
  let isPlaced = false
  /** So many px were kept free at the foot. */
  let kept = 0
  let isMovedByPerson = false
  let isMovedByUs = false
  let lang = 'en'
  let detail: LandDetail | null = null

  /** Marks first, then towns, which give way to them. */
  function placeAllNames(): void {
    const around = placeNames(map, markers, drawnLine, covers())
    if (around) detail?.nameTowns(around, lang)
  }

  map.on('movestart', () => {
    if (!isMovedByUs) isMovedByPerson = true
  })
  map.on('moveend', () => {
    isMovedByUs = false
    placeAllNames()
  })

  function fit(isGliding: boolean): void {
    const { x: width, y: height } = map.getSize()
    if (!extent || width === 0 || height === 0) return
    const [start, top, end, least] = height < 260 || width < 420 ? room.low : room.tall
    const bottom = Math.max(least, covered() + besideCover)
    kept = bottom
    const isRtl = getComputedStyle(element.parentElement ?? element).direction === 'rtl'
    const [left, right] = isRtl ? [end, start] : [start, end]
    const scale = tiles ? scales.tiles : scales.land
    const isPlace = extent.getNorthEast().equals(extent.getSouthWest())
    isMovedByUs = true
    map.fitBounds(extent, {
      paddingTopLeft: [left, top],
      paddingBottomRight: [right, bottom],
      maxZoom: Math.min(largest, isPlace ? scale.place : scale.route),
      animate: isGliding && !isStill,
    })
    if (!isGliding || isStill) isMovedByUs = false
    isMovedByPerson = false
    placeAllNames()
    if (!isPlaced) {
      isPlaced = true
      layGround(map, tiles, { onGround, onLand }, (add) => {
        detail = add(placeAllNames)
      })
    }
  }

  /** Leaflet drops what is asked of it while it zooms: a second press waits for its turn. */
  function zoomBy(steps: number): void {
    if (map.getPane('mapPane')?.classList.contains('leaflet-zoom-anim'))
      map.once('zoomend', () => zoomBy(steps))
    else map.zoomIn(steps)
  }

  return {
    show({ marks, path, lang: spoken }) {
      lang = spoken
      const points = unrolled(marks.map(({ point }) => point))
      const road = path && simplified(unrolled(path, points[0]?.lng))
      const line = road ?? points
      const bounds = boundsOf([...points, ...line])
      drawnLine = line
      route.clearLayers()
      if (!bounds) {
        markers = []
        return
      }
      extent = new LatLngBounds([bounds.south, bounds.west], [bounds.north, bounds.east])
      const now = marks.map(({ point }) => `${point.lat},${point.lng}`)
      // A place that only went away is no reason to move: the person is about to choose another.
      if (now.some((place) => !places.includes(place))) fit(false)
      else if (!isMovedByPerson && (covered() + besideCover > kept || !map.getBounds().contains(extent)))
        fit(true)
      places = now
      for (const layer of linesOf(line, road !== null)) {
        route.addLayer(layer)
        // The drawing of a road runs from 0 to 1, however long the line is on the screen.
        if (road) layer.getElement()?.setAttribute('pathLength', '1')
      }
      markers = marks.map((mark, at) => markerOf(mark, points[at] as Point))
      for (const marker of markers) route.addLayer(marker)
      placeAllNames()
    },
    zoomIn: () => zoomBy(1),
    zoomOut: () => zoomBy(-1),
    resize() {
      const before = map.getSize()
      map.invalidateSize({ pan: false })
      const after = map.getSize()
      if (!isPlaced || (!isMovedByPerson && !before.equals(after))) fit(false)
    },
    remove() {
      releaseGestures()
      // Two timers of Leaflet 1.9.4 outlive the map and reach for its panes: the end of a zoom, the wheel's delay.
      Object.assign(map, { _animatingZoom: false })
      clearTimeout((map.scrollWheelZoom as { _timer?: number })._timer)
      map.remove()
    },
  }
}

/** Lays what the route is drawn on: tiles, or land where there are none or none come. */
function layGround(
  map: LeafletMap,
  tiles: Tiles | null,
  { onGround, onLand }: Pick<RouteMapSetup, 'onGround' | 'onLand'>,
  onDetail: Parameters<typeof addLand>[2],
): void {
  let state: 'waiting' | 'came' | 'missing' = 'waiting'
  let isGone = false
  map.on('unload', () => {
    isGone = true
  })
  const layLand = (onLandDetail: typeof onDetail) => {
    state = 'missing'
    onLand()
    addLand(map, (isWhole) => onGround(isWhole ? 'drawn' : 'plain'), onLandDetail)
  }
  const came = () => {
    if (state === 'waiting') onGround('drawn')
    state = 'came'
  }
  if (!tiles) layLand(onDetail)
  else if (isArchiveUrl(tiles.url))
    import('./vectorTiles.ts')
      .then(({ layArchive }) => {
        if (!isGone) return layArchive(map, tiles, { onDrawn: came, layLand }, onDetail)
      })
      .catch(() => {
        if (!isGone) layLand(onDetail)
      })
  else
    new TileLayer(tiles.url, { maxZoom: tiles.maxZoom })
      .on('tileload', came)
      .on('tileerror', () => {
        if (state === 'waiting') layLand(onDetail)
      })
      .addTo(map)
}

function linesOf(points: readonly Point[], isRoad: boolean): Polyline[] {
  const line = (className: string, weight: number) =>
    new Polyline(
      points.map(({ lat, lng }): [number, number] => [lat, lng]),
      { className, weight, interactive: false, smoothFactor: 0.2 },
    )
  if (points.length < 2) return []
  return isRoad ? [line(css.casing, 8), line(css.road, 4)] : [line(css.straight, 3)]
}

function markerOf({ kind, name, number }: Mark, { lat, lng }: Point): Marker {
  const mark = DomUtil.create('span', css.mark[kind])
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

/**
 * Puts each name where it covers nothing and nothing covers it; one that has no such place is not shown: the form names
 * it too. Answers what stands in the way of further names; null: the map has no size.
 */
function placeNames(
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
    // A map that is small names no stop.
    const { width, height } = name.getBoundingClientRect()
    return [{ element, at: spotOf(marker.getLatLng()), width, height, isStop: isStop(element) }]
  })
  const shown = named.filter(({ width }) => width > 0).toSorted((a, b) => Number(a.isStop) - Number(b.isStop))
  const hidden = named.filter(({ width }) => width === 0)
  const surroundings = { size: { width, height }, line: line.map(spotOf), covers }
  const markBox = ({ at }: (typeof named)[number]) =>
    grown({ left: at.x, top: at.y, width: 0, height: 0 }, markRadius)
  // The marks of hidden names are in the way as well.
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
