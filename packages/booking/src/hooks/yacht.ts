import { type YachtClient, yachtClient } from '../client/yacht.ts'
import { hasLeft } from '../domain/hasLeft.ts'
import { yachtDays } from '../domain/yachtDates.ts'
import type { SentYacht } from '../domain/yachtForm.ts'
import { yachtZone } from '../domain/yachtPlaces.ts'
import type { Platform } from '../platform/platform.ts'
import { createStore, type Store } from '../state/store.ts'
import { yachtName } from '../state/storedNames.ts'
import {
  type KeptYacht,
  restoredYacht,
  type YachtAction,
  type YachtState,
  yachtReducer,
} from '../state/yacht.ts'
import { readYachts, writeYachts, type YachtSnapshot } from '../state/yachtSnapshot.ts'
import { isDefinite, isKeyTaken, told } from './failure.ts'
import type { ModuleCore } from './module.tsx'

/** Under which a tab knows its own request among them, in the storage of its session. */
const tabName = 'wherry-yacht-tab'
/** How long an unfinished request is kept, from its last change (BOOK-58). */
const lifeMs = 24 * 60 * 60 * 1000

/** A request for a yacht, from its place to its confirmation (YACHT-03 to YACHT-12). */
export interface YachtFlow {
  readonly store: Store<YachtState, YachtAction>
  /**
   * Sends a request, once however often it is asked for: one request has one key (YACHT-11). What was taken stays as
   * it is until the confirmation resets it.
   * @returns what the service took. Null: it was not sent, or nobody knows; the state says why
   */
  send(sent: SentYacht): Promise<SentYacht | null>
  /** What was changed since goes out as another request. */
  sendAnew(sent: SentYacht): Promise<SentYacht | null>
  /** Takes back what is under way: its page is left. */
  stop(): void
  /** Forgets all of it, on the device too (YACHT-10). */
  reset(): void
  /** Tells who is here now, null for nobody: what another account has left is forgotten (BOOK-58). */
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

  /** The requests of all tabs whose time is not over. */
  function living(): readonly YachtSnapshot[] {
    return readYachts(local.get(yachtName)).filter(({ until }) => until > clock.now())
  }

  /** A new tab goes on with a request of its own; one that may have arrived keeps its key, so that it arrives once. */
  function taken(kept: KeptYacht): KeptYacht {
    return kept.lost.length > 0 ? kept : { ...kept, key: randomId() }
  }

  function write() {
    const { kept } = store.get()
    const others = living().filter((one) => one.tab !== tab)
    keepYachts(local, kept ? [{ tab, kept, until, owner }, ...others] : others)
  }

  /** A day that cannot be chosen any more is no choice. */
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
      platform.host?.tell('yacht-sent', {})
      return abort.signal.aborted ? null : sent
    } catch (error) {
      if (abort.signal.aborted) return null
      const before = isKeyTaken(error) ? await arrivedOf(kept.lost, options) : null
      if (abort.signal.aborted) return null
      if (before) store.dispatch({ type: 'arrivedBefore', sent: before })
      else store.dispatch({ type: 'failed', failure: told(error, online.get()), isOpen: !isDefinite(error) })
      return null
    } finally {
      if (running === abort) running = null
    }
  }

  /** Which of the requests that were not answered has arrived: the service takes it again under its key, and no other. */
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
      if (hasLeft(before, userId)) reset()
      if (before !== userId) write()
    },
  }
}

/** The request of a module, one for all its pages. */
export function yachtOf(module: ModuleCore): YachtFlow {
  const { client, platform } = module
  return module.shared('yacht', () => createYachtFlow({ client: yachtClient(client.core), platform }))
}

/** Tells the requests of all tabs who is here now (BOOK-58): what another account has left is forgotten. */
export function claimYachts(module: ModuleCore, userId: string | null): void {
  const { local } = module.platform.storage
  yachtOf(module).claim(userId)
  const left = readYachts(local.get(yachtName)).filter(({ owner }) => !hasLeft(owner, userId))
  keepYachts(
    local,
    left.map((one) => ({ ...one, owner: userId })),
  )
}

function keepYachts(local: Platform['storage']['local'], requests: readonly YachtSnapshot[]): void {
  if (requests.length > 0) local.set(yachtName, writeYachts(requests))
  else local.remove(yachtName)
}
