import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { civilTime } from './laterShapes.ts'
import { flag, hostText, object } from './shapes.ts'

/**
 * API-27 Asks for a yacht: a request, no order and no price. Header `Idempotency-Key` (addition): the same request sent
 * twice within 24 h is kept once; another one under the same key is refused with 409.
 */
export const yachtRequest = {
  name: 'yachtRequest',
  version: 'v4',
  method: 'POST',
  path: '/send/booking-yacht-requests',
  query: object({}),
  body: object({
    /** One of the places of the list, or what the person typed, at least 3 characters. */
    location: v.union([
      object({
        /** In the language of the request. */
        country: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
        /** In the language of the request. */
        city: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
      }),
      v.pipe(v.string(), v.minLength(3), v.maxLength(200)),
    ]),
    /** Wall clock at the place, from tomorrow to 6 months ahead. */
    date: civilTime,
    /** Duration in hours: 2 to 12, or whole days of 24 up to 14. */
    hours: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(336)),
    /** The date may move by a few days. */
    flexible_date: v.boolean(),
    /** 1 to 50. */
    guests: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
    /** Children come along. */
    has_children: v.boolean(),
    /** Up to 1000 characters, and a first line with how to answer where the user's settings say nothing of it. */
    details: v.pipe(v.string(), v.maxLength(1300)),
    /** The yacht pages have `ru` and `en` only. */
    lang: v.picklist(['ru', 'en']),
    /** Host of the page. */
    host: hostText,
  }),
  answer: object({
    /** No: it was not taken, though nothing else went wrong. */
    success: flag,
  }),
  headers: ['Idempotency-Key'],
  limit: 'orders',
} as const satisfies Endpoint
