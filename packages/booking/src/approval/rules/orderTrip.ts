import type { OrderTrip } from '../../kernel/model/order.ts'
import type { PlaceKind } from '../../kernel/model/place.ts'
import { kindOf } from '../../kernel/model/routeType.ts'
import type { ArrivalMeaning, DepartureMeaning } from '../../kernel/model/trip.ts'

const meanings = {
  airport: 'landing',
  station: 'trainArrival',
  suburb: 'pickup',
} as const satisfies Record<PlaceKind, ArrivalMeaning>

/** Kind of place at which an ordered ride starts; a door if the response did not say. */
export function startKind({ start }: OrderTrip): PlaceKind {
  return start.type === null ? 'suburb' : kindOf(start.type)
}

/** Meaning of `dateArrival` in an ordered ride. */
export function orderedArrival(trip: OrderTrip): ArrivalMeaning {
  return meanings[startKind(trip)]
}

/** Meaning of `dateDeparture` in an ordered ride: a train's departure if the ride ends at a station. */
export function orderedDeparture({ finish }: OrderTrip): DepartureMeaning {
  return finish?.type && kindOf(finish.type) === 'station' ? 'trainDeparture' : 'takeoff'
}
