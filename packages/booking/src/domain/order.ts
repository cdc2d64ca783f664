import type { Money } from './money.ts'
import type { PlaceType } from './place.ts'
import type { CivilDateTime } from './time.ts'
import type { TravelType } from './travelType.ts'
import type { User } from './user.ts'

/** `none`: nothing is to be paid by card; `unknown`: the answer did not say, the payment could not be checked. */
export type PaymentStatus = 'none' | 'pending' | 'paid' | 'declined' | 'unknown'

/** What a booking call gives back. */
export interface OrderCreated {
  orderId: string
  /** The user to whom the order belongs; another than the current one stops the flow (BOOK-46). Null: not stated. */
  userId: string | null
  /** Names the order in addresses and for the payment. */
  transaction: string
  /** Names of its rides in their order; the first is `orderId`. */
  rideIds: readonly string[]
}

/** An end of an ordered ride. */
export interface OrderPlace {
  placeId: string | null
  /** Null: the answer did not say. */
  type: PlaceType | null
  /** Address as shown; empty where the answer has none. */
  text: string
  /** IANA zone. Null: unknown. */
  timeZone: string | null
}

/** An extra stop of an ordered ride. */
export interface OrderStop {
  /** Null: a place that the service no longer names. */
  placeId: string | null
  /** As shown; empty where the answer names none. */
  text: string
}

/** Who looks after an ordered ride. */
export interface Coordinator {
  name: string
  /** Digits without plus. */
  phone: string
  /** Number of the order in the customer's own books; empty: none. */
  internalNumber: string
  /** Messages in English. */
  inEnglish: boolean
}

/** One ride of an order. Of texts empty means none. */
export interface OrderTrip {
  orderId: string
  /** 1 to 12; 10 to 12 are rent. Null: the answer did not say. */
  travelType: TravelType | null
  start: OrderPlace
  /** Null: hire by the hour. */
  finish: OrderPlace | null
  /** Wall clock at the pickup place. Null: not stated. */
  dateArrival: CivilDateTime | null
  /** Wall clock; null where the route has none. */
  dateDeparture: CivilDateTime | null
  /** Flight or train of the arrival. */
  arrivalNumber: string
  arrivalTerminal: string
  arrivalTrainNumber: string
  arrivalWagonTrainNumber: string
  /** Flight or train of the departure. */
  departureNumber: string
  departureTerminal: string
  departureTrainNumber: string
  /** In their order. */
  stops: readonly OrderStop[]
  carClassId: string | null
  /** Class name in the visitor's language. Null: unnamed. */
  carClassName: string | null
  /** Null: the answer has no amount. */
  price: Money | null
  priceId: string | null
  adults: number
  children: number
  passengers: readonly { name: string; phone: string; email: string }[]
  notes: string
  /** Text of the meeting sign. */
  sign: string
  /** Who drives. Null: not stated. */
  provider: { id: string; name: string | null } | null
  /** Seconds of the rent. Null: a transfer, or not stated. */
  durationSeconds: number | null
  isFastRide: boolean
  /** Booked at the flexible tariff. */
  flexibleTariff: boolean
  /** Chosen extras and child seats; amounts from 1. */
  services: readonly { id: string; type: string; amount: number }[]
  /** Null: nobody. */
  coordinator: Coordinator | null
  /** Number of the ride in the customer's own books. */
  internalNumber: string
  /** The trip's reference. */
  reference: string
  /** Number of the certificate or bonus that it was booked with. */
  hash: string
  /** Who bears the cost. Null: not stated. */
  costCenter: string | null
  /** Phones that get the driver's messages, digits without plus. */
  viewers: readonly string[]
  /** Number in the miles programme. */
  milesNumber: string
  /** Further address, in the customer's words. */
  additionalAddress: string
  changeOfItinerary: string
  waiting: string
  tollRoads: string
}

/** A booking as the service keeps it. */
export interface Order {
  orderId: string
  transaction: string
  /** Null: not stated. */
  userId: string | null
  /** What the customer is told; the order id where the answer has no number of its own. */
  number: string
  /** The number of each trip, in their order, as the customer is told it. */
  numbers: readonly [string, ...string[]]
  /** Word of the service. Null: not stated. */
  status: string | null
  paymentStatus: PaymentStatus
  /** Sum over the trips. Null: the answer has no amounts. */
  price: Money | null
  /** At least one. */
  trips: readonly [OrderTrip, ...OrderTrip[]]
}

/** Whether an order is known to be of another account than the visitor's (BOOK-46); a guest has none to compare. */
export function isOfAnother(ownerId: string | null, user: User): boolean {
  return ownerId !== null && user.userId !== null && ownerId !== user.userId
}

/**
 * Whether an order may neither be paid nor shown here (BOOK-46). In frame mode none is foreign: there orders are the
 * partner's, whoever is signed in.
 * @param isFrameMode as the module's configuration says it (EMBED-01); a frame may have it switched off
 */
export function isForeignOrder(
  { userId = null }: { userId?: string | null },
  user: User,
  isFrameMode: boolean,
): boolean {
  return !isFrameMode && isOfAnother(userId, user)
}
