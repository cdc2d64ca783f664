import type { TripPayload } from '../orders/tripPayload.ts'
import type { StoredAnswer } from './answerStore.ts'

/** State of the payment by card. `none`: the driver gets cash. `left`: the visitor left the bank's page without paying. */
export type PaymentStatus = 'none' | 'pending' | 'paid' | 'declined' | 'left'

/** Amounts of a cancelled ride, in units of the order's currency, exact to the hundredth. */
export interface Cancellation {
  /** Time of the cancellation, in epoch milliseconds. */
  readonly at: number
  /** Amount still due; 0 if none. */
  readonly fee: number
  /** Amount that goes back to the card; 0 if none was taken or none goes back. */
  readonly refund: number
}

/** One stored ride of a booking. */
export interface StoredOrder {
  /** Number of the order: nine digits, not in sequence. */
  readonly orderId: number
  /** Id of the booking in addresses and for its payment; cannot be guessed. */
  readonly transaction: string
  /** Id of the user; null for an order of a guest. */
  readonly userId: number | null
  /** Idempotency key of the booking, or null if the request had none. */
  readonly key: string | null
  /** Key to the booking's page at the account without a sign-in; the same for all its rides. Null for a user's booking. */
  readonly guestKey: string | null
  /** Cancellation of the ride; null if it is not cancelled. */
  readonly cancellation: Cancellation | null
  /** Time of the booking, in epoch milliseconds. */
  readonly createdAt: number
  readonly lang: string
  readonly currency: string
  /** Amount still to be paid, in units of the currency, exact to the hundredth. */
  readonly amount: number
  readonly classId: number
  readonly providerId: number
  readonly fromId: string
  /** Place id of the drop-off; null for a rent. */
  readonly toId: string | null
  /** The trip as the client sent it. */
  readonly trip: Readonly<TripPayload>
}

/** The payment of a booking. */
export interface StoredPayment {
  readonly transaction: string
  readonly status: PaymentStatus
  /** Amount of all rides of the booking, in units of the currency, exact to the hundredth. */
  readonly amount: number
  readonly currency: string
}

/** A page of the bank for one payment. It has its own key, so that the bank's address does not reveal the transaction. */
export interface PayPage {
  /** Key of the page in its address; cannot be guessed. */
  readonly key: string
  readonly transaction: string
  /** Address to which the page returns, without a receipt. */
  readonly returnUrl: string
  /** Time at which the page expires, in epoch milliseconds. */
  readonly until: number
  /** Secret of the browser that opened the page first; null if no browser has opened it. */
  readonly claim: string | null
}

/** A booking, which is stored as a whole or not at all. */
export interface Booking {
  readonly orders: readonly StoredOrder[]
  readonly payment: StoredPayment
  readonly answer: StoredAnswer | null
  /** Hash of the certificate that is spent on it. @default none */
  readonly certificate?: string | null
}

/** Changes that are stored together with an order or not at all. */
export interface OrderChange {
  readonly payment?: StoredPayment | null
  readonly answer?: StoredAnswer | null
  /** Hash of a certificate that becomes valid again. @default none */
  readonly freed?: string | null
}

/** Filter for orders; an absent field does not filter. */
export interface OrdersWanted {
  readonly transaction?: string | undefined
  readonly key?: string | undefined
  /** Maximum number of orders, the newest ones. */
  readonly limit?: number | undefined
}

/** Orders and their payments. */
export interface OrderStore {
  /** Stores a booking. @throws if an order id, a transaction or a key is taken, or its certificate is spent */
  add(booking: Booking): void
  /** Replaces an order of the same id. @throws if the key of the answer is taken */
  update(order: StoredOrder, change?: OrderChange): void
  order(orderId: number): StoredOrder | null
  /** Returns the rides of a booking, in the order of the booking. */
  ordersOf(transaction: string): StoredOrder[]
  /** Returns the rides of the last booking with a key; a key can be used again after its answer was removed. */
  ordersByKey(key: string): StoredOrder[]
  /** Returns the rides of the booking with a guest's key, in the order of the booking. */
  ordersByGuestKey(guestKey: string): StoredOrder[]
  /** Returns the orders of a user, the newest first; for null those of guests. */
  ordersByUser(userId: number | null, limit: number): StoredOrder[]
  /** Returns the orders of all users, in the order of booking. */
  allOrders(wanted?: OrdersWanted): StoredOrder[]
  payment(transaction: string): StoredPayment | null
  setPayment(payment: StoredPayment): void
  /** Stores a page of the bank, or replaces the one with the same key. Pages that have ended at `now` are removed. */
  setPayPage(page: PayPage, now: number): void
  payPage(key: string): PayPage | null
}
