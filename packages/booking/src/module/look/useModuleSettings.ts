import { useEffect } from 'react'
import type { ModuleSettings } from '../../kernel/model/moduleSettings.ts'
import { createTurns } from '../../kernel/resource/turns.ts'
import { createStore, type Store } from '../../kernel/store/store.ts'
import { useStore } from '../../kernel/store/useStore.ts'
import { type ClientError, clientErrorOf } from '../../wire/clientError.ts'
import { partnerClient } from '../../wire/moduleSettings/client.ts'
import { accountSettingsUrl } from '../config/rides.ts'
import { type ModuleCore, useModuleCore } from '../module.tsx'
import { perModule } from '../perModule.ts'
import { asResource } from '../resources.ts'
import { settingsOf } from '../visitor/settings.ts'

/** State of reading a partner's module settings. */
export interface ModuleSettingsReading {
  /** Partner of the settings. Null: not known yet, or the visitor has no partner. */
  partnerId: string | null
  /** `none`: the partner has no settings, or there is no partner. */
  status: 'waiting' | 'ready' | 'none' | 'failed'
  /** The settings. Null: there are none, they are not read yet, or reading failed. */
  settings: ModuleSettings | null
  /** Tag for the next save. Null: the save does not check for changes by others. */
  etag: string | null
  error: ClientError | null
}

export interface ModuleSettingsReader {
  readonly state: Store<ModuleSettingsReading, ModuleSettingsReading>
  /** Reads the settings as soon as the visitor's partner is known. Settings that are read already stay. */
  begin(): void
  /** Reads the settings again. */
  retry(): void
  /** Replaces the settings by those that the editor has saved or read. */
  accept(settings: ModuleSettings, etag: string | null): void
}

const nobody: ModuleSettingsReading = {
  partnerId: null,
  status: 'waiting',
  settings: null,
  etag: null,
  error: null,
}

/** Kinds of failure that no page of the account can solve, because they are temporary. */
const passing: readonly ClientError['kind'][] = ['aborted', 'network', 'timeout']

function createReader(module: ModuleCore): ModuleSettingsReader {
  const { client, config, platform } = module
  const visitor = settingsOf(module).state
  const state = createStore((_: ModuleSettingsReading, next: ModuleSettingsReading) => next, nobody)
  const readSettings = asResource(module, 'module settings', partnerClient(client.core).moduleSettings, 0)
  const turns = createTurns(platform.clock.setTimeout)
  let isBegun = false
  let wasLed = false

  /**
   * The visitor's partner. Until the visitor is known, and for a visitor without a partner, it is the page's partner
   * (decisions/0019).
   */
  function partnerNow(): string | null | undefined {
    const { user, error } = visitor.get()
    if (user) return user.partnerId ?? config.partner
    return config.partner ?? (error ? null : undefined)
  }

  async function read(partnerId: string): Promise<void> {
    const turn = turns.begin()
    state.dispatch({ ...nobody, partnerId })
    const outcome = await turn.ask((signal) => readSettings(partnerId, signal))
    if (outcome === null) return
    if ('error' in outcome) {
      const error = clientErrorOf(outcome.error, 'moduleSettings')
      state.dispatch({ ...nobody, partnerId, status: 'failed', error })
      return leadOn()
    }
    const found = outcome.answer
    if (found) state.dispatch({ partnerId, status: 'ready', ...found, error: null })
    else state.dispatch({ ...nobody, partnerId, status: 'none' })
  }

  /** Takes a partner whose settings cannot be read to the account's settings, once per page load (LAND-04). */
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
      turns.stop()
      state.dispatch({ partnerId, status: 'ready', settings, etag, error: null })
    },
  }
}

/** The reader of the partner's settings, shared by finder and editor. */
export const moduleSettingsOf = perModule(createReader)

/** Reads the module settings of the visitor's partner, once for all screens. */
export function useModuleSettings(): ModuleSettingsReading & Pick<ModuleSettingsReader, 'retry' | 'accept'> {
  const { state, begin, retry, accept } = moduleSettingsOf(useModuleCore())
  useEffect(begin, [begin])
  return { ...useStore(state), retry, accept }
}
