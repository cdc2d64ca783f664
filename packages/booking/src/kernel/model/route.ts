import type { PlaceKind } from './place.ts'
import type { RouteType } from './routeType.ts'
import type { TravelType } from './travelType.ts'

export { type RouteType, routeTypeOf } from './routeType.ts'

/** All route types, in the order of their travel types 1 to 12. */
export const routeTypes = [
  'SUBURB_SUBURB',
  'SUBURB_AIRPORT',
  'SUBURB_STATION',
  'AIRPORT_SUBURB',
  'AIRPORT_AIRPORT',
  'AIRPORT_STATION',
  'STATION_SUBURB',
  'STATION_AIRPORT',
  'STATION_STATION',
  'STATION_RENT',
  'AIRPORT_RENT',
  'SUBURB_RENT',
] as const satisfies readonly RouteType[]

/** Travel type of a route type. */
export function travelTypeOf(routeType: RouteType): TravelType {
  return (routeTypes.indexOf(routeType) + 1) as TravelType
}

/** Kind of place at which the route starts. */
export function startKindOf(routeType: RouteType): PlaceKind {
  if (routeType.startsWith('AIRPORT')) return 'airport'
  return routeType.startsWith('STATION') ? 'station' : 'suburb'
}

/** Kind of place at which the route ends, or `rent`. */
export function finishKindOf(routeType: RouteType): PlaceKind | 'rent' {
  if (routeType.endsWith('_AIRPORT')) return 'airport'
  if (routeType.endsWith('_STATION')) return 'station'
  return routeType.endsWith('_RENT') ? 'rent' : 'suburb'
}
