import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { addition, id, maybe, object } from './shapes.ts'

/** A promotion. */
export const promoAction = object({
  id,
  /** Its name in addresses. */
  slug: v.string(),
  /** In the language of the call. */
  title: addition(v.string()),
  /** In the language of the call. */
  text: addition(v.string()),
  /** Code to be named when booking. */
  promo_code: addition(v.string()),
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
