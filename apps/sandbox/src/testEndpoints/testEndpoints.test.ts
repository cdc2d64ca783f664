import { endpoints, examples } from '@wherry/booking/wire'
import { describe, expect, it } from 'vitest'
import { settableClock } from '../clock.ts'
import { faultKindNames } from '../faults/kinds.ts'
import { operationNames } from '../faults/operation.ts'
import { createSqliteStore } from '../store/sqlite.ts'
import { createAsking, ride, someDay } from '../testing/asking.ts'
import { bookingOf, newKey, tripToBook } from '../testing/bookings.ts'

function open(asking = createAsking()) {
  const call = async (path: string, method = 'GET', body?: unknown) => {
    const response = await asking.app.request(`http://sandbox${path}`, {
      method,
      headers: { Origin: 'https://host.example' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : JSON.parse(text), headers: response.headers }
  }
  const book = async (key = newKey()) => {
    const { result } = await asking.ask(endpoints.createOrder, {
      body: bookingOf([await tripToBook(asking)]),
      headers: { 'Idempotency-Key': key },
    })
    return { key, ...result[0] }
  }
  return { ...asking, call, book }
}

describe('/__faults', () => {
  it('REL-03 takes a rule or a list, tells what stands, and forgets all', async () => {
    const { call, request } = open()
    expect(
      await call('/__faults', 'POST', { operation: 'prices', kind: 'status500', times: 2 }),
    ).toMatchObject({
      status: 204,
      body: null,
    })
    const more = [
      { operation: 'place', kind: 'latency', ms: 5 },
      { operation: '*', kind: 'status429', retryAfter: 3, after: 10 },
    ]
    expect((await call('/__faults', 'POST', more)).status).toBe(204)
    const asked = ride('ap-IST', 'ap-SAW')
    const statuses: number[] = []
    for (let nth = 0; nth < 3; nth++) statuses.push((await request(endpoints.prices, asked)).status)
    expect(statuses).toEqual([500, 500, 200])
    expect((await call('/__faults')).body).toEqual([
      { operation: 'place', kind: 'latency', ms: 5 },
      { operation: '*', kind: 'status429', retryAfter: 3, after: 9 },
    ])
    expect((await call('/__faults', 'DELETE')).status).toBe(204)
    expect((await call('/__faults')).body).toEqual([])
  })

  it.each([
    [
      { operation: 'prices', kind: 'flood' },
      /^0\.kind: no kind "flood"; there are latency, hang, /,
      faultKindNames,
    ],
    [
      { operation: 'teleport', kind: 'reset' },
      /^0\.operation: no operation "teleport"; there are \*, /,
      operationNames,
    ],
    [{ kind: 'reset' }, /operation/, []],
    [{ operation: 'prices', kind: 'reset', times: 0 }, /^0\.times/, []],
    [{ operation: 'prices', kind: 'reset', path: '/x' }, /^0\.path/, []],
    ['reset', /Object/, []],
    [[{ operation: 'prices', kind: 'reset' }, { operation: 'prices' }], /^1\.kind/, []],
  ])('REL-03 %o is refused with what is known, and nothing is set', async (rule, message, names) => {
    const { call } = open()
    const { status, body } = await call('/__faults', 'POST', rule)
    expect([status, body.error.code]).toEqual([400, 'invalid_request'])
    expect(body.error.message).toMatch(message)
    for (const name of names) expect(body.error.message).toContain(name)
    expect((await call('/__faults')).body).toEqual([])
  })

  it('REL-03 a body that is no JSON is told so at every endpoint that takes one', async () => {
    const { app } = createAsking()
    for (const endpoint of ['/__faults', '/__clock', '/__prices']) {
      const refused = await app.request(`http://sandbox${endpoint}`, {
        method: 'POST',
        body: '{kind: reset}',
      })
      expect([refused.status, await refused.json()]).toEqual([
        400,
        { error: { code: 'invalid_request', message: 'the body is not JSON' } },
      ])
    }
  })

  it('REL-03 is open to a page of another origin', async () => {
    const { app, call } = open()
    expect((await call('/__faults')).headers.get('Access-Control-Allow-Origin')).toBe('*')
    const preflight = await app.request('http://sandbox/__faults', { method: 'OPTIONS' })
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('DELETE')
  })
})

describe.each([
  ['memory', () => undefined],
  ['SQLite', () => createSqliteStore(':memory:')],
])('/__orders and /__reset in %s', (_, createStore) => {
  it('REL-01 shows all orders as they are kept, the newest last', async () => {
    const { call, book } = open(createAsking({}, createStore()))
    const [first, second, third] = [await book(), await book(), await book()]
    const all = (await call('/__orders')).body
    expect(all.map(({ id }: { id: number }) => id)).toEqual([first.order_id, second.order_id, third.order_id])
    expect(all[0]).toEqual({
      id: first.order_id,
      transaction: first.transaction,
      userId: null,
      key: first.key,
      createdAt: '2027-06-14T06:00:00.000Z',
      amount: expect.any(Number),
      currency: 'EUR',
      trip: expect.objectContaining({ start_place_id: 'ap-IST', arrival_number: 'AL 412' }),
    })
    expect((await call('/__orders?limit=2')).body).toEqual(all.slice(1))
    expect((await call('/__orders?limit=0')).body).toEqual([])
    expect((await call(`/__orders?key=${second.key}`)).body).toEqual([all[1]])
    expect((await call(`/__orders?transaction=${third.transaction}`)).body).toEqual([all[2]])
    expect((await call(`/__orders?transaction=${third.transaction}&key=${first.key}`)).body).toEqual([])
    expect((await call('/__orders?limit=x')).status).toBe(400)
  })

  it('YACHT-11 shows all requests for yachts as they are kept, the newest last', async () => {
    const { call, ask } = open(createAsking({}, createStore()))
    const body = { ...examples.yachtRequest.body, date: '2027-06-20 10:00' }
    const keys = [newKey(), newKey()]
    for (const key of [...keys, keys[0]])
      await ask(endpoints.yachtRequest, { body, headers: { 'Idempotency-Key': String(key) } })
    const all = (await call('/__yachts')).body
    expect(all.map(({ key }: { key: string }) => key)).toEqual(keys)
    expect(all[0]).toEqual({
      userId: null,
      key: keys[0],
      createdAt: '2027-06-14T06:00:00.000Z',
      request: expect.objectContaining({ guests: body.guests }),
    })
    expect((await call('/__yachts?limit=1')).body).toEqual(all.slice(1))
    expect((await call('/__yachts?limit=x')).status).toBe(400)
    await call('/__reset', 'POST')
    expect((await call('/__yachts')).body).toEqual([])
  })

  it('REL-01 a reset forgets orders, keys, faults and the time', async () => {
    const { call, book, clock, request } = open(createAsking({}, createStore()))
    const { key, transaction } = await book()
    await call('/__faults', 'POST', { operation: '*', kind: 'status500' })
    await call('/__clock', 'POST', { advance: 3600 })
    expect((await call('/__reset', 'POST')).status).toBe(204)
    expect((await call('/__orders')).body).toEqual([])
    expect((await call('/__faults')).body).toEqual([])
    expect((await call('/__clock')).body).toEqual({ at: new Date(clock.at).toISOString(), fixed: false })
    expect((await request(endpoints.payUrl, { query: { transaction: String(transaction) } })).status).toBe(
      404,
    )
    const again = await book(key)
    expect(again.transaction).not.toBe(transaction)
  })
})

describe('/__clock', () => {
  it('ERR-07 goes to an instant and runs on, stands, goes forward, is real again', async () => {
    const { call, clock } = open()
    const set = async (change: unknown) => (await call('/__clock', 'POST', change)).body
    expect(await set({ at: '2026-12-01T10:00:00Z' })).toEqual({
      at: '2026-12-01T10:00:00.000Z',
      fixed: false,
    })
    clock.at += 5_000
    expect(await set({ fixed: true })).toEqual({ at: '2026-12-01T10:00:05.000Z', fixed: true })
    clock.at += 5_000
    expect(await set({ advance: 60 })).toEqual({ at: '2026-12-01T10:01:05.000Z', fixed: true })
    expect(await set({ fixed: false })).toEqual({ at: '2026-12-01T10:01:05.000Z', fixed: false })
    clock.at += 1_000
    expect((await call('/__clock')).body).toEqual({ at: '2026-12-01T10:01:06.000Z', fixed: false })
    expect(await set({ at: '2026-12-01T12:00:00+03:00', fixed: true })).toEqual({
      at: '2026-12-01T09:00:00.000Z',
      fixed: true,
    })
    expect(await set({})).toEqual({ at: new Date(someDay + 11_000).toISOString(), fixed: false })
  })

  it('PRICE-21 the calls go by it', async () => {
    const { ask, call } = open()
    const expiresAt = async () =>
      (await ask(endpoints.prices, ride('ap-IST', 'ap-SAW'))).result[0]?.expires_at
    await call('/__clock', 'POST', { at: '2026-12-01T10:00:00Z', fixed: true })
    expect(Date.parse((await expiresAt()) ?? '')).toBe(Date.UTC(2026, 11, 1, 10, 15))
    await call('/__clock', 'POST', { advance: 60 })
    expect(Date.parse((await expiresAt()) ?? '')).toBe(Date.UTC(2026, 11, 1, 10, 16))
  })

  it.each([{ at: 'tomorrow' }, { at: '2026-13-01T10:00:00Z' }, { advance: '5' }, { now: 1 }, null])(
    'ERR-07 %o is refused and changes nothing',
    async (change) => {
      const { call } = open()
      const before = (await call('/__clock')).body
      expect((await call('/__clock', 'POST', change)).status).toBe(400)
      expect((await call('/__clock')).body).toEqual(before)
    },
  )

  it('ERR-07 a settable clock is not wrapped twice', () => {
    const clock = settableClock({ now: () => 5 })
    expect(settableClock(clock)).toBe(clock)
  })
})

describe('/__prices', () => {
  it('PRICE-21 a price that changed between offer and booking is refused with the new one, which then holds', async () => {
    const { call, ask, refusal, ...asking } = open()
    const trip = await tripToBook({ ...asking, ask, refusal } as ReturnType<typeof createAsking>)
    expect((await call('/__prices', 'POST', { level: 1.5 })).body).toEqual({ level: 1.5 })
    const refused = await refusal(endpoints.createOrder, { body: bookingOf([trip]) })
    expect(refused).toMatchObject({ status: 409, code: 'price_expired', currency: 'EUR' })
    const again = { ...trip, price_id: String(refused['price_id']) }
    expect((await ask(endpoints.createOrder, { body: bookingOf([again]) })).result).toHaveLength(1)
    for (const body of [{ level: 0 }, { level: 'high' }, { rate: 2 }, null])
      expect((await call('/__prices', 'POST', body)).status).toBe(400)
    expect((await call('/__prices')).body).toEqual({ level: 1.5 })
    expect((await call('/__prices', 'POST', {})).body).toEqual({ level: 1 })
    await call('/__prices', 'POST', { level: 2 })
    await call('/__reset', 'POST')
    expect((await call('/__prices')).body).toEqual({ level: 1 })
  })
})
