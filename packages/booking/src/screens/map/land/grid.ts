import type { PackedDetail } from '../../../domain/mapDetail.ts'

/** A file of land: rings as `packRings` writes them. */
export interface PackedLand {
  readonly land: string
  readonly lakes: string
}

/** Degrees that a cell of coasts measures each way. */
export const cellDegrees = 20
/** Latitudes between which there are cells of coasts: no road leads further south or north. */
export const coastRows = { south: -60, north: 80 } as const
/** Degrees that the points of a cell are rounded to: about 100 m. */
export const coastStep = 0.001
/** Degrees that the points of the world are rounded to. */
export const worldStep = 0.02
/** Degrees that a cell of rivers and towns measures each way. */
export const detailDegrees = 10
/** Degrees that the points of its rivers and towns are rounded to. */
export const detailStep = 0.002
/** From this scale on the rivers and towns of the cells are shown, below it those of the whole world. */
export const detailZoom = 6.5
/** From this scale on a crowded cell has more towns, in cells of their own. */
export const nearZoom = 9
/** Degrees that such a cell measures each way. */
export const nearDegrees = 5

/** A file of rivers and towns. */
export interface PackedDetailCell extends PackedDetail {
  /** Names of smaller cells with the towns that are named near by. None: they stand here too. */
  readonly near?: readonly string[]
}
