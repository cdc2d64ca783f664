import { endpoints } from '@wherry/booking/wire'
import { describe, expect, it } from 'vitest'
import { createAsking, ride } from '../testing/asking.ts'
import { bookingOf, tripToBook } from '../testing/bookings.ts'

describe('whose order it is', () => {
  it('SEC-06 BOOK-46 a booking for another user than the caller is refused', async () => {
    const asking = createAsking()
    const body = bookingOf([await tripToBook(asking, { user_id: 1001 })], { user_id: 1001 })
    expect(await asking.refusal(endpoints.createOrder, { body })).toMatchObject({
      status: 403,
      code: 'other_user',
    })
  })

  it('SEC-06 AUTH-06 who signs in on a partner’s page books as themselves under the page’s id', async () => {
    const asking = createAsking()
    const book = async (user_id: number | null, query: Record<string, string>, as?: number) => {
      const body = bookingOf([await tripToBook(asking, { user_id })], { user_id })
      return asking.request(endpoints.createOrder, { body, query, ...(as === undefined ? {} : { as }) })
    }
    for (const [named, query] of [
      [2001, { user_id: '2001' }],
      [2001, {}],
      [1001, { user_id: '2001' }],
      [1001, {}],
    ] as const) {
      const answered = await book(named, { ...query }, 1001)
      expect(await answered.json()).toMatchObject({ result: [{ user_id: 1001 }] })
    }
    const status = async (...asked: Parameters<typeof book>) => (await book(...asked)).status
    expect(await status(2001, { user_id: '2001' })).toBe(200)
    expect(await status(2002, { user_id: '2001' })).toBe(403)
    expect(await status(2001, {})).toBe(403)
    expect(await status(1002, { user_id: '2001' }, 1001)).toBe(403)
    expect(await status(null, { user_id: '2001' }, 1001)).toBe(403)
    expect(await status(77, {}, 1001)).toBe(403)
  })

  it('SEC-06 an order’s number counts with its user’s session only, a page’s visitor names the transaction', async () => {
    const asking = createAsking()
    const read = async (user_id: number | null) => {
      const query: Record<string, string> = user_id === null ? {} : { user_id: String(user_id) }
      const body = bookingOf([await tripToBook(asking, { user_id })], { user_id })
      const [row] = (await asking.ask(endpoints.createOrder, { body, query })).result
      const status = async (name: Record<string, string>) =>
        (await asking.request(endpoints.order, { query: { ...query, ...name } })).status
      return [
        await status({ order_id: String(row?.order_id) }),
        await status({ transaction: String(row?.transaction) }),
      ]
    }
    expect(await read(null)).toEqual([404, 200])
    expect(await read(2001)).toEqual([404, 200])
  })

  it('SHELL-12 SEC-06 back from a payment that left a frame the transaction counts for who booked there', async () => {
    const asking = createAsking()
    const book = async (
      user_id: number | null,
      asked: { query?: Record<string, string>; as?: number } = {},
    ) => {
      const body = bookingOf([await tripToBook(asking, { user_id })], { user_id })
      const [row] = (await asking.ask(endpoints.createOrder, { body, ...asked })).result
      return { transaction: String(row?.transaction) }
    }
    const page = { user_id: '2001' }
    const status = async (name: { transaction: string }, query: Record<string, string>, as?: number) => {
      const asked = { query: { ...query, ...name }, ...(as === undefined ? {} : { as }) }
      const read = await asking.request(endpoints.order, asked)
      const pays = await asking.request(endpoints.payUrl, asked)
      return [read.status, pays.status]
    }
    // A guest of the frame is signed in on the module's own site.
    for (const guests of [await book(null), await book(2001, { query: page })])
      for (const query of [{}, page]) expect(await status(guests, query, 1001)).toEqual([200, 200])
    // A user signed in only inside the frame is not signed in on the module's own site, so has no access there.
    const theirs = await book(2001, { query: page, as: 1001 })
    expect(await status(theirs, page, 1001)).toEqual([200, 200])
    expect(await status(theirs, page)).toEqual([404, 404])
    expect(await status(theirs, page, 1002)).toEqual([404, 404])
  })

  it('SEC-06 an order is not shown to another user, nor by its number to a visitor without an account', async () => {
    const asking = createAsking()
    const body = bookingOf([await tripToBook(asking, { user_id: 1001 })], { user_id: 1001 })
    const {
      result: [row],
    } = await asking.ask(endpoints.createOrder, { body, as: 1001 })
    const byNumber = { order_id: String(row?.order_id) }
    const byName = { transaction: String(row?.transaction) }
    const status = async (query: Record<string, string>, as?: number) =>
      (await asking.request(endpoints.order, { query, ...(as === undefined ? {} : { as }) })).status
    expect(await status(byNumber, 1001)).toBe(200)
    expect(await status(byNumber, 1002)).toBe(404)
    expect(await status(byNumber)).toBe(404)
    expect(await status(byName, 1001)).toBe(200)
    expect(await status(byName, 1002)).toBe(404)
    expect(await status(byName)).toBe(404)
    expect(await status({ transaction: 'unknown' })).toBe(404)
    expect(await status({})).toBe(404)
  })
})

/** The address that the bank leads back to, with … for the transaction. */
async function wayBack(
  asking: ReturnType<typeof createAsking>,
  query: { transaction: string } & Record<string, string>,
) {
  const { result } = await asking.ask(endpoints.payUrl, { query })
  const key = new URL(result.url).pathname.slice(1)
  return asking.store.payPage(key)?.returnUrl.replace(query.transaction, '…')
}

