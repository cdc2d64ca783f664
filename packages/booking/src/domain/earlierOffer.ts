import type { OrderAction } from './choice.ts'
import { type Offer, offerOfKind } from './offer.ts'
import type { Order, OrderTrip } from './order.ts'
import { isRentType, type TravelType } from './route.ts'

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
}

/** The ride of an order's number; the first one where none has that number itself. */
export function tripOf(order: Order, orderId: string): OrderTrip {
  return order.trips.find((trip) => trip.orderId === orderId) ?? order.trips[0]
}

/** What of an ordered ride counts when it is changed or repeated. */
export function earlierOrderOf(
  action: EarlierOrder['action'],
  orderId: string,
  { priceId, carClassId, provider, travelType, isFastRide }: OrderTrip,
): EarlierOrder {
  return {
    ...{ action, orderId, priceId, travelType, isFastRide },
    carClassId: carClassId ?? '',
    providerId: provider?.id ?? '',
  }
}

/** What an order is made for (PRICE-14): a repeated fast ride may be one again. Null: a new order. */
export function orderActionOf(earlier: EarlierOrder | null): OrderAction {
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

/**
 * The offer that is chosen by itself for an earlier order (PRICE-10): by its price id; where that is gone, and for a
 * rent always, since its price id depends on the hours, the same class of the same provider. Null: there is none.
 */
export function earlierOffer(list: readonly Offer[], earlier: EarlierOrder): Offer | null {
  const { priceId, carClassId, providerId, travelType } = earlier
  const isRent = travelType !== null && isRentType(travelType)
  const known = isRent ? undefined : list.find((offer) => offer.priceId === priceId)
  return known ?? offerOfKind(list, carClassId, providerId)
}
