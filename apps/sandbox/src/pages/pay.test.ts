import { endpoints } from '@wherry/booking/wire'
import { describe, expect, it } from 'vitest'
import { defaultOptions } from '../options.ts'
import { receiptLife } from '../orders/receipt.ts'
import { createPlaceIndex } from '../places/placeIndex.ts'
import { samplePlaces } from '../places/sample.ts'
import { createAsking } from '../testing/asking.ts'
import { bookingOf, tripToBook } from '../testing/bookings.ts'
import { createPayPages } from './pay.ts'

const places = createPlaceIndex(samplePlaces)
const moduleUrl = 'https://book.example/transfer'
const options = { ...defaultOptions, moduleUrl, payUrl: 'https://pay.example' }
const contacts = { name: 'Anna Keller', phone: '491711234567', email: 'anna@example.com' }

/** The API and the bank's pages over one store, and a browser that keeps cookies by default. */
async function start(userId: number | null = 1001) {
  const asking = createAsking(options)
  const { store, clock } = asking
  const bank = createPayPages({ places, store, clock, options: () => options })
  const as = userId === null ? {} : { as: userId }
  const trip = await tripToBook(asking, {
    user_id: userId,
    passengers: [contacts],
    comment: 'Call me at +49 171 1234567',
    viewers: ['491719876543'],
  })
  const body = bookingOf([trip], { user_id: userId, payment_type: 'card' })
  const [row] = (await asking.ask(endpoints.createOrder, { body, ...as })).result
  const transaction = String(row?.transaction)
  const payUrl = async () =>
    (await asking.ask(endpoints.payUrl, { query: { transaction }, ...as })).result.url
  const browser = (keepsCookies = true) => {
    let cookie = ''
    return async (url: string, end?: string, more: Record<string, string> = {}, claim?: string) => {
      const response = await bank.request(url, {
        headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document', Cookie: cookie, ...more },
        ...(end !== undefined && {
          method: 'POST',
          body: new URLSearchParams({ end, ...(claim !== undefined && { claim }) }),
        }),
      })
      if (keepsCookies) cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? cookie
      return response
    }
  }
  const read = (query: Record<string, string>, who: { as?: number } = {}) =>
    asking.request(endpoints.order, { query: { transaction, ...query }, ...who })
  return { asking, clock, transaction, payUrl, browser, read, row }
}

const receiptIn = (response: Response) => {
  const url = new URL(response.headers.get('Location') ?? '')
  return { url, receipt: url.searchParams.get('receipt') ?? '' }
}

describe('the return from the bank', () => {
  it.each(['pay', 'decline', 'leave'])(
    'SEC-06 EMBED-12 after “%s” its receipt shows an account’s confirmation, without a session, contacts and own words',
    async (end) => {
      const { transaction, payUrl, browser, read } = await start()
      const visit = browser()
      const url = await payUrl()
      await visit(url)
      const { url: back, receipt } = receiptIn(await visit(url, end))
      expect(back.origin + back.pathname).toBe(`${moduleUrl}/approveorder/${transaction}`)
      const answer = await read({ receipt })
      expect(answer.status).toBe(200)
      const text = await answer.clone().text()
      for (const secret of [contacts.phone, contacts.email, '1234567', '9876543', 'Call me'])
        expect(text, secret).not.toContain(secret)
      const [shown] = (await answer.json()).result.orders
      expect(shown).toMatchObject({
        by_receipt: true,
        passengers: [{ name: contacts.name }],
        table: 'KELLER',
      })
      // For comparison: the order's own account reads the whole order, with or without a receipt.
      const queries: Record<string, string>[] = [{}, { receipt }, { receipt: 'x.y' }]
      for (const query of queries) {
        const [whole] = (await (await read(query, { as: 1001 })).json()).result.orders
        expect(whole).toMatchObject({ passengers: [contacts], notes: 'Call me at +49 171 1234567' })
        expect(whole).not.toHaveProperty('by_receipt')
      }
    },
  )

  it('SEC-06 the receipt is good for an hour, for its own order, and for reading alone', async () => {
    const { asking, clock, payUrl, browser, read, transaction } = await start()
    const visit = browser()
    const url = await payUrl()
    const { receipt } = receiptIn(await visit(url, 'decline'))
    const other = String(
      (
        await asking.ask(endpoints.createOrder, {
          body: bookingOf([await tripToBook(asking, { user_id: 1001 })], { user_id: 1001 }),
          as: 1001,
        })
      ).result[0]?.transaction,
    )
    const unknown = await asking.refusal(endpoints.order, { query: { transaction: 'none' } })
    expect(unknown).toMatchObject({ status: 404, code: 'unknown_order' })
    const closed: Record<string, string>[] = [
      { transaction: other, receipt },
      { transaction },
      { transaction, receipt: 'x.y' },
    ]
    for (const query of closed) expect(await asking.refusal(endpoints.order, { query })).toEqual(unknown)
    for (const query of [
      { transaction: 'x', receipt: ' ' },
      { transaction, receipt: 'x'.repeat(129) },
    ])
      expect(await asking.refusal(endpoints.order, { query })).toMatchObject({
        status: 400,
        code: 'invalid_request',
      })
    // Another account with the receipt sees no more than any holder of it.
    expect((await (await read({ receipt }, { as: 1002 })).json()).result.orders[0].by_receipt).toBe(true)
    // A receipt allows neither a payment nor a change.
    expect(await asking.refusal(endpoints.payUrl, { query: { transaction, receipt } })).toEqual(unknown)
    clock.at += receiptLife - 1
    expect((await read({ receipt })).status).toBe(200)
    clock.at += 1
    expect(await asking.refusal(endpoints.order, { query: { transaction, receipt } })).toEqual(unknown)
    expect((await read({}, { as: 1001 })).status).toBe(200)
  })

  it('SEC-06 the key of a booking reads an account’s order with its session alone', async () => {
    const asking = createAsking()
    const key = '00000000-0000-4000-8000-00000000abcd'
    const body = bookingOf([await tripToBook(asking, { user_id: 1001 })], { user_id: 1001 })
    await asking.ask(endpoints.createOrder, { body, as: 1001, headers: { 'Idempotency-Key': key } })
    const status = async (who: { as?: number }) =>
      (await asking.request(endpoints.order, { query: { idempotency_key: key }, ...who })).status
    expect([await status({ as: 1001 }), await status({ as: 1002 }), await status({})]).toEqual([
      200, 404, 404,
    ])
  })

  it('SEC-06 a guest’s return needs no receipt: its transaction, of 128 bits, is the key', async () => {
    const { payUrl, browser, read, transaction } = await start(null)
    expect(transaction).toMatch(/^[0-9a-f]{32}$/)
    const visit = browser()
    const { url } = receiptIn(await visit(await payUrl(), 'pay'))
    expect([...url.searchParams.keys()]).toEqual(['lang'])
    expect((await (await read({})).json()).result.orders[0]).toMatchObject({ passengers: [contacts] })
  })
})

