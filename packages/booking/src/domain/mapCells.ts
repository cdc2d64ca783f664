import type { Bounds } from './mapView.ts'

/** A square of the earth as a map sees it, on one turn round it. */
export interface SeenCell {
  /** Files of its data, by `cellName`. */
  readonly name: string
  /** Degrees that it is moved east: a multiple of 360. */
  readonly turn: number
}

/** The name of a cell by its south-western corner, whole degrees: `n40e020`. */
export function cellName({ west, south }: { west: number; south: number }): string {
  const digits = (value: number, length: number) => String(Math.abs(value)).padStart(length, '0')
  return `${south < 0 ? 's' : 'n'}${digits(south, 2)}${west < 0 ? 'w' : 'e'}${digits(west, 3)}`
}

/**
 * The cells that a view shows, each once, from the south-west; over the date line they go on with the names of the other
 * side.
 * @param degrees that a cell measures each way: a divisor of 180
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

/** The turns round the earth on which a view lies, in degrees that the whole world is moved east. */
export function turnsSeen({ west, east }: Pick<Bounds, 'west' | 'east'>): number[] {
  const [first, last] = [turnOf(west), turnOf(east)]
  return Array.from({ length: (last - first) / 360 + 1 }, (_, at) => first + at * 360)
}

const turnOf = (lng: number) => Math.floor((lng + 180) / 360) * 360
