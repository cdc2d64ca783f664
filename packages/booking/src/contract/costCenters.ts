import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { countFromOne } from './laterShapes.ts'
import { count, id, object, text, textUpTo } from './shapes.ts'

/** API-26 Cost centres of the signed-in user, by title, ten a page. */
export const costCenters = {
  name: 'costCenters',
  version: 'v4',
  method: 'GET',
  path: '/cost-centers',
  access: 'session',
  query: object({
    /** Part of the title; empty: all. */
    title: v.optional(textUpTo(500)),
    /** From 1. */
    page: v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/)),
    /** Rows a page, 1 to 100; we ask 10. */
    limit: v.pipe(v.string(), v.regex(/^([1-9]\d?|100)$/)),
  }),
  body: null,
  answer: object({
    /** One page. */
    result: object({
      /** In the order of their titles. */
      items: v.array(
        object({
          id,
          /** What a person chooses by. */
          title: text,
        }),
      ),
      /** Where the page stands. */
      page_data: object({
        /** Over all pages. */
        total_items: count,
        /** From 1. */
        page: countFromOne,
      }),
    }),
  }),
  limit: 'read',
} as const satisfies Endpoint
