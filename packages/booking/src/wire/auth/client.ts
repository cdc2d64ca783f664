import type { SignIn } from '../../kernel/model/signIn.ts'
import type { Core } from '../core.ts'
import { toId } from '../values.ts'
import { authLogin, login, logout } from './schema.ts'

/** Requests for signing in and out; each rejects with ClientError only and is never retried automatically. */
export interface AccountClient {
  /**
   * Signs in with two requests (AUTH-04); if the second one fails, the person stays signed out. The caller stores the
   * token. A wrong login or password rejects with kind `rejected`.
   */
  signIn(login: string, password: string, signal: AbortSignal): Promise<SignIn>
  /** Ends the session of the page's cookie, on the page's own host. */
  signOut(signal: AbortSignal): Promise<void>
}

/** Creates the requests for signing in and out. */
export function accountClient(core: Core): AccountClient {
  return {
    signIn: async (name, password, signal) => {
      const first = await core.call(login, {
        signal,
        body: { jsonrpc: '2.0', id: 1, method: 'Login', params: { login: name, password } },
      })
      const { userID } = first.result
      const second = await core.call(authLogin, {
        signal,
        body: { user_id: userID, password },
      })
      return { token: second.result.token, userId: toId(userID) }
    },
    signOut: async (signal) => {
      await core.call(logout, { signal })
    },
  }
}
