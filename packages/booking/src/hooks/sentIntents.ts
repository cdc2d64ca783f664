import { timeLimits } from '../client/core.ts'
import type { Platform } from '../platform/platform.ts'

/** How long a request is remembered, as long as the service remembers its key. */
const lifeMs = 24 * 60 * 60 * 1000
/** How long a request may be on its way: as long as its own page waits for the answer, milliseconds. */
const underWayMs = timeLimits.orders
/** So many requests at most. */
const mostRequests = 20

/**
 * The keys that went out for each intent, in all tabs: a tab that has a request of other words for the same intent, as
 * after its prices were told anew, asks about those before it sends its own (REL-01). It holds nothing personal.
 */
export interface SentIntents {
  /** A request goes out, for so many rides. */
  add(intentId: string, key: string, rides: number): void
  /** Its page does not wait for it any more, though nobody knows for certain what became of it. */
  settle(key: string): void
  /** It was refused: there is nothing to ask about, unless a request before it may still arrive under the same key. */
  forget(key: string): void
  /**
   * The key of the last request of an intent that may still arrive, waited for or not. Null: there is none. Whatever
   * goes out next has this key, so that the service makes one order of both.
   */
  openKey(intentId: string): string | null
  /** The keys of an intent other than this one, the last first. */
  others(intentId: string, key: string): string[]
  /** Until when a request may be on its way, epoch milliseconds; 0: it is not. */
  underWayUntil(key: string): number
  /** For how many rides a request went out. Null: not known any more. */
  ridesOf(key: string): number | null
}

interface Entry {
  intentId: string
  key: string
  /** Epoch milliseconds. */
  at: number
  /** From 1; 0: not known. */
  rides: number
  isSettled: boolean
  /** Another request went out with this key shortly before. */
  isShared: boolean
}

/** @param scope names partner and user of the address. */
export function createSentIntents(
  { clock, storage: { local } }: Pick<Platform, 'clock' | 'storage'>,
  scope: string,
): SentIntents {
  const name = `wherry-sent:${scope}`
  /** Of this page, where nothing can be stored. */
  let own: readonly Entry[] = []
  const all = () => readEntries(local.get(name)) ?? own
  const read = () => all().filter(({ at }) => clock.now() - at < lifeMs)
  const find = (key: string) => read().find((one) => one.key === key)
  const isOpen = (one: Entry | undefined) => one !== undefined && clock.now() - one.at < underWayMs
  function settle(key: string) {
    write(read().map((one) => (one.key === key ? { ...one, isSettled: true } : one)))
  }
  function write(entries: readonly Entry[]) {
    own = entries.slice(0, mostRequests)
    local.set(name, JSON.stringify(own))
  }
  return {
    add(intentId, key, rides) {
      const isShared = isOpen(find(key))
      const entry = { intentId, key, at: clock.now(), rides, isSettled: false, isShared }
      write([entry, ...read().filter((one) => one.key !== key)])
    },
    settle,
    forget(key) {
      if (find(key)?.isShared) settle(key)
      else write(read().filter((one) => one.key !== key))
    },
    openKey: (intentId) => read().find((one) => one.intentId === intentId && isOpen(one))?.key ?? null,
    others: (intentId, key) =>
      read().flatMap((one) => (one.intentId === intentId && one.key !== key ? one.key : [])),
    underWayUntil(key) {
      const found = find(key)
      if (!found || found.isSettled) return 0
      const now = clock.now()
      // The device's clock was set back since: nobody knows how long ago, so that it counts from now.
      if (found.at > now) write(read().map((one) => (one.key === key ? { ...one, at: now } : one)))
      return Math.min(found.at, now) + underWayMs
    },
    ridesOf: (key) => find(key)?.rides || null,
  }
}

/** Null: nothing is stored. */
function readEntries(text: string | null): Entry[] | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.flatMap(toEntry) : []
  } catch {
    return []
  }
}

function toEntry(value: unknown): Entry[] {
  if (typeof value !== 'object' || value === null) return []
  const { intentId, key, at, rides, isSettled, isShared } = value as Record<string, unknown>
  if (typeof intentId !== 'string' || typeof key !== 'string' || typeof at !== 'number') return []
  const known = { intentId, key, at, rides: typeof rides === 'number' ? rides : 0 }
  return [{ ...known, isSettled: isSettled === true, isShared: isShared === true }]
}
