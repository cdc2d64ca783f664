import { boundsOf, simplified, unrolled } from '../../domain/mapView.ts'
import type { Point } from '../../domain/place.ts'
import type { Tiles } from '../../domain/tiles.ts'
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

/** A place on the map: a ring where the ride starts, a disc where it ends, a number for a stop between. */
export interface Mark {
  readonly kind: 'start' | 'finish' | 'stop'
  readonly point: Point
  /** Stands beside it: a text from outside, already clamped. */
  readonly name: string
  /** What a stop shows. */
  readonly number: number
}

/** What a map shows. */
export interface RouteView {
  /** In the order of the ride. */
  readonly marks: readonly Mark[]
  /** The way on the road. Null: it is not known, a straight dashed line stands for it. */
  readonly path: readonly Point[] | null
}

export interface RouteMapSetup {
  /** Null: outlines of the land. */
  readonly tiles: Tiles | null
  /** Whether nothing may glide (prefers-reduced-motion). */
  readonly isStill: boolean
  /** Px from the lower edge up that are covered by what stands on the map. */
  covered(): number
  /** Told once what the map stands on can be seen, and again whenever that changes. */
  onGround(ground: 'drawn' | 'plain'): void
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

/** What a name keeps clear of at the end of the line, the zoom buttons, and at its start, in px. */
const buttonRoom = 64
const edgeRoom = 8

/** Draws a map with Leaflet; the element needs a size of its own. */
export function drawMap(
  element: HTMLElement,
  { tiles, isStill, covered, onGround }: RouteMapSetup,
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
  let extent: LatLngBounds | null = null
  let places: readonly string[] = []
  let isPlaced = false
  /** So many px were kept free at the foot. */
  let kept = 0
  let isMovedByPerson = false
  let isMovedByUs = false
  map.on('movestart', () => {
    if (!isMovedByUs) isMovedByPerson = true
  })
  map.on('moveend', () => {
    isMovedByUs = false
    placeNames(map, markers, endRoom())
  })

  function fit(isGliding: boolean): void {
    const { x: width, y: height } = map.getSize()
    if (!extent || width === 0 || height === 0) return
    const [start, top, end, least] = height < 260 || width < 420 ? room.low : room.tall
    const bottom = Math.max(least, covered() + besideCover)
    kept = bottom
    const [left, right] = element.parentElement?.matches(':dir(rtl)') ? [end, start] : [start, end]
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
    placeNames(map, markers, endRoom())
    if (!isPlaced) {
      isPlaced = true
      layGround(map, tiles, onGround)
    }
  }

  /** What the zoom buttons need at the left and at the right. */
  function endRoom(): [number, number] {
    const isRtl = element.parentElement?.matches(':dir(rtl)') ?? false
    return isRtl ? [buttonRoom, edgeRoom] : [edgeRoom, buttonRoom]
  }

  /** Leaflet drops what is asked of it while it zooms: a second press waits for its turn. */
  function zoomBy(steps: number): void {
    if (map.getPane('mapPane')?.classList.contains('leaflet-zoom-anim'))
      map.once('zoomend', () => zoomBy(steps))
    else map.zoomIn(steps)
  }

  return {
    show({ marks, path }) {
      const points = unrolled(marks.map(({ point }) => point))
      const road = path && simplified(unrolled(path, points[0]?.lng))
      const line = road ?? points
      const bounds = boundsOf([...points, ...line])
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
      placeNames(map, markers, endRoom())
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
function layGround(map: LeafletMap, tiles: Tiles | null, onGround: RouteMapSetup['onGround']): void {
  const layLand = () => addLand(map, (isWhole) => onGround(isWhole ? 'drawn' : 'plain'))
  if (!tiles) {
    layLand()
    return
  }
  let state: 'waiting' | 'came' | 'missing' = 'waiting'
  new TileLayer(tiles.url, { maxZoom: tiles.maxZoom })
    .on('tileload', () => {
      if (state === 'waiting') onGround('drawn')
      state = 'came'
    })
    .on('tileerror', () => {
      if (state !== 'waiting') return
      state = 'missing'
      layLand()
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

/** Half a mark and what lies between it and its name, in px. */
const besideMark = 19
/** Names of marks that stand nearer above each other than this would meet, in px. */
const nameHeight = 22

/**
 * Each name stands on the side where there is more room, and goes no farther than to the zoom buttons.
 * @param kept what is kept free at the left and at the right, in px
 */
function placeNames(map: LeafletMap, markers: readonly Marker[], kept: readonly [number, number]): void {
  const { x: width } = map.getSize()
  if (width === 0) return
  const spots = markers.map((marker) => ({ marker, at: map.latLngToContainerPoint(marker.getLatLng()) }))
  for (const { marker, at } of spots) {
    const isLeft = at.x < width / 2
    const room = isLeft ? width - kept[1] - at.x : at.x - kept[0]
    const element = marker.getElement()
    element?.setAttribute('data-side', isLeft ? 'right' : 'left')
    element?.style.setProperty(css.nameRoomName, `${Math.max(0, Math.round(room - besideMark))}px`)
    const meets = spots.some((other) => other.marker !== marker && Math.abs(other.at.y - at.y) < nameHeight)
    const isUpper = spots.every(
      (other) => other.marker === marker || at.y < other.at.y || (at.y === other.at.y && at.x < other.at.x),
    )
    if (meets) element?.setAttribute('data-level', isUpper ? 'up' : 'down')
    else element?.removeAttribute('data-level')
  }
}
