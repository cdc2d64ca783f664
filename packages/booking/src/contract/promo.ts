import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { addition, id, maybe, object, text } from './shapes.ts'

/** A promotion. */
export const promoAction = object({
  id,
  /** Its name in addresses. */
  slug: text,
  /** In the language of the call. */
  title: addition(text),
  /** In the language of the call. */
  text: addition(text),
  /** Code to be named when booking. */
  promo_code: addition(text),
})

/** API-17 The promotions that run. */
export const promo = {
  name: 'promo',
  version: 'v4',
  method: 'GET',
  path: '/promo',
  query: object({}),
  body: null,
  answer: object({
    /** The start promotion of 2025 first; empty: none runs. */
    result: v.array(promoAction),
  }),
  limit: 'read',
} as const satisfies Endpoint

/** API-17 Counts that a promotion was seen. */
export const promoViews = {
  name: 'promoViews',
  version: 'v4',
  method: 'PUT',
  path: '/promo/views',
  query: object({}),
  body: object({
    /** Null: no account. */
    user_id: v.nullable(id),
    /** `id` of the promotion. */
    promo_action_id: id,
  }),
  answer: object({
    /** The service's own word; not used. */
    result: maybe(v.unknown()),
  }),
  limit: 'read',
} as const satisfies Endpoint
