import { connect } from 'node:net'
import { laptopTime } from '@wherry/booking/testing/cost.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { largestOrder } from './app.ts'
import { largestBody } from './largestBody.ts'
import { createAccountPages } from './pages/account.ts'
import { createPlaceIndex } from './places/placeIndex.ts'
import { samplePlaces } from './places/sample.ts'
import { type Sandbox, startSandbox } from './server.ts'
import { createAsking, someDay } from './testing/asking.ts'
import { bookingOf, newKey, tripToBook } from './testing/bookings.ts'

const anyPort = { start: 0, api: 0, pay: 0, account: 0, partner: 0, hostile: 0 }
const shared = 'module_type=booking&lang=en&currency=EUR'
const places = createPlaceIndex(samplePlaces)
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ ports: anyPort, places, clock: { now: () => someDay } })
})
afterAll(() => sandbox.close())

/** Posts a raw body, which need not be JSON. */
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.urls.api}${path}?${shared}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey(), ...headers },
  })

const bookableTrip = () => tripToBook(createAsking())

describe('a stranger’s text', () => {
  const blanks = `1${' '.repeat(40_000)}2`
  it.each([
    ['a phone of 40,000 blanks', { passengers: [{ name: 'Anna Keller', phone: blanks, email: null }] }],
    ['a name of 40,000 blanks', { passengers: [{ name: blanks, phone: '905325550101', email: null }] }],
    ['an e-mail of 40,000 blanks', { passengers: [{ name: 'Anna Keller', phone: null, email: blanks }] }],
    ['40,000 line ends', { comment: '\n'.repeat(40_000) }],
    ['a flight of 40,000 digits', { arrival_number: '1'.repeat(40_000) }],
    ['a price of 40,000 signs', { price_id: '='.repeat(40_000) }],
  ])(
    'API-21 %s in an order that nobody signed in for is refused at once, and holds up nobody',
    async (_, change) => {
      const order = JSON.stringify(bookingOf([{ ...(await bookableTrip()), ...change }]))
      expect(order.length).toBeGreaterThan(40_000)
      const answers: unknown[] = []
      const time = await laptopTime(async () => {
        const answer = await post('/v4/orders', order)
        const { error } = (await answer.json()) as { error: { code: string } }
        answers.push([answer.status, error.code])
      })
      expect(answers).toEqual(answers.map(() => [400, 'invalid_request']))
      // 14.3 seconds were taken once for the first of them.
      expect(time).toBeLessThan(200)
    },
  )

  it('API-21 of 64 kB is the largest that is read, and only an order may be twice as large', async () => {
    const status = async (path: string, length: number) => (await post(path, 'x'.repeat(length))).status
    expect(await status('/v4/orders/check-time', largestBody)).toBe(400)
    expect(await status('/v4/orders/check-time', largestBody + 1)).toBe(413)
    expect(await status('/v4/orders', largestOrder)).toBe(400)
    expect(await status('/v4/orders', largestOrder + 1)).toBe(413)
    expect(await status('/__faults', largestBody + 1)).toBe(413)
    for (const path of ['/sign-in', '/none']) {
      const url = path === '/none' ? sandbox.urls.pay : sandbox.urls.account
      const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' }
      const body = `login=${'x'.repeat(largestBody)}`
      expect((await fetch(url + path, { method: 'POST', body, headers })).status, path).toBe(413)
    }
  })

  it('API-21 an order of 64 kB can be needed: two rides of 50 people, all of whose texts are full', async () => {
    const person = { name: '文'.repeat(100), phone: '9'.repeat(15), email: `${'é'.repeat(241)}@example.com` }
    const words = '文'.repeat(1000)
    const trip = {
      ...(await bookableTrip()),
      ...{ passengers: Array.from({ length: 50 }, () => person), comment: words, additional_address: words },
      ...{ additional_change_itinerary: words, additional_wait: words, fare_on_toll_road: words },
    }
    const utm = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`utm_${at}`, 'x'.repeat(512)]))
    const size = Buffer.byteLength(JSON.stringify(bookingOf([trip, trip], { utm })))
    expect(size).toBeGreaterThan(largestBody)
    expect(size).toBeLessThan(largestOrder)
  })
})

