import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@wherry/booking/wire'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { defaultOptions } from '../options.ts'
import type { TripPayload } from '../orders/trip.ts'
import { createPlaceIndex } from '../places/placeIndex.ts'
import { samplePlaces } from '../places/sample.ts'
import { createSqliteStore } from '../store/sqlite.ts'
import { createAsking, someDay } from '../testing/asking.ts'
import { bookingOf, newKey, tripToBook } from '../testing/bookings.ts'
import { createAccountPages } from './account.ts'

const folder = mkdtempSync(join(tmpdir(), 'wherry-account-'))
afterAll(() => rmSync(folder, { recursive: true }))

const places = createPlaceIndex(samplePlaces)
const hour = 3_600_000
/** 2027-06-20 09:45 in Istanbul: the pickup of the rides here. */
const pickupAt = Date.UTC(2027, 5, 20, 6, 45)
const own = { 'Sec-Fetch-Site': 'same-origin' }
let files = 0

function createWorld() {
  files += 1
  const asking = createAsking({}, createSqliteStore(join(folder, `${files}.sqlite`)))
  const { store, clock } = asking
  const app = createAccountPages({ places, store, clock, options: () => defaultOptions })
  const request = (path: string, init: RequestInit = {}) => app.request(`http://localhost:8789${path}`, init)
  const page = async (path: string, cookie = '') =>
    (await request(path, { headers: { Cookie: cookie } })).text()
  const post = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = own) =>
    request(path, { method: 'POST', body: new URLSearchParams(fields), headers })

  async function book(rest: Partial<TripPayload> = {}, by: 'cash' | 'card' = 'cash', as?: number) {
    const key = newKey()
    const user_id = as ?? null
    const body = bookingOf([await tripToBook(asking, { ...rest, user_id })], { payment_type: by, user_id })
    const asked = { body, headers: { 'Idempotency-Key': key }, ...(as === undefined ? {} : { as }) }
    const [row] = (await asking.ask(endpoints.createOrder, asked)).result
    if (row === undefined) throw new Error('Not booked')
    return {
      key,
      id: Number(row.order_id),
      transaction: String(row.transaction),
      guestKey: row.guest_key ?? '',
    }
  }
  const pay = (transaction: string) => {
    const payment = store.payment(transaction)
    if (payment !== null) store.setPayment({ ...payment, status: 'paid' })
  }
  const signIn = async (id: number, name: string) => {
    const answered = await post('/sign-in?lang=en', {
      login: `${name}@example.com`,
      password: `sandbox-${id}`,
    })
    return answered.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  }
  /** Sends the form of the confirmation page as a browser does, with the fee on the page. */
  async function pressCancel(name: string, id: number, cookie = '') {
    const asked = await page(`/orders/${name}/cancel/${id}?lang=en`, cookie)
    const fee = /name="fee" value="([^"]*)"/.exec(asked)?.[1] ?? 'none'
    return post(`/orders/${name}/cancel/${id}?lang=en`, { fee }, { ...own, Cookie: cookie })
  }
  const read = async (transaction: string, as?: number) =>
    (await asking.ask(endpoints.order, { query: { transaction }, ...(as === undefined ? {} : { as }) }))
      .result.orders[0]
  return { asking, store, clock, request, page, post, book, pay, signIn, pressCancel, read }
}

let world: ReturnType<typeof createWorld>
beforeEach(() => {
  world = createWorld()
})

