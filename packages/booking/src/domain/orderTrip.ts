import type { OrderTrip } from './order.ts'
import { kindOf, type PlaceKind } from './place.ts'
import type { ArrivalMeaning, DepartureMeaning } from './trip.ts'

const meanings = {
  airport: 'landing',
  station: 'trainArrival',
  suburb: 'pickup',
} as const satisfies Record<PlaceKind, ArrivalMeaning>

/** Kind of place at which an ordered ride starts; a door where the answer did not say. */
export function startKind({ start }: OrderTrip): PlaceKind {
  return start.type === null ? 'suburb' : kindOf(start.type)
}

/** What `dateArrival` of an ordered ride is called. */
export function orderedArrival(trip: OrderTrip): ArrivalMeaning {
  return meanings[startKind(trip)]
}

/** What `dateDeparture` of an ordered ride is called: a train's where it ends at a station. */
export function orderedDeparture({ finish }: OrderTrip): DepartureMeaning {
  return finish?.type && kindOf(finish.type) === 'station' ? 'trainDeparture' : 'takeoff'
}
