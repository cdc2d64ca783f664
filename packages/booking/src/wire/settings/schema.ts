import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { addition, control, factor, flag, id, idText, maybe, object, text, textUpTo } from '../shapes.ts'

/** The visitor's settings. */
export const userSettings = object({
  /** Id of the user. Null or absent: no account. */
  user_id: maybe(id),
  /** Partner whose module settings and features hold. */
  partner_id: maybe(id),
  /** Role: `guest`, `buyer`, `partner`, `corporate` and others. */
  role: maybe(text),
  /** Currency, ISO 4217; any other text is ignored. */
  currency: maybe(text),
  /** Phone: digits, with or without plus. */
  phone: maybe(v.union([text, factor])),
  /** E-mail address. Null: unknown. */
  email: maybe(text),
  /** Company through which the user is billed; it is not used. */
  doer_id: maybe(id),
  /** Payment settings of that company. */
  doer_info: maybe(
    object({
      /** Way of paying: `card` or `cash`; any other text is ignored. */
      basic_payment_system: maybe(text),
    }),
  ),
  /** True if the user pays by card only, unless `to_card_and_cash` is set. */
  to_card_payments: maybe(flag),
  /** True if the user chooses between card and cash. */
  to_card_and_cash: maybe(flag),
  /** True if the user may order a fast ride, a car on call. */
  allow_fast_ride: maybe(flag),
  /** True if the user names a coordinator for large cars. */
  allow_coordinator: maybe(flag),
  /** Multiplier of loyalty points. */
  coef_loyalica: maybe(factor),
  /** Mode of all fields for internal numbers. */
  show_internal_number: maybe(control),
  /** Mode of the field for the trip's internal number. */
  show_internal_number_trip: maybe(control),
  /** Mode of the field for the order's internal number, which is kept with the coordinator. */
  show_internal_number_order: maybe(control),
  /** Value of the internal number in a new booking. */
  internal_number: maybe(v.union([text, factor])),
  /** Mode of the field for the cost centre of a ride. */
  cost_center_control: maybe(control),
  /** Trip reference: true if the form asks for it, or a text as its first value. */
  reference_trip: maybe(v.union([flag, text])),
  /** Address of the partner's logo. */
  file_logo: maybe(text),
  /**
   * First and last name, or the name of a company; it fills the first passenger of a new booking. Absent: the customer
   * types it.
   */
  name: addition(text),
  /** Type of the user: `corporate` is a contract user, `legal` books as a legal entity. */
  user_type: addition(text),
  /** True if a contract user sees the agreement too. */
  show_agreement: addition(flag),
  /** Address of the partner's car marketplace; https. */
  marketplace_url: addition(text),
  /**
   * Effect of the travel policy. `block`: an offer outside it cannot be booked; `warn` or absent: such an offer needs a
   * reason.
   */
  policy_mode: addition(text),
  /**
   * Regular expression (ECMAScript, flag u) of an internal number, up to 500 characters. A pattern with a lookahead, a
   * lookbehind, a backreference or a word boundary is not run, and any number is accepted. Absent: letters, digits,
   * `-`, `/` and spaces, 1 to 50.
   */
  internal_number_pattern: addition(text),
  /** Error message for an internal number that does not fit, in the language of the call. */
  internal_number_message: addition(text),
  /**
   * True if the partner has a bonus program; the form then shows and checks the order's internal number, whatever its
   * own setting is.
   */
  partner_bonus_program: addition(flag),
  /**
   * True if an embedded platform names the passengers and disables changes; its list is not cut to the number of
   * people.
   */
  passenger_changes_disabled: addition(flag),
  /** Address to which an embedded platform takes its customers after a booking; https. */
  platform_return_url: addition(text),
})

const answer = object({ result: userSettings })

/** API-03 Settings of the visitor on the web; without `user_id` and token the response has role `guest`. */
export const settingUser = {
  name: 'settingUser',
  version: 'v4',
  method: 'GET',
  path: '/partners/get-setting-user',
  query: object({
    /** Id of the user; absent: a visitor without an account, or the token's user. */
    user_id: v.optional(idText),
    /** Bearer token, sent in the query by an app only (EMBED-02); elsewhere it is sent in the header. */
    token: v.optional(textUpTo(1000)),
  }),
  body: null,
  answer,
  limit: 'read',
  refuses400: true,
} as const satisfies Endpoint

/** API-04 Settings of the user, a partner, whose page has the frame. */
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