describe('a guest’s order', () => {
  it('SEC-06 opens by a key of its own, of 128 random bits, that is neither its number nor its transaction', async () => {
    const { book, page, request } = world
    const { id, transaction, guestKey } = await book()
    expect(guestKey).toMatch(/^[0-9a-f]{32}$/)
    expect(guestKey).not.toBe((await book()).guestKey)
    expect(await page(`/orders/${guestKey}?lang=en`)).toContain(`<h1>Order W-${id}</h1>`)
    for (const name of [String(id), transaction, '', '0'.repeat(32), '%00', "' or 1=1", 'a'.repeat(5000)])
      expect((await request(`/orders/${name}`)).status, name.slice(0, 40)).toBe(404)
  })

  it('SEC-06 its key is told to who books and who asks by the booking’s key, never for a transaction or a number', async () => {
    const { asking, book, page } = world
    const { key, transaction, guestKey } = await book()
    const told = async (query: Record<string, string>, as?: number) =>
      JSON.stringify(
        await (await asking.request(endpoints.order, { query, ...(as === undefined ? {} : { as }) })).json(),
      ).includes(guestKey)
    expect(await told({ idempotency_key: key })).toBe(true)
    expect(await told({ transaction })).toBe(false)
    expect(await told({ transaction }, 1001)).toBe(false)
    // The list for guests shows no rides at all.
    expect(await page('/list')).not.toContain(guestKey)
  })

  it('SEC-06 an account’s order has no such key', async () => {
    const { book, read } = world
    const { guestKey, transaction } = await book({}, 'cash', 1001)
    expect(guestKey).toBe('')
    expect(await read(transaction, 1001)).not.toHaveProperty('guest_key')
  })

  it('SEC-03 its page is kept by nobody, framed by nobody and names no referrer', async () => {
    const { book, request, pressCancel } = world
    const { id, guestKey } = await book()
    for (const path of [`/orders/${guestKey}`, `/orders/${guestKey}/cancel/${id}`]) {
      const { headers } = await request(path)
      expect(headers.get('Referrer-Policy')).toBe('no-referrer')
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    }
    const answered = await pressCancel(guestKey, id)
    expect(answered.headers.get('Location')).toBe(`/orders/${guestKey}?lang=en`)
  })

  it.each([
    ['en', 'Cancel the ride W-', 'It costs nothing.', /Free until Sun,? 20 June 2027 at 03:45/],
    ['ru', 'Отменить поездку W-', 'Это ничего не стоит.', /Бесплатно до вс,? 20 июня 2027/],
    ['es', '¿Cancelar el viaje W-', 'No cuesta nada.', /Gratis hasta el dom,? 20 de junio de 2027/],
  ])(
    'PRICE-04 I18N-01 in %s its page asks before it cancels, and says what it costs',
    async (lang, title, cost, until) => {
      const { book, page, store } = world
      const { id, guestKey } = await book()
      expect(await page(`/orders/${guestKey}?lang=${lang}`)).toMatch(until)
      const asked = await page(`/orders/${guestKey}/cancel/${id}?lang=${lang}`)
      expect(asked).toContain(title)
      expect(asked).toContain(cost)
      expect(asked).not.toContain('<script')
      expect(store.order(id)?.cancellation).toBeNull()
    },
  )
})

