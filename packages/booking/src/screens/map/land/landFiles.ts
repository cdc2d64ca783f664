import type { PackedLand } from './grid.ts'

/* Made with Natural Earth. A bundler makes a file of its own of each cell. */

/** Coasts of the whole world, for small scales. */
export const worldLand = async (): Promise<PackedLand> =>
  (await import('../../../../data/land/world.json')).default

/** Coasts of a cell between the `coastRows`, none where there is nothing but sea. */
export const landOf = async (cell: string): Promise<PackedLand> =>
  (await import(`../../../../data/land/cells/${cell}.json`)).default
