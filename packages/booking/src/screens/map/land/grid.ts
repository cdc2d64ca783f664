/** A file of land: rings as `packRings` writes them. */
export interface PackedLand {
  readonly land: string
  readonly lakes: string
}

/** Degrees that a cell of coasts measures each way. */
export const cellDegrees = 20
/** Degrees that the points of a cell are rounded to: about 100 m. */
export const coastStep = 0.001
/** Degrees that the points of the world are rounded to. */
export const worldStep = 0.02

/** The name of a cell by its south-western corner, whole degrees: `n40e020`. */
export function cellName({ west, south }: { west: number; south: number }): string {
  const digits = (value: number, length: number) => String(Math.abs(value)).padStart(length, '0')
  return `${south < 0 ? 's' : 'n'}${digits(south, 2)}${west < 0 ? 'w' : 'e'}${digits(west, 3)}`
}
