import * as v from 'valibot'
import { currency, hostText, idText, lang, moduleType, object } from './shapes.ts'

/** What every call carries in its query. */
export const baseQuery = object({
  /** `booking` standalone, `frame` in a frame. */
  module_type: moduleType,
  /** Of what is said to the visitor. */
  lang,
  /** Left out for a visitor without an account. */
  user_id: v.optional(idText),
  /** ISO 4217; the money to quote in. */
  currency,
  /** Host of the page; left out in a frame. */
  trans_host_name: v.optional(hostText),
})
