import type { FreeCancellationHours } from '../values/freeCancellation.ts'
import { add, type Money } from '../values/money.ts'
import type { CivilDateTime } from '../values/time.ts'
import type { OrderedTexts } from './draftFields.ts'
import type { PlaceType } from './place.ts'
import type { TravelType } from './travelType.ts'
import type { TripTexts } from './trip.ts'
import type { User } from './user.ts'

/**
 * State of a payment by card. `none`: nothing is to be paid by card; `left`: the customer left the payment page without
 * paying; `unknown`: the response has no state, or the payment could not be checked.
 */
export type PaymentStatus = 'none' | 'pending' | 'paid' | 'declined' | 'left' | 'unknown'

/** Result of a booking call. */
export interface OrderCreated {
  orderId: string
  /** The user to whom the order belongs; the flow stops if this is not the current user (BOOK-46). Null: not stated. */
  userId: string | null
  /** Id of the order in addresses and for the payment. */
  transaction: string
  /** Ids of the order's rides in their order; the first is `orderId`. */
  rideIds: readonly string[]
  /**
   * Key that opens the order's page at the account without signing in. Null: none, for instance because the order
   * belongs to an account.
   */
  guestKey: string | null
}

/** Start or end of an ordered ride. */
export interface OrderPlace {
  placeId: string | null
  /** Type of the place. Null: the response does not say. */
  type: PlaceType | null
  /** Address as shown; empty if the response has none. */
  text: string
  /** IANA zone of the place. Null: unknown. */
  timeZone: string | null
}

/** An extra stop of an ordered ride. */
export interface OrderStop {
  /** Id of the place. Null: the service no longer has this place. */
  placeId: string | null
  /** Text as shown; empty if the response has none. */
  text: string
}

/** The person who looks after an ordered ride. */
export interface Coordinator {
  name: string
  /** Phone: digits without plus. */
  phone: string
  /** Number of the order in the customer's own books; empty: none. */
  internalNumber: string
  /** True if this person gets messages in English. */
  inEnglish: boolean
}

/** A car as an order names it. */
export interface OrderedCar {
  /** Seats for passengers. Null: not stated. */
  capacity: number | null
  /** Name of a drawing, or an https address. Null: none. */
  picture: string | null
  /** Example cars; empty: none given. */
  examples: readonly string[]
  /** Suitcases that fit. Null: not stated. */
  luggage: number | null
}

/** The provider that drives an ordered ride. */
export interface OrderedProvider {
  id: string
  /** Name. Null: none. */
  name: string | null
  /** Rating, 0 to 5. Null: not rated. */
  rating: number | null
  /** Count of reviews. Null: not stated. */
  reviews: number | null
  /** Phone: digits without plus; empty: none given. */
  phone: string
}

/** An extra or child seats of an ordered ride. */
export interface OrderedService {
  id: string
  type: string
  /** Count, from 1. */
  amount: number
  /** Name in the visitor's language. Null: none. */
  name: string | null
  /** Category, as in an offer's extra. Null: not stated. */
  category: string | null
  /** Price of the whole amount; zero: included. Null: not stated. */
  price: Money | null
}

/** Parts of the price of an ordered ride, besides its extras. */
export interface OrderedSum {
  /** Price of the ride itself, from place to place. */
  ride: Money
  /** Price of all extra stops together; zero if there are none. */
  stops: Money
  /** Amount that a certificate or bonus pays; zero or more. */
  repaid: Money
}

/** Sums of a ride that was cancelled. */
export interface Cancellation {
  /** Instant of the cancellation, epoch milliseconds. Null: not stated. */
  at: number | null
  /** Amount that is due although the ride was cancelled. Null: nothing, or not stated. */
  fee: Money | null
  /** Amount that is refunded to the card. Null: nothing, or not stated. */
  refund: Money | null
}

