import { toId } from '../codec/values.ts'
import { authLogin, login, logout } from '../contract/auth.ts'
import type { SignIn } from '../domain/signIn.ts'
import type { Core } from './core.ts'

/** Signing in and out; each call rejects with ClientError only and is never repeated by itself. */
export interface AccountClient {
  /**
   * Both halves as one (AUTH-04): where the second fails the person stays signed out. Nothing is kept here, the token
   * is the caller's to keep. Wrong login or password: kind `rejected`.
   */
  signIn(login: string, password: string, signal: AbortSignal): Promise<SignIn>
  /** Ends the session of the page's cookie, on the page's own host. */
  signOut(signal: AbortSignal): Promise<void>
}

/** Signing in and out. */
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
