import { plain } from './answers.ts'
import type { EdgeSettings } from './options.ts'
import { isServiceOrigin } from './origin.ts'

/** Timeout of a request to the session service, in milliseconds: the same as the timeout of the module's requests. */
const limit = 15_000

/** Reads the origin of the session service. Undefined: there is none, or an invalid one, which is reported. */
export function readSessions(
  { sessions }: Pick<EdgeSettings, 'sessions'>,
  report: (text: string) => void,
): string | undefined {
  if (sessions === undefined || isServiceOrigin(sessions)) return sessions
  report(
    `Nobody signs out at ${JSON.stringify(sessions)}: sessions has to be an origin with https or of the own network`,
  )
  return undefined
}

/** Forwards a sign-out to the session service, but only from the module's own page: no other site may sign a user out. */
export async function logout(request: Request, sessions: string): Promise<Response> {
  const { origin, host, search } = new URL(request.url)
  // A proxy in front of the edge may end TLS and pass the request on over http.
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
  // The response must never be shown as a page of our origin.
  kept.set('content-type', 'application/json')
  for (const cookie of answer.headers.getSetCookie()) kept.append('set-cookie', cookie)
  return new Response(answer.body, { status: answer.status, headers: kept })
}
