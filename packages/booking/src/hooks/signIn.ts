import { accountClient } from '../client/account.ts'
import { ClientError } from '../client/clientError.ts'
import { readEmail } from '../domain/reading/readEmail.ts'
import { maySignIn, tokenLifeSeconds } from '../domain/signIn.ts'
import {
  closedSignIn,
  type SignInAction,
  type SignInFailure,
  type SignInReason,
  type SignInState,
  signInReducer,
} from '../state/signIn.ts'
import { createStore, type Store } from '../state/store.ts'
import { forgetFastRides } from './fastRideOrders.ts'
import { forgetGuestKeys } from './guestKeys.ts'
import type { ModuleCore } from './module.tsx'
import { settingsOf } from './settings.ts'
import { type RefusedCall, roleName, signInDoor, tokenCookie, tokenOf } from './signInDoor.ts'

/** Signing in and out of one module; no promise of it rejects. */
export interface SignInFlow {
  readonly state: Store<SignInState, SignInAction>
  /** Opens the sign-in, or joins those who wait for it; see `SignInDoor`. */
  ask(reason: SignInReason, call?: RefusedCall): Promise<boolean>
  /** Signs in; where one of the two is empty nothing happens (AUTH-02). */
  submit(login: string, password: string): Promise<void>
  /** The person gives up: what waited goes on without. */
  close(): void
  /** Ends the session and forgets what is kept of it; the language stays (AUTH-07). */
  signOut(): Promise<void>
}

/** Of the whole browser: whether the messages of rides for others come to the user's own phone as well. */
const viewersName = 'wherry-viewers'
/** The country that was taken from the list of a phone's field. */
const countryName = 'wherry-phone-country'

function createSignIn(module: ModuleCore): SignInFlow {
  const { client, platform, stores } = module
  const account = accountClient(client.core)
  const settings = settingsOf(module)
  const state = createStore(signInReducer, closedSignIn)
  const token = () => tokenOf(module)
  /** All who wait for the answer of the person. */
  let waiting: ((isSignedIn: boolean) => void)[] = []
  let running: AbortController | null = null
  /** The token is here, who that is is being read. */
  let isSettling = false

  function answer(isSignedIn: boolean) {
    const all = waiting
    waiting = []
    for (const tell of all) tell(isSignedIn)
  }

  function close() {
    const before = state.get()
    if (before.status === 'closed') return
    running?.abort()
    running = null
    state.dispatch({ type: 'closed' })
    if (isSettling) return
    if (before.reason === 'ended' && stores.session.get().userId === null) {
      // A token that nobody stands behind would have every call refused.
      forgetToken(module)
      void settings.renew()
    }
    answer(false)
  }

  /**
   * Reads who is here now. What was said of the one before must not stand where that fails.
   * @returns whether it is whom the page is for (AUTH-06).
   */
  async function settle(userId: string | null): Promise<boolean> {
    isSettling = true
    const { partnerId } = stores.session.get()
    stores.session.dispatch({ type: 'userRead', userId, partnerId })
    await settings.renew()
    isSettling = false
    const { user, error, loading } = settings.state.get()
    if (error && (error.status === 403 || user?.userId !== userId))
      settings.state.dispatch({ user: null, error, loading })
    const { framed, userId: expected } = module.config
    return framed || !expected || expected === (settings.state.get().user?.userId ?? userId)
  }

  return {
    state,
    close,
    async ask(reason, call) {
      // The user that a frame names is its partner's, not a person.
      if (reason === 'expected' && module.config.framed) return false
      if (state.get().status === 'closed' && !isSettling) {
        if (call && call.token !== token()) return true
        state.dispatch({ type: 'asked', reason })
        if (reason !== 'wish' && reason !== 'account') platform.host?.tell('login-needed', {})
      } else if (isSettling && call && call.token === token()) {
        // Even the new token is refused: waiting for it would have no end.
        return false
      }
      const isSignedIn = await new Promise<boolean>((resolve) => {
        waiting.push(resolve)
        call?.signal.addEventListener('abort', () => resolve(false))
      })
      return call ? call.signal.aborted || call.token !== token() : isSignedIn
    },
    async submit(login, password) {
      const { status } = state.get()
      if (!maySignIn(login, password) || status === 'closed' || status === 'loading') return
      state.dispatch({ type: 'submitted' })
      const own = new AbortController()
      running = own
      try {
        if (!platform.online.get()) throw new ClientError('network', { endpoint: 'login' })
        const signedIn = await account.signIn(readEmail(login).trim(), password, own.signal)
        if (running !== own) return
        keepToken(module, signedIn.token)
        const isExpected = await settle(signedIn.userId)
        if (isExpected || state.get().status === 'closed') {
          state.dispatch({ type: 'succeeded' })
          answer(true)
        } else state.dispatch({ type: 'mismatched' })
      } catch (error) {
        if (running === own)
          state.dispatch({ type: 'failed', failure: signInFailure(error, platform.online.get()) })
      } finally {
        if (running === own) running = null
      }
    },
    async signOut() {
      running?.abort()
      running = null
      for (const name of [viewersName, countryName, roleName]) platform.storage.local.remove(name)
      forgetFastRides(platform)
      forgetGuestKeys(platform)
      await forgetKept(module)
      try {
        await account.signOut(new AbortController().signal)
      } catch (error) {
        platform.report(error)
      }
      forgetToken(module)
      await settle(null)
      state.dispatch({ type: 'signedOut' })
      answer(false)
    },
  }
}

function keepToken(module: ModuleCore, token: string): void {
  const { cookies } = module.platform
  cookies.set(tokenCookie, token, tokenLifeSeconds)
  signInDoor(module).token = cookies.get(tokenCookie) === token ? undefined : token
}

function forgetToken(module: ModuleCore): void {
  module.platform.cookies.remove(tokenCookie)
  signInDoor(module).token = undefined
}

/** What is kept on the device of a person's bookings and requests. */
async function forgetKept(module: ModuleCore): Promise<void> {
  try {
    const [{ claimKept }, { draftsOf }] = await Promise.all([import('./kept.ts'), import('./drafts.ts')])
    await claimKept(module, null)
    draftsOf(module).clear()
  } catch (error) {
    module.platform.report(error)
  }
}

function signInFailure(error: unknown, isOnline: boolean): SignInFailure {
  if (!(error instanceof ClientError)) return { reason: 'unexpected', message: null }
  const { kind, status = 0, serverMessage = null } = error
  if (kind === 'network') return { reason: isOnline ? 'network' : 'offline', message: null }
  if (kind === 'timeout') return { reason: 'timeout', message: null }
  if (kind === 'rejected' && status < 500) return { reason: 'refused', message: serverMessage }
  return { reason: 'unexpected', message: null }
}

/** The sign-in of a module, one for all its screens. */
export function signInOf(module: ModuleCore): SignInFlow {
  return module.shared('sign-in', () => createSignIn(module))
}
