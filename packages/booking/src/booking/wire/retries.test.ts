import { describe, expect, it } from 'vitest'
import { createFakeClock, createFakePlatform } from '../../testing/fakePlatform.ts'
import {
  connectTo,
  drop,
  failureOf,
  guestIdentity,
  json,
  quietSignal,
  silence,
  startLocalServer,
} from '../../testing/localServer.ts'
import { createFullDraft } from '../../testing/samples/fixtures.ts'
import { orderWriter } from '../../testing/samples/orderWriter.ts'
import { type Client, createClient } from '../../wire/client.ts'
import { isAborted } from '../../wire/clientError.ts'
import type { ClientConfig } from '../../wire/config.ts'
import { examples } from '../../wire/examples.ts'
import { pricesClient } from '../../wire/prices/client.ts'
import { ordersClient } from './ordersClient.ts'

const server = startLocalServer()
const { asked } = server
const connect = (parts?: Partial<ClientConfig>) => connectTo(server, parts)
const options = () => ({
  idempotencyKey: '6f1c0a52-6a58-4c1e-9f1e-0d9f5b1c2a3b',
  signal: quietSignal(),
  writer: orderWriter,
})
const request = { draft: createFullDraft() }
const ends = {
  from: { location: { lat: 49.0097, lng: 2.5479 }, placeId: 'air-CDG' },
  to: { location: { lat: 48.8556, lng: 2.3591 } },
}
const found = json(examples.transportNodes.answer)

describe('waits', () => {
  const create = (parts: Parameters<typeof createFakePlatform>[0]) =>
    createClient(createFakePlatform(parts), {
      apiBase: '/api',
      framed: false,
      identity: () => guestIdentity,
      token: () => null,
    })
  const ask = (parts: Parameters<typeof createFakePlatform>[0], signal = quietSignal()) =>
    create(parts).transportNodes({ term: 'cdg' }, signal)

  /** A clock that runs every wait at once, and the waits. */
  const waiting = () => {
    const waits: number[] = []
    const clock = {
      now: () => Date.UTC(2026, 10, 21, 12),
      setTimeout: (run: () => void, milliseconds: number) => {
        if (milliseconds < 15_000) {
          waits.push(milliseconds)
          queueMicrotask(run)
        }
        return () => {}
      },
    }
    return { waits, clock }
  }
  it.each([
    [0, [150, 300]],
    [1, [450, 900]],
  ])(
    'ERR-07 the wait before a retry grows and has jitter: random %d gives %j ms',
    async (random, expected) => {
      const { waits, clock } = waiting()
      expect((await failureOf(ask({ clock, random: () => random }))).kind).toBe('network')
      expect(waits).toEqual(expected)
    },
  )
  it.each([
    ['0', [300, 600]],
    ['Sat, 21 Nov 2026 11:59:00 GMT', [300, 600]],
    ['Sat, 21 Nov 2026 12:00:01 GMT', [1000, 1000]],
    ['soon', [300, 600]],
    ['2', [2000, 2000]],
  ])(
    'ERR-07 a Retry-After of %s is waited for, and never less than the own wait: %j ms',
    async (after, expected) => {
      const { waits, clock } = waiting()
      const fetch = async () => new Response('{}', { status: 429, headers: { 'retry-after': after } })
      expect(await failureOf(ask({ clock, fetch, random: () => 0.5 }))).toMatchObject({ status: 429 })
      expect(waits).toEqual(expected)
    },
  )

  it.each([
    ['reads', 15_000, (of: Client) => of.transportNodes({ term: 'cdg' }, quietSignal())],
    ['prices', 30_000, (of: Client) => pricesClient(of.core).prices(ends, quietSignal())],
    ['bookings', 60_000, (of: Client) => ordersClient(of.core).createOrder(request, options())],
    ['pay pages', 60_000, (of: Client) => ordersClient(of.core).payUrl('tr-1', quietSignal())],
  ] as const)('ERR-07 %s give up after %i ms, not before', async (_name, limit, call) => {
    const clock = createFakeClock(0)
    const fetch = (_url: string, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      })
    let failed = false
    const failure = failureOf(call(create({ clock, fetch }))).finally(() => {
      failed = true
    })
    clock.advance(limit - 1)
    await new Promise((resolve) => setTimeout(resolve))
    expect(failed).toBe(false)
    clock.advance(1)
    expect((await failure).kind).toBe('timeout')
    expect(clock.waiting).toBe(0)
  })

  it('ERR-07 no timer and no listener is left after a call', async () => {
    const clock = createFakeClock(0)
    const controller = new AbortController()
    const { signal } = controller
    let listeners = 0
    const add = signal.addEventListener.bind(signal)
    const remove = signal.removeEventListener.bind(signal)
    signal.addEventListener = (...parts: Parameters<typeof add>) => {
      listeners += 1
      add(...parts)
    }
    signal.removeEventListener = (...parts: Parameters<typeof remove>) => {
      listeners -= 1
      remove(...parts)
    }
    const body = JSON.stringify(examples.transportNodes.answer)
    await ask({ clock, fetch: async () => new Response(body) }, signal)
    expect([clock.waiting, listeners]).toEqual([0, 0])
  })
})

