import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { flag, id, maybe, object, text } from '../shapes.ts'

/** API-13 Checks that a stop lies in the areas served from both ends of the ride. */
export const checkLocation = {
  name: 'checkLocation',
  version: 'byFrame',
  method: 'POST',
  path: '/places/check-location-from-places',
  query: object({}),
  body: object({
    /** Ids of pickup and drop-off. */
    place_ids: v.pipe(v.array(id), v.minLength(1)),
    /** Id of the stop. */
    place_id: id,
  }),
  answer: object({
    /** Result of the check. */
    result: object({
      /** True if the stop lies in these areas. */
      is_from_polygons: flag,
      /** Reason of a refusal for the visitor, in the language of the call. */
      message: maybe(text),
    }),
  }),
  limit: 'read',
} as const satisfies Endpoint
