import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { seconds } from '../laterShapes.ts'
import { addition, idText, maybe, object, point, pointText, text, textUpTo } from '../shapes.ts'

const metres = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000_000))

/** API-14 Path on the road, requested if the maps service has none. */
export const navigationPaths = {
  name: 'navigationPaths',
  version: 'byFrame',
  method: 'GET',
  path: '/navigation-paths',
  query: object({
    /** `lat,lng` of the pickup. */
    start_point: pointText,
    /** `lat,lng` of the drop-off. */
    finish_point: pointText,
    /** `lat,lng` of each extra stop in their order, separated by semicolons. */
    additional_points: v.optional(
      v.pipe(
        textUpTo(2000),
        v.regex(
          /^-?\d{1,3}(\.\d{1,20})?, ?-?\d{1,3}(\.\d{1,20})?(;-?\d{1,3}(\.\d{1,20})?, ?-?\d{1,3}(\.\d{1,20})?)*$/,
        ),
      ),
    ),
  }),
  body: null,
  answer: object({
    /** The path. */
    result: object({
      /** Points of the path from the pickup to the drop-off; empty: no road leads there. */
      steps: v.array(point),
      /** Length in metres. */
      distance: addition(metres),
      /** Duration in seconds. */
      duration: addition(seconds),
    }),
  }),
  limit: 'read',
  maxRows: 20_000,
} as const satisfies Endpoint

/**
 * API-14 Path on the road, from a maps service. `{coordinates}` are `lng,lat` of the pickup, the stops and the
 * drop-off, separated by semicolons. The call has neither the base query nor a token.
 */
export const directions = {
  name: 'directions',
  base: 'directions',
  version: null,
  method: 'GET',
  path: '/driving/{coordinates}',
  query: object({
    /** Format of the path: `geojson`. */
    geometries: v.literal('geojson'),
    /** Detail of the path: `full` or `simplified`. */
    overview: v.optional(v.picklist(['full', 'simplified'])),
    /** Key of the maps service. */
    access_token: v.optional(idText),
  }),
  body: null,
  answer: object({
    /** Result of the request: `Ok`; `NoRoute` and other values: there is no path. */
    code: text,
    /** Paths, the best first; empty or absent: there is none. */
    routes: maybe(
      v.array(
        object({
          /** Geometry of the path, GeoJSON. */
          geometry: object({
            /** `LineString`. */
            type: v.literal('LineString'),
            /** `[lng, lat]` in degrees. */
            coordinates: v.array(
              v.tuple([
                v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
                v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
              ]),
            ),
          }),
          /** Length in metres. */
          distance: maybe(metres),
          /** Duration in seconds. */
          duration: maybe(seconds),
        }),
      ),
    ),
  }),
  limit: 'read',
  keepsRows: true,
  maxRows: 20_000,
} as const satisfies Endpoint
