/// <reference types="node" />
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  connectTo,
  failureOf,
  guestIdentity,
  json,
  quietSignal,
  startLocalServer,
} from '../../testing/localServer.ts'
import { createFullDraft } from '../../testing/samples/fixtures.ts'
import { orderWriter } from '../../testing/samples/orderWriter.ts'
import { baseQuery } from '../../wire/baseQuery.ts'
import type { ClientConfig, Identity } from '../../wire/config.ts'
import { endpoints } from '../../wire/endpoints.ts'
import { examples } from '../../wire/examples.ts'
import { rentClient } from '../../wire/prices/rentClient.ts'

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
const created = json(examples.createOrder.answer)

describe('what goes out', () => {
  it('API-01 outside a frame: v4, the base query and the host', async () => {
    server.answer(found)
    const { client } = connect()
    await client.transportNodes({ term: 'c d&g', startCountry: 'France' }, quietSignal())
    expect(asked[0]?.path).toBe('/api/v4/transport-nodes')
    expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
      module_type: 'booking',
      lang: 'en',
      currency: 'EUR',
      trans_host_name: 'www.example.com',
      term: 'c d&g',
      start_country: 'France',
    })
  })
  it('API-01 in a frame: v1 and no host; fixed versions stay', async () => {
    server.answer(found, json(examples.order.answer), json(examples.frameUserSettings.answer))
    const identity = (): Identity => ({
      ...guestIdentity,
      partnerId: '25526',
      userId: '25526',
      moduleType: 'frame',
    })
    const { client, orders } = connect({ framed: true, identity })
    await client.transportNodes({ term: 'cdg' }, quietSignal())
    await orders.order({ transaction: 'tr-5f2c' }, quietSignal())
    await client.settings(quietSignal())
    expect(asked.map((one) => one.path)).toEqual([
      '/api/v1/transport-nodes',
      '/api/v4/orders/trips',
      '/api/v1/partners/frame-user-settings/25526',
    ])
    expect(asked[0]?.query.has('trans_host_name')).toBe(false)
    expect(asked[0]?.query.get('user_id')).toBe('25526')
    expect(asked[1]?.query.get('transaction')).toBe('tr-5f2c')
  })
  it('API-03 on the web the settings of the visitor are asked', async () => {
    server.answer(json(examples.settingUser.answer))
    const user = await connect().client.settings(quietSignal())
    expect(asked[0]?.path).toBe('/api/v4/partners/get-setting-user')
    expect(asked[0]?.query.has('user_id')).toBe(false)
    expect(user.role).toBe('guest')
  })
  it('API-03 API-04 in a frame too, where somebody is signed in; else those of the partner, or of the user', async () => {
    server.answer(json(examples.settingUser.answer))
    const framed = async (parts: Partial<Identity>, token: string | null) => {
      const identity = (): Identity => ({ ...guestIdentity, moduleType: 'frame', ...parts })
      await connect({ framed: true, identity, token: () => token }).client.settings(quietSignal())
      return asked.at(-1)?.path.replace('/api/', '')
    }
    const partner = { partnerId: '25526', userId: '25526' }
    expect(await framed(partner, 'secret')).toBe('v4/partners/get-setting-user')
    expect(asked.at(-1)?.headers.authorization).toBe('Bearer secret')
    expect(await framed(partner, null)).toBe('v1/partners/frame-user-settings/25526')
    expect(await framed(partner, '')).toBe('v1/partners/frame-user-settings/25526')
    expect(await framed({ userId: '7' }, null)).toBe('v1/partners/frame-user-settings/7')
    expect(await framed({}, null)).toBe('v4/partners/get-setting-user')
  })
  it.each([
    ['frame', true, 'v1'],
    ['web', false, 'v4'],
    ['app', false, 'v4'],
  ] as const)(
    'EMBED-01 the service is told of the platform %s, and asked by its version',
    async (platform, framed, version) => {
      server.answer(json(examples.prices.answer), found)
      const { client, prices } = connect({ framed, platform })
      await prices(ends, quietSignal())
      await client.transportNodes({ term: 'cdg' }, quietSignal())
      expect(asked[0]?.query.get('platform')).toBe(platform)
      expect(asked.map(({ path }) => path.split('/')[2])).toEqual([version, version])
    },
  )
  it('EMBED-02 an app asks the settings by its token in place of the user; nobody else names it', async () => {
    server.answer(json(examples.settingUser.answer))
    const identity = (): Identity => ({ ...guestIdentity, userId: '7' })
    const token = () => 'secret'
    await connect({ platform: 'app', identity, token, appToken: 'secret' }).client.settings(quietSignal())
    expect(asked[0]?.path).toBe('/api/v4/partners/get-setting-user')
    expect(asked[0]?.query.get('token')).toBe('secret')
    expect(asked[0]?.query.has('user_id')).toBe(false)
    await connect({ platform: 'web', identity, token }).client.settings(quietSignal())
    expect(asked[1]?.query.has('token')).toBe(false)
    expect(asked[1]?.query.get('user_id')).toBe('7')
    await connect({ platform: 'app', identity, token: () => null }).client.settings(quietSignal())
    expect(asked[2]?.query.get('user_id')).toBe('7')
  })
  it.each([
    ['has handed over none', null],
    ['has handed over another one, before somebody signed in', 'earlier'],
  ])(
    'SEC-04 EMBED-02 the token of a cookie or of a sign-in stands in no address where an app %s',
    async (_, appToken) => {
      server.answer(json(examples.settingUser.answer))
      await connect({ platform: 'app', token: () => 'secret', appToken }).client.settings(quietSignal())
      expect(String(asked[0]?.query)).not.toMatch(/secret|earlier|token/)
      expect(asked[0]?.headers.authorization).toBe('Bearer secret')
    },
  )
  it('API-01 the bearer token goes in the header, never in the address', async () => {
    server.answer(found)
    await connect({ token: () => 'secret' }).client.findPlaces({ term: 'cdg' }, quietSignal())
    expect(asked[0]?.headers.authorization).toBe('Bearer secret')
    expect(String(asked[0]?.query)).not.toContain('secret')
    expect(asked[0]?.path).toBe('/api/v4/places/find')
  })
  it('API-01 without a token there is no such header', async () => {
    server.answer(found)
    await connect().client.findPlaces({ term: 'cdg' }, quietSignal())
    expect(asked[0]?.headers.authorization).toBeUndefined()
  })
  it('API-01 the token does not follow a redirect to another origin', async () => {
    let seen: string | undefined = 'not asked'
    const other = createServer((incoming, response) => {
      seen = incoming.headers.authorization
      json(examples.transportNodes.answer)(response)
    })
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    server.answer(json({}, 302, { location: `http://127.0.0.1:${port}/` }))
    const call = connect({ token: () => 'secret' }).client.transportNodes({ term: 'cdg' }, quietSignal())
    await call.catch(() => {})
    other.closeAllConnections()
    other.close()
    expect(seen).not.toBe('Bearer secret')
  })
  it('API-09 a place id cannot leave its part of the path', async () => {
    server.answer(json(examples.place.answer))
    await connect().client.place('../orders?x=1#y', quietSignal())
    expect(asked[0]?.path).toBe('/api/v4/places/..%2Forders%3Fx%3D1%23y')
  })
  it.each(['', '.', '..'])('API-09 the place id %j is not found without being asked', async (id) => {
    const error = await failureOf(connect().client.place(id, quietSignal()))
    expect(error).toMatchObject({ kind: 'rejected', status: 404 })
    expect(asked).toHaveLength(0)
  })
  it('API-07 prices carry both points and the ids of the places', async () => {
    server.answer(json(examples.prices.answer))
    const offers = await connect().prices({ ...ends, currentPriceId: 'pr-9' }, quietSignal())
    expect(offers.map((offer) => offer.priceId)).toEqual(['pr-1001'])
    expect(Object.fromEntries(asked[0]?.query ?? [])).toMatchObject({
      start_place_point: '49.0097,2.5479',
      finish_place_point: '48.8556,2.3591',
      platform: 'web',
      start_place_id: 'air-CDG',
      current_price_id: 'pr-9',
    })
    const query = Object.fromEntries(asked[0]?.query ?? [])
    expect(v.is(baseQuery, query) && v.is(endpoints.prices.query, query)).toBe(true)
    const known = { ...baseQuery.entries, ...endpoints.prices.query.entries }
    expect(Object.keys(query).filter((name) => !(name in known))).toEqual([])
  })
  it('API-01 SHELL-24 prices are asked in the visitor’s currency, those of a booking in its own', async () => {
    server.answer(...Array.from({ length: 2 }, () => json(examples.prices.answer)))
    server.answer(...Array.from({ length: 2 }, () => json(examples.rentPrices.answer)))
    const { client, prices } = connect()
    const { rentPrices } = rentClient(client.core)
    const rent = { from: ends.from, durationSeconds: 3600 }
    await prices(ends, quietSignal())
    await prices({ ...ends, currency: 'RUB' }, quietSignal())
    await rentPrices(rent, quietSignal())
    await rentPrices({ ...rent, currency: 'RUB' }, quietSignal())
    expect(asked.map(({ query }) => query.getAll('currency'))).toEqual([['EUR'], ['RUB'], ['EUR'], ['RUB']])
  })

  it('API-07 prices ask for car classes and flexible tariffs only where that is wished', async () => {
    server.answer(json(examples.prices.answer), json(examples.prices.answer))
    const { prices } = connect()
    await prices({ ...ends, carClassIds: ['2', '7'], flexibleTariff: true }, quietSignal())
    await prices({ ...ends, carClassIds: [], flexibleTariff: false }, quietSignal())
    expect(Object.fromEntries(asked[0]?.query ?? [])).toMatchObject({
      relation_car_class_ids: '2,7',
      flexible_tariff: '1',
    })
    expect(asked[1]?.query.has('relation_car_class_ids')).toBe(false)
    expect(asked[1]?.query.has('flexible_tariff')).toBe(false)
  })
  it('API-10 API-11 look-ups carry the place at the other end, where it is known', async () => {
    server.answer(found, found, found)
    const { client } = connect()
    await client.transportNodes({ term: 'cdg', otherPlaceId: 'air-ORY' }, quietSignal())
    await client.findPlaces({ term: 'cdg', otherPlaceId: 'air-ORY' }, quietSignal())
    await client.findPlaces({ term: 'cdg', otherPlaceId: null }, quietSignal())
    expect(asked.map(({ query }) => query.get('place_id'))).toEqual(['air-ORY', 'air-ORY', null])
  })
  it('PLACE-14 the country of a point is asked and may be unknown', async () => {
    server.answer(json(examples.countryByPoint.answer), json({ result: null }))
    const { client } = connect()
    expect(await client.countryOfPoint({ lat: 48.8556, lng: 2.3591 }, quietSignal())).toBe('France')
    expect(await client.countryOfPoint({ lat: 0, lng: 0 }, quietSignal())).toBeNull()
    expect(asked[0]?.query.get('point')).toBe('48.8556,2.3591')
  })
  it('BOOK-42 a booking goes out with its key as JSON', async () => {
    server.answer(created)
    const order = await connect().orders.createOrder(request, options())
    const rideIds = ['900001']
    expect(order).toEqual({
      orderId: '900001',
      userId: '70001',
      transaction: 'tr-5f2c',
      rideIds,
      guestKey: null,
    })
    expect(asked[0]?.method).toBe('POST')
    expect(asked[0]?.headers['idempotency-key']).toBe('6f1c0a52-6a58-4c1e-9f1e-0d9f5b1c2a3b')
    expect(asked[0]?.headers['content-type']).toBe('application/json')
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ module_type: 'booking', payment_type: 'card' })
  })
  it('API-01 API-19 time check, order and their queries carry one user_id, that of now', async () => {
    server.answer(created, json(examples.checkTime.answer), created)
    let userId: string | null = null
    const { orders } = connect({ identity: () => ({ ...guestIdentity, userId }) })
    const question = { priceId: 'pr-1', startPlaceId: 'air-CDG', dateArrival: '2026-12-01 14:30' }
    await orders.createOrder(request, options())
    userId = '1001'
    await orders.checkTime({ ...question, dateDeparture: null }, quietSignal())
    await orders.createOrder(request, options())
    const sent = asked.map(({ query, body }) => {
      const { user_id, trips = [] } = JSON.parse(body)
      return [query.get('user_id'), user_id, ...trips.map((trip: { user_id: unknown }) => trip.user_id)]
    })
    expect(sent).toEqual([
      [null, null, null],
      ['1001', '1001'],
      ['1001', '1001', '1001'],
    ])
  })
  it('API-22 a change goes to v4 with the order’s names', async () => {
    server.answer(json(examples.updateOrder.answer))
    await connect().orders.updateOrder({ ...request, orderId: '9', transaction: 'tr-9' }, options())
    expect(asked[0]?.path).toBe('/api/v4/orders/trips')
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      order_id: '9',
      transaction: 'tr-9',
      price_id: 'pr-1001',
    })
  })
  it('API-18 API-19 the recommended time and the time check are asked', async () => {
    server.answer(json(examples.recommendedTime.answer), json(examples.checkTime.answer))
    const identity = (): Identity => ({ ...guestIdentity, userId: '70001' })
    const { orders } = connect({ identity })
    const { arrival } = await orders.recommendedTime(
      { departure: '2026-12-01 18:00', priceId: 'pr-1001' },
      quietSignal(),
    )
    const check = await orders.checkTime(
      {
        priceId: 'pr-1001',
        startPlaceId: 'air-CDG',
        dateArrival: arrival,
        dateDeparture: '2026-12-01 18:00',
      },
      quietSignal(),
    )
    expect(asked[0]?.query.get('departure_time')).toBe('2026-12-01 18:00')
    expect(JSON.parse(asked[1]?.body ?? '')).toEqual({
      departure_time: '2026-12-01 18:00',
      pickup_time: '2026-12-01 14:30',
      price_id: 'pr-1001',
      order_id: null,
      user_id: '70001',
      is_rent: false,
      start_place_id: 'air-CDG',
      duration: null,
    })
    expect(asked.map(({ query }) => query.get('user_id'))).toEqual(['70001', '70001'])
    expect(check.allowed).toBe(true)
  })
})
