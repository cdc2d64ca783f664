import type { EarlierOrder } from '../../domain/earlierOrder.ts'
import type { OrderStop } from '../../domain/order.ts'
import { maxStops } from '../../state/finder.ts'

/** The stops of an earlier ride that the search cannot take over: nobody names their place any more, or there are too many. */
export function lostStops({ source }: EarlierOrder): readonly OrderStop[] {
  const stops = source?.trip.stops ?? []
  const named = stops.filter(({ placeId }) => placeId !== null)
  return stops.filter((stop) => stop.placeId === null || named.indexOf(stop) >= maxStops)
}
