import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { orderTrip } from './orderTrip.ts'
import { addition, currency, id, maybe, text } from './shapes.ts'
import { tripPayload } from './trip.ts'

/** A new booking. */
export const orderRequest = v.object({
  /** One, or two with a return trip. */
  trips: v.pipe(v.array(tripPayload), v.minLength(1), v.maxLength(2)),
  /** Of every trip. */
  currency,
  /** `en`, `ru` or `es`. */
  lang: text,
  /** Null: no account. */
  user_id: v.nullable(id),
  /** `booking` standalone, `frame` in a frame. */
  module_type: text,
  /** Marks of the campaign, from the page's query. */
  utm: v.record(v.string(), v.string()),
  /** How it is to be paid: `card` makes the payment pending at once; absent: the ask for a pay-url does. */
  payment_type: addition(v.picklist(['card', 'cash'])),
})

/** API-02 An order as it is kept; 404 with an error for an unknown one. */
export const order = {
  name: 'order',
  version: 'v4',
  method: 'GET',
  path: '/orders/trips',
  query: v.object({
    /** Of a ride. */
    order_id: v.optional(v.string()),
    /** In place of `order_id`. */
    transaction: v.optional(v.pipe(v.string(), v.metadata({ addition: true }))),
    /** In place of `order_id`: the key that the booking was sent with. */
    idempotency_key: v.optional(v.pipe(v.string(), v.metadata({ addition: true }))),
  }),
  body: null,
  answer: v.object({
    result: v.object({
      /** The rides of the transaction, the named one first. */
      orders: v.pipe(v.array(orderTrip), v.minLength(1)),
    }),
  }),
  limit: 'read',
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
  query: v.object({}),
  body: orderRequest,
  answer: v.object({
    /** A row a ride. */
    result: v.pipe(
      v.array(
        v.object({
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
  query: v.object({}),
  body: v.object({
    ...tripPayload.entries,
    /** The ride that is changed. */
    order_id: id,
    /** The booking it belongs to. */
    transaction: id,
    /** `booking` standalone, `frame` in a frame. */
    module_type: text,
  }),
  answer: v.object({
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
  query: v.object({
    /** Names the booking. */
    transaction: text,
    /** Host to come back to; in a frame too. */
    trans_host_name: v.optional(text),
  }),
  body: null,
  answer: v.object({
    result: v.object({
      /** Absolute; https, or http on localhost. */
      url: v.pipe(text, v.url()),
    }),
  }),
  limit: 'orders',
} as const satisfies Endpoint
