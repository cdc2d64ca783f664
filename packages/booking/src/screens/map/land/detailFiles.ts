import type { PackedDetail } from '../../../domain/mapDetail.ts'
import type { PackedDetailCell } from './grid.ts'

/* Made with Natural Earth; names of towns: GeoNames, CC BY 4.0. A bundler makes a file of its own of each cell. */

/** Rivers and towns of a cell, or of the `world`. @throws Error where there are none */
export const detailOf = async (cell: string): Promise<PackedDetailCell> =>
  (await import(`../../../../data/land/details/${cell}.json`)).default

/** More towns of a crowded cell, for large scales. @throws Error where there are none */
export const nearTownsOf = async (cell: string): Promise<PackedDetail> =>
  (await import(`../../../../data/land/near/${cell}.json`)).default
