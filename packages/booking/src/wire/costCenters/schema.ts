import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { count, countFromOne } from '../laterShapes.ts'
import { id, object, text, textUpTo } from '../shapes.ts'

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
    /** Page number, from 1. */
    page: v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/)),
    /** Rows per page, 1 to 100; the module asks for 10. */
    limit: v.pipe(v.string(), v.regex(/^([1-9]\d?|100)$/)),
  }),
  body: null,
  answer: object({
    /** One page of the list of cost centres. */
    result: object({
      /** Cost centres in the order of their titles. */
      items: v.array(
        object({
          id,
          /** Title that a person reads in the list. */
          title: text,
        }),
      ),
      /** Position of the page in the whole list. */
      page_data: object({
        /** Count of cost centres over all pages. */
        total_items: count,
        /** Page number, from 1. */
        page: countFromOne,
      }),
    }),
  }),
  limit: 'read',
} as const satisfies Endpoint
