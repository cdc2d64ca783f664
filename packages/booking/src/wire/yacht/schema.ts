import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { civilTime, hostText } from '../laterShapes.ts'
import { flag, object } from '../shapes.ts'

/**
 * API-27 Sends a request for a yacht; it is no order and has no price. Header `Idempotency-Key` (addition): the same
 * request sent twice within 24 h is kept once; another request with the same key is refused with 409.
 */
export const yachtRequest = {
  name: 'yachtRequest',
  version: 'v4',
  method: 'POST',
  path: '/send/booking-yacht-requests',
  query: object({}),
  body: object({
    /** A place of the list, or the text that the person typed, at least 3 characters. */
    location: v.union([
      object({
        /** Country in the language of the request. */
        country: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
        /** City in the language of the request. */
        city: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
      }),
      v.pipe(v.string(), v.minLength(3), v.maxLength(200)),
    ]),
    /** Start on the wall clock of the place, from tomorrow to 6 months ahead. */
    date: civilTime,
    /** Duration in hours: 2 to 12, or whole days of 24 up to 14. */
    hours: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(336)),
    /** True if the date may move by a few days. */
    flexible_date: v.boolean(),
    /** Count of guests, 1 to 50. */
    guests: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
    /** True if children come along. */
    has_children: v.boolean(),
    /**
     * Details, up to 1000 characters. Before them is a line with the phone or e-mail for the answer, if the user's
     * settings have none.
     */
    details: v.pipe(v.string(), v.maxLength(1300)),
    /** Language of the request; the yacht pages have `ru` and `en` only. */
    lang: v.picklist(['ru', 'en']),
    /** Host of the page. */
    host: hostText,
  }),
  answer: object({
    /** False: the service did not accept the request, although there was no other error. */
    success: flag,
  }),
  headers: ['Idempotency-Key'],
  limit: 'orders',
} as const satisfies Endpoint
