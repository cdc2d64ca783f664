import type { PackedDetail } from '../../rules/mapDetail.ts'

/** Content of a file of land: rings packed by `packRings`. */
export interface PackedLand {
  readonly land: string
  readonly lakes: string
}

/** Size of a cell of coasts in each direction, degrees. */
export const cellDegrees = 20
/** Range of latitudes with cells of coasts; there are no roads further south or north. */
export const coastRows = { south: -60, north: 80 } as const
/** Step to which points of a cell are rounded, in degrees: about 100 m. */
export const coastStep = 0.001
/** Step to which points of the world's outline are rounded, in degrees. */
export const worldStep = 0.02
/** Size of a cell of rivers and towns in each direction, degrees. */
export const detailDegrees = 10
/** Step to which points of rivers and towns are rounded, in degrees. */
export const detailStep = 0.002
/** Zoom from which rivers and towns come from the cells instead of the file of the whole world. */
export const detailZoom = 6.5
/** Zoom from which a crowded cell shows more towns, stored in smaller cells. */
export const nearZoom = 9
/** Size of a smaller cell with more towns, in degrees in each direction. */
export const nearDegrees = 5

/** A file of rivers and towns. */
export interface PackedDetailCell extends PackedDetail {
  /** Names of smaller cells with the towns for large scales. Absent: these towns are in this cell. */
  readonly near?: readonly string[]
}
