import type { Point } from '../../kernel/model/place.ts'
import { isArchiveUrl, type Tiles } from '../../module/config/tiles.ts'
import type { Box } from '../rules/mapLabels.ts'
import { boundsOf, simplified, unrolled } from '../rules/mapView.ts'
import type { LandDetail } from './landDetail.ts'
import { addLand } from './landLayer.ts'
import { LatLngBounds, LayerGroup, LeafletMap, type Marker, SVG, TileLayer } from './leaflet.ts'
import { limitGestures } from './limitGestures.ts'
import { linesOf, markerOf } from './marks.ts'
import { placeNames } from './placeNames.ts'
import type { Mark } from './useMapRoute.ts'

/** Content of a map. */
export interface RouteView {
  /** Marks in the order of the ride. */
  readonly marks: readonly Mark[]
  /** Path along roads. Null: unknown, so a dashed straight line is drawn. */
  readonly path: readonly Point[] | null
  /** Language of the names on the land. */
  readonly lang: string
}

export interface RouteMapSetup {
  /** Tiles of the map. Null: outlines of the land are drawn. */
  readonly tiles: Tiles | null
  /** True if animations are off (prefers-reduced-motion). */
  readonly isStill: boolean
  /** Returns the height in px that is covered at the lower edge of the map. */
  covered(): number
  /** Returns the boxes that cover the map, in px from its upper left corner. */
  covers(): readonly Box[]
  /** Called when the background of the map is visible, and whenever it changes. */
  onGround(ground: 'drawn' | 'plain'): void
  /** Called when the land is drawn, because there are no tiles or none arrive. */
  onLand(): void
}

/** A map in an element. */
export interface DrawnMap {
  /** Shows another route. The view moves if there are new places. */
  show(view: RouteView): void
  zoomIn(): void
  zoomOut(): void
  /** Must be called after the element's size has changed. */
  resize(): void
  /** Removes the map from the element. */
  remove(): void
}

/**
 * Maximum initial zoom of a route and of a single place. It is lower for outlines of the land, which have
 * less detail.
 */
const scales = { tiles: { route: 15, place: 13 }, land: { most: 12, route: 12, place: 9.5 } } as const
/**
 * Padding around a route in px, at the inline start, top, inline end and bottom, for the marks, the zoom
 * buttons and the text at the bottom. `low` is for a small map.
 */
const room = { tall: [44, 48, 84, 76], low: [28, 26, 72, 54] } as const

/** Distance in px from the centre of a mark to a cover at the bottom: half a mark and a gap. */
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
  /** True once a place was removed, until the route is fitted into the view again. */
  let isShortened = false
  let isPlaced = false
  /** Height in px that was kept free at the bottom the last time the route was fitted into the view. */
  let kept = 0
  let isMovedByPerson = false
  let isMovedByUs = false
  let lang = 'en'
  let detail: LandDetail | null = null

  /** Places the names of marks first, then those of towns where there is still room. */
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
    isShortened = false
    placeAllNames()
    if (!isPlaced) {
      isPlaced = true
      layGround(map, tiles, { onGround, onLand }, (add) => {
        detail = add(placeAllNames)
      })
    }
  }

  /** Leaflet ignores a zoom while another one is running, so a second press waits for its end. */
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
      if (now.length < places.length) isShortened = true
      const isOutside = covered() + besideCover > kept || !map.getBounds().contains(extent)
      // Removing a place does not move the view, because the person is about to choose another one. The road of the
      // route without that place does: a stop far away would leave it tiny.
      if (now.some((place) => !places.includes(place))) fit(false)
      else if (!isMovedByPerson && (isOutside || (isShortened && road !== null))) fit(true)
      places = now
      for (const layer of linesOf(line, road !== null)) {
        route.addLayer(layer)
        // Normalises the length, so that the animation of a road runs from 0 to 1.
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
      // Stops two timers of Leaflet 1.9.4 that outlive the map and use its panes: the end of a zoom and the
      // delay of the wheel.
      Object.assign(map, { _animatingZoom: false })
      clearTimeout((map.scrollWheelZoom as { _timer?: number })._timer)
      map.remove()
    },
  }
}

/** Adds the background below the route: tiles, or the land if there are no tiles or none arrive. */
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
