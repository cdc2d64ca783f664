import type { ModuleCore } from './moduleCore.ts'
import { perModule } from './perModule.ts'

/**
 * Reason for which the sign-in is open. `wish`: the person opened it. `needed`: a request needs an account. `ended`:
 * the token of a request has expired. `expected`: the page is for another account (AUTH-06). `switch`: the page is for
 * another account, and the person has signed in again with the wrong one. `otherOrder`: an order belongs to another
 * account (BOOK-46). `order`: only the order's own account may see the whole order (SEC-06). `forbidden`: this account
 * may not book (ROLE-02). `account`: the signed-in user opened their account, to sign out.
 */
export type SignInReason =
  | 'wish'
  | 'needed'
  | 'ended'
  | 'expected'
  | 'switch'
  | 'otherOrder'
  | 'order'
  | 'forbidden'
  | 'account'

/** A request that was refused with status 401. */
export interface RefusedCall {
  /** Token that was sent. Null: none. */
  token: string | null
  /** Aborts the wait. */
  signal: AbortSignal
}

/** The part of signing in that the first screen needs. */
export interface SignInRequest {
  /**
   * Asks the person to sign in; calls while the dialog is open wait for the same result (AUTH-05). Never rejects.
   * Absent: this page has no sign-in, so requests that need it fail.
   *
   * @param call the refused request; then the result says if a retry makes sense, with another token or none
   * @returns true if a retry makes sense or, without a request, if somebody has signed in
   */
  ask?: ((reason: SignInReason, call?: RefusedCall) => Promise<unknown>) | undefined
  /**
   * Token for which the browser refused the cookie; it is kept in memory until the page is closed (AUTH-04, AUTH-08).
   */
  token?: string | undefined
}

/** The sign-in functions of a module; `SignInPlace` sets them. */
export const signInRequestOf = perModule((): SignInRequest => ({}))

/** Name of the cookie with the bearer token. */
export const tokenCookie = 'token_ng'

/** Name of the stored role of the last user who signed in. */
export const roleName = 'wherry-role'

/** True if the signed-in user may be a partner: they were one at the last visit, or this is their first visit. */
export const mayBePartner = ({ client, platform }: Pick<ModuleCore, 'client' | 'platform'>): boolean =>
  client.core.isSignedIn() && (platform.storage.local.get(roleName) ?? 'partner') === 'partner'

/** The bearer token of the signed-in user. Null: nobody is signed in. */
export const tokenOf = (module: Pick<ModuleCore, 'instance' | 'platform'>): string | null =>
  signInRequestOf(module).token ?? module.platform.cookies.get(tokenCookie)
