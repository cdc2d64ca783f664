import { type Message, number, type Payload, type Table } from './kinds.ts'

/** An id of a place: 1 to 64 letters, digits, `_`, `:`, `.` or `-`. */
const place = /^[\w:.-]{1,64}$/
const airport = /^[A-Za-z]{3}$/
const civilDate = /^\d{4}-\d\d-\d\d$/
const few = /^\d{1,2}$/
/** A text without `@`, so no e-mail address, and without control characters. */
const text = /^[^@\p{Cc}]{1,128}$/u

const prefill = 'from? to? from-iata? to-iata? date? return-date? adults? children? ref?'
const theme = 'theme? accent? radius? font?'
const origin = 'utm-source? utm-medium? utm-campaign? utm-term? utm-content?'

/** Messages from the page to the frame (EMBED-06), with the names of the attributes. No field for a token. */
export const toChild = {
  types: {
    /** Sent once, with the port: the options at that moment, and the source of the visit (`utm-…`). */
    init: `${prefill} ${theme} lang wished? currency? section ${origin}`,
    /** If a field is absent, the visitor's own value stays. */
    prefill,
    /** If a field is absent, the partner's settings apply, even if an earlier message had the field. */
    theme,
    lang: 'lang wished?',
    /** Currency of the prices. If absent, the currency follows the language again. */
    currency: 'currency?',
    section: 'section',
    /**
     * The visible rectangle of the frame, in CSS pixels of the frame; `h` is 0 if nothing is in view. After `look-at`
     * also `bare`: 1 if the requested part is uncovered, 0 if the page covers, fades or distorts it.
     */
    visible: 'x y w h bare?',
    /** Confirms that the page follows the redirect request of this id. A refusing page sends nothing. */
    ack: 'id',
  },
  kinds: {
    from: place,
    to: place,
    'from-iata': airport,
    'to-iata': airport,
    /** Pickup date as `YYYY-MM-DD`, in the zone of the pickup, like `return-date`. */
    date: civilDate,
    'return-date': civilDate,
    adults: few,
    children: few,
    /** Colour as `#rrggbb`. */
    accent: /^#[0-9a-fA-F]{6}$/,
    lang: /^(en|ru|es)$/,
    /** BCP 47 tags preferred over `lang`, separated by spaces: one may be a partner's own language. */
    wished: /^[\w -]{2,200}$/,
    /** ISO 4217 code in upper or lower case. */
    currency: /^[A-Za-z]{3}$/,
    ref: text,
    'utm-source': text,
    'utm-medium': text,
    'utm-campaign': text,
    'utm-term': text,
    'utm-content': text,
    x: number,
    y: number,
    w: number,
    h: number,
    bare: number,
    id: number,
  },
} as const satisfies Table

/** Payloads of the messages, by message type. */
export type ToChild = { readonly [T in keyof (typeof toChild)['types']]: Payload<typeof toChild, T> }

export type ParentMessage = Message<typeof toChild>

/** True if a text is a valid value of an attribute; for an attribute outside the protocol every text is. */
export function fitsField(name: string, text: string): boolean {
  // An inherited property such as `constructor` has no `test`, so it is not taken for a pattern.
  const kinds: Readonly<Record<string, RegExp | { test?: undefined } | 0>> = toChild.kinds
  const kind = kinds[name] as Partial<RegExp> | undefined
  return kind?.test?.(text) ?? true
}