describe('a page of the bank', () => {
  it.each([1001, null])(
    'SEC-06 EMBED-06 names no transaction: neither its address, which the partner’s page hears, nor its text (user %s)',
    async (userId) => {
      const { asking, payUrl, browser, transaction, row } = await start(userId)
      const url = await payUrl()
      const visit = browser()
      const text = async () => (await visit(url)).text()
      const unpaid = await text()
      await visit(url, 'pay')
      for (const told of [url, unpaid, await text()]) {
        expect(told).not.toContain(transaction)
        if (row?.guest_key) expect(told).not.toContain(row.guest_key)
      }
      expect(new URL(url).pathname).toMatch(/^\/[0-9a-f]{32}$/)
      expect(asking.store.payment(transaction)?.status).toBe('paid')
    },
  )

  it('SEC-06 is the first browser’s: whoever hears its address later gets neither receipt nor transaction', async () => {
    const { asking, payUrl, browser, transaction } = await start()
    const url = await payUrl()
    const [own, other] = [browser(), browser()]
    const opened = await own(url)
    expect(opened.headers.get('Set-Cookie')).toMatch(
      /^claim=[0-9a-f]{32}; Max-Age=3600; Path=\/[0-9a-f]{32}; HttpOnly; Secure; SameSite=Lax$/,
    )
    for (const end of [undefined, 'leave', 'pay', 'back']) {
      const refused = await other(url, end, {}, 'f'.repeat(32))
      expect([refused.status, refused.headers.get('Location')]).toEqual([404, null])
      expect(await refused.text()).not.toContain(transaction)
    }
    expect(asking.store.payment(transaction)?.status).toBe('pending')
    expect((await own(url)).status).toBe(200)
    expect((await own(url, 'pay')).status).toBe(303)
    // A new request opened a new page, and its payment counts.
    expect(asking.store.payment(transaction)?.status).toBe('paid')
  })

  it('SEC-06 REL-06 a browser that takes no cookie is known by what its own page sends along', async () => {
    const { payUrl, browser } = await start()
    const url = await payUrl()
    const visit = browser(false)
    const claim = /name="claim" value="([0-9a-f]{32})"/.exec(await (await visit(url)).text())?.[1] ?? ''
    expect((await visit(url, 'pay')).status).toBe(404)
    expect(receiptIn(await visit(url, 'pay', {}, claim)).receipt).not.toBe('')
  })

  it.each(['image', 'empty', 'iframe', 'script'])(
    'SEC-06 a %s of another page opens none, so that it is still there for its visitor',
    async (destination) => {
      const { payUrl, browser } = await start()
      const url = await payUrl()
      expect((await browser()(url, undefined, { 'Sec-Fetch-Dest': destination })).status).toBe(404)
      expect((await browser()(url)).status).toBe(200)
    },
  )

  it.each([
    ['a page that is loaded ahead of a visit', { 'Sec-Purpose': 'prefetch' }],
    ['a page that is drawn ahead of a visit', { 'Sec-Purpose': 'prefetch;prerender' }],
    ['an older browser that loads ahead', { Purpose: 'prefetch' }],
  ])('SEC-06 %s opens none: a partner’s page may have asked for it', async (_, head) => {
    const { payUrl, browser } = await start()
    const url = await payUrl()
    expect((await browser()(url, undefined, head)).status).toBe(404)
    expect((await browser()(url)).status).toBe(200)
  })

  it('SEC-06 is over an hour after it was asked for; then none is left of it', async () => {
    const { asking, clock, payUrl, browser } = await start()
    const url = await payUrl()
    const visit = browser()
    await visit(url)
    clock.at += 3_600_000 - 1
    expect((await visit(url)).status).toBe(200)
    clock.at += 1
    expect((await visit(url)).status).toBe(404)
    expect((await visit(url, 'pay')).status).toBe(404)
    await payUrl()
    expect(asking.store.payPage(new URL(url).pathname.slice(1))).toBeNull()
  })
})
