import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { amount, count, countFromOne, currency, seconds } from '../laterShapes.ts'
import { id, idText, maybe, object, text } from '../shapes.ts'

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
    /** Currency of `price`. */
    currency,
  }),
  body: null,
  answer: object({
    /** Miles that the ride earns. */
    result: object({
      /** Message to the visitor in the language of the call. */
      message: maybe(text),
      /** Count of miles. Null: none. */
      value: maybe(amount),
    }),
  }),
  limit: 'read',
} as const satisfies Endpoint

/**
 * API-24 Prices rides with a bonus or a certificate; with an empty hash, with their stops and extras only. A hash that
 * is not valid gets 400 with an error.
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
    /** Prices to be checked, one row for each ride. */
    data_prices: v.pipe(
      v.array(
        object({
          /** `price_id` of the offer. */
          price_audit_id: id,
          /** Count of extra stops. */
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
              /** Count, from 1. */
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
    /** One row per ride, in the order of `data_prices`. */
    result: v.array(
      object({
        /** Kind of the hash: `certificate`, `loyalty` or another word of the service. Null: no hash. */
        certificate_type: maybe(text),
        /** Value of the certificate in the currency of the call. Null: no hash. */
        certificate_size: maybe(amount),
        /** Amount that remains to be paid for the ride, with stops and extras. */
        restated_cost: amount,
        /** Amount that the certificate pays. Null: nothing. */
        repayment_price: maybe(amount),
      }),
    ),
  }),
  limit: 'prices',
  keepsRows: true,
} as const satisfies Endpoint
