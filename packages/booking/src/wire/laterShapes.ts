/* Shapes that responses of the first screen do not need, so that it does not load them. */
import * as v from 'valibot'
import { addition, factor, id, maybe, object, text, textUpTo } from './shapes.ts'

/** A count from 1. */
export const countFromOne = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** Wall-clock text without a zone, `YYYY-MM-DD HH:mm`; the zone is the pickup place's. Seconds are ignored. */
export const civilTime = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d [0-2]\d:[0-5]\d(:[0-5]\d)?$/))

/** An instant, ISO 8601 with its zone: `2026-12-01T12:00:00Z`. */
export const instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/),
)

/** A host with its port: a name of at most 253 characters. */
export const hostText = textUpTo(260)

/** An exact decimal amount of money from 0 to 9,999,999,999: `1250.5` or `"1250.50"`. */
export const amount = v.union([
  v.pipe(v.number(), v.minValue(0), v.maxValue(9_999_999_999)),
  v.pipe(v.string(), v.regex(/^\d{1,10}(\.\d{1,6})?$/)),
])

/** A count from 0. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Seconds from 0, at most ten years. */
export const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(315_360_000))

/** ISO 4217 code. */
export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))

/** Kind of the module: `booking` standalone, `frame` in a frame. */
export const moduleType = v.picklist(['booking', 'frame'])

/** The languages of the product. */
export const lang = v.picklist(['en', 'ru', 'es'])

/** Platform on which the module runs: `web`, `frame` or `app`. */
export const platform = v.picklist(['web', 'frame', 'app'])

/** The body of a refusal, whatever the status. */
export const refusal = object({
  /** Reason of the refusal. */
  error: object({
    /** Code of the reason, for a program. */
    code: maybe(v.union([text, factor])),
    /** Message to the visitor in the language of the call. */
    message: maybe(text),
    /** Present price in `currency`, with code `price_expired`. */
    price: addition(amount),
    /** Currency of `price`. */
    currency: addition(currency),
    /** Id with which the ride can be booked at the new price. */
    price_id: addition(id),
  }),
})