describe('cancelling', () => {
  it('REL-01 within the free time it costs nothing, and the module reads it at once', async () => {
    const { book, pressCancel, page, read } = world
    const { id, guestKey, transaction } = await book()
    const answered = await pressCancel(guestKey, id)
    expect([answered.status, answered.headers.get('Location')]).toEqual([303, `/orders/${guestKey}?lang=en`])
    const shown = await page(`/orders/${guestKey}?lang=en`)
    expect(shown).toMatch(/>Cancelled<\/span> Mon,? 14 June 2027 at 09:00/)
    expect(shown).toContain('Nothing is to be paid.')
    expect(shown).not.toContain('/cancel/')
    expect(await read(transaction)).toMatchObject({
      status: 'cancelled',
      cancellation: { at: new Date(someDay).toISOString(), fee: 0, refund: 0 },
    })
  })

  it('REL-02 of a paid one the whole sum goes back, once: pressed twice, from two tabs, an hour later', async () => {
    const { book, pay, pressCancel, post, page, read, clock, store } = world
    const { id, guestKey, transaction } = await book({}, 'card')
    const paid = store.order(id)?.amount
    pay(transaction)
    const twoTabs = await Promise.all([pressCancel(guestKey, id), pressCancel(guestKey, id)])
    expect(twoTabs.map(({ status }) => status)).toEqual([303, 303])
    const first = await read(transaction)
    expect(first).toMatchObject({ cancellation: { fee: 0, refund: paid } })
    clock.at += hour
    expect((await post(`/orders/${guestKey}/cancel/${id}?lang=en`, { fee: '0' })).status).toBe(303)
    expect((await pressCancel(guestKey, id)).status).toBe(303)
    expect(await read(transaction)).toEqual(first)
    expect(await page(`/orders/${guestKey}?lang=en`)).toContain('goes back to your card')
  })

  it('REL-02 after the free time it costs the whole price: that is said on the button, and nothing goes back', async () => {
    const { book, pay, pressCancel, page, read, clock, store } = world
    const { id, guestKey, transaction } = await book({}, 'card')
    pay(transaction)
    clock.at = pickupAt - hour
    const asked = await page(`/orders/${guestKey}/cancel/${id}?lang=en`)
    expect(asked).toMatch(/The free time ended: Sun,? 20 June 2027 at 03:45/)
    expect(asked).toContain('and nothing of it goes back')
    expect(asked).toMatch(/Cancel for €\d/)
    await pressCancel(guestKey, id)
    const fee = store.order(id)?.amount
    expect(await read(transaction)).toMatchObject({ status: 'cancelled', cancellation: { fee, refund: 0 } })
    expect(store.payment(transaction)).toMatchObject({ status: 'paid', amount: fee })
  })

  it('REL-02 who was told that it is free is asked again once the time is over; nothing is done', async () => {
    const { book, post, page, clock, store } = world
    const { id, guestKey } = await book()
    clock.at = pickupAt - hour
    const path = `/orders/${guestKey}/cancel/${id}?lang=en`
    for (const fee of ['0', '', 'free', '-5', 'NaN', '9'.repeat(30)]) {
      const answered = await post(path, { fee })
      expect(answered.headers.get('Location'), fee).toBe(`${path}&dearer`)
    }
    expect((await post(path)).headers.get('Location')).toBe(`${path}&dearer`)
    expect(await page(`${path}&dearer`)).toContain('The free time has ended meanwhile')
    expect(store.order(id)?.cancellation).toBeNull()
  })

  it('BOOK-44 what waits for its payment is cancelled free of charge at any time, and can be paid no more', async () => {
    const { asking, book, pressCancel, page, clock, store } = world
    const { id, guestKey, transaction } = await book({}, 'card')
    clock.at = pickupAt - hour
    await pressCancel(guestKey, id)
    expect(store.payment(transaction)).toMatchObject({ amount: 0, status: 'none' })
    expect(await asking.refusal(endpoints.payUrl, { query: { transaction } })).toMatchObject({
      status: 409,
      code: 'order_cancelled',
    })
    expect(await page('/list')).not.toContain('>Pay<')
  })

  it('PRICE-04 after the pickup nothing is offered and nothing is done', async () => {
    const { book, post, page, clock, store } = world
    const { id, guestKey } = await book()
    clock.at = pickupAt
    expect(await page(`/orders/${guestKey}?lang=en`)).toContain('it can be cancelled no more')
    await post(`/orders/${guestKey}/cancel/${id}`, { fee: '1000' })
    expect(store.order(id)?.cancellation).toBeNull()
  })

  it('BOOK-32 a certificate is good again after a free cancellation, and stays spent after a late one', async () => {
    const { book, pressCancel, page, clock, store } = world
    const first = await book({ hash: 'WHERRY-ALL' })
    expect(store.certificate('WHERRY-ALL')?.isSpent).toBe(true)
    expect(await page(`/orders/${first.guestKey}/cancel/${first.id}?lang=en`)).toContain('is good again')
    await pressCancel(first.guestKey, first.id)
    expect(store.certificate('WHERRY-ALL')?.isSpent).toBe(false)
    const second = await book({ hash: 'WHERRY-ALL' })
    clock.at = pickupAt - hour
    await pressCancel(second.guestKey, second.id)
    expect(store.certificate('WHERRY-ALL')?.isSpent).toBe(true)
  })

  it('BOOK-50 a cancelled order is changed no more', async () => {
    const { asking, book, pressCancel } = world
    const { id, guestKey, transaction } = await book()
    await pressCancel(guestKey, id)
    const body = { ...(await tripToBook(asking)), order_id: id, transaction, module_type: 'booking' }
    expect(await asking.refusal(endpoints.updateOrder, { body })).toMatchObject({
      status: 409,
      code: 'order_cancelled',
    })
  })

  it('SHELL-14 an account cancels in its list and on the order’s page; nobody else finds either', async () => {
    const { book, signIn, page, request, pressCancel, post, store } = world
    const { id } = await book({}, 'cash', 1001)
    const anna = await signIn(1001, 'anna.buyer')
    expect(await page('/list?lang=en', anna)).toContain(`href="/orders/${id}/cancel/${id}?lang=en"`)
    expect(await page(`/orders/${id}?lang=en`, anna)).toContain(`<h1>Order W-${id}</h1>`)
    expect(await page(`/orders/${id}?lang=en`, anna)).not.toContain('without signing in')
    for (const cookie of ['', await signIn(1009, 'olga.buyer'), await signIn(3001, 'editor.alder')]) {
      expect((await request(`/orders/${id}`, { headers: { Cookie: cookie } })).status).toBe(404)
      const answered = await post(`/orders/${id}/cancel/${id}`, { fee: '0' }, { ...own, Cookie: cookie })
      expect(answered.status).toBe(404)
    }
    expect(store.order(id)?.cancellation).toBeNull()
    await pressCancel(String(id), id, anna)
    const list = await page('/list?lang=en', anna)
    expect(list).toContain('>Cancelled<')
    expect(list).not.toContain('/cancel/')
    expect(list).not.toContain('action=change')
    expect(list).toContain('action=repeat')
  })

  it('SEC-06 a ride of another booking is not cancelled through an own one', async () => {
    const { book, post, store } = world
    const [mine, theirs] = [await book(), await book()]
    const answered = await post(`/orders/${mine.guestKey}/cancel/${theirs.id}`, { fee: '0' })
    expect(answered.status).toBe(404)
    expect(store.order(theirs.id)?.cancellation).toBeNull()
  })
})

