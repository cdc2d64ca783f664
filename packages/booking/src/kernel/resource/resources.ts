import type { Platform } from '../platform.ts'
import { createReadings, type Readings, takenBack } from './readings.ts'
import { onReturn } from './returns.ts'

/** Key of a resource: a word for its kind, then its parameters. Null: nothing is read. */
export type ResourceKey = readonly (string | number | boolean | null)[] | null

/** State of one name in the cache, as SWR reads and writes it. */
export interface ResourceState {
  data?: unknown
  error?: unknown
  isValidating?: boolean
  /** Instant of the last read outside a component, epoch milliseconds. Missing: there was none. */
  at?: number
}

export interface AskOptions {
  /** Cancels the read, unless another caller waits for it too. @default never */
  signal?: AbortSignal
  /**
   * Maximum age of a cached value in milliseconds. 0: the value is read in any case and not stored. @default any age
   */
  freshForMs?: number
}

/** Resource cache of one module (REL-09). Two modules on a page share nothing. */
export interface Resources {
  /**
   * Returns the cached value, else reads it, for callers outside a component. Callers at the same time share one read.
   * Browser back or forward starts the read again (SHELL-20). An answer is not stored if the identity has changed since
   * the request, because the key names the former one.
   * @throws the error of `read`; `takenBack` if the signal is aborted
   */
  ask<Value>(
    key: NonNullable<ResourceKey>,
    read: (signal: AbortSignal) => Promise<Value>,
    options?: AskOptions,
  ): Promise<Value>
  /** Sets the cached value without a read; undefined removes it. */
  put<Value>(key: NonNullable<ResourceKey>, value: Value | undefined): void
  readonly readings: Readings
  /** States by name. The hooks hand it to SWR, so both have one cache. */
  readonly cache: ResourceCache
  /** Replaces the function that writes values, so that SWR informs its hooks. */
  writeBy(write: (name: string, value: unknown) => void): void
  readonly platform: ResourcePlatform
}

export type ResourcePlatform = Pick<Platform, 'clock' | 'online' | 'pageEvents' | 'visibility'>

/** Size of the cache above which values that no component uses are removed. */
const mostRemembered = 100

/**
 * Creates the cache and the calls of a module.
 *
 * @param identity returns whom and in which language the service answers now, as text
 */
export function createResources(platform: ResourcePlatform, identity: () => string): Resources {
  const { clock } = platform
  const readings = createReadings({ onHistory: (history) => onReturn(platform, { history }) })
  const cache = createMemory(readings.isHeld)
  let write = (name: string, data: unknown) => cache.set(name, { data })
  return {
    readings,
    cache,
    platform,
    writeBy(next) {
      write = next
    },
    put: (key, value) => write(nameOf(key), value),
    async ask<Value>(
      key: NonNullable<ResourceKey>,
      read: (signal: AbortSignal) => Promise<Value>,
      { signal, freshForMs = Number.POSITIVE_INFINITY }: AskOptions = {},
    ): Promise<Value> {
      const name = nameOf(key)
      const asker = identity()
      if (signal?.aborted) throw takenBack
      const { data, at = Number.NaN } = cache.get(name) ?? {}
      const age = clock.now() - at
      // A negative age means that the clock was set back: the value does not count as fresh.
      const isFresh = freshForMs === Number.POSITIVE_INFINITY || (age >= 0 && age < freshForMs)
      if (data !== undefined && isFresh) return data as Value
      const isStored = freshForMs > 0
      if (!isStored && data !== undefined) write(name, undefined)
      const release = readings.hold(name)
      signal?.addEventListener('abort', release)
      try {
        const running = isStored && readings.outcomeOf<Value>(name)
        if (running) return await running
        return await readings.run(name, async (own) => {
          const isOfAsker = identity() === asker
          const value = await read(own)
          if (!isStored || own.aborted || !isOfAsker || identity() !== asker) return value
          write(name, value)
          cache.set(name, { ...cache.get(name), at: clock.now() })
          return value
        })
      } finally {
        signal?.removeEventListener('abort', release)
        release()
      }
    },
  }
}

/** Returns the cache name of a key, the same as SWR's `unstable_serialize`. Empty: the key is null. */
export function nameOf(key: ResourceKey): string {
  return key ? `@${key.map((part) => `${JSON.stringify(part)},`).join('')}` : ''
}

/** Cache of states by name, in the shape that SWR takes for its own. */
export interface ResourceCache {
  get(name: string): ResourceState | undefined
  set(name: string, state: ResourceState): void
  delete(name: string): void
  keys(): IterableIterator<string>
}

/** Creates a cache that removes the oldest value that no component uses. */
function createMemory(isHeld: (name: string) => boolean): ResourceCache {
  const states = new Map<string, ResourceState>()
  const set = states.set.bind(states)
  return Object.assign(states, {
    set(name: string, state: ResourceState) {
      set(name, state)
      if (states.size <= mostRemembered) return states
      for (const one of states.keys()) {
        if (one === name || isHeld(one)) continue
        states.delete(one)
        break
      }
      return states
    },
  })
}
