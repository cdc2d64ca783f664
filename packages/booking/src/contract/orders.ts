import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { guestKey, orderTrip, receipt } from './orderTrip.ts'
import { addition, currency, hostText, id, idText, lang, maybe, moduleType, object, text } from './shapes.ts'
import { tripPayload } from './trip.ts'

/** A new booking. */
export const orderRequest = object({
  /** One, or two with a return trip. */
  trips: v.pipe(v.array(tripPayload), v.minLength(1), v.maxLength(2)),
  /** Of every trip. */
  currency,
  /** Of what is said to the visitor. */
  lang,
  /** Null: no account. */
  user_id: v.nullable(id),
  /** `booking` standalone, `frame` in a frame. */
  module_type: moduleType,
  /** Marks of the campaign, from the page's query: at most 20, of 64 and 512 characters. */
  utm: v.pipe(v.record(v.pipe(text, v.maxLength(64)), v.pipe(text, v.maxLength(512))), v.maxEntries(20)),
  /** How it is to be paid: `card` makes the payment pending at once; absent: the ask for a pay-url does. */
  payment_type: addition(v.picklist(['card', 'cash'])),
})

/**
 * API-02 An order as it is kept; 404 with an error for an unknown one. An account's order is read with the session of that
 * account; for anybody else it is unknown, unless a receipt opens it. A guest's is read by its transaction or its key.
 */
export const order = {
  name: 'order',
  version: 'v4',
  method: 'GET',
  path: '/orders/trips',
  query: object({
    /** Of a ride. */
    order_id: v.optional(idText),
    /** In place of `order_id`. */
    transaction: v.optional(v.pipe(idText, v.metadata({ addition: true }))),
    /**
     * Beside `transaction`: what the return from the payment carries in its address. Good for an hour and for that order
     * alone. Without the session of the order's account it opens the confirmation, see `by_receipt`.
     */
    receipt: v.optional(v.pipe(receipt, v.metadata({ addition: true }))),
    /** In place of `order_id`: the key that the booking was sent with. */
    idempotency_key: v.optional(v.pipe(idText, v.metadata({ addition: true }))),
  }),
  body: null,
  answer: object({
    /** The booking. */
    result: object({
      /** The rides of the transaction, the named one first. */
      orders: v.pipe(v.array(orderTrip), v.minLength(1)),
    }),
  }),
  limit: 'read',
  keepsRows: true,
} as const satisfies Endpoint

/**
 * API-21 Books. Header `Idempotency-Key`: a UUID; within 24 h the same body gives the first answer again, another
 * body 409 with an error. A price that is no longer good: 409, code `price_expired` (addition).
 */
export const createOrder = {
  name: 'createOrder',
  version: 'byFrame',
  method: 'POST',
  path: '/orders',
  query: object({}),
  body: orderRequest,
  answer: object({
    /** A row a ride. */
    result: v.pipe(
      v.array(
        object({
          order_id: id,
          /** Whose it is. Null: a guest's. */
          user_id: maybe(id),
          /** Names the booking in addresses and for its payment; of a guest's it is the key: 128 random bits or more. */
          transaction: id,
          /**
           * Opens the booking's page at the account without signing in, `{account}/orders/{guest_key}`; 128 random bits
           * or more. Absent: the order is an account's.
           */
          guest_key: addition(guestKey),
        }),
      ),
      v.minLength(1),
    ),
  }),
  headers: ['Idempotency-Key'],
  limit: 'orders',
  keepsRows: true,
} as const satisfies Endpoint

/** API-22 Changes an order, with the session of its account. Header `Idempotency-Key` as with `createOrder`. */
export const updateOrder = {
  name: 'updateOrder',
  version: 'v4',
  method: 'POST',
  path: '/orders/trips',
  query: object({}),
  body: object({
    ...tripPayload.entries,
    /** The ride that is changed. */
    order_id: id,
    /** The booking it belongs to. */
    transaction: id,
    /** `booking` standalone, `frame` in a frame. */
    module_type: moduleType,
  }),
  answer: object({
    /** The service's own word; not used. */
    result: maybe(v.unknown()),
  }),
  headers: ['Idempotency-Key'],
  limit: 'orders',
} as const satisfies Endpoint

/**
 * API-23 Address of the payment page, which names no transaction: it passes through the partner's page. An account's order
 * wants the session of that account, a receipt is not enough; for anybody else it is unknown.
 */
export const payUrl = {
  name: 'payUrl',
  version: 'byFrame',
  method: 'GET',
  path: '/orders/pay-url',
  query: object({
    /** Names the booking. */
    transaction: idText,
    /** Host to come back to; in a frame too. */
    trans_host_name: v.optional(hostText),
    /**
     * Query of the address to come back to, without its question mark: the language, the partner and the look of this
     * visit. At most 2000 characters. Absent: the language alone.
     */
    return_query: v.optional(v.pipe(v.string(), v.maxLength(2000), v.metadata({ addition: true }))),
  }),
  body: null,
  answer: object({
    /** The payment page. */
    result: object({
      /** Absolute; https, or http on localhost. */
      url: v.pipe(text, v.url()),
    }),
  }),
  limit: 'orders',
} as const satisfies Endpoint
