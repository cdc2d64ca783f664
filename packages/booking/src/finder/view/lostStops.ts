import type { OrderStop } from '../../kernel/model/order.ts'
import { type EarlierOrder, maxStops } from '../../search/index.ts'

/** Stops of an earlier ride that the search cannot use: they have no place id, or there are too many. */
export function lostStops({ source }: EarlierOrder): readonly OrderStop[] {
  const stops = source?.trip.stops ?? []
  const named = stops.filter(({ placeId }) => placeId !== null)
  return stops.filter((stop) => stop.placeId === null || named.indexOf(stop) >= maxStops)
}
