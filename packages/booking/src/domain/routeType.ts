import { kindOf, type PlaceKind, type PlaceType } from './place.ts'
import type { RouteType } from './route.ts'

const words = { suburb: 'SUBURB', airport: 'AIRPORT', station: 'STATION' } as const satisfies Record<
  PlaceKind,
  string
>

/** Route type of a pair of place types; `rent` is hire by the hour, which has no finish. */
export function routeTypeOf(start: PlaceType, finish: PlaceType | 'rent'): RouteType {
  return `${words[kindOf(start)]}_${finish === 'rent' ? 'RENT' : words[kindOf(finish)]}`
}
