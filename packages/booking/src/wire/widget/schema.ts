import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { hostText } from '../laterShapes.ts'
import { idText, object, textUpTo } from '../shapes.ts'

/** API-25 Legal text as HTML of the service. The module sanitises it before it is shown. */
export const getWidget = {
  name: 'getWidget',
  version: 'byFrame',
  method: 'GET',
  path: '/public/get-widget',
  query: object({
    /** Name of the text. `Pnrtoview/offer`: the offer of a car class; `Bookingform/ppd`: paying in advance. */
    path: v.picklist(['Pnrtoview/offer', 'Bookingform/ppd']),
    /** Id of the car class; sent with the offer only. */
    car_class_id: v.optional(idText),
    /** Host of the page; sent in a frame too. */
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
