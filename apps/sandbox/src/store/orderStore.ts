import type { TripPayload } from '../orders/checks/context.ts'
import type { StoredAnswer } from './answerStore.ts'

/** Whether a booking is paid by card: `none` where the driver takes the money. */
export type PaymentStatus = 'none' | 'pending' | 'paid' | 'declined'

/** One ride of a booking, as it is kept. */
export interface StoredOrder {
  /** Nine digits, not in sequence. */
  readonly orderId: number
  /** Names the booking in addresses and for its payment; cannot be guessed. */
  readonly transaction: string
  /** Null for a guest's. */
  readonly userId: number | null
  /** The booking's key, or null where none was sent. */
  readonly key: string | null
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly lang: string
  readonly currency: string
  /** What remains to be paid, in units of the currency, exact to the hundredth. */
  readonly amount: number
  readonly classId: number
  readonly providerId: number
  readonly fromId: string
  /** Null: a rent. */
  readonly toId: string | null
  /** The trip as the client sent it. */
  readonly trip: Readonly<TripPayload>
}

/** The payment of a booking. */
export interface StoredPayment {
  readonly transaction: string
  readonly status: PaymentStatus
  /** In units of the currency, exact to the hundredth; all rides of the booking. */
  readonly amount: number
  readonly currency: string
  /** Where the pay page leads back to. */
  readonly returnUrl: string | null
}

/** A booking: it is stored whole or not at all. */
export interface Booking {
  readonly orders: readonly StoredOrder[]
  readonly payment: StoredPayment
  readonly answer: StoredAnswer | null
  /** Hash of the certificate that is spent on it. @default none */
  readonly certificate?: string | null
}

/** What changes together with an order, or not at all. */
export interface OrderChange {
  readonly payment?: StoredPayment | null
  readonly answer?: StoredAnswer | null
}

/** Which orders are wanted; what is absent does not narrow. */
export interface OrdersWanted {
  readonly transaction?: string | undefined
  readonly key?: string | undefined
  /** The last so many. */
  readonly limit?: number | undefined
}

/** Orders and their payments. */
export interface OrderStore {
  /** Keeps a booking. @throws where an order id, a transaction or a key is taken, or its certificate spent */
  add(booking: Booking): void
  /** Replaces an order of the same id. @throws where the key of the answer is taken */
  update(order: StoredOrder, change?: OrderChange): void
  order(orderId: number): StoredOrder | null
  /** In the order they were booked in. */
  ordersOf(transaction: string): StoredOrder[]
  /** The rides of the last booking that was sent with a key: one is free again after its answer is forgotten. */
  ordersByKey(key: string): StoredOrder[]
  /** The latest first; null for those of guests. */
  ordersByUser(userId: number | null, limit: number): StoredOrder[]
  /** In the order they were booked in. */
  allOrders(wanted?: OrdersWanted): StoredOrder[]
  payment(transaction: string): StoredPayment | null
  setPayment(payment: StoredPayment): void
}
