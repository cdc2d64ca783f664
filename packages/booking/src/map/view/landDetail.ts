import { cellsSeen, type SeenCell, turnsSeen } from '../rules/mapCells.ts'
import { type Detail, type PackedDetail, smoothed, unpackDetail } from '../rules/mapDetail.ts'
import type { LabelSurroundings } from '../rules/mapLabels.ts'
import { isDrawnAt, isNamedAt, riverWidth, type Town, townName } from '../rules/mapTowns.ts'
import {
  detailDegrees,
  detailStep,
  detailZoom,
  nearDegrees,
  nearZoom,
  type PackedDetailCell,
  worldStep,
} from './land/grid.ts'
import * as css from './landDetail.css.ts'
import { type LeafletMap, Polyline, SVG } from './leaflet.ts'
import { createTownNames } from './townNames.ts'
import { viewOf } from './viewOf.ts'

/** Rivers and names of towns on the land. */
export interface LandDetail {
  /** Shows the names of towns for which there is room, in a language. */
  nameTowns(around: LabelSurroundings, lang: string): void
}

/** Content of a file; null: it failed to load. */
type Read = { readonly detail: Detail; readonly near: PackedDetailCell['near'] } | null

/** A cell's rivers as lines, by their rank. */
type Rivers = ReadonlyMap<number, Polyline>

/**
 * Draws the rivers of the visible area, loaded cell by cell, and names its towns. A cell that fails to load
 * has no details.
 * @param onMore called when there are other towns to name
 */
export function addDetail(map: LeafletMap, onMore: () => void): LandDetail {
  // Added after the land's renderer, so that rivers are drawn above the land in the same pane.
  const renderer = new SVG({ pane: 'land', padding: 0.5 })
  const names = createTownNames(map)
  const files = new Map<string, Promise<Read>>()
  const rivers = new Map<string, Rivers>()
  let towns: readonly Town[] = []
  let updates = 0
  let isGone = false

  function read(name: string, load: (cell: string) => Promise<PackedDetailCell>): Promise<Read> {
    const key = `${load === nearTownsOf ? 'near:' : ''}${name}`
    const coming = files.get(key) ?? unpack(key, load(name))
    files.set(key, coming)
    return coming
  }

  async function unpack(key: string, coming: Promise<PackedDetailCell>): Promise<Read> {
    try {
      const file = await coming
      return { detail: unpackDetail(file, key === world ? worldStep : detailStep), near: file.near }
    } catch {
      files.delete(key)
      return null
    }
  }

  function riversOf({ name, turn }: SeenCell, { rivers: lines }: Detail): Rivers {
    const key = `${name} ${turn}`
    const made = rivers.get(key)
    if (made) return made
    const layers = new Map(
      [...new Set(lines.map(({ rank }) => rank))].map((rank) => [
        rank,
        new Polyline(
          lines
            .filter((one) => one.rank === rank)
            .map(({ line }) => smoothed(line).map(([lng, lat]): [number, number] => [lat, lng + turn])),
          { pane: 'land', renderer, className: css.river, interactive: false, weight: riverWidth(rank) },
        ),
      ]),
    )
    rivers.set(key, layers)
    return layers
  }

  async function update(): Promise<void> {
    const mine = ++updates
    const view = viewOf(map, 0.1)
    const zoom = map.getZoom()
    const wanted =
      zoom < detailZoom
        ? turnsSeen(view).map((turn) => ({ name: world, turn }))
        : cellsSeen(view, detailDegrees)
    const found = await Promise.all(
      wanted.map(async (cell) => ({ cell, file: await read(cell.name, detailOf) })),
    )
    const nearTowns =
      zoom < nearZoom - 0.25
        ? []
        : await Promise.all(
            cellsSeen(view, nearDegrees).map(async ({ name, turn }) => {
              const isCrowded = found.some(({ file }) => file?.near?.includes(name))
              const file = isCrowded ? await read(name, nearTownsOf) : null
              return moved(file?.detail.towns ?? [], turn)
            }),
          )
    if (mine !== updates || isGone) return
    const drawn = new Set<Polyline>()
    for (const { cell, file } of found)
      if (file)
        for (const [rank, line] of riversOf(cell, file.detail)) if (isDrawnAt(rank, zoom)) drawn.add(line)
    for (const layers of rivers.values())
      for (const line of layers.values())
        if (drawn.has(line)) line.addTo(map)
        else line.remove()
    towns = [
      ...found.flatMap(({ cell, file }) => moved(file?.detail.towns ?? [], cell.turn)),
      ...nearTowns.flat(),
    ]
      .filter((town) => isNamedAt(town, zoom))
      .toSorted((a, b) => a.zoom - b.zoom)
    onMore()
  }

  const follow = () => void update()
  map.on('moveend', follow)
  map.on('unload', () => {
    isGone = true
  })
  follow()
  return {
    nameTowns: (around, lang) =>
      names.show(
        towns.map(({ lat, lng, size, names }) => ({ lat, lng, size, name: townName(names, lang) })),
        around,
      ),
  }
}

const world = 'world'

const moved = (towns: readonly Town[], turn: number): readonly Town[] =>
  turn === 0 ? towns : towns.map((town) => ({ ...town, lng: town.lng + turn }))

/* Made with Natural Earth; names of towns: GeoNames, CC BY 4.0. Each cell is a file of its own in the build. */

/** Rivers and towns of a cell, or of the `world`. @throws Error if there are none */
const detailOf = async (cell: string): Promise<PackedDetailCell> =>
  (await import(`../../../data/land/details/${cell}.json`)).default

/** More towns of a crowded cell, for large scales. @throws Error if there are none */
const nearTownsOf = async (cell: string): Promise<PackedDetail> =>
  (await import(`../../../data/land/near/${cell}.json`)).default
