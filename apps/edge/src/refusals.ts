import { withoutEscapes } from '../../../packages/booking/src/platform/copiedAddress.ts'
import { plain } from './answers.ts'

/** Largest accepted report, in bytes. */
const longest = 16_384
/** Timeout of the request to the report service, in milliseconds. */
const limit = 15_000

/** Longest address that is passed on, in characters. */
const longestAddress = 2048

/** Query parameters with secrets, in lower case: of our own page, and of the API, whose requests a policy may refuse. */
const secrets: ReadonlySet<string> = new Set([
  'token',
  'access_token',
  'receipt',
  'transaction',
  'idempotency_key',
  'guest_key',
])

/** A key of an order: random bits in hexadecimal digits, or a UUID. */
const key = /^[\da-f-]{16,}$/i

/** Decodes a segment of a path; a broken one stays as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** A path without the keys to an order; all that follows `approveorder` is left out. */
function cutPath(path: string): string {
  const parts = path.split('/')
  const names = parts.map(decoded)
  const at = names.indexOf('approveorder')
  const kept = at < 0 ? parts : [...parts.slice(0, at + 1), '*']
  // A slash that was written as %2F joins two segments: either may be a key.
  const isHidden = (name: string) => key.test(name) || /[/\\]/.test(name)
  return kept.map((part, index) => (isHidden(names[index] ?? '') ? '*' : part)).join('/')
}

/** True for a path with a key to an order, such as the confirmation's, which has the transaction of a guest's order. */
export const hasKey = (path: string): boolean => cutPath(path) !== path

/** Removes the keys to an order or an account from an address; another text stays unchanged. */
export function cutAddress(text: string): string {
  const meant = withoutEscapes(text)
  if (!URL.canParse(meant)) return text.slice(0, longestAddress)
  const url = new URL(meant)
  const path = cutPath(url.pathname)
  const named = [...url.searchParams.keys()].filter((name) => secrets.has(name.toLowerCase()))
  if (path === url.pathname && named.length === 0) return text.slice(0, longestAddress)
  url.pathname = path
  for (const name of named) url.searchParams.delete(name)
  // The address is cut once nothing secret is in it.
  return url.href.slice(0, longestAddress)
}

/** Removes secrets from all addresses of a report; null if the text is no report. */
export function cutReport(text: string): string | null {
  try {
    const { 'csp-report': report } = JSON.parse(text)
    if (typeof report !== 'object' || report === null || Array.isArray(report)) return null
    const cut = Object.entries(report).flatMap(([name, value]): [string, string | number][] => {
      if (typeof value === 'number') return [[name, value]]
      return typeof value === 'string' ? [[name, cutAddress(value)]] : []
    })
    return JSON.stringify({ 'csp-report': Object.fromEntries(cut) })
  } catch {
    return null
  }
}

/** Reads the body of a request; null if it is too long, and the rest is then not read. */
async function readBody({ body }: Request, most: number): Promise<string | null> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    // Leaving the loop closes the stream.
    if (size > most) return null
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}

/**
 * Forwards a browser's report of a policy violation without secrets. The report has the address of the visitor's current
 * page, which may be an order's, and the policy in the page cannot know that in advance.
 * @param to address of the report service: a path of the page's host or an absolute URL
 */
export async function takeRefusal(request: Request, to: string): Promise<Response> {
  const text = await readBody(request, longest)
  if (text === null) return plain(413, 'Too large')
  const body = cutReport(text)
  if (body === null) return plain(400, 'No report')
  const headers = { 'content-type': 'application/csp-report' }
  const signal = AbortSignal.timeout(limit)
  const sent = { method: 'POST', headers, body, signal, redirect: 'manual' } as const
  const answer = await fetch(new URL(to, request.url), sent).catch(() => null)
  return answer ? new Response(null, { status: 204 }) : plain(502, 'Nobody keeps the reports')
}
