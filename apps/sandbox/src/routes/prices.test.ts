import { endpoints, type ReadAnswerOf } from '@wherry/booking/wire'
import { describe, expect, it } from 'vitest'
import { defaultTariff } from '../prices/quote.ts'
import { createAsking, ride } from '../testing/asking.ts'
import { bookingOf, tripToBook } from '../testing/bookings.ts'

const asking = createAsking()
const way = ['ap-IST', 'ad-moda-caddesi-142'] as const
type Offer = ReadAnswerOf<typeof endpoints.prices>['result'][number]

const offers = async (more: Record<string, string> = {}, as?: number): Promise<Offer[]> =>
  (await asking.ask(endpoints.prices, { ...ride(...way, more), ...(as === undefined ? {} : { as }) })).result

describe('currencies', () => {
  it.each(['RUB', 'USD', 'EUR', 'GBP', 'CNY', 'INR', 'KZT'])(
    'I18N-06 offers, rents, extras and orders are priced in %s',
    async (currency) => {
      const [first] = await offers({ currency })
      expect(first).toMatchObject({ currency, price: expect.any(Number) })
      const { result: rents } = await asking.ask(endpoints.rentPrices, {
        query: { ...ride(...way).query, duration: '14400', currency },
      })
      expect(new Set(rents.map((offer) => offer.currency))).toEqual(new Set([currency]))
      const trip = await tripToBook(asking, {
        price_id: first?.price_id ?? '',
        service_id: first?.service_id ?? null,
        currency,
      })
      const body = bookingOf([trip], { currency })
      const {
        result: [row],
      } = await asking.ask(endpoints.createOrder, { body })
      const read = await asking.ask(endpoints.order, { query: { transaction: String(row?.transaction) } })
      expect(read.result.orders[0]).toMatchObject({ currency, price: { price: first?.price } })
    },
  )

  it('PRICE-17 the visitor of partner 122256 has a second price in rupees', async () => {
    const inRupees = await offers({ alternative_currency: 'INR', user_id: '122256', currency: 'USD' })
    expect(inRupees.length).toBeGreaterThan(8)
    for (const offer of inRupees) {
      expect(offer).toMatchObject({ currency: 'USD', alternative_currency: 'INR' })
      const ratio = Number(offer.alternative_price) / Number(offer.price)
      expect(ratio).toBeGreaterThan(60)
      expect(ratio).toBeLessThan(110)
    }
  })
})

describe('tariffs', () => {
  it('API-07 BOOK-30 flexible tariffs come with their agreement, and only where they are asked for', async () => {
    expect((await offers()).some(({ flexible_tariff: flexible }) => flexible)).toBe(false)
    const asked = (await offers({ flexible_tariff: '1' })).filter(({ flexible_tariff: flexible }) => flexible)
    expect(asked.length).toBeGreaterThan(0)
    for (const offer of asked) expect(offer.flexible_tariff_agreement).toBe(true)
  })

  it('PRICE-21 a price that has changed since it was shown is refused with the new one', async () => {
    const cheap = createAsking()
    const trip = await tripToBook(cheap)
    const dear = createAsking({ tariff: { ...defaultTariff, level: 1.3 } })
    const refused = await dear.refusal(endpoints.createOrder, {
      body: bookingOf([trip]),
      query: { lang: 'es' },
    })
    expect(refused).toMatchObject({
      status: 409,
      code: 'price_expired',
      currency: 'EUR',
      message: expect.stringContaining('precio'),
    })
    const body = bookingOf([{ ...trip, price_id: String(refused['price_id']) }])
    const {
      result: [row],
    } = await dear.ask(endpoints.createOrder, { body })
    const { result } = await dear.ask(endpoints.order, { query: { transaction: String(row?.transaction) } })
    expect(result.orders[0]?.price?.price).toBe(refused['price'])
  })

  it('API-07 BOOK-53 the price of the order that is changed is kept in the list', async () => {
    const own = createAsking()
    const search = async (more: Record<string, string> = {}) =>
      (await own.ask(endpoints.prices, ride(...way, more))).result
    const chosen = String((await search())[2]?.price_id)
    own.clock.at += 5 * 60_000
    expect((await search()).map(({ price_id: id }) => id)).not.toContain(chosen)
    const kept = await search({ current_price_id: chosen })
    expect(kept.filter(({ price_id: id }) => id === chosen)).toHaveLength(1)
  })
})

describe('what depends on the user', () => {
  const above = ['business', 'first', 'premium-minivan']

  it('BOOK-37 ROLE-04 users of partner 25526 see business class and above marked as out of policy', async () => {
    for (const user of [1010, 1011]) {
      const marked = await offers({}, user)
      for (const offer of marked) {
        expect(offer.out_of_policy ?? false).toBe(above.includes(String(offer.car_class.picture)))
      }
      expect(marked.some(({ out_of_policy: isOut }) => isOut)).toBe(true)
    }
    expect((await offers({}, 1001)).some(({ out_of_policy: isOut }) => isOut !== undefined)).toBe(false)
    expect((await offers()).some(({ out_of_policy: isOut }) => isOut !== undefined)).toBe(false)
  })

  it('BOOK-37 the visitor of the page of 25526 has its policy, other user ids have none', async () => {
    expect((await offers({ user_id: '25526' })).some(({ out_of_policy: isOut }) => isOut)).toBe(true)
    expect((await offers({ user_id: '2001' })).some(({ out_of_policy: isOut }) => isOut)).toBe(false)
  })

  it('BOOK-33 only those who collect points have their multiplier', async () => {
    for (const offer of await offers({}, 1009)) expect(offer.coef_loyalica).toBe(1.5)
    for (const offer of await offers({}, 1001)) expect(offer.coef_loyalica ?? 0).toBe(0)
  })
})
