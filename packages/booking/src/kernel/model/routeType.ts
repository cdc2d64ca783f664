import type { PlaceKind, PlaceType } from './place.ts'

/** Type of a route by the kinds of its start and finish; it decides which fields the form of a trip has. */
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

/** Kind of a place type: airport 2, station 3, all others suburb. */
export function kindOf(type: PlaceType): PlaceKind {
  if (type === 2) return 'airport'
  if (type === 3) return 'station'
  return 'suburb'
}

/** Route type for the types of both places; `rent` is hire by the hour, which has no finish. */
export function routeTypeOf(start: PlaceType, finish: PlaceType | 'rent'): RouteType {
  return `${words[kindOf(start)]}_${finish === 'rent' ? 'RENT' : words[kindOf(finish)]}`
}
