/** Properties of a kind of fault. */
interface FaultFacts {
  /** Effect for the caller, in one line. */
  readonly about: string
  /** True if the request is carried out in spite of the fault: an order is booked. */
  readonly isDone: boolean
  /** Default of the parameter that can be set: `ms` in milliseconds, `retryAfter` in seconds. */
  readonly ms?: number
  readonly retryAfter?: number
}

/** Faults on demand. If a kind changes the true response and the request is refused anyway, the refusal stays as it is. */
export const faultKinds = {
  latency: { about: 'The true answer, so many milliseconds later.', isDone: true, ms: 3000 },
  hang: { about: 'No answer until the caller leaves or the faults are cleared.', isDone: false },
  reset: { about: 'The connection is closed before the answer; nothing is done.', isDone: false },
  lost: { about: 'The call is carried out, then the connection is closed without an answer.', isDone: true },
  resetMidBody: { about: 'The head and half of the body, then the connection is closed.', isDone: true },
  trickle: { about: 'The true answer in tiny pieces over so many milliseconds.', isDone: true, ms: 60_000 },
  status400: { about: '400 with an error in its body.', isDone: false },
  status400NoError: {
    about: 'The true answer under status 400, without an error: by ERR-01 a success.',
    isDone: true,
  },
  status401: { about: '401 with an error in its body.', isDone: false },
  status403: { about: '403 with an error in its body.', isDone: false },
  status404: { about: '404 with an error in its body.', isDone: false },
  status409: { about: '409 with an error in its body.', isDone: false },
  status429: { about: '429 with an error and the header Retry-After.', isDone: false, retryAfter: 1 },
  status500: { about: '500 with an error in its body.', isDone: false },
  status502: { about: '502 with a page of HTML, as a gateway gives it.', isDone: false },
  errorIn200: { about: '200 with an error in its body.', isDone: false },
  emptyBody: { about: '200 without a byte.', isDone: false },
  htmlBody: { about: '200 with a page of HTML.', isDone: false },
  brokenJson: { about: 'The true answer, its JSON cut off in the middle.', isDone: true },
  wrongShape: { about: 'The true answer with a number in place of its main field.', isDone: true },
  hostileJson: {
    about:
      'The true answer with keys __proto__, constructor and prototype in its objects, 1e999 as its first number.',
    isDone: true,
  },
  noCors: { about: 'The true answer without any Access-Control header.', isDone: true },
  manyRows: {
    about: 'The true answer, its first list grown to 200,000 rows of required fields.',
    isDone: true,
  },
  redirectLoop: { about: '302 to an address that leads to itself for ever.', isDone: false },
} as const satisfies Record<string, FaultFacts>

/** Name of a kind of fault. */
export type FaultKind = keyof typeof faultKinds

/** All kinds, in the order of the table. */
export const faultKindNames = Object.keys(faultKinds) as readonly FaultKind[]

/** Longest wait that can be set, in milliseconds. */
export const longestWait = 600_000

/** A fault of one request. */
export interface Fault {
  readonly kind: FaultKind
  /** Milliseconds from 0 to 600,000, used by latency and trickle. @default 3000 and 60,000 */
  readonly ms?: number
  /** Seconds from 0, used by status429. @default 1 */
  readonly retryAfter?: number
}

/** Milliseconds of a fault: its own value, else the default of its kind. */
export function waitOf({ kind, ms }: Fault): number {
  const facts: FaultFacts = faultKinds[kind]
  return ms ?? facts.ms ?? 0
}

/**
 * Reads `kind` or `kind:number` from a header or a query. The number is milliseconds, or for status429 the seconds of
 * Retry-After. Null for any other text.
 */
export function parseFault(text: string | null | undefined): Fault | null {
  const [, kind, digits] = /^(\w+)(?::(\d{1,6}))?$/.exec(text ?? '') ?? []
  if (kind === undefined || !Object.hasOwn(faultKinds, kind)) return null
  const named = kind as FaultKind
  if (digits === undefined) return { kind: named }
  const number = Number(digits)
  if (number > longestWait) return null
  return named === 'status429' ? { kind: named, retryAfter: number } : { kind: named, ms: number }
}
