import { plain } from './answers.ts'

/** Longest wait for who keeps the sessions, in milliseconds: as long as a page of ours waits for its answers. */
const limit = 15_000

/** Hands a sign-out on to who keeps the sessions; only from the module's own page: another site must not sign anybody out. */
export async function logout(request: Request, sessions: string): Promise<Response> {
  const { origin, host, search } = new URL(request.url)
  // What ends TLS before us asks on by http.
  const own = [origin, `https://${host}`]
  if (!own.includes(request.headers.get('origin') ?? '')) return plain(403, 'Forbidden')
  const headers = { cookie: request.headers.get('cookie') ?? '', accept: 'application/json' }
  const signal = AbortSignal.timeout(limit)
  const answer = await fetch(`${sessions}/profile/logout${search}`, {
    method: 'POST',
    headers,
    signal,
  }).catch(() => null)
  if (!answer) return plain(502, 'The service does not answer')
  const kept = new Headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  // Whatever it says, it makes no page of ours.
  kept.set('content-type', 'application/json')
  for (const cookie of answer.headers.getSetCookie()) kept.append('set-cookie', cookie)
  return new Response(answer.body, { status: answer.status, headers: kept })
}
