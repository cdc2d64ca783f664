import { type EndpointName, endpoints } from '@wherry/booking/wire'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createInProcessFetch } from '../inProcess.ts'
import { createPlaceIndex } from '../places/placeIndex.ts'
import { samplePlaces } from '../places/sample.ts'
import { type Sandbox, startSandbox } from '../server.ts'
import { createAsking, ride, someDay } from '../testing/asking.ts'
import { bookingOf, newKey, tripToBook } from '../testing/bookings.ts'
import { type FaultKind, faultKindNames, faultKinds } from './kinds.ts'
import { trickleOf } from './streams.ts'

const clock = { now: () => someDay }
const query = new URLSearchParams({ module_type: 'booking', lang: 'ru', currency: 'EUR' })
const prices = `/v4/prices?${query}&${new URLSearchParams(ride('ap-IST', 'ad-moda-caddesi-142').query)}`
const unknownPlace = `/v4/places/ap-XXX?${query}`

type Ask = (path: string, init?: RequestInit) => Promise<Response>
interface Service {
  ask: Ask
  /** True if the service checks CORS as a browser does; only in process. */
  checksOrigin: boolean
  close(): Promise<void>
}

const services: Record<string, () => Promise<Service>> = {
  'in process': async () => {
    const fetch = createInProcessFetch({ clock })
    return {
      ask: (path, init) => fetch(`https://api.example${path}`, init),
      checksOrigin: true,
      close: async () => {},
    }
  },
  'over HTTP': async () => {
    const sandbox: Sandbox = await startSandbox({
      ports: { start: 0, api: 0, pay: 0, account: 0, partner: 0, hostile: 0 },
      places: createPlaceIndex(samplePlaces),
      clock,
    })
    return {
      ask: (path, init) => fetch(sandbox.urls.api + path, init),
      checksOrigin: false,
      close: () => sandbox.close(),
    }
  },
}

