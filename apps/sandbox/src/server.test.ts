import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { civilAt } from '@wherry/booking/kernel'
import { endpoints } from '@wherry/booking/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlaceIndex } from './places/placeIndex.ts'
import { samplePlaces } from './places/sample.ts'
import { type Sandbox, type ServerName, startSandbox } from './server.ts'
import { createAsking } from './testing/asking.ts'
import { bookingOf, newKey, tripToBook } from './testing/bookings.ts'

const folder = mkdtempSync(join(tmpdir(), 'wherry-sandbox-'))
const file = join(folder, 'sandbox.sqlite')
const anyPort: Record<ServerName, number> = { start: 0, api: 0, pay: 0, account: 0, partner: 0, hostile: 0 }
const moduleUrl = 'http://localhost:5999/transfer'
const shared = 'module_type=booking&lang=en&currency=EUR'
const day = 86_400_000
const samples = createPlaceIndex(samplePlaces)

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ ports: anyPort, file, config: { moduleUrl } })
})

afterAll(async () => {
  await sandbox.close()
  rmSync(folder, { recursive: true })
})

const api = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${sandbox.urls.api}${path}${path.includes('?') ? '&' : '?'}${shared}`, init)
  return (await response.json()) as never as { result: never }
}

const tokenOf = async (userId: number) => {
  const body = JSON.stringify({ user_id: userId, password: `sandbox-${userId}` })
  const headers = { 'Content-Type': 'application/json' }
  return ((await api('/v4/auth/login', { method: 'POST', body, headers })).result as { token: string }).token
}

/** @param user id of the user who books. @default a guest */
const bookByCard = async (key = newKey(), user: number | null = null) => {
  const prices = await api(
    '/v4/prices?start_place_point=41.2613,28.74195&finish_place_point=40.9836,29.0266&platform=web&start_place_id=ap-IST&finish_place_id=ad-moda-caddesi-142',
  )
  const [offer] = prices.result as { price_id: string }[]
  const trip = await tripToBook(createAsking(), {
    user_id: user,
    price_id: offer?.price_id ?? '',
    date_arrival: civilAt(Date.now() + 7 * day, 'Europe/Istanbul'),
  })
  const body = JSON.stringify(bookingOf([trip], { payment_type: 'card', user_id: user }))
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
    ...(user !== null && { Authorization: `Bearer ${await tokenOf(user)}` }),
  }
  const send = () => api('/v4/orders', { method: 'POST', body, headers })
  const [row] = (await send()).result as { order_id: number; transaction: string }[]
  if (row === undefined) throw new Error('Not booked')
  return { ...row, send }
}

const paymentStatus = async (transaction: string) => {
  const { result } = await api(`/v4/orders/trips?transaction=${transaction}`)
  return (result as { orders: { payment_status: string }[] }).orders[0]?.payment_status
}

const payUrlOf = async (transaction: string) =>
  ((await api(`/v4/orders/pay-url?transaction=${transaction}`)).result as { url: string }).url

/** Cookies that a browser keeps of a page of the bank, by its address. */
const cookies = new Map<string, string>()

/** A visit by the one browser of this file. */
const visit = async (url: string, init: RequestInit = {}) => {
  const response = await fetch(url, {
    redirect: 'manual',
    ...init,
    headers: { Cookie: cookies.get(url) ?? '', ...init.headers },
  })
  const kept = response.headers.get('Set-Cookie')?.split(';')[0]
  if (kept !== undefined) cookies.set(url, kept)
  return response
}

const end = (
  url: string,
  how: string,
  headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' },
) => visit(url, { method: 'POST', headers, body: new URLSearchParams({ end: how }) })

describe('the start', () => {
  it('takes the next free port where the wanted one is taken', async () => {
    const other = createServer()
    const taken = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port))
    })
    const second = await startSandbox({
      ports: { ...anyPort, api: taken },
      places: createPlaceIndex(samplePlaces),
    })
    expect(Number(new URL(second.urls.api).port)).toBeGreaterThan(taken)
    expect((await fetch(`${second.urls.api}/v4/partners/get-setting-user?${shared}`)).status).toBe(200)
    await second.close()
    other.close()
  })
})

describe('the pay page', () => {
  it('BOOK-43 shows number, route and amount, and refuses scripts and frames', async () => {
    const { order_id: id, transaction } = await bookByCard()
    const response = await fetch(await payUrlOf(transaction))
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(text).toContain(`W-${id}`)
    expect(text).toContain('Istanbul Airport → Moda Caddesi 142')
    expect(text).toMatch(/Pay €\d+/)
    expect(response.headers.get('Content-Security-Policy')).toMatch(
      /default-src 'none'.*frame-ancestors 'none'/,
    )
  })

  it('BOOK-43 REL-02 paying marks the order paid and leads back to it', async () => {
    const { transaction } = await bookByCard()
    const url = await payUrlOf(transaction)
    expect(await paymentStatus(transaction)).toBe('pending')
    const response = await end(url, 'pay')
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(`${moduleUrl}/approveorder/${transaction}?lang=en`)
    expect(await paymentStatus(transaction)).toBe('paid')
    await end(url, 'decline')
    expect(await paymentStatus(transaction)).toBe('paid')
    expect(await (await visit(url)).text()).toContain('This order is paid.')
  })

  it.each<[string, Record<string, string>]>([
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['another port of this machine', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://localhost:8786' }],
    ['an old browser on another site', { Origin: 'https://evil.example' }],
    ['who says nothing', {}],
  ])('SEC-06 REL-02 %s pays and declines nothing', async (_, headers) => {
    const { transaction } = await bookByCard()
    const url = await payUrlOf(transaction)
    for (const how of ['pay', 'decline']) {
      const refused = await end(url, how, headers)
      expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('this payment')])
    }
    expect(await paymentStatus(transaction)).toBe('pending')
    expect((await end(url, 'pay', { Origin: new URL(url).origin })).status).toBe(303)
    expect(await paymentStatus(transaction)).toBe('paid')
  })

  it('BOOK-49 a declined or left payment can be tried again, for the same order', async () => {
    const { transaction } = await bookByCard()
    const url = await payUrlOf(transaction)
    expect((await end(url, 'leave')).status).toBe(303)
    expect(await paymentStatus(transaction)).toBe('left')
    await end(url, 'decline')
    expect(await paymentStatus(transaction)).toBe('declined')
    // Each request gets a new page, since its address works only in the first browser that opens it.
    const again = await payUrlOf(transaction)
    expect(again).not.toBe(url)
    await end(again, 'pay')
    expect(await paymentStatus(transaction)).toBe('paid')
  })

  it('BOOK-43 a payment that nobody asked for is not found', async () => {
    expect((await fetch(`${sandbox.urls.pay}/unknown`)).status).toBe(404)
    expect((await end(`${sandbox.urls.pay}/unknown`, 'pay')).status).toBe(404)
    const { transaction } = await bookByCard()
    expect((await end(`${sandbox.urls.pay}/${transaction}`, 'pay')).status).toBe(404)
    expect(await paymentStatus(transaction)).toBe('pending')
  })

  it('I18N-01 speaks the three languages', async () => {
    const url = new URL(await payUrlOf((await bookByCard()).transaction))
    const opened = (await fetch(url)).headers.get('Set-Cookie')?.split(';')[0] ?? ''
    for (const [lang, word] of [
      ['en', 'Pay €'],
      ['ru', 'Оплатить'],
      ['es', 'Pagar'],
    ] as const) {
      url.searchParams.set('lang', lang)
      const text = await (await fetch(url, { headers: { Cookie: opened } })).text()
      expect(text).toContain(`<html lang="${lang}">`)
      expect(text).toContain(word)
    }
  })
})

describe('a restart', () => {
  it('BOOK-42 REL-01 keeps orders, payments and keys', async () => {
    const { transaction, order_id: id, send } = await bookByCard()
    await end(await payUrlOf(transaction), 'pay')
    await sandbox.close()
    sandbox = await startSandbox({ ports: anyPort, file, config: { moduleUrl }, places: samples })
    expect(await paymentStatus(transaction)).toBe('paid')
    expect((await send()).result).toMatchObject([{ order_id: id, transaction }])
  })
})

describe('the pages', () => {
  it('SHELL-14 the rides list shows a ride, marks the one that is asked for, and links to its payment', async () => {
    const { order_id: id } = await bookByCard(newKey(), 1001)
    const token = await tokenOf(1001)
    const list = (path: string) =>
      fetch(`${sandbox.urls.account}${path}`, {
        redirect: 'manual',
        headers: { Cookie: `token_ng=${token}` },
      })
    for (const path of ['/list', '/account/list', '/mytrip']) {
      const text = await (await list(`${path}?lang=ru&showorder=${id}`)).text()
      expect(text).toContain('Мои поездки')
      expect(text).toMatch(
        new RegExp(`aria-current="true"><dl>\\s*<div><dt>Номер</dt><dd class="num">W-${id}`),
      )
      expect(text).toContain(`href="/orders/${id}/pay?lang=ru"`)
    }
    const to = (await list(`/orders/${id}/pay?lang=ru`)).headers.get('Location') ?? ''
    expect(to).toMatch(new RegExp(`^${sandbox.urls.pay}/[0-9a-f]{32}\\?lang=ru$`))
    expect(await (await fetch(to)).text()).toContain(`W-${id}`)
    expect((await fetch(`${sandbox.urls.account}/orders/${id}/pay`, { redirect: 'manual' })).status).toBe(404)
  })

  it('EMBED-08 the partner’s pages hold the module in a plain frame of another site', async () => {
    for (const [path, partner] of [
      ['/', '2001'],
      ['/hotel', '2002'],
    ] as const) {
      const response = await fetch(`${sandbox.urls.partner}${path}?lang=es`)
      const source = /<iframe src="([^"]+)"/.exec(await response.text())?.[1]?.replaceAll('&amp;', '&') ?? ''
      const url = new URL(source)
      expect(url.origin + url.pathname).toBe(moduleUrl)
      expect(url.searchParams.get('partner')).toBe(partner)
      expect(url.searchParams.get('lang')).toBe('es')
      expect(new URL(sandbox.urls.partner).hostname).toBe('127.0.0.1')
      expect(response.headers.get('Content-Security-Policy')).toContain('frame-src http://localhost:5999;')
    }
  })

  it('the start page leads everywhere, also to what is known later', async () => {
    const page = async () => (await fetch(`${sandbox.urls.start}/?lang=en`)).text()
    const before = await page()
    for (const url of [
      moduleUrl,
      sandbox.urls.partner,
      `${sandbox.urls.api}/docs`,
      `${sandbox.urls.account}/list`,
    ]) {
      expect(before).toContain(`href="${url}`)
    }
    expect(before).not.toContain('Storybook')
    sandbox.configure({ storybookUrl: 'http://localhost:6006' })
    expect(await page()).toContain('href="http://localhost:6006"')
  })

  it('API-30 the API’s page has every call with an example that succeeded', async () => {
    const text = await (await fetch(`${sandbox.urls.api}/docs`)).text()
    for (const { name, method, path } of Object.values(endpoints)) {
      expect(text).toContain(`id="${name}"`)
      expect(text).toContain(method)
      expect(text).toContain(path)
    }
    expect(text.match(/Answer, 200/g)).toHaveLength(Object.keys(endpoints).length)
  })
})

describe('a fault over a real connection', () => {
  it('REL-02 a booking whose answer is lost is found by its key, and booked once', async () => {
    const key = newKey()
    sandbox.faults.set({ operation: 'createOrder', kind: 'lost', times: 1 })
    await expect(bookByCard(key)).rejects.toThrow(TypeError)
    const { result } = await api(`/v4/orders/trips?idempotency_key=${key}`)
    expect((result as { orders: unknown[] }).orders).toHaveLength(1)
  })
})
