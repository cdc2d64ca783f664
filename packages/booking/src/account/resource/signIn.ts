import { forgetFastRides, forgetGuestKeys } from '../../booking/index.ts'
import { maySignIn, tokenLifeSeconds } from '../../kernel/model/signIn.ts'
import { readEmail } from '../../kernel/reading/readEmail.ts'
import { createStore, type Store } from '../../kernel/store/store.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { perModule } from '../../module/perModule.ts'
import {
  type RefusedCall,
  roleName,
  type SignInReason,
  signInRequestOf,
  tokenCookie,
  tokenOf,
} from '../../module/signInRequest.ts'
import { settingsOf } from '../../module/visitor/settings.ts'
import { accountClient } from '../../wire/auth/client.ts'
import { ClientError } from '../../wire/clientError.ts'
import {
  closedSignIn,
  type SignInAction,
  type SignInFailure,
  type SignInState,
  signInReducer,
} from '../state/signIn.ts'

/** Signing in and out of one module; no promise of it rejects. */
export interface SignInFlow {
  readonly state: Store<SignInState, SignInAction>
  /** Opens the sign-in, or waits for the open one; see `SignInRequest`. */
  ask(reason: SignInReason, call?: RefusedCall): Promise<boolean>
  /** Signs in; does nothing if the login or the password is empty (AUTH-02). */
  submit(login: string, password: string): Promise<void>
  /** Closes the sign-in; callers that waited continue without it. */
  close(): void
  /** Ends the session and removes its stored data; the language stays (AUTH-07). */
  signOut(): Promise<void>
}

/** Storage name of the browser's setting that the user also gets the messages of rides booked for others. */
const viewersName = 'wherry-viewers'
/** Storage name of the country that was chosen in a phone field. */
const countryName = 'wherry-phone-country'

function createSignIn(module: ModuleCore): SignInFlow {
  const { client, platform, stores } = module
  const account = accountClient(client.core)
  const settings = settingsOf(module)
  const state = createStore(signInReducer, closedSignIn)
  const token = () => tokenOf(module)
  /** Callbacks of all callers that wait for the end of the sign-in. */
  let waiting: ((isSignedIn: boolean) => void)[] = []
  let running: AbortController | null = null
  /** True while the user of a new token is being read. */
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
      // The token belongs to no user, so the service would refuse every call with it.
      forgetToken(module)
      void settings.renew()
    }
    answer(false)
  }

  /**
   * Reads the current user after a sign-in. The previous user's error is cleared first, so that a failure does not look
   * like theirs.
   *
   * @returns true if it is the user that the page is for (AUTH-06)
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
      // In a frame the named user belongs to the partner's system and cannot sign in here.
      if (reason === 'expected' && module.config.framed) return false
      if (state.get().status === 'closed' && !isSettling) {
        if (call && call.token !== token()) return true
        state.dispatch({ type: 'asked', reason })
        if (reason !== 'wish' && reason !== 'account') platform.host?.notify('login-needed', {})
      } else if (isSettling && call && call.token === token()) {
        // The service refuses even the new token, so asking for another sign-in would never end.
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
      await import('./storedData.ts')
        .then(({ removeStoredData }) => removeStoredData(module))
        .catch(module.platform.report)
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
  signInRequestOf(module).token = cookies.get(tokenCookie) === token ? undefined : token
}

function forgetToken(module: ModuleCore): void {
  module.platform.cookies.remove(tokenCookie)
  signInRequestOf(module).token = undefined
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
export const signInOf = perModule(createSignIn)
