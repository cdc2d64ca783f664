import { createApp } from './app.ts'
import type { Clock } from './clock.ts'
import { createFaults, type FaultRule } from './faults/rules.ts'
import type { SandboxOptions } from './options.ts'
import type { Place } from './places/place.ts'
import { createPlaceIndex } from './places/placeIndex.ts'
import { samplePlaces } from './places/sample.ts'
import { createMemoryStore } from './store/memory.ts'
import type { Store } from './store/store.ts'

export interface InProcessOptions {
  /** Places of the sandbox. @default the sample places */
  places?: readonly Place[]
  /** Store of the sandbox. @default a new store in memory */
  store?: Store
  /** Clock of the sandbox; required, so that a test does not use the machine's clock by accident. */
  clock: Clock
  /** Faults that are active from the start. @default none */
  faults?: readonly FaultRule[]
  /** Minimum time of each response, in milliseconds. @default 0 */
  latency?: number
  /** Sessions that are open from the start, by bearer token. @default none */
  sessions?: readonly { token: string; userId: number }[]
  /** Addresses and tariff. @default those of `defaultOptions` */
  options?: Partial<SandboxOptions>
}

/** Maximum number of redirects that a browser follows. */
const mostRedirects = 20
const redirects: readonly number[] = [301, 302, 303, 307, 308]

/**
 * The whole API as a `fetch`, for stories and tests, in a browser or not. It answers for any host and behaves like a
 * browser on another origin: the signal also aborts a wait and the reading of a body, redirects are followed, and a cut
 * connection or a response without CORS headers throws a TypeError.
 */
export function createInProcessFetch(options: InProcessOptions): typeof fetch {
  const { store = createMemoryStore(), clock } = options
  for (const { token, userId } of options.sessions ?? []) {
    if (store.session(token) === null) store.addSession({ token, userId, createdAt: clock.now() })
  }
  const app = createApp({
    places: options.places === undefined ? samplePlaceIndex() : createPlaceIndex(options.places),
    store,
    clock,
    faults: createFaults(options.faults),
    ...(options.options === undefined ? {} : { options: options.options }),
  })

  async function answer(request: Request): Promise<Response> {
    let isCut = false
    const cut = () => {
      isCut = true
    }
    const response = await app.fetch(request, { cut })
    if (isCut || !response.headers.has('Access-Control-Allow-Origin')) throw new TypeError('Failed to fetch')
    return response
  }

  async function follow(request: Request): Promise<Response> {
    if (options.latency) await new Promise((resolve) => setTimeout(resolve, options.latency))
    let asked = request
    for (let followed = 0; followed <= mostRedirects; followed++) {
      const response = await answer(asked)
      const to = response.headers.get('Location')
      if (to === null || !redirects.includes(response.status)) return response
      // With `redirect: 'manual'` a browser returns a response with status 0 and no body.
      if (request.redirect === 'manual') return Response.error()
      if (request.redirect === 'error') break
      asked = new Request(new URL(to, asked.url), { headers: asked.headers, signal: request.signal })
    }
    throw new TypeError('Failed to fetch')
  }

  return async (input, init) => {
    const request = new Request(input, init)
    const { signal } = request
    signal.throwIfAborted()
    const response = await Promise.race([follow(request), whenAborted(signal)])
    const { body, status, headers } = response
    if (body === null) return response
    return new Response(body.pipeThrough(new TransformStream(), { signal }), { status, headers })
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