describe.each(Object.entries(services))('a fault %s', (_, start) => {
  let service: Service
  beforeAll(async () => {
    service = await start()
  })
  afterAll(() => service.close())
  // The clock stops, so that responses can be compared.
  beforeEach(() => askTestEndpoint('/__clock', 'POST', { fixed: true }))

  const ask: Ask = (path, init) => service.ask(path, init)
  const under = (fault: string, path = prices, init: RequestInit = {}) =>
    ask(path, { ...init, headers: { ...init.headers, 'X-Sandbox-Fault': fault } })
  const truth = async () => (await ask(prices)).json()
  const askTestEndpoint = (path: string, method: string, body?: unknown) =>
    ask(path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })

  it('latency: the true answer, later', async () => {
    const from = performance.now()
    const response = await under('latency:80')
    expect(performance.now() - from).toBeGreaterThanOrEqual(78)
    expect([response.status, await response.json()]).toEqual([200, await truth()])
  })

  it('hang: nothing until the caller leaves', async () => {
    const caller = new AbortController()
    let isSettled = false
    const answer = under('hang', prices, { signal: caller.signal }).finally(() => {
      isSettled = true
    })
    const failed = expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    await new Promise((resolve) => setTimeout(resolve, 120))
    expect(isSettled).toBe(false)
    caller.abort()
    await failed
  })

  it.each([
    ['/__reset', 'POST'],
    ['/__faults', 'DELETE'],
  ])('hang: %s ends it', async (path, method) => {
    const failed = expect(under('hang')).rejects.toThrow(TypeError)
    await new Promise((resolve) => setTimeout(resolve, 60))
    await askTestEndpoint(path, method)
    await failed
  })

  it.each<FaultKind>(['reset', 'lost', 'redirectLoop'])('%s: a TypeError', async (kind) => {
    await expect(under(kind)).rejects.toThrow(TypeError)
  })

  it('resetMidBody: a head, then a TypeError while the body is read', async () => {
    const response = await under('resetMidBody')
    expect(response.status).toBe(200)
    const reader = response.body?.getReader()
    const whole = JSON.stringify(await truth())
    const seen: number[] = []
    const reading = (async () => {
      for (;;) {
        const piece = await reader?.read()
        if (piece?.done !== false) return
        seen.push(piece.value.length)
      }
    })()
    await expect(reading).rejects.toThrow(TypeError)
    const bytes = new TextEncoder().encode(whole).length
    expect(seen.reduce((sum, size) => sum + size, 0)).toBe(Math.ceil(bytes / 2))
    await expect((await under('resetMidBody')).json()).rejects.toThrow(TypeError)
  })

  it('trickle: the true answer in many pieces', async () => {
    const from = performance.now()
    const response = await under('trickle:600')
    const pieces: Uint8Array[] = []
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) pieces.push(piece)
    expect(performance.now() - from).toBeGreaterThanOrEqual(595)
    expect(pieces.length).toBeGreaterThan(3)
    expect(JSON.parse(await new Blob(pieces as Uint8Array<ArrayBuffer>[]).text())).toEqual(await truth())
  })

  it('REL-03 trickle: a body of a few bytes takes as long', async () => {
    const from = performance.now()
    const pieces: number[] = []
    const body = trickleOf(new Uint8Array([1, 2, 3, 4]), 600)
    for await (const piece of body as unknown as AsyncIterable<Uint8Array>) pieces.push(...piece)
    expect(performance.now() - from).toBeGreaterThanOrEqual(595)
    expect(pieces).toEqual([1, 2, 3, 4])
  })

  it('trickle: leaving while the body is read', async () => {
    const caller = new AbortController()
    const response = await under('trickle', prices, { signal: caller.signal })
    setTimeout(() => caller.abort(), 80)
    await expect(response.text()).rejects.toMatchObject({ name: 'AbortError' })
  })

  it.each([
    ['status400', 400, 'not_accepted', 'Это не принято. Проверьте введённое и\u00a0отправьте ещё раз.'],
    ['status401', 401, 'sign_in', 'Войдите, чтобы продолжить.'],
    ['status403', 403, 'forbidden', 'Из этого аккаунта нельзя заказывать.'],
    ['status404', 404, 'not_found', 'Ничего не найдено. Проверьте ссылку, по которой вы перешли.'],
    ['status409', 409, 'conflict', 'За это время данные изменились. Посмотрите их и\u00a0отправьте заново.'],
    ['status429', 429, 'too_many_requests', 'Слишком много запросов. Попробуйте ещё раз чуть позже.'],
    ['status500', 500, 'internal', 'У\u00a0нас что-то сломалось. Попробуйте ещё раз через минуту.'],
    ['errorIn200', 200, 'not_now', 'Сейчас это сделать нельзя. Попробуйте позже.'],
  ])('%s: %i with code %s, in the visitor’s language', async (kind, status, code, message) => {
    const response = await under(kind)
    expect([response.status, await response.json()]).toEqual([status, { error: { code, message } }])
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Retry-After')).toBe(kind === 'status429' ? '1' : null)
  })

  it('status429: Retry-After can be set', async () => {
    expect((await under('status429:7')).headers.get('Retry-After')).toBe('7')
    await askTestEndpoint('/__faults', 'POST', {
      operation: 'prices',
      kind: 'status429',
      retryAfter: 9,
      times: 1,
    })
    expect((await ask(prices)).headers.get('Retry-After')).toBe('9')
  })

  it('status400NoError: the true answer under 400', async () => {
    const response = await under('status400NoError')
    expect([response.status, await response.json()]).toEqual([400, await truth()])
  })

  it.each([
    ['status502', 502],
    ['htmlBody', 200],
  ])('%s: %i with HTML', async (kind, status) => {
    const response = await under(kind)
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toContain('text/html')
    expect(await response.text()).toMatch(/^<!doctype html>/)
  })

  it('emptyBody: 200 without a byte', async () => {
    const response = await under('emptyBody')
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  it('brokenJson: half of the true answer', async () => {
    const response = await under('brokenJson')
    expect(response.status).toBe(200)
    const text = await response.text()
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
    expect(JSON.stringify(await truth()).startsWith(text)).toBe(true)
  })

  it('wrongShape: JSON that the contract refuses', async () => {
    const response = await under('wrongShape')
    expect([response.status, await response.json()]).toEqual([200, { result: 7 }])
  })

  it('hostileJson: 1e999 and prototype keys', async () => {
    const response = await under('hostileJson')
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(text).toContain('"__proto__":{"polluted":true}')
    expect(text.match(/1e999/g)).toHaveLength(1)
    const body = JSON.parse(text)
    expect(Object.keys(body)).toEqual(['__proto__', 'constructor', 'prototype', 'result'])
    expect(text).toMatch(/^\{"__proto__":.*"result":\[\{"__proto__"/)
  })

  it('noCors: the true answer that no other origin may read', async () => {
    if (service.checksOrigin) return expect(under('noCors')).rejects.toThrow(TypeError)
    const response = await under('noCors', prices, { headers: { Origin: 'https://a.example' } })
    expect([response.status, await response.json()]).toEqual([200, await truth()])
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('manyRows: 200,000 rows that fit, each with an id of its own', async () => {
    const response = await under('manyRows')
    expect(response.status).toBe(200)
    const body = (await response.json()) as { result: Record<string, unknown>[] }
    expect(body.result).toHaveLength(200_000)
    expect(new Set(body.result.map((row) => row['price_id'])).size).toBe(200_000)
    const few = { result: [...body.result.slice(0, 3), ...body.result.slice(-3)] }
    expect(v.is(endpoints.prices.answer, few)).toBe(true)
    expect(Object.keys(body.result[0] ?? {})).not.toContain('additional_services')
  })

  it.each<FaultKind>(['status400NoError', 'wrongShape', 'hostileJson', 'manyRows'])(
    '%s: a refusal stays as it is',
    async (kind) => {
      const response = await under(kind, unknownPlace)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ error: { code: 'unknown_place' } })
    },
  )

  it.each(faultKindNames.filter((kind) => kind !== 'hang'))(
    'REL-01 %s: an order is booked or not, as the table says',
    async (kind) => {
      const key = newKey()
      const trip = await tripToBook(createAsking(), {
        price_id: (await truth()).result[0].price_id,
        date_arrival: new Date(someDay + 7 * 86_400_000).toISOString().slice(0, 16).replace('T', ' '),
      })
      const init = {
        method: 'POST',
        body: JSON.stringify(bookingOf([trip])),
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      }
      const waits = kind === 'latency' || kind === 'trickle' ? ':20' : ''
      await under(kind + waits, `/v4/orders?${query}`, init).catch(() => null)
      const kept = await (await ask(`/__orders?key=${key}`)).json()
      expect(kept).toHaveLength(faultKinds[kind].isDone ? 1 : 0)
    },
  )
})

describe('a fault on any call', () => {
  const paths = (name: EndpointName) => {
    const { base, version, path } = endpoints[name] as (typeof endpoints)[EndpointName] & { base?: string }
    const before = base || version === null ? '' : `/${version === 'byFrame' ? 'v1' : version}`
    return before + path.replace(/\{\w+\}/g, '7')
  }

  it.each(Object.keys(endpoints) as EndpointName[])(
    'REL-03 %s is known by its method and path',
    async (operation) => {
      const fetch = createInProcessFetch({ clock, faults: [{ operation, kind: 'status409' }] })
      const { method } = endpoints[operation]
      expect((await fetch(`https://api.example${paths(operation)}`, { method })).status).toBe(409)
      expect((await fetch(`https://api.example/v4/places/abc?${query}`)).status).toBe(
        operation === 'place' ? 409 : 404,
      )
    },
  )
})
