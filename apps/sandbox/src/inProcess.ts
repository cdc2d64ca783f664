import { createApp } from './app.ts'
import { type Clock, systemClock } from './clock.ts'
import { createFaults, type FaultRule } from './faults.ts'
import type { SandboxOptions } from './options.ts'
import type { Place } from './places/place.ts'
import { createPlaceIndex } from './places/placeIndex.ts'
import { samplePlaces } from './places/sample.ts'
import { createMemoryStore } from './store/memory.ts'
import type { Store } from './store/store.ts'

export interface InProcessOptions {
  /** @default the sample places */
  places?: readonly Place[]
  /** @default a new store in memory */
  store?: Store
  /** @default the system's */
  clock?: Clock
  /** Faults that stand from the start. @default none */
  faults?: readonly FaultRule[]
  /** Milliseconds that each answer takes at least. @default 0 */
  latency?: number
  /** Addresses and tariff. @default those of `defaultOptions` */
  options?: Partial<SandboxOptions>
}

/**
 * The whole API as a `fetch`: for stories and tests, in a browser or not. It answers for any host by path, honours
 * the signal, and fails with a TypeError where a fault drops the connection.
 */
export function createInProcessFetch(options: InProcessOptions = {}): typeof fetch {
  const app = createApp({
    places: options.places === undefined ? samplePlaceIndex() : createPlaceIndex(options.places),
    store: options.store ?? createMemoryStore(),
    clock: options.clock ?? systemClock,
    faults: createFaults(options.faults),
    ...(options.options === undefined ? {} : { options: options.options }),
  })

  return async (input, init) => {
    const request = new Request(input, init)
    const { signal } = request
    signal.throwIfAborted()
    let isDropped = false
    const connection = {
      incoming: {
        socket: {
          destroy: () => {
            isDropped = true
          },
        },
      },
    }
    const answer = (async () => {
      if (options.latency) await new Promise((resolve) => setTimeout(resolve, options.latency))
      return app.fetch(request, connection)
    })()
    const response = await Promise.race([answer, whenAborted(signal)])
    if (isDropped) throw new TypeError('Failed to fetch')
    return response
  }
}

let sampleIndex: ReturnType<typeof createPlaceIndex> | null = null

function samplePlaceIndex() {
  sampleIndex ??= createPlaceIndex(samplePlaces)
  return sampleIndex
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
