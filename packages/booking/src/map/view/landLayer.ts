import { cellsSeen, turnsSeen } from '../rules/mapCells.ts'
import type { Bounds } from '../rules/mapView.ts'
import { type Ring, rounded, unpackRings } from '../rules/rings.ts'
import { cellDegrees, coastRows, coastStep, type PackedLand, worldStep } from './land/grid.ts'
import type { LandDetail } from './landDetail.ts'
import { LayerGroup, type LeafletMap, Polygon, SVG } from './leaflet.ts'
import * as css from './RouteMap.css.ts'
import { viewOf } from './viewOf.ts'

/** Zoom from which coasts come from the cells instead of the file of the whole world. */
const coastZoom = 5.5

/** Maximum length in degrees by which a coast's corner is cut off; far less than the overlap of the cells. */
const cut = 0.01

/** A piece of land on the map: a cell, or the whole world, on one of the repeated copies of the world. */
interface Piece {
  /** Name of a cell; null for the whole world. */
  cell: string | null
  /** Offset to the east in degrees, a multiple of 360. */
  turn: number
}

/**
 * Draws outlines of the land and its great lakes below everything else, loaded piece by piece as the map
 * shows them.
 * @param onSettled called each time the visible area is loaded; false: a part could not be loaded, so sea and
 *   land look the same
 * @param onDetail called once rivers and towns can be drawn too; never if their code fails to load
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

  /**
   * Loads rivers and names after the land itself; a failure is ignored, because the map works without them.
   */
  async function loadDetail(): Promise<void> {
    if (isDetailAsked) return
    isDetailAsked = true
    const part = await import('./landDetail.ts').catch(() => null)
    if (part && !isGone) onDetail((onMore) => part.addDetail(map, onMore))
  }

  async function loadPiece({ cell, turn }: Piece): Promise<LayerGroup> {
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
          const coming = pieces.get(name) ?? loadPiece(piece)
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
      void loadDetail()
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

/** Pieces of the map's view, with a margin for the next move. */
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

/* Made with Natural Earth. Each cell is a file of its own in the build. */

/** Coasts of the whole world, for small scales. */
const worldLand = async (): Promise<PackedLand> => (await import('../../../data/land/world.json')).default

/** Coasts of a cell between the `coastRows`; none if there is only sea. */
const landOf = async (cell: string): Promise<PackedLand> =>
  (await import(`../../../data/land/cells/${cell}.json`)).default
