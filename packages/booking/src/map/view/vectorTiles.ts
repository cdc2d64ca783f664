import { vars } from '@wherry/ui/vars'
import {
  type Feature,
  LineSymbolizer,
  type PaintRule,
  PmtilesSource,
  PolygonSymbolizer,
  type PreparedTile,
  paint,
  TileCache,
  View,
} from 'protomaps-leaflet'
import type { Tiles } from '../../module/config/tiles.ts'
import { townName } from '../rules/mapTowns.ts'
import {
  isGreen,
  type RoadClass,
  roadClass,
  roads,
  roadWidth,
  type TilePlace,
  tileLayers,
  tilePlace,
} from '../rules/vectorMap.ts'
import type { LandDetail } from './landDetail.ts'
import { DomUtil, GridLayer, type LeafletMap } from './leaflet.ts'
import { createTownNames, type TownToName } from './townNames.ts'

/** Size of a data tile in px: twice that of a painted tile, as the archives are made. */
const dataPixels = 512

/** An archive of vector tiles that has been opened. */
interface VectorTiles {
  /** Draws the archive's tiles on a map, and has the land drawn below where the archive has no tiles. */
  add(map: LeafletMap, told: VectorTilesSetup): LandDetail
}

export interface VectorTilesSetup {
  /** Called for each drawn tile. */
  onDrawn(): void
  /** Called when there are new places to name. */
  onMore(): void
  /** Draws the land; called once. */
  layLand(onDetail: (add: (onMore: () => void) => LandDetail) => void): void
}

/** Draws an archive's tiles on a map; if the archive cannot be read, the land. */
export async function layArchive(
  map: LeafletMap,
  { url, maxZoom }: Tiles,
  told: Pick<VectorTilesSetup, 'onDrawn' | 'layLand'>,
  onDetail: Parameters<VectorTilesSetup['layLand']>[0],
): Promise<void> {
  let isGone = false
  map.on('unload', () => {
    isGone = true
  })
  const archive = await openVectorTiles(url, maxZoom).catch(() => null)
  if (isGone) return
  if (archive) onDetail((onMore) => archive.add(map, { ...told, onMore }))
  else told.layLand(onDetail)
}

/** Number of Mapbox's tile format in an archive. */
const vectorFormat = 1

/**
 * Opens an archive of vector tiles.
 * @throws errors of reading, and an Error if the archive has tiles of another kind
 */
async function openVectorTiles(url: string, maxZoom: number): Promise<VectorTiles> {
  const source = new PmtilesSource(url, true)
  const header = await source.p.getHeader()
  if (header.tileType !== vectorFormat) throw new Error('The archive holds no vector tiles')
  return {
    add(map, { onDrawn, onMore, layLand }) {
      const view = new View(new TileCache(source, dataPixels), header.maxZoom, 1)
      const layer = new VectorLayer(view, { maxZoom, minZoom: header.minZoom + 1 })
      const names = createTownNames(map)
      let land: LandDetail | null = null
      let isLandLaid = false

      function wantLand(): void {
        if (isLandLaid) return
        isLandLaid = true
        layLand((add) => {
          land = add(onMore)
        })
      }

      /** True if the archive has tiles for the visible area. */
      function isServed(): boolean {
        const { lat, lng } = map.getCenter().wrap()
        const { minZoom, minLat, maxLat, minLon, maxLon } = header
        return map.getZoom() > minZoom && lat >= minLat && lat <= maxLat && lng >= minLon && lng <= maxLon
      }

      layer.on('tileload', onDrawn).on('load', onMore)
      // An aborted tile belongs to a former zoom and is not an error.
      layer.on('tileerror', ({ error }) => error?.name !== 'AbortError' && wantLand())
      const follow = () => {
        layer.followTheme()
        if (!isServed()) wantLand()
      }
      map.on('moveend', follow)
      layer.addTo(map)
      follow()
      return {
        nameTowns(around, lang) {
          const places = isServed() ? placesOf(map, layer.drawn.values(), lang) : []
          if (places.length > 0 || !land) names.show(places, around)
          else land.nameTowns(around, lang)
        },
      }
    },
  }
}

/** Places of the painted tiles, the most important first, without duplicates. */
function placesOf(map: LeafletMap, tiles: Iterable<PreparedTile>, lang: string): TownToName[] {
  const found = new Map<string, TownToName & { order: number }>()
  for (const tile of tiles)
    for (const name of tileLayers.places)
      for (const { props, geom } of tile.data.get(name) ?? []) {
        const place: TilePlace | null = tilePlace(props)
        const point = geom[0]?.[0]
        if (!place || !point) continue
        const { lat, lng } = map.unproject(
          [tile.origin.x + point.x * tile.scale, tile.origin.y + point.y * tile.scale],
          tile.z,
        )
        const text = townName(place.names, lang)
        // A place near an edge is in the tiles on both sides, so it is kept once.
        found.set(`${text} ${lat.toFixed(2)} ${lng.toFixed(2)}`, {
          lat,
          lng,
          size: place.size,
          name: text,
          order: place.order,
        })
      }
  return [...found.values()].toSorted((a, b) => a.order - b.order)
}

