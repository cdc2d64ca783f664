import type { Cache, Middleware, ScopedMutator, SWRConfiguration } from 'swr'
import { initCache } from 'swr/_internal'
import { takenBack } from './readings.ts'
import { nameOf, type ResourceKey, type Resources } from './resources.ts'
import { onReturn } from './returns.ts'

/** Resources of one module as its hooks read them, by SWR. */
export interface SwrResources extends Resources {
  /** Returns the cache name of a key. Empty: the key is null. */
  nameOf(key: ResourceKey): string
  /** Returns the error of the last read of this name. Undefined: it did not fail, or was cancelled. */
  failureOf(name: string): unknown
  /** True if the read was cancelled because no component used it, and was not repeated. A new one must start it. */
  isLeft(name: string): boolean
  /**
   * Registers a component that uses this name; the returned function ends that. Without `lasts` the value is removed when
   * no component uses it.
   */
  hold(name: string, lasts: boolean): () => void
  /** SWR configuration of every hook of this module. */
  readonly config: SWRConfiguration
}

/** Hands the cache of a module to SWR. Called once a module, when its first hook reads. */
export function createSwrResources(resources: Resources): SwrResources {
  const { platform, readings } = resources
  const { online, pageEvents, visibility } = platform
  let notifyReconnect = () => {}
  let notifyFocus = () => {}
  const [cache, mutate] = initCache(resources.cache, {
    initReconnect(tell) {
      notifyReconnect = tell
    },
    initFocus(tell) {
      notifyFocus = tell
    },
  }) as [Cache, ScopedMutator, ...unknown[]]
  const write = (name: string, value: unknown) => void mutate(name, value, { revalidate: false })
  resources.writeBy(write)

  /** Subscribes to page events while a resource is in use, so a removed module leaves no listener (REL-09). */
  function listen(): () => void {
    const ends = [
      onReturn(platform, { connection: notifyReconnect }),
      visibility.subscribe((isVisible) => isVisible && notifyFocus()),
      pageEvents.onPageShow((persisted) => persisted && notifyFocus()),
    ]
    return () => {
      for (const end of ends) end()
    }
  }
  let looks = 0
  let endListening = () => {}
  const inOwnCache: Middleware = (next) => (key, read, config) =>
    next(key, read, Object.assign({}, config, { cache, mutate }))
  return {
    ...resources,
    nameOf,
    failureOf: (name) => withoutTakenBack(cache.get(name)?.error),
    isLeft(name) {
      const { error, isValidating } = cache.get(name) ?? {}
      return error === takenBack && !isValidating
    },
    hold(name, lasts) {
      const release = readings.hold(name)
      if (looks === 0) endListening = listen()
      looks += 1
      return () => {
        release()
        looks -= 1
        if (looks === 0) endListening()
        if (lasts) return
        queueMicrotask(() => {
          if (!readings.isHeld(name)) write(name, undefined)
        })
      }
    },
    config: {
      use: [inOwnCache],
      isOnline: online.get,
      // A hidden page also reads again when the connection is back.
      isVisible: () => true,
      // The client itself repeats requests with a temporary failure.
      shouldRetryOnError: false,
      dedupingInterval: 0,
      focusThrottleInterval: -1,
    },
  }
}

/** Returns the failure, but undefined for a read that was cancelled. */
export function withoutTakenBack<Failure>(failure: Failure | undefined): Failure | undefined {
  return failure === takenBack ? undefined : failure
}
