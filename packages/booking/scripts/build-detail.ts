/**
 * Builds the details of the map's land, data/land/details and data/land/near: rivers and the names of towns in cells of
 * 10 degrees, and the greatest ones for the whole world. The towns are those of the sandbox. The rivers' source is no
 * dependency: unpack it in a folder of its own, then name that folder.
 *
 *   apt-get download libmagics++-data    # 4.13.0-1
 *   dpkg -x libmagics++-data_4.13.0-1_all.deb <folder>
 *   node packages/booking/scripts/build-detail.ts <folder>
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { cellName } from '../src/map/rules/mapCells.ts'
import { type Detail, packDetail, type River } from '../src/map/rules/mapDetail.ts'
import type { Town } from '../src/map/rules/mapTowns.ts'
import { townZoomsOf } from '../src/map/rules/townZooms.ts'
import {
  detailDegrees,
  detailStep,
  nearDegrees,
  nearZoom,
  type PackedDetailCell,
  worldStep,
} from '../src/map/view/land/grid.ts'
import { type Box, clippedLine, thinnedLine } from './rings.ts'
import { readShapes } from './shapefile.ts'

/** Latitudes beyond which there are no roads. */
const [southernmost, northernmost] = [-60, 80]
/**
 * Greatest size of a file, gzipped. A larger cell has its smaller towns in four files beside it; if these are still too
 * large, the least important towns are left out.
 */
const mostBytes = 10_000
/**
 * Smallest rank of a river and a town in the file of the whole world, which is used at zooms with many cells in view.
 */
const world = { river: 2, zoom: 4 }
/** Least weight of a sandbox place for each size of town; the weight includes the population. */
const sizes = [
  ['city', 78],
  ['town', 65],
  ['village', 0],
] as const
/** Least weight of a place that is named on the map; smaller villages are left out. */
const leastWeight = 48

const [folder] = process.argv.slice(2)
if (folder === undefined)
  throw new Error('Name the folder that holds the source, see the top of this script.')

/** Countries whose towns all have a Russian name; a missing name is a gap in the source, and the town is left out. */
const russianNamed = ['RU', 'BY', 'KZ', 'KG', 'UA']

interface Places {
  readonly countries: readonly string[]
  readonly country: readonly number[]
  readonly ids: readonly string[]
  readonly lat: readonly number[]
  readonly lng: readonly number[]
  readonly en: readonly string[]
  readonly ru: readonly (string | 0)[]
  readonly es: readonly (string | 0)[]
  readonly weight: readonly number[]
}

const land = fileURLToPath(new URL('../data/land/', import.meta.url))
for (const folder of ['details', 'near']) {
  rmSync(join(land, folder), { recursive: true, force: true })
  mkdirSync(join(land, folder), { recursive: true })
}

const rivers: River[] = readShapes(join(folder, 'usr/share/magics/10m/ne_10m_rivers_lake_centerlines'))
  .flatMap(({ lines, fields }) => lines.map((line) => ({ line, rank: Number(fields['scalerank']) })))
  .toSorted((a, b) => a.rank - b.rank)
const towns = readTowns()

function readTowns(): Town[] {
  const file = fileURLToPath(new URL('../../../apps/sandbox/data/places.json.gz', import.meta.url))
  const places = JSON.parse(gunzipSync(readFileSync(file)).toString()) as Places
  const weightOf = (at: number) => places.weight[at] as number
  const isNamed = (at: number) =>
    places.ru[at] !== 0 || !russianNamed.includes(places.countries[places.country[at] as number] as string)
  const found = places.ids
    .flatMap((id, at) => (id.startsWith('ci-') && weightOf(at) >= leastWeight && isNamed(at) ? [at] : []))
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .map(
      (at) =>
        ({
          lat: (places.lat[at] as number) / 100_000,
          lng: (places.lng[at] as number) / 100_000,
          size: sizes.find(([, least]) => weightOf(at) >= least)![0],
          names: namesOf(places.en[at] as string, places.ru[at] || undefined, places.es[at] || undefined),
        }) as const,
    )
  const zooms = townZoomsOf(found)
  return found
    .flatMap((town, at): Town[] => {
      const zoom = zooms[at] ?? null
      return zoom === null ? [] : [{ ...town, zoom }]
    })
    .toSorted((a, b) => a.zoom - b.zoom)
}