/** Paints data tiles on canvases, in the colours of the theme. */
class VectorLayer extends GridLayer {
  /** Last rendering of each tile. */
  readonly drawn = new Map<string, PreparedTile>()
  readonly #view: View
  #theme: Theme | null = null

  constructor(view: View, options: { maxZoom: number; minZoom: number }) {
    super({ ...options, tileSize: 256 })
    this.#view = view
    this.on('tileunload', ({ coords }) => this.drawn.delete(keyOf(coords)))
  }

  override createTile(coords: Coords, done: (error?: Error, tile?: HTMLElement) => void): HTMLElement {
    const canvas = DomUtil.create('canvas', '')
    this.#paint(canvas, coords).then(
      () => done(undefined, canvas),
      (error) => done(error, canvas),
    )
    return canvas
  }

  /** Redraws if the theme has changed. */
  followTheme(): void {
    const theme = this.#readTheme()
    if (this.#theme && theme.key !== this.#theme.key) {
      this.#theme = theme
      this.redraw()
    }
  }

  async #paint(canvas: HTMLCanvasElement, coords: Coords): Promise<void> {
    const tile = await this.#view.getDisplayTile(coords)
    // The archive has no data here, so the land below stays visible.
    if (tile.data.size === 0) return
    this.#theme ??= this.#readTheme()
    const density = Math.min(2, Math.max(1, canvas.ownerDocument.defaultView?.devicePixelRatio ?? 1))
    canvas.width = canvas.height = 256 * density
    const context = canvas.getContext('2d')
    if (!context) return
    context.scale(density, density)
    context.fillStyle = this.#theme.land
    context.fillRect(0, 0, 256, 256)
    const origin = tile.origin.clone()
    origin.x = 256 * coords.x
    origin.y = 256 * coords.y
    // Lines and their casings extend over the edge of the neighbouring tile.
    const edge = 16
    const box = {
      minX: origin.x - edge,
      minY: origin.y - edge,
      maxX: origin.x + 256 + edge,
      maxY: origin.y + 256 + edge,
    }
    paint(context, coords.z, new Map([['', [tile]]]), null, this.#theme.rules, box, origin, false)
    this.drawn.set(keyOf(coords), tile)
  }

  /** A canvas has no CSS variables, so they are read from an element. */
  #readTheme(): Theme {
    const probe = DomUtil.create('span', '', this._map.getContainer())
    const read = (value: string) => {
      probe.style.color = value
      return getComputedStyle(probe).color
    }
    const { land, sea, park, road, roadEdge } = vars.map
    const colours = [land, sea, park, road, roadEdge].map(read)
    probe.remove()
    return { key: colours.join(), land: colours[0] ?? '', rules: rulesOf(colours) }
  }
}

interface Coords {
  readonly x: number
  readonly y: number
  readonly z: number
}

const keyOf = ({ x, y, z }: Coords) => `${z} ${x} ${y}`

interface Theme {
  readonly key: string
  readonly land: string
  readonly rules: PaintRule[]
}

/** Numbers of the geometry types in the tile format. */
const [line, polygon] = [2, 3]

/** Painted layers, the lowest first. */
function rulesOf([, sea = '', park = '', road = '', roadEdge = '']: readonly string[]): PaintRule[] {
  const rule = (
    layers: readonly string[],
    symbolizer: PaintRule['symbolizer'],
    filter: (feature: Feature) => boolean,
    minzoom = 0,
  ): PaintRule[] =>
    layers.map((dataLayer) => ({ dataLayer, symbolizer, minzoom, filter: (_, feature) => filter(feature) }))
  const roadRules = (colour: string, more: number) =>
    (['minor', 'medium', 'major'] as const).flatMap((name: RoadClass) =>
      rule(
        tileLayers.roads,
        new LineSymbolizer({
          color: colour,
          width: (zoom) => roadWidth(name, zoom) + more,
          lineCap: 'round',
          lineJoin: 'round',
        }),
        ({ geomType, props }) => geomType === line && roadClass(props) === name,
        roads[name].from,
      ),
    )
  return [
    ...rule(
      tileLayers.green,
      new PolygonSymbolizer({ fill: park }),
      ({ geomType, props }) => geomType === polygon && isGreen(props),
    ),
    ...rule(tileLayers.water, new PolygonSymbolizer({ fill: sea }), ({ geomType }) => geomType === polygon),
    ...rule(
      [...tileLayers.water, ...tileLayers.rivers],
      new LineSymbolizer({ color: sea, width: (zoom) => (zoom < 12 ? 1.5 : 2.5) }),
      ({ geomType }) => geomType === line,
    ),
    ...rule(
      tileLayers.buildings,
      new PolygonSymbolizer({ fill: roadEdge, opacity: 0.6 }),
      ({ geomType }) => geomType === polygon,
      14,
    ),
    ...roadRules(roadEdge, 2),
    ...roadRules(road, 0),
  ]
}
