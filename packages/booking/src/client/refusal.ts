import type { Endpoint } from '../contract/endpoint.ts'

/** What a refusal says. */
export interface Refusal {
  code?: string
  serverMessage?: string
}

/**
 * Whether an answer is a refusal (ERR-01): statuses 200 to 400 are accepted unless the body has an error; a call may
 * refuse 400 in any case. Null: it is none. The body is what its JSON says; undefined: it is none.
 */
export function refusalOf(status: number, body: unknown, endpoint: Endpoint): Refusal | null {
  const error = errorOf(body)
  const accepted = status >= 200 && status <= 400 && !(status === 400 && endpoint.refuses400)
  if (accepted && error === null) return null
  return error ?? {}
}

/** JSON, a tag, a stack, a key such as `order.not_found`: nothing that a person reads (ERR-08). */
const noWords = /^\s*[[{<]|\n[^\S\n]*at |^\S[^\s._]*[._]\S+$/

function errorOf(body: unknown): Refusal | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null
  const { error } = body
  if (!error) return null
  if (typeof error === 'string') return noWords.test(error) ? {} : { serverMessage: error }
  const { code, message } = error as { code?: unknown; message?: unknown }
  const refusal: Refusal = {}
  if (typeof code === 'string' || typeof code === 'number') refusal.code = String(code)
  if (typeof message === 'string' && message !== '' && !noWords.test(message)) refusal.serverMessage = message
  return refusal
}

/** Milliseconds of a Retry-After header in seconds or as a date; undefined: none that can be read. */
export function retryAfterOf(header: string | null, now: number): number | undefined {
  if (!header) return undefined
  if (/^\d+$/.test(header)) return Number(header) * 1000
  // biome-ignore lint/style/noRestrictedGlobals: an HTTP date is in GMT, neither the clock nor the device's zone is asked
  const at = / GMT$/.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}