function namesOf(en: string, ru: string | undefined, es: string | undefined): Town['names'] {
  // The typographic apostrophe, which no file needs to escape.
  const typographic = (name: string) => name.replace(/['`ʼ]/g, '’')
  return {
    en: typographic(en),
    ...(ru === undefined ? {} : { ru: typographic(ru) }),
    ...(es === undefined ? {} : { es: typographic(es) }),
  }
}

const textOf = (packed: PackedDetailCell) => `${JSON.stringify(packed)}\n`

const weightOf = (text: string) => gzipSync(text, { level: 9 }).length

const riversIn = (box: Box, tolerance: number, most = 10): River[] =>
  rivers
    .filter(({ rank }) => rank <= most)
    .flatMap(({ line, rank }) =>
      clippedLine(line, box).map((part) => ({ line: thinnedLine(part, tolerance), rank })),
    )

const whole: Box = { west: -180, south: southernmost, east: 180, north: northernmost }
const worldText = textOf(
  packDetail(
    { rivers: riversIn(whole, 0.08, world.river), towns: towns.filter(({ zoom }) => zoom <= world.zoom) },
    worldStep,
  ),
)
writeFileSync(join(land, 'details', 'world.json'), worldText)

const written: { name: string; weight: number; left: number }[] = []

/** Writes a file and leaves out the towns for which it has no room. */
function write(file: string, detail: Detail, near: readonly string[] = []): void {
  let kept = detail.towns.length
  const textWith = () =>
    textOf({
      ...packDetail({ ...detail, towns: detail.towns.slice(0, kept) }, detailStep),
      ...(near.length > 0 && { near }),
    })
  let text = textWith()
  while (weightOf(text) > mostBytes) {
    kept = Math.floor(kept * 0.98)
    text = textWith()
  }
  writeFileSync(join(land, `${file}.json`), text)
  written.push({ name: file, weight: weightOf(text), left: detail.towns.length - kept })
}

const isIn =
  ({ west, south, east, north }: Box) =>
  ({ lat, lng }: Town) =>
    lng >= west && lng < east && lat >= south && lat < north

let cells = 0
for (let south = southernmost; south < northernmost; south += detailDegrees)
  for (let west = -180; west < 180; west += detailDegrees) {
    const box = { west, south, east: west + detailDegrees, north: south + detailDegrees }
    const inside = towns.filter(isIn(box))
    const detail: Detail = { rivers: riversIn(box, 0.003), towns: inside }
    if (detail.rivers.length === 0 && inside.length === 0) continue
    const name = cellName({ west, south })
    cells++
    if (weightOf(textOf(packDetail(detail, detailStep))) <= mostBytes) {
      write(`details/${name}`, detail)
      continue
    }
    const nears: string[] = []
    for (const [y, x] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const) {
      const corner = { west: west + x * nearDegrees, south: south + y * nearDegrees }
      const part = { ...corner, east: corner.west + nearDegrees, north: corner.south + nearDegrees }
      const near = inside.filter(({ zoom }) => zoom >= nearZoom).filter(isIn(part))
      if (near.length === 0) continue
      nears.push(cellName(corner))
      write(`near/${cellName(corner)}`, { rivers: [], towns: near })
    }
    write(`details/${name}`, { ...detail, towns: inside.filter(({ zoom }) => zoom < nearZoom) }, nears)
  }

const heaviest = written.toSorted((a, b) => b.weight - a.weight).slice(0, 5)
const total = written.reduce((sum, { weight }) => sum + weight, 0)
const left = written.filter((file) => file.left > 0)
console.info(
  `World: ${weightOf(worldText)} bytes gzipped. ${towns.length} towns, ${cells} cells in ${written.length} files: ${total}.`,
)
console.info(`Heaviest: ${heaviest.map(({ name, weight }) => `${name} ${weight}`).join(', ')}.`)
console.info(`Left out: ${left.map(({ name, left }) => `${left} of ${name}`).join(', ') || 'none'}.`)
