import { useEffect } from 'react'
import { ClientError } from '../client/clientError.ts'
import { partnerClient } from '../client/partner.ts'
import type { ModuleSettings } from '../domain/moduleSettings.ts'
import { accountSettingsUrl } from '../domain/rides.ts'
import { createStore, type Store } from '../state/store.ts'
import { type ModuleCore, useModuleCore } from './module.tsx'
import { settingsOf } from './settings.ts'
import { useStore } from './useStore.ts'

/** How far the reading of a partner's module settings has come. */
export interface ModuleSettingsReading {
  /** Whose they are. Null: not known yet, or the visitor has no partner. */
  partnerId: string | null
  /** `none`: the partner has no settings, or there is no partner. */
  status: 'waiting' | 'ready' | 'none' | 'failed'
  /** Null: none, not read yet, or the reading failed. */
  settings: ModuleSettings | null
  /** Tag for the next save. Null: a save is not guarded. */
  etag: string | null
  error: ClientError | null
}

export interface ModuleSettingsReader {
  readonly state: Store<ModuleSettingsReading, ModuleSettingsReading>
  /** Reads the settings of the visitor's partner, once known who that is; what stands is not asked again. */
  begin(): void
  /** Reads again. */
  retry(): void
  /** The editor has saved: what it saved stands from now on. */
  accept(settings: ModuleSettings, etag: string | null): void
}

const nobody: ModuleSettingsReading = {
  partnerId: null,
  status: 'waiting',
  settings: null,
  etag: null,
  error: null,
}

/** Failures that no page of the account could mend. */
const passing: readonly ClientError['kind'][] = ['aborted', 'network', 'timeout']

function createReader(module: ModuleCore): ModuleSettingsReader {
  const { client, config, platform } = module
  const visitor = settingsOf(module).state
  const state = createStore((_: ModuleSettingsReading, next: ModuleSettingsReading) => next, nobody)
  const calls = partnerClient(client.core)
  let abort = new AbortController()
  let isBegun = false
  let wasLed = false

  /** The visitor's partner; the page's own until the visitor is known, and where they have none (decisions/0019). */
  function partnerNow(): string | null | undefined {
    const { user, error } = visitor.get()
    if (user) return user.partnerId ?? config.partner
    return config.partner ?? (error ? null : undefined)
  }

  async function read(partnerId: string): Promise<void> {
    abort.abort()
    abort = new AbortController()
    const { signal } = abort
    state.dispatch({ ...nobody, partnerId })
    try {
      const found = await calls.moduleSettings(partnerId, signal)
      if (signal.aborted) return
      if (found) state.dispatch({ partnerId, status: 'ready', ...found, error: null })
      else state.dispatch({ ...nobody, partnerId, status: 'none' })
    } catch (cause) {
      if (signal.aborted) return
      const error =
        cause instanceof ClientError
          ? cause
          : new ClientError('unreadable', { endpoint: 'moduleSettings', cause })
      state.dispatch({ ...nobody, partnerId, status: 'failed', error })
      leadOn()
    }
  }

  /** LAND-04: the partner whose settings cannot be read is led to the account's settings, once a load of the page. */
  function leadOn(): void {
    const { partnerId, error } = state.get()
    const { user } = visitor.get()
    if (wasLed || platform.framed || config.framed || !error || passing.includes(error.kind)) return
    if (user?.role !== 'partner' || user.partnerId !== partnerId) return
    wasLed = true
    platform.location.open(accountSettingsUrl(config.accountUrl, module.stores.session.get().serviceLang))
  }

  function follow(): void {
    const partnerId = partnerNow()
    if (partnerId === undefined) return
    const { partnerId: known, status } = state.get()
    if (partnerId === null) {
      if (status !== 'none') state.dispatch({ ...nobody, status: 'none' })
    } else if (partnerId === known) leadOn()
    else void read(partnerId)
  }

  return {
    state,
    begin() {
      if (isBegun) return
      isBegun = true
      visitor.subscribe(follow)
      follow()
    },
    retry() {
      const { partnerId } = state.get()
      if (partnerId !== null) void read(partnerId)
    },
    accept(settings, etag) {
      const { partnerId } = state.get()
      abort.abort()
      state.dispatch({ partnerId, status: 'ready', settings, etag, error: null })
    },
  }
}

/** The reader of a module's partner settings, one for finder and editor. */
export function moduleSettingsOf(module: ModuleCore): ModuleSettingsReader {
  return module.shared('moduleSettings', () => createReader(module))
}

/** How the module of the visitor's partner looks; read once for all screens. */
export function useModuleSettings(): ModuleSettingsReading & Pick<ModuleSettingsReader, 'retry' | 'accept'> {
  const { state, begin, retry, accept } = moduleSettingsOf(useModuleCore())
  useEffect(begin, [begin])
  return { ...useStore(state), retry, accept }
}