describe('changing and paying', () => {
  it('API-22 a changed order keeps its number and is priced anew', async () => {
    const asking = createAsking()
    const trip = await tripToBook(asking)
    const {
      result: [row],
    } = await asking.ask(endpoints.createOrder, { body: bookingOf([trip], { payment_type: 'card' }) })
    const { result: offers } = await asking.ask(endpoints.prices, ride('ap-IST', 'ad-moda-caddesi-142'))
    const dear = offers.at(-1)
    const body = {
      ...trip,
      price_id: dear?.price_id,
      service_id: dear?.service_id ?? null,
      comment: 'a trolley',
      order_id: row?.order_id,
      transaction: row?.transaction,
      module_type: 'booking',
    }
    await asking.ask(endpoints.updateOrder, { body })
    const { result } = await asking.ask(endpoints.order, { query: { transaction: String(row?.transaction) } })
    expect(result.orders[0]).toMatchObject({
      order_id: row?.order_id,
      notes: 'a trolley',
      price: { price: dear?.price },
    })
    expect(asking.store.payment(String(row?.transaction))?.amount).toBe(dear?.price)
    const foreign = { ...body, transaction: 'another' }
    expect(await asking.refusal(endpoints.updateOrder, { body: foreign })).toMatchObject({ status: 404 })
  })

  it('API-23 BOOK-43 paying by card is pending from the booking on and has an address', async () => {
    const asking = createAsking({ payUrl: 'https://pay.example' })
    const body = bookingOf([await tripToBook(asking)], { payment_type: 'card' })
    const {
      result: [row],
    } = await asking.ask(endpoints.createOrder, { body })
    const transaction = String(row?.transaction)
    expect(asking.store.payment(transaction)?.status).toBe('pending')
    const { result } = await asking.ask(endpoints.payUrl, { query: { transaction, lang: 'es' } })
    expect(result.url).toMatch(/^https:\/\/pay\.example\/[\da-f]{32}\?lang=es$/)
    expect(result.url).not.toContain(transaction)
    expect(await asking.refusal(endpoints.payUrl, { query: { transaction: 'none' } })).toMatchObject({
      status: 404,
    })
  })

  it('API-23 a paid order has no payment address any more, a declined one has', async () => {
    const asking = createAsking()
    const {
      result: [row],
    } = await asking.ask(endpoints.createOrder, { body: bookingOf([await tripToBook(asking)]) })
    const transaction = String(row?.transaction)
    const end = (status: 'paid' | 'declined') => {
      const payment = asking.store.payment(transaction)
      if (payment !== null) asking.store.setPayment({ ...payment, status })
    }
    end('declined')
    await asking.ask(endpoints.payUrl, { query: { transaction } })
    expect(asking.store.payment(transaction)?.status).toBe('pending')
    end('paid')
    expect(await asking.refusal(endpoints.payUrl, { query: { transaction } })).toMatchObject({
      status: 409,
      code: 'already_paid',
    })
  })

  it('API-23 the way back says what the module gave along, and no token', async () => {
    const asking = createAsking({ moduleUrl: 'https://book.example/transfer' })
    const {
      result: [row],
    } = await asking.ask(endpoints.createOrder, { body: bookingOf([await tripToBook(asking)]) })
    const transaction = String(row?.transaction)
    const back = async (return_query: string) => {
      return wayBack(asking, { transaction, return_query })
    }
    const base = 'https://book.example/transfer/approveorder/…'
    expect(await back('lang=ru&partner=2001&parent=https%3A%2F%2Fa.example')).toBe(
      `${base}?lang=ru&partner=2001&parent=https%3A%2F%2Fa.example`,
    )
    expect(await back('partner=2001&token=t&receipt=r')).toBe(`${base}?partner=2001&lang=en`)
    expect(await back('#/../x?y')).toBe(`${base}?%23%2F..%2Fx%3Fy=&lang=en`)
    const query = { transaction, return_query: `a=${'b'.repeat(2000)}` }
    expect(await asking.refusal(endpoints.payUrl, { query })).toMatchObject({ status: 400 })
  })

  it('SEC-01 the way back is the configured module, on another port only where both are local', async () => {
    const returnUrl = async (moduleUrl: string, host: string) => {
      const asking = createAsking({ moduleUrl })
      const {
        result: [row],
      } = await asking.ask(endpoints.createOrder, { body: bookingOf([await tripToBook(asking)]) })
      const transaction = String(row?.transaction)
      return wayBack(asking, { transaction, trans_host_name: host })
    }
    expect(await returnUrl('http://localhost:5173/transfer', 'localhost:6000')).toBe(
      'http://localhost:6000/transfer/approveorder/…?lang=en',
    )
    expect(await returnUrl('http://localhost:5173/transfer/', 'evil.example')).toBe(
      'http://localhost:5173/transfer/approveorder/…?lang=en',
    )
    expect(await returnUrl('http://localhost:5173/transfer', 'localhost:1@evil.example')).toBe(
      'http://localhost:5173/transfer/approveorder/…?lang=en',
    )
    expect(await returnUrl('https://book.example', 'localhost:6000')).toBe(
      'https://book.example/approveorder/…?lang=en',
    )
  })
})