describe('what another site posts', () => {
  const foreign: readonly (readonly [string, Record<string, string>])[] = [
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['another site that hides its name', { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }],
    ['another port of this machine', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://localhost:8786' }],
    ['an old browser on another site', { Origin: 'https://evil.example' }],
    ['an old browser in a sandboxed frame', { Origin: 'null' }],
    ['who says nothing', {}],
    ['who names us falsely', { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost:8789' }],
  ]
  it.each(foreign)('SEC-06 %s cancels nothing', async (_, headers) => {
    const { book, post, store } = world
    const { id, guestKey } = await book()
    const answered = await post(`/orders/${guestKey}/cancel/${id}?lang=es`, { fee: '0' }, headers)
    expect(answered.status).toBe(403)
    expect(await answered.text()).toContain('Esto no vino de nuestras páginas')
    expect(store.order(id)?.cancellation).toBeNull()
  })

  it('SEC-06 an old browser on our own page cancels', async () => {
    const { book, post, store } = world
    const { id, guestKey } = await book()
    const answered = await post(
      `/orders/${guestKey}/cancel/${id}`,
      { fee: '0' },
      { Origin: 'http://localhost:8789' },
    )
    expect(answered.status).toBe(303)
    expect(store.order(id)?.cancellation).not.toBeNull()
  })

  it('SEC-06 AUTH-07 signs nobody in or out; the sandbox’s start page does', async () => {
    const { post } = world
    const anna = { login: 'anna.buyer@example.com', password: 'sandbox-1001' }
    for (const [path, fields] of [
      ['/sign-in', anna],
      ['/sign-out', {}],
    ] as const) {
      expect((await post(path, fields, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
      expect((await post(path, fields, { Origin: 'https://evil.example' })).status).toBe(403)
      expect((await post(path, fields, { 'Sec-Fetch-Site': 'same-site', Origin: 'null' })).status).toBe(303)
      expect((await post(path, fields, { Origin: 'http://localhost:8786' })).status).toBe(303)
    }
  })
})
