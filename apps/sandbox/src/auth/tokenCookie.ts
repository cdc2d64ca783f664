import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { sessionLife, tokenCookie } from './sessions.ts'

/** A proxy that ends TLS before us asks on by http and says so. */
export const isSecure = ({ req }: Context) =>
  new URL(req.url).protocol === 'https:' || req.header('X-Forwarded-Proto') === 'https'

/**
 * Hands the browser its session, or takes it away (null). Not HttpOnly, as the only cookie of ours: the module reads it
 * and sends it as the bearer token (AUTH-08).
 */
export function setTokenCookie(context: Context, token: string | null): void {
  const maxAge = token === null ? 0 : sessionLife / 1000
  setCookie(context, tokenCookie, token ?? '', {
    path: '/',
    maxAge,
    sameSite: 'Lax',
    secure: isSecure(context),
  })
}
