import * as v from 'valibot'
import { currency, hostText, lang, moduleType } from './laterShapes.ts'
import { idText, object } from './shapes.ts'

/** Parameters that every call has in its query. */
export const baseQuery = object({
  /** Kind of the module: `booking` standalone, `frame` in a frame. */
  module_type: moduleType,
  /** Language of the texts for the visitor. */
  lang,
  /** Id of the user; left out for a visitor without an account. */
  user_id: v.optional(idText),
  /** Currency of the prices, ISO 4217. */
  currency,
  /** Host of the page; left out in a frame. */
  trans_host_name: v.optional(hostText),
})
