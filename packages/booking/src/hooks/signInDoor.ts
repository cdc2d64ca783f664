import type { SignInReason } from '../state/signIn.ts'
import type { ModuleCore } from './moduleCore.ts'

/** A call that was refused with a 401. */
export interface RefusedCall {
  /** The token that went along. Null: none. */
  token: string | null
  /** Ends the wait. */
  signal: AbortSignal
}

/** All that the first screen carries of signing in. */
export interface SignInDoor {
  /**
   * Asks the person to sign in; who asks while it is open waits for the same answer (AUTH-05). Never rejects. Absent:
   * the sign-in has no place on this page, what needs it fails.
   * @param call the refused call, which learns whether it makes sense to ask again: another token, or none, would go along
   * @returns true: without a call, somebody has signed in.
   */
  ask?: ((reason: SignInReason, call?: RefusedCall) => Promise<unknown>) | undefined
  /** A token that the browser has taken no cookie for: it lives as long as the page (AUTH-04, AUTH-08). */
  token?: string | undefined
}

/** The door of a module; `SignInPlace` opens it. */
export const signInDoor = (module: Pick<ModuleCore, 'shared'>) =>
  module.shared('sign-in door', (): SignInDoor => ({}))

/** Name of the cookie with the bearer token. */
export const tokenCookie = 'token_ng'

/** Name of the stored role of the last user who signed in. */
export const roleName = 'wherry-role'

/** True where who is signed in was a partner at the last visit, or was never here: their settings tell. */
export const mayBePartner = ({ client, platform }: Pick<ModuleCore, 'client' | 'platform'>): boolean =>
  client.core.isSignedIn() && (platform.storage.local.get(roleName) ?? 'partner') === 'partner'

/** The bearer token of who is signed in. Null: nobody is. */
export const tokenOf = (module: Pick<ModuleCore, 'shared' | 'platform'>): string | null =>
  signInDoor(module).token ?? module.platform.cookies.get(tokenCookie)
