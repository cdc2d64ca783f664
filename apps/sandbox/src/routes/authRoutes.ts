import { endpoints } from '@wherry/booking/wire'
import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import { checkLogin, checkPassword } from '../auth/credentials.ts'
import { answerRpc, type RpcFailure, type RpcOutcome } from '../auth/rpc.ts'
import { bearerToken, openSession, tokenCookie } from '../auth/sessions.ts'
import { setTokenCookie } from '../auth/tokenCookie.ts'
import { type ErrorCode, Refusal, refusalBody } from '../errors.ts'
import { langOf } from '../lang.ts'
import type { Parts } from '../parts.ts'
import { type Api, serve } from './serve.ts'

const said: Readonly<Record<RpcFailure, ErrorCode>> = {
  unreadable: 'invalid_request',
  invalidRequest: 'invalid_request',
  unknownMethod: 'unknown_call',
  invalidParams: 'invalid_request',
  wrongCredentials: 'wrong_credentials',
  tooManySignIns: 'too_many_sign_ins',
}

/** The id of a user as a number; NaN, which is nobody's, for another spelling such as `0x3e9`. */
const idOf = (id: string | number): number => (/^\d{1,15}$/.test(String(id)) ? Number(id) : Number.NaN)

/** Serves sign-in and sign-out (API-15, API-16). These calls ignore the token, since an old one must not block them. */
export function serveSignIn(api: Api, parts: Parts): void {
  api.post(endpoints.login.path, async (context) => {
    const lang = langOf(context.req.query('lang'))
    let retryAfterSeconds = 0
    const login = (params: unknown): RpcOutcome => {
      const read = v.safeParse(endpoints.login.body.entries.params, params)
      if (!read.success) {
        const path = ['params', v.getDotPath(read.issues[0])].filter(Boolean).join('.')
        return { failure: 'invalidParams', parts: { path } }
      }
      const checked = checkLogin(read.output.login, read.output.password, parts)
      if (checked.state === 'right') return { result: { userID: checked.userId } }
      if (checked.state === 'wrong') return { failure: 'wrongCredentials' }
      retryAfterSeconds = Math.max(retryAfterSeconds, checked.retryAfterSeconds)
      return { failure: 'tooManySignIns', parts: { seconds: String(checked.retryAfterSeconds) } }
    }
    const answer = answerRpc(await context.req.text(), {
      methods: { Login: login },
      say: (failure, words) =>
        refusalBody({ code: said[failure], parts: { path: 'body', ...words }, facts: {} }, lang).error
          .message,
    })
    const isTooMany = retryAfterSeconds > 0
    context.header('Cache-Control', 'no-store')
    if (isTooMany) context.header('Retry-After', String(retryAfterSeconds))
    return answer === null ? context.body(null, 204) : context.json(answer, isTooMany ? 429 : 200)
  })

  serve(api, endpoints.authLogin, ({ body }) => {
    const checked = checkPassword(idOf(body.user_id), body.password, parts)
    if (checked.state === 'tooMany') {
      const seconds = String(checked.retryAfterSeconds)
      throw new Refusal(429, 'too_many_sign_ins', { seconds }, {}, { 'Retry-After': seconds })
    }
    if (checked.state === 'wrong') throw new Refusal(400, 'wrong_credentials')
    return { result: { token: openSession(checked.userId, parts).token } }
  })

  api.post(endpoints.logout.path, (context) => {
    const given = [bearerToken(context.req.header('Authorization')), getCookie(context, tokenCookie)]
    for (const token of given) if (token) parts.store.removeSession(token)
    setTokenCookie(context, null)
    return context.json({ result: true }, 200, { 'Cache-Control': 'no-store' })
  })
}
