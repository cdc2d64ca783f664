import type { Platform } from '../platform/platform.ts'

/** How long a request is remembered, as long as the service remembers its key. */
const lifeMs = 24 * 60 * 60 * 1000
/** So many requests at most. */
const mostRequests = 20

/**
 * The keys that went out for each intent, in all tabs: a tab that has a request of other words for the same intent, as
 * after its prices were told anew, asks about those before it sends its own (REL-01). It holds nothing personal.
 */
export interface SentIntents {
  /** A request goes out. */
  add(intentId: string, key: string): void
  /** It was refused: there is nothing to ask about. */
  forget(key: string): void
  /** The keys of an intent other than this one, the last first. */
  others(intentId: string, key: string): string[]
}

interface Entry {
  intentId: string
  key: string
  /** Epoch milliseconds. */
  at: number
}

/** @param scope names partner and user of the address. */
export function createSentIntents(
  { clock, storage: { local } }: Pick<Platform, 'clock' | 'storage'>,
  scope: string,
): SentIntents {
  const name = `wherry-sent:${scope}`
  const read = () => readEntries(local.get(name)).filter(({ at }) => clock.now() - at < lifeMs)
  const write = (entries: readonly Entry[]) => local.set(name, JSON.stringify(entries.slice(0, mostRequests)))
  return {
    add(intentId, key) {
      write([{ intentId, key, at: clock.now() }, ...read().filter((one) => one.key !== key)])
    },
    forget(key) {
      write(read().filter((one) => one.key !== key))
    },
    others: (intentId, key) =>
      read().flatMap((one) => (one.intentId === intentId && one.key !== key ? one.key : [])),
  }
}

function readEntries(text: string | null): Entry[] {
  if (text === null) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false
  const { intentId, key, at } = value as Record<string, unknown>
  return typeof intentId === 'string' && typeof key === 'string' && typeof at === 'number'
}
