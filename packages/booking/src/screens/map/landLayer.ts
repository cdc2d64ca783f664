import { cellsSeen, turnsSeen } from '../../domain/mapCells.ts'
import type { Bounds } from '../../domain/mapView.ts'
import { type Ring, rounded, unpackRings } from '../../domain/rings.ts'
import { cellDegrees, coastRows, coastStep, worldStep } from './land/grid.ts'
import { landOf, worldLand } from './land/landFiles.ts'
import type { LandDetail } from './landDetail.ts'
import { LayerGroup, type LeafletMap, Polygon, SVG } from './leaflet.ts'
import * as css from './RouteMap.css.ts'
import { viewOf } from './viewOf.ts'

/** From this scale on the coasts of the cells are drawn, below it those of the whole world. */
const coastZoom = 5.5

/** Degrees that a coast's corner is cut off at most: far less than the cells overlap. */
const cut = 0.01

/** A piece of land on the map: a cell, or the whole world, on one turn round the earth. */
interface Piece {
  /** Name of a cell; null: the world. */
  cell: string | null
  /** Degrees that it is moved east: a multiple of 360. */
  turn: number
}

/**
 * Draws outlines of the land and its great lakes under everything else, brought piece by piece as the map shows them.
 * @param onSettled told each time that what is seen has come; false: some of it could not be loaded, sea and land
 *   cannot be told apart.
 * @param onDetail told once, when rivers and towns can be drawn as well; never where their code does not come.
 */
export function addLand(
  map: LeafletMap,
  onSettled: (isWhole: boolean) => void,
  onDetail: (add: (onMore: () => void) => LandDetail) => void,
): void {
  const pane = map.createPane('land')
  pane.classList.add(css.landPane)
  const renderer = new SVG({ pane: 'land', padding: 0.5 })
  const pieces = new Map<string, Promise<LayerGroup>>()
  const drawn = new Map<string, LayerGroup>()
  let isGone = false
  let isDetailAsked = false

  /** After the land itself; a map without rivers and names is a map all the same. */
  async function bringDetail(): Promise<void> {
    if (isDetailAsked) return
    isDetailAsked = true
    const part = await import('./landDetail.ts').catch(() => null)
    if (part && !isGone) onDetail((onMore) => part.addDetail(map, onMore))
  }

  async function bring({ cell, turn }: Piece): Promise<LayerGroup> {
    const { land, lakes } = await (cell === null ? worldLand() : landOf(cell))
    const step = cell === null ? worldStep : coastStep
    const shape = (text: string, className: string) =>
      new Polygon(
        unpackRings(text, step).map((ring) =>
          toLatLngs(cell === null ? ring : rounded(rounded(ring, cut), cut), turn),
        ),
        { pane: 'land', renderer, className, interactive: false, smoothFactor: 0.8, weight: 1 },
      )
    return new LayerGroup([shape(land, css.land), shape(lakes, css.lake)])
  }

  async function update(): Promise<void> {
    const wanted = new Map(seen(map).map((piece) => [`${piece.cell} ${piece.turn}`, piece]))
    try {
      const layers = await Promise.all(
        [...wanted].map(async ([name, piece]) => {
          const coming = pieces.get(name) ?? bring(piece)
          pieces.set(name, coming)
          return [name, await coming] as const
        }),
      )
      if (isGone) return
      for (const [name, layer] of layers) if (!drawn.has(name)) drawn.set(name, layer.addTo(map))
      for (const [name, layer] of drawn)
        if (!wanted.has(name)) {
          layer.remove()
          drawn.delete(name)
        }
      onSettled(true)
      void bringDetail()
    } catch {
      for (const name of wanted.keys()) if (!drawn.has(name)) pieces.delete(name)
      if (!isGone) onSettled(false)
    }
  }

  const follow = () => void update()
  map.on('moveend', follow)
  map.on('unload', () => {
    isGone = true
  })
  if (map.getSize().x > 0) follow()
}

/** The pieces that a map shows, with a margin for the next move. */
function seen(map: LeafletMap): Piece[] {
  const view = viewOf(map, 0.25)
  return map.getZoom() < coastZoom
    ? turnsSeen(view).map((turn) => ({ cell: null, turn }))
    : cellsSeen(withCoasts(view), cellDegrees).map(({ name, turn }) => ({ cell: name, turn }))
}

/** The part of a view for which there are cells. */
const withCoasts = (view: Bounds): Bounds => ({
  ...view,
  south: Math.max(view.south, coastRows.south),
  north: Math.min(view.north, coastRows.north),
})

const toLatLngs = (ring: Ring, turn: number) => ring.map(([lng, lat]): [number, number] => [lat, lng + turn])
