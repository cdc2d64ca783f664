import { plain } from './answers.ts'

/** Hands a sign-out on to who keeps the sessions; only from the module's own page: another site must not sign anybody out. */
export async function logout(request: Request, sessions: string): Promise<Response> {
  const { origin, host, search } = new URL(request.url)
  // What ends TLS before us asks on by http.
  const own = [origin, `https://${host}`]
  if (!own.includes(request.headers.get('origin') ?? '')) return plain(403, 'Forbidden')
  const headers = { cookie: request.headers.get('cookie') ?? '', accept: 'application/json' }
  const answer = await fetch(`${sessions}/profile/logout${search}`, { method: 'POST', headers }).catch(
    () => null,
  )
  if (!answer) return plain(502, 'The service does not answer')
  const kept = new Headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  kept.set('content-type', answer.headers.get('content-type') ?? 'application/json')
  for (const cookie of answer.headers.getSetCookie()) kept.append('set-cookie', cookie)
  return new Response(answer.body, { status: answer.status, headers: kept })
}
