import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { addition, id, maybe, object, text } from '../shapes.ts'

/** A promotion. */
export const promoAction = object({
  id,
  /** Name of the promotion in addresses. */
  slug: text,
  /** Title in the language of the call. */
  title: addition(text),
  /** Text in the language of the call. */
  text: addition(text),
  /** Code that the customer enters in the booking. */
  promo_code: addition(text),
})

/** API-17 Running promotions. */
export const promo = {
  name: 'promo',
  version: 'v4',
  method: 'GET',
  path: '/promo',
  query: object({}),
  body: null,
  answer: object({
    /** Running promotions, the start promotion of 2025 first; empty: none. */
    result: v.array(promoAction),
  }),
  limit: 'read',
} as const satisfies Endpoint

/** API-17 Counts a view of a promotion. */
export const promoViews = {
  name: 'promoViews',
  version: 'v4',
  method: 'PUT',
  path: '/promo/views',
  query: object({}),
  body: object({
    /** Id of the user. Null: no account. */
    user_id: v.nullable(id),
    /** `id` of the promotion. */
    promo_action_id: id,
  }),
  answer: object({
    /** Any value; it is not used. */
    result: maybe(v.unknown()),
  }),
  limit: 'read',
} as const satisfies Endpoint
