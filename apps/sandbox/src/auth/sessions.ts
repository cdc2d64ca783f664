import type { Clock } from '../clock.ts'
import { randomHex } from '../randomHex.ts'
import type { Session, Store } from '../store/store.ts'

/** Lifetime of a session, in milliseconds: 14 days, the same as the cookie's (AUTH-04). */
export const sessionLife = 1_209_600_000

/** Name of the cookie with the token. */
export const tokenCookie = 'token_ng'

interface SessionParts {
  readonly store: Store
  readonly clock: Clock
}

/** Signs a user in. */
export function openSession(userId: number, { store, clock }: SessionParts): Session {
  const createdAt = clock.now()
  store.forgetSessionsBefore(createdAt - sessionLife)
  const session = { token: randomHex(32), userId, createdAt }
  store.addSession(session)
  return session
}

/** The session of a token; null if the token is unknown or expired. */
export function liveSession(token: string, { store, clock }: SessionParts): Session | null {
  const session = store.session(token)
  return session === null || clock.now() - session.createdAt >= sessionLife ? null : session
}

/** The token of an `Authorization` header; null if it has none. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? null
}