describe('time and again', () => {
  it('ERR-07 a read is asked again after a lost connection, at most twice', async () => {
    server.answer(drop, drop, found)
    expect(await connect().client.transportNodes({ term: 'cdg' }, quietSignal())).toHaveLength(1)
    expect(asked).toHaveLength(3)
  })
  it('ERR-07 the third failure is told', async () => {
    server.answer(drop)
    expect(await failureOf(connect().client.transportNodes({ term: 'cdg' }, quietSignal()))).toMatchObject({
      kind: 'network',
    })
    expect(asked).toHaveLength(3)
  })
  it('ERR-07 a 503 is asked again, reported once at the end', async () => {
    server.answer(json({}, 503))
    const { client, platform } = connect()
    expect(await failureOf(client.transportNodes({ term: 'cdg' }, quietSignal()))).toMatchObject({
      status: 503,
    })
    expect(asked).toHaveLength(3)
    expect(platform.reports).toHaveLength(1)
  })
  it('ERR-07 a 404 is not asked again', async () => {
    server.answer(json({}, 404))
    await failureOf(connect().client.place('x', quietSignal()))
    expect(asked).toHaveLength(1)
  })
  it.each([
    ['drop', drop],
    ['503', json({}, 503)],
    ['429', json({}, 429, { 'retry-after': '0' })],
  ] as const)('ERR-07 a booking is never asked again by itself: %s', async (_name, answer) => {
    server.answer(answer)
    await failureOf(connect().orders.createOrder(request, options()))
    expect(asked).toHaveLength(1)
  })
  it('ERR-07 offline nothing is asked again', async () => {
    server.answer(drop)
    const { client, platform } = connect()
    platform.setOnline(false)
    expect(await failureOf(client.transportNodes({ term: 'cdg' }, quietSignal()))).toMatchObject({
      kind: 'network',
    })
    expect(asked).toHaveLength(1)
  })
  it('ERR-07 Retry-After is waited for', async () => {
    server.answer(json({}, 429, { 'retry-after': '5' }), found)
    const { client, platform } = connect()
    const start = platform.clock.now()
    await client.transportNodes({ term: 'cdg' }, quietSignal())
    expect(platform.clock.now() - start).toBeGreaterThanOrEqual(4_900)
    expect(asked).toHaveLength(2)
  })
  it('ERR-07 a Retry-After beyond the time limit is told instead', async () => {
    server.answer(json({}, 429, { 'retry-after': '20' }))
    expect(await failureOf(connect().client.transportNodes({ term: 'cdg' }, quietSignal()))).toMatchObject({
      kind: 'rejected',
      status: 429,
      retryAfter: 20_000,
    })
    expect(asked).toHaveLength(1)
  })
  it('ERR-07 a server that never answers runs into the limit', async () => {
    server.answer(silence)
    const { client, platform } = connect()
    const start = platform.clock.now()
    expect(await failureOf(client.transportNodes({ term: 'cdg' }, quietSignal()))).toMatchObject({
      kind: 'timeout',
    })
    expect(platform.clock.now() - start).toBeGreaterThanOrEqual(14_000)
    expect(asked).toHaveLength(1)
  })
  it('ERR-07 a body that never ends runs into the limit too', async () => {
    server.answer((response) => void response.write('{"result":['))
    expect(await failureOf(connect().client.transportNodes({ term: 'cdg' }, quietSignal()))).toMatchObject({
      kind: 'timeout',
    })
  })
  it('API-01 an abort ends the call in silence, in flight and before', async () => {
    server.answer(silence)
    const { client, platform } = connect()
    const controller = new AbortController()
    const call = failureOf(client.transportNodes({ term: 'cdg' }, controller.signal))
    await expect.poll(() => asked.length).toBe(1)
    controller.abort()
    const error = await call
    expect(isAborted(error)).toBe(true)
    expect(isAborted(await failureOf(client.transportNodes({ term: 'cdg' }, controller.signal)))).toBe(true)
    expect(asked).toHaveLength(1)
    expect(platform.reports).toEqual([])
  })
  it('API-01 an abort while a retry waits asks no more', async () => {
    server.answer(json({}, 429, { 'retry-after': '10' }), found)
    const controller = new AbortController()
    const call = failureOf(connect().client.transportNodes({ term: 'cdg' }, controller.signal))
    await expect.poll(() => asked.length).toBe(1)
    controller.abort()
    expect(isAborted(await call)).toBe(true)
    expect(asked).toHaveLength(1)
  })
})
