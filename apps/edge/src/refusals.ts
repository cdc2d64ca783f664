import { plain } from './answers.ts'

/** Largest report that is taken, in bytes. */
const longest = 16_384
/** Longest wait for who keeps the reports, in milliseconds. */
const limit = 15_000

/** Keys that an address may hold: they are cut from it. */
const secrets = ['token', 'receipt']

/** An address without what opens an order or an account; another text stays what it is. */
export function cutAddress(text: string): string {
  if (text.length > 2048 || !URL.canParse(text)) return text.slice(0, 2048)
  const url = new URL(text)
  const parts = url.pathname.split('/')
  const at = parts.indexOf('approveorder')
  if (at >= 0) url.pathname = [...parts.slice(0, at + 1), '*'].join('/')
  const named = secrets.filter((name) => url.searchParams.has(name))
  for (const name of named) url.searchParams.delete(name)
  return at < 0 && named.length === 0 ? text : url.href
}

/** A report with each address in it cut. Null: it is none. */
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

/** The text of a request's body. Null: it is longer than may be, and the rest of it is not read. */
async function readBody({ body }: Request, most: number): Promise<string | null> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    // Leaving the loop ends the stream.
    if (size > most) return null
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}

/**
 * Takes what a browser reports as refused by the page's policy, and hands it on without what its addresses open: it names
 * the page that the visitor has reached, and a policy that has come with the page does not know which that will be.
 * @param to where reports are kept, a path of the page's host or a whole address
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
