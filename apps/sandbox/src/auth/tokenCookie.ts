import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { sessionLife, tokenCookie } from './sessions.ts'

/** True for a request over https; a proxy that ends TLS before us sends `X-Forwarded-Proto`. */
export const isSecure = ({ req }: Context) =>
  new URL(req.url).protocol === 'https:' || req.header('X-Forwarded-Proto') === 'https'

/**
 * Sets the session cookie, or removes it (null). It is our only cookie that is not HttpOnly, since the module reads it
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
