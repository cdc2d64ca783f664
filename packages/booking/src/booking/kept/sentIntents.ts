import type { Platform } from '../../kernel/platform.ts'
import { timeLimits } from '../../wire/core.ts'

/** Lifetime of a request here, milliseconds; the service remembers its key for the same time. */
const lifeMs = 24 * 60 * 60 * 1000
/**
 * Time in milliseconds for which a request may still be pending; its own page waits as long for the response.
 */
const underWayMs = timeLimits.orders
/** Maximum number of remembered requests. */
const mostRequests = 20

/**
 * Keys that were sent for each intent, in all tabs. A tab may have another request for the same intent, for
 * instance with new prices. It asks about the earlier keys before it sends its own (REL-01). The store holds
 * no personal data.
 */
export interface SentIntents {
  /** Adds a request that is being sent, with its number of rides. */
  add(intentId: string, key: string, rides: number): void
  /** Marks a request as no longer awaited by its page, although its result is not certain. */
  settle(key: string): void
  /** Removes a refused request, unless an earlier request with the same key may still arrive. */
  forget(key: string): void
  /**
   * Key of an intent's last request that may still arrive, awaited or not. Null: there is none. The next
   * request is sent with this key, so that the service makes one order of both.
   */
  openKey(intentId: string): string | null
  /** Other keys of the same intent, the last first. */
  others(intentId: string, key: string): string[]
  /** Instant until which a request may be pending, epoch milliseconds; 0: it is not pending. */
  underWayUntil(key: string): number
  /** Number of rides in a request. Null: not known any more. */
  ridesOf(key: string): number | null
}

interface Entry {
  intentId: string
  key: string
  /** Instant at which the request was sent, epoch milliseconds. */
  at: number
  /** From 1; 0: not known. */
  rides: number
  isSettled: boolean
  /** Another request was sent with this key shortly before. */
  isShared: boolean
}

/** @param scope names the partner and the user of the address */
export function createSentIntents(
  { clock, storage: { local } }: Pick<Platform, 'clock' | 'storage'>,
  scope: string,
): SentIntents {
  const name = `wherry-sent:${scope}`
  /** Requests of this page, used if nothing can be stored. */
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
      // The device's clock was set back since the request. Its real age is unknown, so it counts from now.
      if (found.at > now) write(read().map((one) => (one.key === key ? { ...one, at: now } : one)))
      return Math.min(found.at, now) + underWayMs
    },
    ridesOf: (key) => find(key)?.rides || null,
  }
}

/** Reads the stored requests. Null: nothing is stored. */
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
