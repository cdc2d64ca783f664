import type { Endpoint, ReadAnswerOf } from '@wherry/booking/wire'
import * as v from 'valibot'
import { createApp } from '../app.ts'
import type { SandboxOptions } from '../options.ts'
import { createPlaceIndex } from '../places/placeIndex.ts'
import { samplePlaces } from '../places/sample.ts'
import { createMemoryStore } from '../store/memory.ts'
import type { Store } from '../store/store.ts'

/** The instant 2027-06-14 09:00 in Istanbul and Moscow. */
export const someDay = Date.UTC(2027, 5, 14, 6, 0)

const places = createPlaceIndex(samplePlaces)

export interface AskOptions {
  version?: 'v1' | 'v4'
  /** Parameters of the path. */
  path?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
  /** Id of the signed-in user. @default not signed in */
  as?: number
}

/** Creates a sandbox with the sample places and a clock that the test sets. */
export function createAsking(options: Partial<SandboxOptions> = {}, store: Store = createMemoryStore()) {
  const clock = { at: someDay, now: () => clock.at }
  const app = createApp({ places, store, clock, options })

  const request = async (endpoint: Endpoint, asked: AskOptions = {}): Promise<Response> => {
    const version = endpoint.version === 'byFrame' ? (asked.version ?? 'v4') : endpoint.version
    const before = version === null ? '' : `/${version}`
    const token = asked.as === undefined ? null : `token-of-${asked.as}`
    if (asked.as !== undefined && token !== null && store.session(token) === null) {
      store.addSession({ token, userId: asked.as, createdAt: clock.at })
    }
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => asked.path?.[name] ?? '')
    const query = new URLSearchParams({ module_type: 'booking', lang: 'en', currency: 'EUR', ...asked.query })
    return app.request(`http://sandbox${before}${path}?${query}`, {
      method: endpoint.method,
      headers: {
        'Content-Type': 'application/json',
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...asked.headers,
      },
      ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
    })
  }

  return {
    app,
    clock,
    store,
    request,
    /** The response of a successful request, parsed by the call's own schema. */
    async ask<E extends Endpoint>(endpoint: E, asked: AskOptions = {}): Promise<ReadAnswerOf<E>> {
      const response = await request(endpoint, asked)
      const body: unknown = await response.json()
      if (response.status !== 200)
        throw new Error(`${endpoint.name} answered ${response.status} ${JSON.stringify(body)}`)
      return v.parse(endpoint.answer, body) as ReadAnswerOf<E>
    },
    /** Status and error of a refused request. */
    async refusal(endpoint: Endpoint, asked: AskOptions = {}) {
      const response = await request(endpoint, asked)
      const body = (await response.json()) as {
        error?: { code: string; message: string } & Record<string, unknown>
      }
      return { ...body.error, status: response.status } as Record<string, unknown>
    },
  }
}

/** A price search between two sample places. */
export function ride(from: string, to: string, more: Record<string, string> = {}): AskOptions {
  const point = (id: string) => {
    const place = places.get(id)
    if (place === null) throw new Error(`No sample place ${id}`)
    return `${place.lat},${place.lng}`
  }
  return {
    query: {
      start_place_point: point(from),
      finish_place_point: point(to),
      start_place_id: from,
      finish_place_id: to,
      platform: 'web',
      ...more,
    },
  }
}