describe('an upload that is broken off', () => {
  /** Sends the headers and a part of the body, then closes the connection. */
  const breakOff = (url: string, path: string, how: string) =>
    new Promise<void>((resolve) => {
      const { port } = new URL(url)
      const socket = connect(Number(port), '127.0.0.1', () => {
        const head = `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: http://localhost:${port}\r\n`
        socket.write(`${head}${how}`)
        setTimeout(() => socket.destroy(), 200)
      })
      socket.on('close', () => setTimeout(resolve, 200))
    })

  it.each(['Content-Length: 5000\r\n\r\n{"a', 'Transfer-Encoding: chunked\r\n\r\n400\r\n{"a'])(
    'API-21 leaves no stack in the log (%j)',
    async (how) => {
      const told = (['error', 'warn', 'log'] as const).map((name) =>
        vi.spyOn(console, name).mockImplementation(() => {}),
      )
      try {
        const json = `Content-Type: application/json\r\n${how}`
        const form = `Content-Type: application/x-www-form-urlencoded\r\n${how}`
        for (const path of [`/v4/orders?${shared}`, `/rpc?${shared}`, '/__faults'])
          await breakOff(sandbox.urls.api, path, json)
        await breakOff(sandbox.urls.account, '/sign-in', form)
        await breakOff(sandbox.urls.pay, '/none', form)
        await breakOff(sandbox.urls.account, '/orders/none/cancel/1', form)
        expect(told.flatMap((spy) => spy.mock.calls)).toEqual([])
      } finally {
        for (const spy of told) spy.mockRestore()
      }
      expect((await fetch(`${sandbox.urls.api}/v4/promo?${shared}`)).status).toBe(200)
    },
  )
})

describe('headers', () => {
  it('SEC-03 every answer of every server says that it is what it says', async () => {
    const { start, api, pay, account, partner, hostile } = sandbox.urls
    for (const url of [
      ...[
        start,
        `${start}/fonts/fonts.css`,
        `${start}/none`,
        api,
        `${api}/openapi.json`,
        `${api}/v4/promo?${shared}`,
      ],
      ...[
        `${api}/none`,
        `${api}/__orders`,
        `${pay}/none`,
        `${account}/list`,
        `${account}/sign-in`,
        `${account}/none`,
      ],
      ...[partner, `${partner}/element`, `${partner}/none`, hostile],
    ])
      expect((await fetch(url, { redirect: 'manual' })).headers.get('X-Content-Type-Options'), url).toBe(
        'nosniff',
      )
  })

  const signInAt = async (origin: string, headers: Record<string, string> = {}) => {
    const { store, clock } = createAsking()
    const app = createAccountPages({ store, clock, places, options: () => ({}) as never })
    const form = new URLSearchParams({ login: 'anna.buyer@example.com', password: 'sandbox-1001' })
    const own = { 'Sec-Fetch-Site': 'same-origin', ...headers }
    const signedIn = await app.request(`${origin}/sign-in`, { method: 'POST', body: form, headers: own })
    const signedOut = await app.request(`${origin}/sign-out`, { method: 'POST', headers: own })
    return [signedIn, signedOut].map((answer) => answer.headers.get('Set-Cookie') ?? '')
  }

  it('AUTH-04 the session’s cookie goes by https alone where the page came by it', async () => {
    for (const cookie of await signInAt('https://account.example'))
      expect(cookie).toMatch(/^token_ng=.*; Secure/)
    const behind = { 'X-Forwarded-Proto': 'https' }
    for (const cookie of await signInAt('http://account.example', behind))
      expect(cookie).toContain('; Secure')
    for (const cookie of await signInAt('http://localhost:8789')) expect(cookie).not.toContain('Secure')
  })

  it('AUTH-08 a cookie that no script reads is out of its reach', async () => {
    for (const cookie of await signInAt('https://account.example')) {
      const isRead = cookie.startsWith('token_ng=')
      expect(isRead || cookie.includes('; HttpOnly'), cookie).toBe(true)
    }
  })
})
