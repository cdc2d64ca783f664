import { signInOf } from '../../account/resource/signIn.ts'
import { createModule } from '../../createModule.ts'
import type { ModuleConfig } from '../../module/module.tsx'
import { signInRequestOf } from '../../module/signInRequest.ts'
import { settingsOf } from '../../module/visitor/settings.ts'
import { createFakeClock, createFakePlatform, type PlatformParts } from '../fakePlatform.ts'

/** Current instant of the tests. */
const now = Date.UTC(2026, 10, 22)
/** Creates a response with an error. */
export const refusal = (status: number, message?: string) =>
  Response.json({ error: { code: 'no', ...(message && { message }) } }, { status })

/** Parts of the test's world that a test can replace. */
export interface World {
  config?: Partial<ModuleConfig>
  platform?: PlatformParts
  /** Token in the cookie from the start. */
  token?: string
  /**
   * Answers a path instead of the service.
   *
   * @returns null leaves the path to the service
   */
  answer?: (path: string, token: string | null) => Response | Promise<Response> | undefined
  /** True if this page has no sign-in. */
  isAbsent?: boolean
}

/**
 * Creates a module and a service in which `good-7` is the token of user 7 and `good-8` that of user 8; any other token
 * is invalid.
 */
export function begin({ config, platform: parts, token, answer, isAbsent }: World = {}) {
  const asked: string[] = []
  const platform = createFakePlatform({
    clock: createFakeClock(now),
    async fetch(url, init) {
      const { pathname: path, searchParams } = new URL(url, 'https://www.example.com')
      const sent = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? null
      asked.push(sent ? `${path} ${sent}` : path)
      const given = answer?.(path, sent)
      if (given) return given
      if (path === '/rpc') {
        const { login, password } = JSON.parse(String(init?.body)).params
        return password === 'right'
          ? Response.json({ jsonrpc: '2.0', id: 1, result: { userID: login } })
          : Response.json({ jsonrpc: '2.0', id: 1, error: { code: -32001, message: 'Wrong.' } })
      }
      if (path === '/v4/auth/login') {
        const { user_id: id } = JSON.parse(String(init?.body))
        return Response.json({ result: { token: `good-${id}` } })
      }
      if (path === '/profile/logout') return Response.json({ result: true })
      if (sent !== null && !sent.startsWith('good-')) return refusal(401)
      const named = searchParams.get('user_id')
      if (named !== null && sent === null) return refusal(401)
      if (named !== null && sent !== `good-${named}`) return refusal(403)
      if (path === '/v4/partners/get-setting-user') {
        const result = sent ? { role: 'buyer', user_id: sent.replace('good-', '') } : { role: 'guest' }
        return Response.json({ result })
      }
      return Response.json({ result: [] })
    },
    ...parts,
  })
  const module = createModule({ config: { apiBase: 'https://api.wherry.test', ...config }, platform })
  if (token) platform.cookies.set('token_ng', token, 60)
  const flow = signInOf(module)
  if (!isAbsent) signInRequestOf(module).ask = flow.ask
  const { signal } = new AbortController()
  return {
    ...{ asked, platform, module, flow, settings: settingsOf(module) },
    status: () => flow.state.get().status,
    search: (own = signal) => module.client.transportNodes({ term: 'cdg' }, own),
  }
}
