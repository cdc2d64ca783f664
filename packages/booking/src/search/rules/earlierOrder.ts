import type { Order, OrderTrip } from '../../kernel/model/order.ts'
import type { TravelType } from '../../kernel/model/travelType.ts'
import { splitCivil, todayIn } from '../../kernel/values/time.ts'
import { timeZoneOf } from '../../kernel/values/timeZone.ts'
import type { OrderAction } from './fastRide.ts'

/** The facts of a changed or repeated order that decide which offer is chosen. */
export interface EarlierOrder {
  action: 'change' | 'repeat'
  orderId: string
  /** Price id. Null: the order does not say. */
  priceId: string | null
  /** Id of the car class. Empty: the order does not say. */
  carClassId: string
  /** Id of the provider. Empty: the order does not say. */
  providerId: string
  /** Travel type of the route. Null: the order does not say. */
  travelType: TravelType | null
  /** True if the order was booked as an urgent ride. @default false */
  isFastRide?: boolean
  /** The whole order, from which a draft is filled in. @default the draft is not filled in */
  source?: EarlierSource
}

/** The ride of a changed or repeated order, and the order's transaction and number. */
export interface EarlierSource {
  trip: OrderTrip
  transaction: string
  /** Number of the order as the customer sees it. */
  number: string
}

/** The ride with an id, or the order's first ride if none has that id. */
export function tripOf(order: Order, orderId: string): OrderTrip {
  return order.trips.find((trip) => trip.orderId === orderId) ?? order.trips[0]
}

/**
 * Takes the facts from an ordered ride that are needed to change or repeat it.
 *
 * @param order transaction and number of the ride's order. @default the draft is not filled in from the ride
 */
export function earlierOrderOf(
  action: EarlierOrder['action'],
  orderId: string,
  trip: OrderTrip,
  order?: Pick<Order, 'transaction' | 'number'>,
): EarlierOrder {
  const { priceId, carClassId, provider, travelType, isFastRide } = trip
  return {
    ...{ action, orderId, priceId, travelType, isFastRide },
    carClassId: carClassId ?? '',
    providerId: provider?.id ?? '',
    ...(order && { source: { trip, transaction: order.transaction, number: order.number } }),
  }
}

/**
 * True if the day of an earlier ride has not passed, so that the ride may still be changed.
 * @param now epoch milliseconds
 */
export function mayStillChange({ source }: Pick<EarlierOrder, 'source'>, now: number): boolean {
  if (!source?.trip.dateArrival) return false
  const { dateArrival, start } = source.trip
  return splitCivil(dateArrival).date >= todayIn(timeZoneOf(start), now)
}

/** The action that an order stands for (PRICE-14); a repeated urgent ride may be urgent again. Null: a new order. */
export function orderActionOf(earlier: Pick<EarlierOrder, 'action' | 'isFastRide'> | null): OrderAction {
  if (earlier === null) return 'new'
  return earlier.action === 'repeat' && earlier.isFastRide ? 'repeatFastRide' : earlier.action
}

/**
 * True if an order cannot be searched for again (PRICE-22): it has no start place, or, on the screen of transfers, no
 * finish place, for instance because it is a rent.
 */
export function isOrderChangeDisabled({ start, finish }: OrderTrip, mode: 'transfer' | 'rent'): boolean {
  return start.placeId === null || (mode === 'transfer' && (finish?.placeId ?? null) === null)
}
