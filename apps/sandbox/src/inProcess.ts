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
  /** @default the sample places */
  places?: readonly Place[]
  /** @default a new store in memory */
  store?: Store
  /** No default: a test that forgets its clock must not get the machine's. */
  clock: Clock
  /** Faults that stand from the start. @default none */
  faults?: readonly FaultRule[]
  /** Milliseconds that each answer takes at least. @default 0 */
  latency?: number
  /** Who is signed in from the start, by bearer token. @default nobody */
  sessions?: readonly { token: string; userId: number }[]
  /** Addresses and tariff. @default those of `defaultOptions` */
  options?: Partial<SandboxOptions>
}

/** How often a browser follows a redirect. */
const mostRedirects = 20
const redirects: readonly number[] = [301, 302, 303, 307, 308]

/**
 * The whole API as a `fetch`: for stories and tests, in a browser or not. It answers for any host by path and plays a
 * browser on another origin: it honours the signal while it waits and while the body is read, follows redirects, and
 * fails with a TypeError where the connection is cut or the answer lets no other origin read it.
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
      // A browser hides a redirect that it is not to follow: status 0, nothing to read.
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
