import type { FreeCancellationHours } from './freeCancellation.ts'
import { add, type Money } from './money.ts'
import type { PlaceType } from './place.ts'
import type { CivilDateTime } from './time.ts'
import type { TravelType } from './travelType.ts'
import type { User } from './user.ts'

/**
 * `none`: nothing is to be paid by card; `left`: the payment page was left unpaid; `unknown`: the answer did not say,
 * the payment could not be checked.
 */
export type PaymentStatus = 'none' | 'pending' | 'paid' | 'declined' | 'left' | 'unknown'

/** What a booking call gives back. */
export interface OrderCreated {
  orderId: string
  /** The user to whom the order belongs; another than the current one stops the flow (BOOK-46). Null: not stated. */
  userId: string | null
  /** Names the order in addresses and for the payment. */
  transaction: string
  /** Names of its rides in their order; the first is `orderId`. */
  rideIds: readonly string[]
  /** Opens the order's page at the account without signing in. Null: there is none, as of an account's order. */
  guestKey: string | null
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

/** A car as an order names it. */
export interface OrderedCar {
  /** Seats for passengers. Null: not stated. */
  capacity: number | null
  /** A drawing's name or an https address. Null: none. */
  picture: string | null
  /** Example cars; empty: none given. */
  examples: readonly string[]
  /** Suitcases that fit. Null: not stated. */
  luggage: number | null
}

/** The provider that drives an ordered ride. */
export interface OrderedProvider {
  id: string
  /** Null: unnamed. */
  name: string | null
  /** 0 to 5. Null: not rated. */
  rating: number | null
  /** Count of reviews. Null: not stated. */
  reviews: number | null
  /** Digits without plus; empty: none given. */
  phone: string
}

/** An extra or child seats of an ordered ride. */
export interface OrderedService {
  id: string
  type: string
  /** From 1. */
  amount: number
  /** In the visitor's language. Null: unnamed. */
  name: string | null
  /** As of an offer's extra. Null: not stated. */
  category: string | null
  /** For all of them; zero: included. Null: not stated. */
  price: Money | null
}

/** Parts of the price of an ordered ride, besides its extras. */
export interface OrderedSum {
  /** From place to place. */
  ride: Money
  /** All extra stops together; zero where there are none. */
  stops: Money
  /** The sum that a certificate or bonus pays, from zero. */
  repaid: Money
}

/** Sums of a ride that was cancelled. */
export interface Cancellation {
  /** Epoch milliseconds. Null: not stated. */
  at: number | null
  /** The sum that is due all the same. Null: nothing, or not stated. */
  fee: Money | null
  /** The sum that goes back to the card. Null: nothing, or not stated. */
  refund: Money | null
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
  car: OrderedCar
  /** The sum that remains to be paid. Null: the answer has no amount. */
  price: Money | null
  /** Null: the answer does not say. */
  sum: OrderedSum | null
  priceId: string | null
  adults: number
  children: number
  passengers: readonly { name: string; phone: string; email: string }[]
  notes: string
  /** Text of the meeting sign. */
  sign: string
  /** Who drives. Null: not stated. */
  provider: OrderedProvider | null
  /** Seconds of the rent. Null: a transfer, or not stated. */
  durationSeconds: number | null
  /** Seconds on the road. Null: a rent, or not stated. */
  travelSeconds: number | null
  /** Null: not stated. */
  freeCancellationHours: FreeCancellationHours | null
  /** Cautions of the service against the offer that was booked. */
  errors: readonly string[]
  /** The provider confirms until then, epoch milliseconds. Null: not stated. */
  confirmsBy: number | null
  /** Minutes the driver waits free of charge. Null: not stated. */
  waitingMinutes: number | null
  isFastRide: boolean
  /** Booked at the flexible tariff. */
  flexibleTariff: boolean
  /** Chosen extras and child seats; amounts from 1. */
  services: readonly OrderedService[]
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
  /** Null: the ride stands. */
  cancellation: Cancellation | null
}

/** The parts of a ride from a service that names nothing of its car, sum, terms and end. */
export const unstatedParts = {
  car: { capacity: null, picture: null, examples: [], luggage: null },
  sum: null,
  travelSeconds: null,
  freeCancellationHours: null,
  errors: [],
  confirmsBy: null,
  waitingMinutes: null,
  cancellation: null,
} as const satisfies Partial<OrderTrip>

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
  /** Sum over the trips that stand, over all where none does. Null: the answer has no amounts. */
  price: Money | null
  /** Opens the order's page at the account without signing in. Null: not told here. */
  guestKey: string | null
  /**
   * A receipt of a payment has opened it: contacts and own words are left out, and paying it wants the session of its
   * account.
   */
  isByReceipt: boolean
  /** At least one. */
  trips: readonly [OrderTrip, ...OrderTrip[]]
}

/** True where no ride of an order stands any more. */
export function isCancelled({ trips }: Pick<Order, 'trips'>): boolean {
  return trips.every(({ cancellation }) => cancellation !== null)
}

/** The sum of what goes back to the card, or of what is due all the same. Null: nothing. */
export function cancelledSum({ trips }: Pick<Order, 'trips'>, what: 'fee' | 'refund'): Money | null {
  const sums = trips.flatMap(({ cancellation }) => cancellation?.[what] ?? [])
  return sums.reduce<Money | null>(
    (sum, one) => (sum?.currency === one.currency ? add(sum, one) : (sum ?? one)),
    null,
  )
}

/** True for an order that still waits for a payment by card. One that costs nothing waits for none. */
export function isUnpaid({ paymentStatus, price }: Pick<Order, 'paymentStatus' | 'price'>): boolean {
  return price?.minor !== 0 && ['pending', 'declined', 'left'].includes(paymentStatus)
}

/**
 * By what an order is paid: `cash` is for the driver, `nothing` costs nothing without any code. Null: it is not paid, or
 * nobody knows.
 */
export type Settlement = 'cash' | 'card' | 'code' | 'nothing'

/** By what an order is paid. Null: it is not paid, or the payment could not be checked. */
export function settlementOf({
  paymentStatus,
  price,
  trips,
}: Pick<Order, 'paymentStatus' | 'price' | 'trips'>): Settlement | null {
  if (price?.minor === 0) return trips.some(({ hash }) => hash !== '') ? 'code' : 'nothing'
  if (paymentStatus === 'none') return 'cash'
  return paymentStatus === 'paid' ? 'card' : null
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
