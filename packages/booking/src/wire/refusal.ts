import type { Clock } from '../kernel/platform.ts'
import type { Endpoint } from './endpoint.ts'

/** Code and message of a refusal. */
export interface Refusal {
  code?: string
  serverMessage?: string
}

/**
 * Returns the refusal in a response (ERR-01). Statuses 200 to 400 are accepted unless the body has an error; an
 * endpoint may treat every 400 as refusal. Null: the response is no refusal.
 *
 * @param body parsed JSON; undefined if the response is not JSON
 */
export function refusalOf(status: number, body: unknown, endpoint: Endpoint): Refusal | null {
  const error = errorOf(body)
  const accepted = status >= 200 && status <= 400 && !(status === 400 && endpoint.refuses400)
  if (accepted && error === null) return null
  return error ?? {}
}

/** Messages that are not for people (ERR-08): JSON, a page, an empty value or a number, all trimmed. */
const noMessage = /^(?:[[{]|<(?:[!?]|html|head|body)|(?:null|undefined|true|false|nan|\d+)?$)/i
/** A stack trace, or a key such as `order.not_found`. */
const noWords = /\n[^\S\n]*at |^\S[^\s._]*[._]\S+$/
/** Messages of programs: exceptions of languages, databases and libraries. */
const ofProgram =
  /^[\w.]+(?:Error|Exception)\b *:|^Traceback|SQLSTATE|cURL error|\w::\w+\(|\bUndefined (?:index|variable|array key)|\bin \S+ on line \d/
/** Texts that frameworks and servers send without one by a person. */
const unsaid =
  /^(?:bad request|unauthorized|forbidden|not found|method not allowed|conflict|gone|unprocessable \w+|too many requests|internal server error|validation (?:failed|error)|the given data was invalid)[.!]?$/i
/** No message to a visitor is longer, in UTF-16 units. */
const longestMessage = 1000

/** Tags of a text's elements; an address or a code in angle brackets is none. */
const tag =
  /<\/?(?:a|b|br|center|div|em|font|h[1-6r]|i|img|li|[ou]l|p|pre|s|small|span|strong|su[bp]|t(?:able|body|[dhr])|u)(?=[\s/>])[^<>]*>/gi

/** The words of a message, without tags. Null: it has none for a person. */
function wordsOf(message: string): string | null {
  const said = message.length > longestMessage ? '' : message.trim()
  if ([noMessage, noWords, ofProgram, unsaid].some((pattern) => pattern.test(said))) return null
  return (
    said
      .replace(tag, ' ')
      .replace(/[^\S\u00a0]+/g, ' ')
      .trim() || null
  )
}

function errorOf(body: unknown): Refusal | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null
  const { error } = body
  if (!error) return null
  if (typeof error === 'string') {
    const words = wordsOf(error)
    return words === null ? {} : { serverMessage: words }
  }
  const { code, message } = error as { code?: unknown; message?: unknown }
  const refusal: Refusal = {}
  if (typeof code === 'string' || typeof code === 'number') refusal.code = String(code)
  const words = typeof message === 'string' ? wordsOf(message) : null
  if (words !== null) refusal.serverMessage = words
  return refusal
}

/** A character reference of HTML, by number or by name. */
const reference = /&(?:#\d|#x|[a-z])\w*;/i
/** Maximum wait for the table of references, in milliseconds. */
const longestWait = 1000

/**
 * Replaces the character references of HTML in the message of a refusal. Few services write any, so their table is loaded
 * with the first one. If it does not come in a second, they stay.
 */
export async function withoutReferences(refusal: Refusal, clock: Clock): Promise<Refusal> {
  const { serverMessage, ...rest } = refusal
  if (!serverMessage || !reference.test(serverMessage)) return refusal
  let cancel: (() => void) | undefined
  const late = new Promise<null>((resolve) => {
    cancel = clock.setTimeout(() => resolve(null), longestWait)
  })
  const entities = await Promise.race([import('../kernel/reading/entities.ts').catch(() => null), late])
  cancel?.()
  if (!entities) return refusal
  const said = entities.withoutEntities(serverMessage)
  // A message of entities only, such as `<p>&nbsp;</p>`, looks like a text until they are replaced by blanks.
  return wordsOf(said) === null ? rest : { ...rest, serverMessage: said }
}

/**
 * Waiting time in ms from a Retry-After header, given in seconds or as a date; undefined if it is missing or invalid.
 */
export function retryAfterOf(header: string | null, now: number): number | undefined {
  if (!header) return undefined
  if (/^\d+$/.test(header)) return Number(header) * 1000
  // biome-ignore lint/style/noRestrictedGlobals: an HTTP date is in GMT, neither the clock nor the device's zone is asked
  const at = / GMT$/.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}
