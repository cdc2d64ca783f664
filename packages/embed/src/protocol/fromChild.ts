import { currencyCode, type Message, number, type Payload, type Table } from './kinds.ts'

/** An id of the service. A token with dots or an e-mail address does not match. */
const identifier = /^[\w-]{1,64}$/

/** Messages from the frame to the host page (EMBED-06). No field for a token, a phone, an e-mail or a person's name. */
export const fromChild = {
  types: {
    /**
     * The first message of the frame, sent by `postMessage` of the window; all other messages use the port from the
     * answer.
     */
    hello: '',
    /**
     * The document shows a finder that its server has drawn, before its script runs. Sent by `postMessage` of the window
     * before `hello`, and only by a document with such a finder.
     */
    drawn: '',
    /** The first screen is visible. */
    ready: '',
    /** Height of the content. */
    resize: 'h',
    /** Position to scroll to, from the frame's upper edge. */
    'scroll-to': 'y',
    /** Asks if a part of the frame is uncovered, in CSS pixels of the frame; the next `visible` answers. */
    'look-at': 'x y w h',
    route: 'section step?',
    /** A step of the booking, for the airline embedding of EMBED-04: `n` is 2, `name` is `passenger`. */
    step: 'n name',
    /** Number of offers and lowest price; price and currency are absent if nothing was found. */
    results: 'count minPrice? currency?',
    'price-selected': 'carClass? value? currency?',
    'login-needed': '',
    /**
     * An order was made. Only its number and sum are sent: no page gets the transaction that opens an order (EMBED-06).
     */
    booked: 'orderId value? currency?',
    /** Asks the page to open an address; it answers with `ack` or not at all. */
    'redirect-request': 'url reason',
    'yacht-sent': '',
    error: 'code',
    /** An event for the page's analytics. */
    track: 'event label? section? value? currency?',
  },
  kinds: {
    /** Length in CSS pixels, like `w`, `x` and `y`. */
    h: number,
    w: number,
    x: number,
    y: number,
    n: number,
    count: number,
    /** Lowest price in units of its currency, like `value`. */
    minPrice: number,
    value: number,
    currency: currencyCode,
    orderId: identifier,
    carClass: identifier,
    url: /^\S{1,2048}$/,
  },
} as const satisfies Table

/** Payloads of the messages, by message type. */
export type FromChild = {
  readonly [T in keyof (typeof fromChild)['types']]: Payload<typeof fromChild, T>
}

export type ChildMessage = Message<typeof fromChild>
