import type { Platform } from '../../kernel/platform.ts'
import { createStore, type Store } from '../../kernel/store/store.ts'
import { yachtName } from '../../kernel/store/storedNames.ts'
import { hasUserChanged } from '../../kernel/values/hasUserChanged.ts'
import { callFailure, isDefinite, isKeyTaken } from '../../module/failure.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { perModule } from '../../module/perModule.ts'
import { type YachtClient, yachtClient } from '../../wire/yacht/client.ts'
import { yachtDays } from '../rules/yachtDates.ts'
import type { SentYacht } from '../rules/yachtForm.ts'
import { yachtZone } from '../rules/yachtPlaces.ts'
import {
  type KeptYacht,
  restoredYacht,
  type YachtAction,
  type YachtState,
  yachtReducer,
} from '../state/yacht.ts'
import { readYachts, writeYachts, type YachtSnapshot } from '../state/yachtSnapshot.ts'

/** Session storage name of the id by which a tab finds its own request. */
const tabName = 'wherry-yacht-tab'
/** Lifetime in ms of an unfinished request after its last change (BOOK-58). */
const lifeMs = 24 * 60 * 60 * 1000

/** A yacht request, from its place to its confirmation (YACHT-03 to YACHT-12). */
export interface YachtFlow {
  readonly store: Store<YachtState, YachtAction>
  /**
   * Sends the request. Repeated calls have the same key and count once (YACHT-11). An accepted request stays until the
   * confirmation resets it.
   *
   * @returns the accepted request. Null: it was not sent, or its result is unknown; the state has the reason
   */
  send(sent: SentYacht): Promise<SentYacht | null>
  /** Sends the changed form as another request with a new key. */
  sendAnew(sent: SentYacht): Promise<SentYacht | null>
  /** Cancels the running request when its page is left. */
  stop(): void
  /** Removes the whole request, also from the device (YACHT-10). */
  reset(): void
  /** Sets the signed-in user, null for nobody. Removes the request of another account (BOOK-58). */
  claim(userId: string | null): void
}

interface YachtFlowSetup {
  client: YachtClient
  platform: Pick<Platform, 'clock' | 'host' | 'isCopiedTab' | 'online' | 'randomId' | 'storage' | 'timeZone'>
}

function createYachtFlow({ client, platform }: YachtFlowSetup): YachtFlow {
  const { clock, online, randomId, storage } = platform
  const { local, session } = storage
  const known = platform.isCopiedTab ? null : session.get(tabName)
  const tab = known ?? randomId()
  if (known === null) session.set(tabName, tab)
  const stored = living()
  const own = stored.find((one) => one.tab === tab)
  const found = own ?? (known === null ? stored[0] : undefined)
  let owner = found?.owner
  let until = found?.until ?? 0
  const store = createStore(
    yachtReducer,
    restoredYacht(found ? current(own ? found.kept : taken(found.kept)) : null),
  )
  if (found || local.get(yachtName) !== null) write()
  let running: AbortController | null = null

  let last = store.get().kept
  store.subscribe(() => {
    const { kept } = store.get()
    if (kept === last) return
    last = kept
    until = clock.now() + lifeMs
    write()
  })

  /** Stored requests of all tabs that have not expired. */
  function living(): readonly YachtSnapshot[] {
    return readYachts(local.get(yachtName)).filter(({ until }) => until > clock.now())
  }

  /**
   * Takes over a stored request of another tab with a new key. A request that may have arrived keeps its key, so that
   * it counts once.
   */
  function taken(kept: KeptYacht): KeptYacht {
    return kept.lost.length > 0 ? kept : { ...kept, key: randomId() }
  }

  function write() {
    const { kept } = store.get()
    const others = living().filter((one) => one.tab !== tab)
    keepYachts(local, kept ? [{ tab, kept, until, owner }, ...others] : others)
  }

  /** Removes a chosen day that is no longer available. */
  function current(kept: KeptYacht): KeptYacht {
    const { form } = kept
    const { first, last } = yachtDays(yachtZone(form.where, platform.timeZone()), clock.now())
    const isPast = typeof form.date === 'string' && (form.date < first || form.date > last)
    return isPast ? { ...kept, form: { ...form, date: null } } : kept
  }

  async function send(sent: SentYacht): Promise<SentYacht | null> {
    const { kept, phase } = store.get()
    if (!kept || phase !== 'editing') return null
    if (!online.get()) {
      store.dispatch({ type: 'failed', failure: { reason: 'offline', message: null }, isOpen: true })
      return null
    }
    store.dispatch({ type: 'sent', sent })
    const abort = new AbortController()
    running = abort
    const options = { idempotencyKey: kept.key, signal: abort.signal }
    try {
      await client.send(sent.request, options)
      platform.host?.notify('yacht-sent', {})
      return abort.signal.aborted ? null : sent
    } catch (error) {
      if (abort.signal.aborted) return null
      const before = isKeyTaken(error) ? await arrivedOf(kept.lost, options) : null
      if (abort.signal.aborted) return null
      if (before) store.dispatch({ type: 'arrivedBefore', sent: before })
      else
        store.dispatch({
          type: 'failed',
          failure: callFailure(error, online.get()),
          isOpen: !isDefinite(error),
        })
      return null
    } finally {
      if (running === abort) running = null
    }
  }

  /** Finds the sent request that has arrived at the service: with this key the service accepts only that one again. */
  async function arrivedOf(
    lost: readonly SentYacht[],
    options: { idempotencyKey: string; signal: AbortSignal },
  ): Promise<SentYacht | null> {
    for (const sent of lost)
      try {
        await client.send(sent.request, options)
        return sent
      } catch (error) {
        if (!isKeyTaken(error)) return null
      }
    return null
  }

  function stop() {
    running?.abort()
    running = null
    store.dispatch({ type: 'stopped' })
  }

  function reset() {
    stop()
    store.dispatch({ type: 'reset' })
    write()
  }

  return {
    store,
    send,
    sendAnew(sent) {
      store.dispatch({ type: 'keyChanged', key: randomId() })
      return send(sent)
    },
    stop,
    reset,
    claim(userId) {
      const before = owner
      owner = userId
      if (hasUserChanged(before, userId)) reset()
      if (before !== userId) write()
    },
  }
}

/** The yacht request of a module, shared by all its pages. */
export const yachtOf = perModule(
  ({ client, platform }: Pick<ModuleCore, 'client' | 'platform'>): YachtFlow =>
    createYachtFlow({ client: yachtClient(client.core), platform }),
)

/** Sets the current user for the requests of all tabs (BOOK-58): requests of another account are removed. */
export function claimYachts(module: ModuleCore, userId: string | null): void {
  const { local } = module.platform.storage
  yachtOf(module).claim(userId)
  const left = readYachts(local.get(yachtName)).filter(({ owner }) => !hasUserChanged(owner, userId))
  keepYachts(
    local,
    left.map((one) => ({ ...one, owner: userId })),
  )
}

function keepYachts(local: Platform['storage']['local'], requests: readonly YachtSnapshot[]): void {
  if (requests.length > 0) local.set(yachtName, writeYachts(requests))
  else local.remove(yachtName)
}
