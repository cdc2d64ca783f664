import { policyModeOf } from '../../kernel/model/features.ts'
import type { User } from '../../kernel/model/user.ts'
import { createTurns } from '../../kernel/resource/turns.ts'
import { createStore, type Store } from '../../kernel/store/store.ts'
import { type ClientError, clientErrorOf } from '../../wire/clientError.ts'
import type { ModuleCore } from '../module.tsx'
import { perModule } from '../perModule.ts'
import { asResource } from '../resources.ts'
import { roleName, tokenOf } from '../signInRequest.ts'
import { hasStoredData } from './hasStoredData.ts'

/** State of reading the visitor's settings. */
export interface SettingsReading {
  /** The visitor. Null: not read yet, or reading failed. */
  user: User | null
  /** Error of reading the settings. Null: none. 400 and 5xx make an error page, 403 the forbidden screen (ERR-03). */
  error: ClientError | null
  loading: boolean
}

export interface SettingsReader {
  readonly state: Store<SettingsReading, SettingsReading>
  /** Reads the settings unless they have been read; after a failure, again. */
  begin(): void
  /** Reads the settings again. */
  retry(): void
  /**
   * Reads the settings again because the user may have changed, even while a read is running. Resolves at the end;
   * never rejects.
   */
  renew(): Promise<void>
  /** Reads the settings again if another tab has signed in or out since (AUTH-07). */
  follow(): void
}

function createReader(module: ModuleCore): SettingsReader {
  const { client, config, platform, stores } = module
  const state = createStore((_: SettingsReading, next: SettingsReading) => next, {
    user: null,
    error: null,
    loading: true,
  })
  const readUser = asResource(module, 'settings', (_: null, signal) => client.settings(signal), 0)
  const turns = createTurns(platform.clock.setTimeout)
  let isRunning = false
  /** Sign-in token of the last read. Null: nobody was signed in; undefined: there was no read. */
  let token: string | null | undefined

  async function renew(): Promise<void> {
    const turn = turns.begin()
    isRunning = true
    token = tokenOf(module)
    if (!state.get().user) state.dispatch({ user: null, error: null, loading: true })
    const outcome = await turn.ask(read)
    if (outcome === null) return
    isRunning = false
    if ('error' in outcome) {
      const error = clientErrorOf(outcome.error, 'settings')
      return state.dispatch({ user: state.get().user, error, loading: false })
    }
    const user = outcome.answer
    const { userId, partnerId, currency, role } = user
    stores.session.dispatch({ type: 'userRead', userId, partnerId, currency })
    // The code for stored data is loaded only if there is stored data.
    if (hasStoredData(platform)) module.removeOthersData(userId).catch(platform.report)
    if (token) platform.storage.local.set(roleName, role)
    state.dispatch({ user, error: null, loading: false })
  }

  async function read(signal: AbortSignal): Promise<User> {
    const known = await readUser(null, signal)
    const { partnerId, role } = known
    // Only partners have features to load (ROLE-03). If they cannot be read, none is on.
    const flags =
      role === 'partner' &&
      (await import('./partnerFeatures.ts')
        .then(({ partnerFeatures }) => partnerFeatures(module, partnerId, signal))
        .catch(platform.report))
    const features = { ...flags, ...config.specialCustomers[partnerId ?? ''] }
    return { ...known, features, policyMode: policyModeOf({ ...known, features }) }
  }
  const retry = () => void (isRunning || renew())
  return {
    state,
    begin() {
      const { loading, error } = state.get()
      if (loading || error) retry()
    },
    retry,
    renew,
    follow() {
      if (token === undefined || token === tokenOf(module)) return
      stores.session.dispatch({ type: 'userRead', userId: null })
      state.dispatch({ user: null, error: null, loading: true })
      void renew()
    },
  }
}

/** The reader of the visitor's settings, shared by all screens of a module. */
export const settingsOf = perModule(createReader)
