import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { countFromOne } from './laterShapes.ts'
import { amount, count, currency, id, idText, maybe, object, seconds, text } from './shapes.ts'

/** API-20 The miles that a ride would earn. */
export const miles = {
  name: 'miles',
  version: 'byFrame',
  method: 'GET',
  path: '/partners/miles',
  query: object({
    /** Number in the miles programme. */
    priority_s7: idText,
    /** Exact decimal amount of the ride. */
    price: v.pipe(v.string(), v.regex(/^\d{1,10}(\.\d{1,6})?$/)),
    /** Of `price`. */
    currency,
  }),
  body: null,
  answer: object({
    /** What the ride earns. */
    result: object({
      /** For a person, in the language of the call. */
      message: maybe(text),
      /** How many miles. Null: none. */
      value: maybe(amount),
    }),
  }),
  limit: 'read',
} as const satisfies Endpoint

/**
 * API-24 Prices rides anew with a bonus or a certificate; with an empty hash just with their stops and extras. 400 with
 * an error for a hash that is not good.
 */
export const calculateNewPrice = {
  name: 'calculateNewPrice',
  version: 'byFrame',
  method: 'POST',
  path: '/prices/calculation-new-price',
  query: object({}),
  body: object({
    currency,
    /** Number of the certificate or the bonus card; empty: none. */
    hash: idText,
    /** A row a ride. */
    data_prices: v.pipe(
      v.array(
        object({
          /** `price_id` of the offer. */
          price_audit_id: id,
          /** How many extra stops. */
          number_subaddress: count,
          /** Id of the pickup place. */
          place_audit_id: id,
          /** Seconds of the rent. Null: a transfer. */
          duration: v.nullable(seconds),
          /** Chosen extras and child seats. */
          additional_services: v.array(
            object({
              id,
              /** Child seat kind or the service's own type. */
              type: idText,
              /** How many, from 1. */
              amount: countFromOne,
            }),
          ),
        }),
      ),
      v.minLength(1),
      v.maxLength(2),
    ),
  }),
  answer: object({
    /** A row a ride, in the order they were asked. */
    result: v.array(
      object({
        /** `certificate`, `loyalty` or another word of the service. Null: no hash. */
        certificate_type: maybe(text),
        /** What the certificate is good for, in the currency of the call. Null: no hash. */
        certificate_size: maybe(amount),
        /** What remains to be paid for the ride, stops and extras included. */
        restated_cost: amount,
        /** What the certificate pays. Null: nothing. */
        repayment_price: maybe(amount),
      }),
    ),
  }),
  limit: 'prices',
  keepsRows: true,
} as const satisfies Endpoint
