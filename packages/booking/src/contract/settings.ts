import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { addition, control, factor, flag, id, idText, maybe, object, text, textUpTo } from './shapes.ts'

/** The visitor's settings. */
export const userSettings = object({
  /** Null or absent: no account. */
  user_id: maybe(id),
  /** Whose module settings and features are read. */
  partner_id: maybe(id),
  /** `guest`, `buyer`, `partner`, `corporate` and others. */
  role: maybe(text),
  /** ISO 4217; another word is passed over. */
  currency: maybe(text),
  /** Digits, with or without plus. */
  phone: maybe(v.union([text, factor])),
  /** Null: unknown. */
  email: maybe(text),
  /** Who the user's bills go through; not used. */
  doer_id: maybe(id),
  /** What they say of paying. */
  doer_info: maybe(
    object({
      /** `card`, `cash`; any other word says nothing. */
      basic_payment_system: maybe(text),
    }),
  ),
  /** Pays by card only, unless `to_card_and_cash`. */
  to_card_payments: maybe(flag),
  /** Chooses between card and cash. */
  to_card_and_cash: maybe(flag),
  /** May order a car on call. */
  allow_fast_ride: maybe(flag),
  /** Names a coordinator for large cars. */
  allow_coordinator: maybe(flag),
  /** Multiplier of loyalty points. */
  coef_loyalica: maybe(factor),
  /** Whether the internal numbers show at all. */
  show_internal_number: maybe(control),
  /** The trip's internal number. */
  show_internal_number_trip: maybe(control),
  /** The order's internal number, kept with the coordinator. */
  show_internal_number_order: maybe(control),
  /** What the internal number starts with in a new booking. */
  internal_number: maybe(v.union([text, factor])),
  /** The cost centre of a ride. */
  cost_center_control: maybe(control),
  /** The trip's reference: whether it shows, or what it starts with. */
  reference_trip: maybe(v.union([flag, text])),
  /** Address of the partner's logo. */
  file_logo: maybe(text),
  /** First and last name, or a company's: fills the first passenger of a new booking. Absent: it is typed. */
  name: addition(text),
  /** `corporate` is a contract user, `legal` books as a legal entity. */
  user_type: addition(text),
  /** A contract user who sees the agreement all the same. */
  show_agreement: addition(flag),
  /** Address of the partner's car marketplace; https. */
  marketplace_url: addition(text),
  /** `block`: an offer outside the travel policy cannot be booked; `warn` or absent: it needs a reason. */
  policy_mode: addition(text),
  /**
   * Regular expression (ECMAScript, flag u) of an internal number, up to 500 characters; one that looks ahead or behind,
   * refers back or asks for a word's edge is not run, and any number will do. Absent: letters, digits, `-`, `/` and
   * spaces, 1 to 50.
   */
  internal_number_pattern: addition(text),
  /** What is said of an internal number that does not fit, in the language of the call. */
  internal_number_message: addition(text),
  /** The partner has a bonus program: the order's internal number shows and is checked, whatever its own setting says. */
  partner_bonus_program: addition(flag),
  /** An embedded platform has named who rides and disables changes: its list is not cut down to the number of people. */
  passenger_changes_disabled: addition(flag),
  /** Where an embedded platform takes its customers after a booking; https. */
  platform_return_url: addition(text),
})

const answer = object({ result: userSettings })

/** API-03 Settings of the visitor on the web; without `user_id` and token the answer has role `guest`. */
export const settingUser = {
  name: 'settingUser',
  version: 'v4',
  method: 'GET',
  path: '/partners/get-setting-user',
  query: object({
    /** Who asks; absent: a visitor without an account, or the token's user. */
    user_id: v.optional(idText),
    /** In an app alone (EMBED-02): elsewhere the token goes in the header. */
    token: v.optional(textUpTo(1000)),
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
  query: object({}),
  body: null,
  answer,
  limit: 'read',
  refuses400: true,
} as const satisfies Endpoint
