import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { addition, flag, id, maybe } from './shapes.ts'

/** The visitor's settings. */
export const userSettings = v.object({
  /** Null or absent: no account. */
  user_id: maybe(id),
  /** Whose module settings and features are read. */
  partner_id: maybe(id),
  /** `guest`, `buyer`, `partner`, `corporate` and others. */
  role: maybe(v.string()),
  /** ISO 4217; another word is passed over. */
  currency: maybe(v.string()),
  phone: maybe(v.union([v.string(), v.number()])),
  email: maybe(v.string()),
  doer_id: maybe(id),
  doer_info: maybe(
    v.object({
      /** `card`, `cash`; any other word says nothing. */
      basic_payment_system: maybe(v.string()),
    }),
  ),
  /** Pays by card only, unless `to_card_and_cash`. */
  to_card_payments: maybe(flag),
  /** Chooses between card and cash. */
  to_card_and_cash: maybe(flag),
  allow_fast_ride: maybe(flag),
  allow_coordinator: maybe(flag),
  /** Multiplier of loyalty points. */
  coef_loyalica: maybe(v.number()),
  /** Address of the partner's logo. */
  file_logo: maybe(v.string()),
  /** `corporate` is a contract user, `legal` books as a legal entity. */
  user_type: addition(v.string()),
  /** A contract user who sees the agreement all the same. */
  show_agreement: addition(flag),
  /** Address of the partner's car marketplace; https. */
  marketplace_url: addition(v.string()),
})

const answer = v.object({ result: userSettings })

/** API-03 Settings of the visitor on the web; without `user_id` and token the answer has role `guest`. */
export const settingUser = {
  name: 'settingUser',
  version: 'v4',
  method: 'GET',
  path: '/partners/get-setting-user',
  query: v.object({
    user_id: v.optional(v.string()),
    /** Never sent by us: the token goes in the header. */
    token: v.optional(v.string()),
  }),
  body: null,
  answer,
  limit: 'read',
  refuses400: true,
} as const satisfies Endpoint

/** API-04 Settings of the user on whose page the frame stands. */
export const frameUserSettings = {
  name: 'frameUserSettings',
  version: 'v1',
  method: 'GET',
  path: '/partners/frame-user-settings/{user_id}',
  query: v.object({}),
  body: null,
  answer,
  limit: 'read',
  refuses400: true,
} as const satisfies Endpoint
