import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { currency, hostText, lang, moduleType } from '../laterShapes.ts'
import { addition, id, idText, maybe, object, text } from '../shapes.ts'
import { tripPayload } from './bodySchema.ts'
import { guestKey, orderTrip, receipt } from './orderSchema.ts'

/** A new booking. */
export const orderRequest = object({
  /** Rides of the booking: one, or two with a return trip. */
  trips: v.pipe(v.array(tripPayload), v.minLength(1), v.maxLength(2)),
  /** Currency of every trip. */
  currency,
  /** Language of the texts for the visitor. */
  lang,
  /** Id of the user. Null: no account. */
  user_id: v.nullable(id),
  /** Kind of the module: `booking` standalone, `frame` in a frame. */
  module_type: moduleType,
  /**
   * Marks of the campaign from the page's query: at most 20, with names of up to 64 and values of up to 512 characters.
   */
  utm: v.pipe(v.record(v.pipe(text, v.maxLength(64)), v.pipe(text, v.maxLength(512))), v.maxEntries(20)),
  /** Way of paying: `card` makes the payment pending at once; if absent, the call of `pay-url` does. */
  payment_type: addition(v.picklist(['card', 'cash'])),
})

/**
 * API-02 A kept order; 404 with an error for an unknown one. An order of an account is read with the session of that
 * account; for anybody else it is unknown, unless a receipt opens it. An order of a guest is read by its transaction or
 * its key.
 */
export const order = {
  name: 'order',
  version: 'v4',
  method: 'GET',
  path: '/orders/trips',
  query: object({
    /** Id of a ride. */
    order_id: v.optional(idText),
    /** Id of the booking, in place of `order_id`. */
    transaction: v.optional(v.pipe(idText, v.metadata({ addition: true }))),
    /**
     * Receipt in the address to which the payment page returns; sent beside `transaction`. It is valid for an hour and
     * for that order only. Without the session of the order's account it opens the confirmation, see `by_receipt`.
     */
    receipt: v.optional(v.pipe(receipt, v.metadata({ addition: true }))),
    /** Key with which the booking was sent, in place of `order_id`. */
    idempotency_key: v.optional(v.pipe(idText, v.metadata({ addition: true }))),
  }),
  body: null,
  answer: object({
    /** The booking. */
    result: object({
      /** The rides of the transaction, the requested one first. */
      orders: v.pipe(v.array(orderTrip), v.minLength(1)),
    }),
  }),
  limit: 'read',
  keepsRows: true,
} as const satisfies Endpoint

/**
 * API-21 Makes a booking. Header `Idempotency-Key`: a UUID; within 24 h the same body gets the first response again,
 * another body gets 409 with an error. A price that is no longer valid gets 409 with code `price_expired` (addition).
 */
export const createOrder = {
  name: 'createOrder',
  version: 'byFrame',
  method: 'POST',
  path: '/orders',
  query: object({}),
  body: orderRequest,
  answer: object({
    /** Booked rides, one row for each. */
    result: v.pipe(
      v.array(
        object({
          order_id: id,
          /** User to whom the order belongs. Null: a guest. */
          user_id: maybe(id),
          /**
           * Id of the booking in addresses and for its payment. For a guest's booking it is also the key to it: 128
           * random bits or more.
           */
          transaction: id,
          /**
           * Key that opens the booking's page at the account without signing in, `{account}/orders/{guest_key}`; 128
           * random bits or more. Absent: the order belongs to an account.
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

/**
 * API-22 Changes an order. An account's order needs the session of that account. A guest's order is changed by whoever
 * has its transaction, which is in the address of the confirmation. Header `Idempotency-Key` as in `createOrder`.
 */
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
    /** The booking to which the ride belongs. */
    transaction: id,
    /** Kind of the module: `booking` standalone, `frame` in a frame. */
    module_type: moduleType,
  }),
  answer: object({
    /** Any value; it is not used. */
    result: maybe(v.unknown()),
  }),
  headers: ['Idempotency-Key'],
  limit: 'orders',
} as const satisfies Endpoint

/**
 * API-23 Address of the payment page. It does not contain the transaction, because it passes through the partner's
 * page. An order of an account needs the session of that account, a receipt is not enough; for anybody else it is
 * unknown.
 */
export const payUrl = {
  name: 'payUrl',
  version: 'byFrame',
  method: 'GET',
  path: '/orders/pay-url',
  query: object({
    /** Id of the booking. */
    transaction: idText,
    /** Host to which the payment page returns; sent in a frame too. */
    trans_host_name: v.optional(hostText),
    /**
     * Query of the address to which the payment page returns, without its question mark: the language, the partner and
     * the look of this visit. At most 2000 characters. Absent: the language only.
     */
    return_query: v.optional(v.pipe(v.string(), v.maxLength(2000), v.metadata({ addition: true }))),
  }),
  body: null,
  answer: object({
    /** The payment page. */
    result: object({
      /** Absolute address, https, or http on localhost. */
      url: v.pipe(text, v.url()),
    }),
  }),
  limit: 'orders',
} as const satisfies Endpoint
