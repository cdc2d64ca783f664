import { describe, expect, it } from 'vitest'
import {
  connectTo,
  failureOf,
  json,
  plain,
  quietSignal,
  startLocalServer,
} from '../../testing/localServer.ts'
import { createFullDraft } from '../../testing/samples/fixtures.ts'
import { orderWriter } from '../../testing/samples/orderWriter.ts'
import type { ClientConfig } from '../../wire/config.ts'
import { examples } from '../../wire/examples.ts'
import { rideOf } from '../draft/draft.ts'

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

describe('what comes back', () => {
  it('ERR-01 a 400 without an error in its body is accepted', async () => {
    server.answer(json(examples.transportNodes.answer, 400))
    expect(await connect().client.transportNodes({ term: 'cdg' }, quietSignal())).toHaveLength(1)
  })
  it('ERR-03 a 400 of the settings never is', async () => {
    server.answer(json(examples.settingUser.answer, 400))
    expect(await failureOf(connect().client.settings(quietSignal()))).toMatchObject({
      kind: 'rejected',
      status: 400,
    })
  })
  it('ERR-01 an error in a 200 is raised with message and code', async () => {
    server.answer(json({ error: { code: 117, message: 'No cars today' } }))
    const error = await failureOf(connect().prices(ends, quietSignal()))
    expect(error).toMatchObject({
      kind: 'rejected',
      status: 200,
      code: '117',
      serverMessage: 'No cars today',
      message: 'No cars today',
      endpoint: 'prices',
    })
    expect(asked).toHaveLength(1)
  })
  it('ERR-01 a null error is none', async () => {
    server.answer(json({ ...examples.transportNodes.answer, error: null }))
    expect(await connect().client.transportNodes({ term: 'cdg' }, quietSignal())).toHaveLength(1)
  })
  it.each([401, 403, 404, 409, 422])('ERR-01 a %i is refused, with or without words', async (status) => {
    server.answer(json({ error: { message: 'No', code: 'x' } }, status), json({}, status))
    const { orders } = connect()
    expect(await failureOf(orders.createOrder(request, options()))).toMatchObject({
      kind: 'rejected',
      status,
      code: 'x',
    })
    const bare = await failureOf(orders.createOrder(request, options()))
    expect(bare).toMatchObject({ kind: 'rejected', status })
    expect(bare.serverMessage).toBeUndefined()
  })
  it('BOOK-01 BOOK-42 of two rides one row is no answer: what was booked is asked for by the key', async () => {
    const { offer, from, to } = createFullDraft()
    const returnRide = to && rideOf(createFullDraft({ offer, from: to, to: from }))
    const both = { draft: createFullDraft({ returnRide }) }
    const [row] = examples.createOrder.answer.result
    server.answer(json({ result: [row] }), json({ result: [row, { ...row, order_id: 2 }] }))
    const { orders } = connect()
    expect(await failureOf(orders.createOrder(both, options()))).toMatchObject({
      kind: 'unreadable',
      path: 'result[1]',
    })
    expect(await orders.createOrder(both, options())).toMatchObject({ orderId: String(row?.order_id) })
  })
  it('API-29 an answer that does not fit names its path and is reported without personal data', async () => {
    server.answer(json({ result: [{ order_id: 1, transaction: null }] }))
    const { orders, platform } = connect()
    const error = await failureOf(orders.createOrder(request, options()))
    expect(error).toMatchObject({
      kind: 'unreadable',
      path: 'result[0].transaction',
      endpoint: 'createOrder',
    })
    expect(platform.reports).toHaveLength(1)
    expect(JSON.stringify(platform.reports)).not.toContain('Keller')
  })
  it.each([
    ['no JSON', '<html>', ''],
    ['nothing', '', ''],
    ['null', 'null', ''],
    [
      'a wrong shape',
      '{"result":{"geometry":{"location":{"lat":95,"lng":0}}}}',
      'result.geometry.location.lat',
    ],
  ])('API-29 %s is unreadable', async (_what, text, path) => {
    server.answer(plain(text))
    expect(await failureOf(connect().client.place('x', quietSignal()))).toMatchObject({
      kind: 'unreadable',
      path,
    })
  })
  it('API-29 an empty list of booked orders is unreadable', async () => {
    server.answer(json({ result: [] }))
    expect(await failureOf(connect().orders.createOrder(request, options()))).toMatchObject({
      kind: 'unreadable',
      path: 'result',
    })
  })
  it('API-29 only the row that does not fit is dropped, and reported', async () => {
    const [row] = examples.prices.answer.result
    const wrong = { ...row, price: 'free', currency: 'euro' }
    const partly = {
      ...row,
      price_id: 'pr-2',
      additional_services: [{ id: 1, type: 'x' }, row?.additional_services?.[0]],
    }
    server.answer(json({ result: [wrong, row, wrong, partly] }))
    const { prices, platform } = connect()
    const offers = await prices(ends, quietSignal())
    expect(offers.map((offer) => offer.priceId)).toEqual(['pr-1001', 'pr-2'])
    expect(offers[1]?.services.map((service) => service.id)).toEqual(['s-seat'])
    expect(platform.reports).toHaveLength(1)
    expect(platform.reports[0]?.context?.dropped).toEqual([
      'result[0].price',
      'result[0].currency',
      'result[2].price',
      'result[2].currency',
      'result[3].additional_services[0].category',
    ])
  })
  it.each([
    ['a ride', [{}, { order_id: null }], 'result.orders[1].order_id'],
    ['the only ride', [{ transaction: null }], 'result.orders[0].transaction'],
    [
      'a passenger',
      [{ passengers: [{ name: 'Anna Keller' }, { name: 5 }] }],
      'result.orders[0].passengers[1].name',
    ],
    ['a stop', [{}, { subaddress: [{ name: 5 }] }], 'result.orders[1].subaddress[0].name'],
  ])(
    'API-02 API-29 nothing vanishes from a kept order: %s that does not fit is told',
    async (_what, rows, path) => {
      const [row] = examples.order.answer.result.orders
      server.answer(json({ result: { orders: rows.map((parts) => ({ ...row, ...parts })) } }))
      const { orders, platform } = connect()
      const error = await failureOf(orders.order({ transaction: 'tr-5f2c' }, quietSignal()))
      expect(error).toMatchObject({ kind: 'unreadable', endpoint: 'order', path })
      expect(platform.reports).toHaveLength(1)
    },
  )
  it.each([
    [{ orderId: '900001' }, [{}, { order_id: 900002 }], null],
    [{ orderId: '900002' }, [{}, { order_id: 900002 }], 'result.orders[0].order_id'],
    [{ orderId: '900003' }, [{}], 'result.orders[0].order_id'],
    [{ transaction: 'tr-5f2c' }, [{}], null],
    [{ transaction: 'tr-other' }, [{}], 'result.orders[0].transaction'],
    [{ idempotencyKey: 'k' }, [{}], null],
  ] as const)('API-02 of %j it is the first order, and no other, or unreadable', async (name, rows, path) => {
    const [row] = examples.order.answer.result.orders
    server.answer(json({ result: { orders: rows.map((parts) => ({ ...row, ...parts })) } }))
    const { orders, platform } = connect()
    const call = orders.order(name, quietSignal())
    if (path === null) expect(await call).toMatchObject({ orderId: '900001', transaction: 'tr-5f2c' })
    else expect(await failureOf(call)).toMatchObject({ kind: 'unreadable', endpoint: 'order', path })
    expect(platform.reports).toHaveLength(path === null ? 0 : 1)
  })
  it('API-29 a list of which no row fits is no empty list, but unreadable; an empty one is empty', async () => {
    const [row] = examples.prices.answer.result
    const wrong = { ...row, price_id: null }
    const freed = { ...row, additional_services: [{ id: 1, type: 'x' }] }
    server.answer(
      json({ result: [wrong, { ...row, price: 'free' }] }),
      json({ result: [] }),
      json({ result: [freed] }),
    )
    const { prices, platform } = connect()
    const error = await failureOf(prices(ends, quietSignal()))
    expect(error).toMatchObject({ kind: 'unreadable', endpoint: 'prices', path: 'result[0].price_id' })
    expect(platform.reports).toHaveLength(1)
    expect(await prices(ends, quietSignal())).toEqual([])
    // A list inside a row may become empty; the offer is still valid.
    expect((await prices(ends, quietSignal())).map(({ services }) => services)).toEqual([[]])
  })
  it('API-29 unknown fields are passed over', async () => {
    const [row] = examples.transportNodes.answer.result
    server.answer(json({ result: [{ ...row, surprise: { deep: 1 } }], jsonrpc: '2.0', took: 3 }))
    expect(await connect().client.transportNodes({ term: 'cdg' }, quietSignal())).toHaveLength(1)
  })
  it('API-23 a pay page is https, or http on this machine', async () => {
    const urls = [
      'https://pay.example.com/x',
      'http://localhost:4100/pay/x',
      'http://pay.example.com/x',
      'javascript:alert(1)',
      'https://me@pay.example.com/',
      'not an address',
    ]
    server.answer(...urls.map((url) => json({ result: { url } })))
    const { orders } = connect({ redirectOrigins: urls.slice(0, 2).map((url) => new URL(url).origin) })
    expect(await orders.payUrl('tr-1', quietSignal())).toBe(urls[0])
    expect(await orders.payUrl('tr-1', quietSignal())).toBe(urls[1])
    for (let index = 2; index < urls.length; index += 1) {
      expect(await failureOf(orders.payUrl('tr-1', quietSignal()))).toMatchObject({
        kind: 'unreadable',
        path: 'result.url',
      })
    }
    expect(asked[0]?.query.get('trans_host_name')).toBe('www.example.com')
    expect(asked[0]?.query.has('return_query')).toBe(false)
  })
  it('EMBED-10 D7 where origins are listed a pay page is of one of them, whole, in a frame and out of it', async () => {
    const listed = 'https://pay.example.com'
    const others = [
      'https://pay.example.com.evil.example/x',
      'https://evil.example/?https://pay.example.com',
      'https://pay.example.com:8443/x',
      'https://a.pay.example.com/x',
      'http://localhost:4100/pay/x',
    ]
    for (const framed of [false, true]) {
      asked.length = 0
      server.answer(...[`${listed}/x`, ...others].map((url) => json({ result: { url } })))
      const { orders, platform } = connect({ framed, redirectOrigins: [listed] })
      expect(await orders.payUrl('tr-1', quietSignal())).toBe(`${listed}/x`)
      for (const url of others)
        expect(await failureOf(orders.payUrl('tr-1', quietSignal())), url).toMatchObject({
          kind: 'untrusted',
          endpoint: 'payUrl',
          path: 'result.url',
        })
      expect(platform.reports).toHaveLength(others.length)
    }
    server.answer(json({ result: { url: `${listed}/x` } }))
    const { orders } = connect({ redirectOrigins: [] })
    expect(await failureOf(orders.payUrl('tr-1', quietSignal()))).toMatchObject({ kind: 'untrusted' })
  })
  it('EMBED-10 D7 where none are listed a payment leads to this very machine, and to nobody’s site over https', async () => {
    const local = ['http://localhost:4004/x', 'http://127.0.0.1:8788/x', 'http://[::1]:1/x']
    const others = ['https://pay.example.com/x', 'https://evil.example/x', 'https://localhost.evil.example/x']
    server.answer(...[...local, ...others].map((url) => json({ result: { url } })))
    const { orders, platform } = connect({ redirectOrigins: null })
    for (const url of local) expect(await orders.payUrl('tr-1', quietSignal())).toBe(url)
    for (const url of others)
      expect(await failureOf(orders.payUrl('tr-1', quietSignal())), url).toMatchObject({ kind: 'untrusted' })
    expect(platform.reports).toHaveLength(others.length)
  })
  it('API-23 what the way back says goes along', async () => {
    server.answer(json({ result: { url: 'https://pay.example.com/x' } }))
    await connect().orders.payUrl('tr-1', quietSignal(), 'lang=ru&partner=2001')
    expect(asked.at(-1)?.query.get('return_query')).toBe('lang=ru&partner=2001')
  })
})
