import type { Labels } from '../src/places/place.ts'
import { resortsOfTheAlps } from './tables/resortsOfTheAlps.ts'
import { resortsOfTheEast } from './tables/resortsOfTheEast.ts'
import { resortsOfTheSouth } from './tables/resortsOfTheSouth.ts'
import { resortsOfTheWorld } from './tables/resortsOfTheWorld.ts'
import { rowsOf } from './tables/rows.ts'

export interface Resort {
  /** Minimum importance of the resort, 0 to 100. */
  readonly weight: number
  /** Names of the resort; a language that is absent gets its name from the source. */
  readonly labels: Labels
  readonly aliases: readonly string[]
}

/** Famous towns, by GeoNames id: they are kept at any population. */
export const resorts: ReadonlyMap<string, Resort> = new Map(
  rowsOf(resortsOfTheAlps + resortsOfTheSouth + resortsOfTheEast + resortsOfTheWorld).map(
    ([id = '', weight, en = '', ru = '', es = '', aliases = '']) => [
      id,
      {
        weight: Number(weight),
        labels: { en, ...(ru === '' ? {} : { ru }), ...(es === '' ? {} : { es }) },
        aliases: aliases === '' ? [] : aliases.split(';'),
      },
    ],
  ),
)
