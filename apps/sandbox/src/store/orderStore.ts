import type { TripPayload } from '../orders/tripPayload.ts'
import type { StoredAnswer } from './answerStore.ts'

/** State of the payment by card: `none` where the driver takes the money; `left`: the bank was left unpaid. */
export type PaymentStatus = 'none' | 'pending' | 'paid' | 'declined' | 'left'

/** Sums of a ride that was cancelled, in units of the order's currency, exact to the hundredth. */
export interface Cancellation {
  /** Epoch milliseconds. */
  readonly at: number
  /** Sum that is due all the same; 0: nothing. */
  readonly fee: number
  /** Sum that goes back to the card; 0: nothing was taken, or nothing goes back. */
  readonly refund: number
}

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
  /** Opens the booking's page at the account without signing in; the same for all its rides. Null: an account's. */
  readonly guestKey: string | null
  /** Null: it stands. */
  readonly cancellation: Cancellation | null
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
}

/** A page of the bank for one payment, under a name of its own: the bank's address tells nobody the transaction. */
export interface PayPage {
  /** Names it in its address; cannot be guessed. */
  readonly key: string
  readonly transaction: string
  /** The address that it leads back to, without a receipt. */
  readonly returnUrl: string
  /** Epoch milliseconds from which it is no more. */
  readonly until: number
  /** The mark of the browser that opened it first. Null: nobody has opened it. */
  readonly claim: string | null
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
  /** Hash of a certificate that is good again. @default none */
  readonly freed?: string | null
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
  /** The rides of the booking that a guest's key opens, in the order they were booked in. */
  ordersByGuestKey(guestKey: string): StoredOrder[]
  /** The latest first; null for those of guests. */
  ordersByUser(userId: number | null, limit: number): StoredOrder[]
  /** In the order they were booked in. */
  allOrders(wanted?: OrdersWanted): StoredOrder[]
  payment(transaction: string): StoredPayment | null
  setPayment(payment: StoredPayment): void
  /** Keeps a page of the bank, or replaces the one of its key. Those that are over at `now` are forgotten. */
  setPayPage(page: PayPage, now: number): void
  payPage(key: string): PayPage | null
}
