import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { hostText, idText, object, textUpTo } from './shapes.ts'

/** API-25 A legal text as HTML of the service: it is sanitised before it is shown. */
export const getWidget = {
  name: 'getWidget',
  version: 'byFrame',
  method: 'GET',
  path: '/public/get-widget',
  query: object({
    /** `Pnrtoview/offer`: the offer of a car class; `Bookingform/ppd`: paying in advance. */
    path: v.picklist(['Pnrtoview/offer', 'Bookingform/ppd']),
    /** With the offer only. */
    car_class_id: v.optional(idText),
    /** Host of the page; in a frame too. */
    trans_host_name: v.optional(hostText),
  }),
  body: null,
  answer: object({
    /** The text. */
    result: object({
      /** HTML in the language of the call, at most 200,000 characters. */
      widget: textUpTo(200_000),
    }),
  }),
  limit: 'read',
} as const satisfies Endpoint
