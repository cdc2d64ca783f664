import { ClientError } from '../client/clientError.ts'
import { policyModeOf } from '../domain/features.ts'
import type { User } from '../domain/user.ts'
import { createStore, type Store } from '../state/store.ts'
import { hasKept } from './hasKept.ts'
import type { ModuleCore } from './module.tsx'
import { roleName, tokenOf } from './signInDoor.ts'

/** How far the reading of the visitor's settings has come. */
export interface SettingsReading {
  /** Null: not read yet, or the reading failed. */
  user: User | null
  /** Null: none. 400 and 5xx make an error page, 403 the forbidden screen (ERR-03). */
  error: ClientError | null
  loading: boolean
}

export interface SettingsReader {
  readonly state: Store<SettingsReading, SettingsReading>
  /** Reads what was not read, or failed; what stands is not asked again. */
  begin(): void
  /** Reads again. */
  retry(): void
  /** Reads again what may be another's now, whatever is being read; done when that has ended. Never rejects. */
  renew(): Promise<void>
  /** Reads again where another tab has signed in or out since: who was here is here no more (AUTH-07). */
  follow(): void
}

function createReader(module: ModuleCore): SettingsReader {
  const { client, config, platform, stores } = module
  const state = createStore((_: SettingsReading, next: SettingsReading) => next, {
    user: null,
    error: null,
    loading: true,
  })
  let running: AbortController | null = null
  /** What was signed in with as it was read; undefined: nothing was. */
  let token: string | null | undefined

  async function renew(): Promise<void> {
    running?.abort()
    const own = new AbortController()
    running = own
    token = tokenOf(module)
    if (!state.get().user) state.dispatch({ user: null, error: null, loading: true })
    try {
      const read = await client.settings(own.signal)
      const { userId, partnerId, currency, role } = read
      // Only partners have any, and only they load them (ROLE-03); where they cannot be read none is on.
      const flags =
        role === 'partner' &&
        (await import('./rareParts.ts')
          .then(({ bringPartnerFeatures }) => bringPartnerFeatures())
          .then(({ partnerFeatures }) => partnerFeatures(client.core, partnerId, own.signal))
          .catch(platform.report))
      if (running !== own) return
      const features = { ...flags, ...config.specialCustomers[partnerId ?? ''] }
      const user = { ...read, features, policyMode: policyModeOf({ ...read, features }) }
      stores.session.dispatch({ type: 'userRead', userId, partnerId, currency })
      claim(module, userId)
      if (token) platform.storage.local.set(roleName, role)
      state.dispatch({ user, error: null, loading: false })
    } catch (cause) {
      if (running !== own) return
      const error =
        cause instanceof ClientError ? cause : new ClientError('unreadable', { endpoint: 'settings', cause })
      state.dispatch({ user: state.get().user, error, loading: false })
    } finally {
      if (running === own) running = null
    }
  }
  const retry = () => void (running ?? renew())
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

/** What another account has left on this device is forgotten (BOOK-58); its code comes only where something is kept. */
function claim(module: ModuleCore, userId: string | null): void {
  const { platform } = module
  if (!hasKept(platform)) return
  void import('./rareParts.ts')
    .then(({ bringKept }) => bringKept())
    .then(({ claimKept }) => claimKept(module, userId))
    .catch(platform.report)
}

/** The reader of a module's settings, one for all its screens. */
export function settingsOf(module: ModuleCore): SettingsReader {
  return module.shared('settings', () => createReader(module))
}
