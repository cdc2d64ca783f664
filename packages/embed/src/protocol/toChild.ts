import { type Message, number, type Payload, type Table } from './kinds.ts'

/** An id of a place. */
const place = /^[\w:.-]{1,64}$/
const airport = /^[A-Za-z]{3}$/
const civilDate = /^\d{4}-\d\d-\d\d$/
const few = /^\d{1,2}$/
/** No e-mail address, nothing that breaks a line. */
const text = /^[^@\p{Cc}]{1,128}$/u

const prefill = 'from? to? from-iata? to-iata? date? return-date? adults? children? ref?'
const theme = 'theme? accent? radius? font?'
const origin = 'utm-source? utm-medium? utm-campaign? utm-term? utm-content?'

/** What the page tells the frame (EMBED-06), by the names of the attributes. There is no field for a token. */
export const toChild = {
  types: {
    /** Comes once, with the port: the options as they are by then, and where the visitor came from. */
    init: `${prefill} ${theme} lang wished? currency? section ${origin}`,
    /** What is left out is as the visitor has it. */
    prefill,
    /** What is left out is by the partner's settings, also where it was said before. */
    theme,
    lang: 'lang wished?',
    /** Left out: by the language again. */
    currency: 'currency?',
    section: 'section',
    /**
     * The rectangle of the frame that is in view, in CSS pixels of the frame; nothing is where `h` is 0. After `look-at`
     * also whether the part that was named lies bare: 1, or 0 where the page covers, fades or warps it.
     */
    visible: 'x y w h bare?',
    /** The page goes where the message of that id asks; where it does not, it is silent. */
    ack: 'id',
  },
  kinds: {
    from: place,
    to: place,
    'from-iata': airport,
    'to-iata': airport,
    /** `YYYY-MM-DD`, in the zone of the pickup; so is `return-date`. */
    date: civilDate,
    'return-date': civilDate,
    adults: few,
    children: few,
    /** `#rrggbb`. */
    accent: /^#[0-9a-fA-F]{6}$/,
    lang: /^(en|ru|es)$/,
    /** BCP 47 tags that are asked for before `lang`, parted by spaces: one may name a partner's own language. */
    wished: /^[\w -]{2,200}$/,
    /** ISO 4217, in any case. */
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

/** The payloads by the type of their message. */
export type ToChild = { readonly [T in keyof (typeof toChild)['types']]: Payload<typeof toChild, T> }

export type ParentMessage = Message<typeof toChild>

/** Whether a text may be said of an attribute; of one that the protocol does not describe any may. */
export function fitsField(name: string, text: string): boolean {
  // What every object inherits by a name is no kind.
  const kinds: Readonly<Record<string, RegExp | { test?: undefined } | 0>> = toChild.kinds
  const kind = kinds[name] as Partial<RegExp> | undefined
  return kind?.test?.(text) ?? true
}
