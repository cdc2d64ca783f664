import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { orderTrip } from './orderTrip.ts'
import { addition, currency, id, lang, maybe, moduleType, object, text } from './shapes.ts'
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

/** API-02 An order as it is kept; 404 with an error for an unknown one. */
export const order = {
  name: 'order',
  version: 'v4',
  method: 'GET',
  path: '/orders/trips',
  query: object({
    /** Of a ride. */
    order_id: v.optional(v.string()),
    /** In place of `order_id`. */
    transaction: v.optional(v.pipe(v.string(), v.metadata({ addition: true }))),
    /** In place of `order_id`: the key that the booking was sent with. */
    idempotency_key: v.optional(v.pipe(v.string(), v.metadata({ addition: true }))),
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
          /** Names the booking in addresses and for its payment. */
          transaction: id,
        }),
      ),
      v.minLength(1),
    ),
  }),
  headers: ['Idempotency-Key'],
  limit: 'orders',
  keepsRows: true,
} as const satisfies Endpoint

/** API-22 Changes an order. Header `Idempotency-Key` as with `createOrder`. */
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

/** API-23 Address of the payment page. */
export const payUrl = {
  name: 'payUrl',
  version: 'byFrame',
  method: 'GET',
  path: '/orders/pay-url',
  query: object({
    /** Names the booking. */
    transaction: text,
    /** Host to come back to; in a frame too. */
    trans_host_name: v.optional(text),
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
