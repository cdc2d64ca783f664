import type { Bounds } from './mapView.ts'

/** A square of the earth in a map's view, possibly on a repeated copy of the world. */
export interface SeenCell {
  /** Name of its data files, from `cellName`. */
  readonly name: string
  /** Offset to the east in degrees, a multiple of 360. */
  readonly turn: number
}

/** Name of a cell, from the whole degrees of its south-western corner: `n40e020`. */
export function cellName({ west, south }: { west: number; south: number }): string {
  const digits = (value: number, length: number) => String(Math.abs(value)).padStart(length, '0')
  return `${south < 0 ? 's' : 'n'}${digits(south, 2)}${west < 0 ? 'w' : 'e'}${digits(west, 3)}`
}

/**
 * Cells of a view, each once, from the south-west. Across the date line they have the names of the other
 * side.
 * @param degrees size of a cell in each direction, a divisor of 180
 */
export function cellsSeen({ west, south, east, north }: Bounds, degrees: number): SeenCell[] {
  const floor = (value: number) => Math.floor(value / degrees) * degrees
  const seen: SeenCell[] = []
  for (let row = Math.max(-90, floor(south)); row < Math.min(90, north); row += degrees)
    for (let column = floor(west); column < east; column += degrees) {
      const turn = turnOf(column)
      seen.push({ name: cellName({ west: column - turn, south: row }), turn })
    }
  return seen
}

/** Copies of the world in a view, as offsets to the east in degrees. */
export function turnsSeen({ west, east }: Pick<Bounds, 'west' | 'east'>): number[] {
  const [first, last] = [turnOf(west), turnOf(east)]
  return Array.from({ length: (last - first) / 360 + 1 }, (_, at) => first + at * 360)
}

const turnOf = (lng: number) => Math.floor((lng + 180) / 360) * 360