/** One ride of an order. An empty text means none; the field of a flight may have the number of a train. */
export interface OrderTrip extends OrderedTexts, TripTexts {
  orderId: string
  /** Travel type, 1 to 12; 10 to 12 are rent. Null: the response does not say. */
  travelType: TravelType | null
  start: OrderPlace
  /** Destination. Null: hire by the hour. */
  finish: OrderPlace | null
  /** Pickup or arrival on the wall clock of the pickup place. Null: not stated. */
  dateArrival: CivilDateTime | null
  /** Departure on the wall clock. Null: the route has none. */
  dateDeparture: CivilDateTime | null
  /** Extra stops in their order. */
  stops: readonly OrderStop[]
  carClassId: string | null
  /** Class name in the visitor's language. Null: unnamed. */
  carClassName: string | null
  car: OrderedCar
  /** Amount that remains to be paid. Null: the response has no amount. */
  price: Money | null
  /** Parts of the price. Null: the response does not say. */
  sum: OrderedSum | null
  priceId: string | null
  adults: number
  children: number
  passengers: readonly { name: string; phone: string; email: string }[]
  notes: string
  /** Text of the name sign. */
  sign: string
  /** The company that drives. Null: not stated. */
  provider: OrderedProvider | null
  /** Seconds of the rent. Null: a transfer, or not stated. */
  durationSeconds: number | null
  /** Seconds on the road. Null: a rent, or not stated. */
  travelSeconds: number | null
  /** Hours of free cancellation before the pickup. Null: not stated. */
  freeCancellationHours: FreeCancellationHours | null
  /** Warnings of the service about the booked offer. */
  errors: readonly string[]
  /** Deadline of the provider's confirmation, epoch milliseconds. Null: not stated. */
  confirmsBy: number | null
  /** Minutes the driver waits free of charge. Null: not stated. */
  waitingMinutes: number | null
  isFastRide: boolean
  /** True if the ride was booked at the flexible tariff. */
  flexibleTariff: boolean
  /** Chosen extras and child seats; amounts from 1. */
  services: readonly OrderedService[]
  /** The person who looks after the ride. Null: nobody. */
  coordinator: Coordinator | null
  /** Number of the certificate or bonus that was used in the booking. */
  hash: string
  /** The cost centre that pays. Null: not stated. */
  costCenter: string | null
  /** Phones that get the driver's messages, digits without plus. */
  viewers: readonly string[]
  /** Cancellation of the ride. Null: the ride is not cancelled. */
  cancellation: Cancellation | null
}

/** Values for the parts of a ride that a service does not state: car, sum, terms, cancellation. */
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

/** A booking as the service stores it. */
export interface Order {
  orderId: string
  transaction: string
  /** User to whom the order belongs. Null: not stated. */
  userId: string | null
  /** Number of the order as the customer sees it; the order id if the response has no number. */
  number: string
  /** Numbers of the trips as the customer sees them, in their order. */
  numbers: readonly [string, ...string[]]
  /** State in the service's own word. Null: not stated. */
  status: string | null
  paymentStatus: PaymentStatus
  /**
   * Sum over the trips that are not cancelled, or over all trips if each is cancelled. Null: the response has no
   * amounts.
   */
  price: Money | null
  /** Key that opens the order's page at the account without signing in. Null: the response does not have it. */
  guestKey: string | null
  /**
   * True if a payment's receipt has opened the order. Contacts and the customer's own texts are left out then, and
   * paying needs the session of the order's account.
   */
  isByReceipt: boolean
  /** Rides of the order, at least one. */
  trips: readonly [OrderTrip, ...OrderTrip[]]
}

/** True if all rides of an order are cancelled. */
export function isCancelled({ trips }: Pick<Order, 'trips'>): boolean {
  return trips.every(({ cancellation }) => cancellation !== null)
}

/** Total refund to the card, or total fee for cancelled rides. Null: nothing. */
export function cancelledSum({ trips }: Pick<Order, 'trips'>, what: 'fee' | 'refund'): Money | null {
  const sums = trips.flatMap(({ cancellation }) => cancellation?.[what] ?? [])
  return sums.reduce<Money | null>(
    (sum, one) => (sum?.currency === one.currency ? add(sum, one) : (sum ?? one)),
    null,
  )
}

/** True for an order that still waits for a payment by card. An order that costs nothing does not. */
export function isUnpaid({ paymentStatus, price }: Pick<Order, 'paymentStatus' | 'price'>): boolean {
  return price?.minor !== 0 && ['pending', 'declined', 'left'].includes(paymentStatus)
}

/**
 * Means by which an order is paid: `cash` to the driver, `card`, `code` of a certificate or bonus; `nothing`: the order
 * is free without a code.
 */
export type Settlement = 'cash' | 'card' | 'code' | 'nothing'

/** Returns the means by which an order is paid. Null: it is not paid, or the payment could not be checked. */
export function settlementOf({
  paymentStatus,
  price,
  trips,
}: Pick<Order, 'paymentStatus' | 'price' | 'trips'>): Settlement | null {
  if (price?.minor === 0) return trips.some(({ hash }) => hash !== '') ? 'code' : 'nothing'
  if (paymentStatus === 'none') return 'cash'
  return paymentStatus === 'paid' ? 'card' : null
}

/**
 * True if an order is known to belong to another account than the visitor's (BOOK-46); a guest has no account to
 * compare.
 */
export function isOfAnother(ownerId: string | null, user: User): boolean {
  return ownerId !== null && user.userId !== null && ownerId !== user.userId
}

/**
 * True if an order may be neither paid nor shown here (BOOK-46). In frame mode no order is foreign: orders belong to
 * the partner there, whichever user is signed in.
 * @param isFrameMode as the module's configuration says it (EMBED-01); a frame may have it switched off
 */
export function isForeignOrder(
  { userId = null }: { userId?: string | null },
  user: User,
  isFrameMode: boolean,
): boolean {
  return !isFrameMode && isOfAnother(userId, user)
}
