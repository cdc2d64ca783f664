import { endpoints } from '@wherry/booking/wire'
import { describe, expect, it } from 'vitest'
import { createAsking } from '../testing/asking.ts'
import { bookingOf, newKey, tripToBook } from '../testing/bookings.ts'

describe('what every call carries', () => {
  it.each([
    ['lang=en&currency=EUR', 'query.module_type'],
    ['module_type=site&lang=en&currency=EUR', 'query.module_type'],
    ['module_type=booking&currency=EUR', 'query.lang'],
    ['module_type=booking&lang=de&currency=EUR', 'query.lang'],
    ['module_type=frame&lang=en', 'query.currency'],
    ['module_type=frame&lang=en&currency=euro', 'query.currency'],
  ])('API-01 %s is refused, %s named', async (query, path) => {
    const { app } = createAsking()
    for (const call of ['/v4/partners/get-setting-user', '/v1/places/ap-IST', '/v4/promo']) {
      const response = await app.request(`http://sandbox${call}?${query}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        error: { code: 'invalid_request', message: expect.stringContaining(path) },
      })
    }
  })

  it('API-01 the road service of another base takes none', async () => {
    const { request } = createAsking()
    const path = { coordinates: '28.74,41.26;29.03,40.98' }
    expect((await request(endpoints.directions, { path })).status).not.toBe(400)
  })
})

describe('the key', () => {
  const keys = ['', 'x', 'x'.repeat(500), '00000000-0000-4000-8000-00000000000g', '__proto__']

  it('BOOK-42 is a UUID in each call that has one', async () => {
    const asking = createAsking()
    const trip = await tripToBook(asking)
    for (const endpoint of [endpoints.createOrder, endpoints.updateOrder, endpoints.yachtRequest]) {
      for (const key of keys) {
        const refused = await asking.refusal(endpoint, {
          body: bookingOf([trip]),
          headers: { 'Idempotency-Key': key },
        })
        expect(refused).toMatchObject({
          status: 400,
          code: 'invalid_request',
          message: expect.stringContaining('Idempotency-Key'),
        })
      }
    }
    expect(asking.store.allOrders()).toEqual([])
  })

  it('BOOK-42 in capitals is the same, and one that was used again a day later names the last booking', async () => {
    const asking = createAsking()
    const key = newKey().replace(/0{8}/, 'abcdef00')
    const book = async (sent: string) => {
      const body = bookingOf([await tripToBook(asking)])
      const asked = { body, headers: { 'Idempotency-Key': sent } }
      return (await asking.ask(endpoints.createOrder, asked)).result[0]?.order_id
    }
    const first = await book(key)
    expect(await book(key.toUpperCase())).toBe(first)
    asking.clock.at += 24 * 3_600_000 + 1
    const second = await book(key)
    expect(second).not.toBe(first)
    const { result } = await asking.ask(endpoints.order, { query: { idempotency_key: key } })
    expect(result.orders.map(({ order_id: id }) => id)).toEqual([second])
  })
})

describe('methods', () => {
  it.each([
    ['POST', '/v4/prices', 'GET'],
    ['PUT', '/v1/orders', 'POST'],
    ['PUT', '/v4/orders/trips', 'GET, POST'],
    ['POST', '/v4/partners/booking-module-settings', 'PUT'],
    ['POST', '/v4/promo/views', 'PUT'],
    ['GET', '/rpc', 'POST'],
  ])('ERR-01 %s %s is refused with those there are: %s', async (method, path, allowed) => {
    const { app } = createAsking()
    for (const [lang, words] of [
      ['en', 'It takes'],
      ['ru', 'принимает'],
      ['es', 'Admite'],
    ] as const) {
      const response = await app.request(
        `http://sandbox${path}?module_type=booking&lang=${lang}&currency=EUR`,
        {
          method,
        },
      )
      expect([response.status, response.headers.get('Allow')]).toEqual([405, allowed])
      expect(await response.json()).toMatchObject({
        error: { code: 'wrong_method', message: expect.stringContaining(words) },
      })
    }
  })

  it('API-28 where PUT is refused, POST saves in its place', async () => {
    const asking = createAsking({ refusesPut: true })
    const put = await asking.request(endpoints.saveModuleSettings, { as: 3001, body: { theme: 'dark' } })
    expect([put.status, put.headers.get('Allow')]).toEqual([405, 'POST'])
    const post = { ...endpoints.saveModuleSettings, method: 'POST' } as const
    await asking.ask(post, { as: 3001, body: { theme: 'dark' } })
    expect(asking.store.moduleSettings(2001)?.settings.theme).toBe('dark')
  })
})

describe('large bodies', () => {
  const send = (app: ReturnType<typeof createAsking>['app'], body: BodyInit, lang = 'en', headers = {}) =>
    app.request(`http://sandbox/v4/orders?module_type=booking&lang=${lang}&currency=EUR`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://book.example', ...headers },
      body,
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    })

  it('ERR-01 an order over 128 kB is refused in the visitor’s language, readable by the page; 128 kB is looked at', async () => {
    const { app } = createAsking()
    for (const [lang, words] of [
      ['en', 'at most 128 kilobytes'],
      ['ru', 'не больше 128\u00a0КБ'],
      ['es', '128\u00a0mil caracteres como máximo'],
    ] as const) {
      const response = await send(app, 'x'.repeat(131_073), lang)
      expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([413, '*'])
      expect(await response.json()).toMatchObject({
        error: { code: 'too_large', message: expect.stringContaining(words) },
      })
    }
    expect((await send(app, 'x'.repeat(131_072))).status).toBe(400)
  })

  it('ERR-01 is not read to its end', async () => {
    const { app } = createAsking()
    let given = 0
    const long = () =>
      new ReadableStream({
        pull(controller) {
          given += 65_536
          controller.enqueue(new Uint8Array(65_536))
          if (given > 4_000_000) controller.close()
        },
      })
    expect((await send(app, long())).status).toBe(413)
    expect(given).toBeLessThan(500_000)
    given = 0
    expect((await send(app, long(), 'en', { 'Content-Length': '5000000' })).status).toBe(413)
    expect(given).toBeLessThan(200_000)
  })
})
