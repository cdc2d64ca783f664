import type { OrderAction } from './fastRide.ts'
import type { Order, OrderTrip } from './order.ts'
import { splitCivil, todayIn } from './time.ts'
import { timeZoneOf } from './timeZone.ts'
import type { TravelType } from './travelType.ts'

/** What of an order that is changed or repeated decides the choice of an offer. */
export interface EarlierOrder {
  action: 'change' | 'repeat'
  orderId: string
  /** Null: the order does not say. */
  priceId: string | null
  /** Empty: the order does not say. */
  carClassId: string
  /** Empty: the order does not say. */
  providerId: string
  /** Null: the order does not say. */
  travelType: TravelType | null
  /** It was booked as a fast ride. @default false */
  isFastRide?: boolean
  /** All of it, from which a draft is filled. @default nothing is filled in */
  source?: EarlierSource
}

/** The ride of an order that is changed or repeated, and what the order is called. */
export interface EarlierSource {
  trip: OrderTrip
  transaction: string
  /** What the customer is told. */
  number: string
}

/** The ride of an order's number; the first one where none has that number itself. */
export function tripOf(order: Order, orderId: string): OrderTrip {
  return order.trips.find((trip) => trip.orderId === orderId) ?? order.trips[0]
}

/**
 * What of an ordered ride counts when it is changed or repeated.
 * @param order what the ride's order is called. @default nothing is filled in from the ride
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
 * True where the day of an earlier ride has not passed, so that it may still be changed.
 * @param now epoch milliseconds
 */
export function mayStillChange({ source }: Pick<EarlierOrder, 'source'>, now: number): boolean {
  if (!source?.trip.dateArrival) return false
  const { dateArrival, start } = source.trip
  return splitCivil(dateArrival).date >= todayIn(timeZoneOf(start), now)
}

/** What an order is made for (PRICE-14): a repeated fast ride may be one again. Null: a new order. */
export function orderActionOf(earlier: Pick<EarlierOrder, 'action' | 'isFastRide'> | null): OrderAction {
  if (earlier === null) return 'new'
  return earlier.action === 'repeat' && earlier.isFastRide ? 'repeatFastRide' : earlier.action
}

/**
 * Whether an order cannot be searched for again (PRICE-22): it has no start place, or on the transfers' screen no
 * finish place, as a rent has none.
 */
export function isOrderChangeDisabled({ start, finish }: OrderTrip, mode: 'transfer' | 'rent'): boolean {
  return start.placeId === null || (mode === 'transfer' && (finish?.placeId ?? null) === null)
}
