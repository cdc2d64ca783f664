import { currencyCode, type Message, number, type Payload, type Table } from './kinds.ts'

/** An id of the service. A token with dots and an e-mail address are none. */
const identifier = /^[\w-]{1,64}$/

/** What the frame tells the page around it (EMBED-06). There is no field for a token, a phone, an e-mail or a person's name. */
export const fromChild = {
  types: {
    /** The one message that goes by the windows; all others take the port that answers it. */
    hello: '',
    /** There is something to see. */
    ready: '',
    /** How high the content is. */
    resize: 'h',
    /** What has to come into view, from the frame's upper edge. */
    'scroll-to': 'y',
    /** Asks whether a part of the frame lies bare, in CSS pixels of the frame; the next `visible` answers. */
    'look-at': 'x y w h',
    route: 'section step?',
    /** The airline embedding of EMBED-04 is told n 2, name `passenger`. */
    step: 'n name',
    /** Price and currency are left out where nothing was found. */
    results: 'count minPrice? currency?',
    'price-selected': 'carClass? value? currency?',
    'login-needed': '',
    /** By its number and its sum alone: what opens an order is told to no page (EMBED-06). */
    booked: 'orderId value? currency?',
    /** The page answers with `ack`, or is silent. */
    'redirect-request': 'url reason',
    'yacht-sent': '',
    error: 'code',
    /** For the page's analytics. */
    track: 'event label? section? value? currency?',
  },
  kinds: {
    /** CSS pixels, as the next three. */
    h: number,
    w: number,
    x: number,
    y: number,
    n: number,
    count: number,
    /** In units of the currency, as `value`. */
    minPrice: number,
    value: number,
    currency: currencyCode,
    orderId: identifier,
    carClass: identifier,
    url: /^\S{1,2048}$/,
  },
} as const satisfies Table

/** The payloads by the type of their message. */
export type FromChild = {
  readonly [T in keyof (typeof fromChild)['types']]: Payload<typeof fromChild, T>
}

export type ChildMessage = Message<typeof fromChild>
