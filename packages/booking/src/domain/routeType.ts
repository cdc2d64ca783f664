import { kindOf, type PlaceKind, type PlaceType } from './place.ts'

/** The pair of start and finish: what a trip's form asks depends on it. */
export type RouteType =
  | 'SUBURB_SUBURB'
  | 'SUBURB_STATION'
  | 'STATION_SUBURB'
  | 'STATION_STATION'
  | 'SUBURB_AIRPORT'
  | 'AIRPORT_SUBURB'
  | 'STATION_AIRPORT'
  | 'AIRPORT_STATION'
  | 'AIRPORT_AIRPORT'
  | 'SUBURB_RENT'
  | 'AIRPORT_RENT'
  | 'STATION_RENT'

const words = { suburb: 'SUBURB', airport: 'AIRPORT', station: 'STATION' } as const satisfies Record<
  PlaceKind,
  string
>

/** Route type of a pair of place types; `rent` is hire by the hour, which has no finish. */
export function routeTypeOf(start: PlaceType, finish: PlaceType | 'rent'): RouteType {
  return `${words[kindOf(start)]}_${finish === 'rent' ? 'RENT' : words[kindOf(finish)]}`
}
