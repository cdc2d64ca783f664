import { endpoints } from '@wherry/booking/wire'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { langs } from '../places/place.ts'
import { createAsking, ride } from '../testing/asking.ts'
import { bookingOf, newKey, tripToBook } from '../testing/bookings.ts'

const asking = createAsking()
const script = { en: /[A-Za-z]/, ru: /[а-я]/i, es: /[a-záéíóúñ]/i }

describe('promotions', () => {
  it('API-17 PRICE-18 the start promotion of 2025 comes first, in each language', async () => {
    const texts = await Promise.all(
      langs.map(async (lang) => (await asking.ask(endpoints.promo, { query: { lang } })).result),
    )
    for (const [at, list] of texts.entries()) {
      expect(list[0]?.slug).toBe('start-2025')
      expect(list.length).toBeGreaterThan(1)
      for (const { title, text } of list) {
        expect(title).toMatch(script[langs[at] ?? 'en'])
        expect(text).toMatch(script[langs[at] ?? 'en'])
      }
    }
    expect(new Set(texts.map((list) => list[0]?.title)).size).toBe(3)
  })

  it('API-17 PRICE-18 a view is counted for a guest and for a user, an unknown promotion is refused', async () => {
    const own = createAsking()
    const seen = (user_id: number | null, promo_action_id: unknown) => ({
      body: { user_id, promo_action_id },
    })
    await own.ask(endpoints.promoViews, seen(null, 2025))
    await own.ask(endpoints.promoViews, { ...seen(1001, '2025'), as: 1001 })
    expect(own.store.promoViews(2025)).toBe(2)
    expect(await own.refusal(endpoints.promoViews, seen(null, 1))).toMatchObject({
      status: 404,
      code: 'unknown_promo',
    })
    expect(await own.refusal(endpoints.promoViews, seen(1001, 2025))).toMatchObject({ status: 403 })
    expect(own.store.promoViews(2025)).toBe(2)
  })
})

describe('miles', () => {
  const miles = async (priority_s7: string, price: string, currency = 'EUR', lang = 'en') =>
    (await asking.ask(endpoints.miles, { query: { priority_s7, price, currency, lang } })).result

  it('API-20 BOOK-36 follow from the price, in each currency and language', async () => {
    expect(await miles('1007', '62.50')).toEqual({ message: 'You earn 312 miles for this ride.', value: 312 })
    expect((await miles('1007', '62.50', 'EUR', 'ru')).message).toBe('За эту поездку вы получите мили: 312.')
    expect((await miles('1007', '62.50', 'EUR', 'es')).message).toBe('Ganas 312 millas con este viaje.')
    expect((await miles('1007', '9800', 'RUB')).value).toBe(500)
    expect((await miles('1007', '109', 'USD')).value).toBe(500)
    expect((await miles('1007', '0')).value).toBe(0)
    expect(await miles('', '62.50')).toEqual({ message: null, value: null })
  })

  it.each(['1000', '1234', '20198717', '50101040', '99999999', '12', 'abcd'])(
    'BOOK-34 %s is no number of the programme',
    async (priority_s7) => {
      const query = { priority_s7, price: '62.50', currency: 'EUR' }
      for (const lang of langs) {
        expect(await asking.refusal(endpoints.miles, { query: { ...query, lang } })).toMatchObject({
          status: 400,
          code: 'bonus_number',
          message: expect.stringMatching(script[lang]),
        })
      }
    },
  )

  it('API-20 I18N-06 a currency without prices is refused', async () => {
    const query = { priority_s7: '1007', price: '1', currency: 'CHF' }
    expect(await asking.refusal(endpoints.miles, { query })).toMatchObject({ code: 'currency_not_quoted' })
  })
})

describe('prices with a certificate', () => {
  const rowOf = async (more: Record<string, unknown> = {}) => {
    const [offer] = (await asking.ask(endpoints.prices, ride('ap-IST', 'ad-moda-caddesi-142'))).result
    const row = {
      price_audit_id: offer?.price_id,
      number_subaddress: 0,
      place_audit_id: 'ap-IST',
      duration: null,
      additional_services: [] as unknown[],
      ...more,
    }
    return { row, price: Number(offer?.price), stop: Number(offer?.price_subaddress), offer }
  }
  const body = (hash: string, rows: unknown[], currency = 'EUR') => ({ currency, hash, data_prices: rows })
  const newPrice = async (hash: string, rows: unknown[], currency = 'EUR', as?: number) =>
    (
      await asking.ask(endpoints.calculateNewPrice, {
        body: body(hash, rows, currency),
        ...(as === undefined ? {} : { as }),
      })
    ).result

  it('API-24 BOOK-32 without a number, the ride with its stops and extras', async () => {
    const seats = [{ id: 'seat', type: 'seat', amount: 2 }]
    const { row, price, stop, offer } = await rowOf({ number_subaddress: 2, additional_services: seats })
    const seat = Number(offer?.additional_services?.find(({ id }) => id === 'seat')?.price)
    expect(await newPrice('', [row])).toEqual([
      {
        certificate_type: null,
        certificate_size: null,
        restated_cost: (price + 2 * stop + 2 * seat).toFixed(2),
        repayment_price: null,
      },
    ])
  })

  it('API-24 BOOK-32 a share is taken off each ride to the hundredth, an amount off the first and what is left off the next', async () => {
    const { row, price } = await rowOf()
    const [tenth] = await newPrice('wherry-10', [row])
    expect(tenth).toEqual({
      certificate_type: 'certificate',
      certificate_size: (price / 10).toFixed(2),
      restated_cost: (price * 0.9).toFixed(2),
      repayment_price: (price / 10).toFixed(2),
    })
    const both = await newPrice('WHERRY-25EUR', [row, row])
    expect(both.map(({ repayment_price: paid }) => paid)).toEqual(['25.00', '0.00'])
    const all = await newPrice('WHERRY-9999USD', [row, row])
    expect(all.map(({ restated_cost: cost }) => cost)).toEqual(['0.00', '0.00'])
    expect((await newPrice('WHERRY-ALL', [row]))[0]?.restated_cost).toBe('0.00')
  })

  it('API-24 I18N-06 what is paid and what remains are the whole, in every currency', async () => {
    const { row } = await rowOf({ number_subaddress: 1 })
    const { row: plain } = await rowOf()
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('RUB', 'USD', 'EUR', 'GBP', 'CNY', 'INR', 'KZT'),
        fc.constantFrom('WHERRY-10', 'WHERRY-25EUR', 'WHERRY-2000RUB', 'WHERRY-9999USD', 'WHERRY-ALL'),
        async (currency, hash) => {
          const whole = await newPrice('', [row, plain], currency)
          const less = await newPrice(hash, [row, plain], currency)
          for (const [at, { restated_cost: rest, repayment_price: paid }] of less.entries()) {
            const cents = (text: unknown) => Math.round(Number(text) * 100)
            expect(cents(rest) + cents(paid)).toBe(cents(whole[at]?.restated_cost))
            expect(cents(rest)).toBeGreaterThanOrEqual(0)
          }
        },
      ),
      { numRuns: 35 },
    )
  })

  it('API-24 BOOK-33 the bonus of a user who collects points pays in roubles', async () => {
    const { row } = await rowOf()
    const [paid] = await newPrice('7001009000017', [row], 'RUB', 1009)
    expect(paid).toMatchObject({
      certificate_type: 'loyalty',
      certificate_size: '700.00',
      repayment_price: '700.00',
    })
  })

  it.each([
    ['WHERRY-SPENT', 'certificate_spent'],
    ['WHERRY-EXPIRED', 'certificate_expired'],
    ['ANNA-15', 'certificate_other_user'],
    ['7001009000017', 'certificate_other_user'],
    ['NOTHING', 'certificate_unknown'],
    ['__proto__', 'certificate_unknown'],
  ])('API-24 BOOK-32 %s is refused with words of its own', async (hash, code) => {
    const { row } = await rowOf()
    const messages = await Promise.all(
      langs.map(async (lang) => {
        const refused = await asking.refusal(endpoints.calculateNewPrice, {
          body: body(hash, [row]),
          query: { lang },
        })
        expect(refused).toMatchObject({ status: 400, code, message: expect.stringMatching(script[lang]) })
        return refused['message']
      }),
    )
    expect(new Set(messages).size).toBe(3)
  })

  it.each<[string, Record<string, unknown>, number, string]>([
    ['four stops', { number_subaddress: 4 }, 400, 'too_many_stops'],
    [
      'an unknown extra',
      { additional_services: [{ id: 'pony', type: 'pony', amount: 1 }] },
      400,
      'extra_not_offered',
    ],
    ['another pickup place', { place_audit_id: 'ap-SAW' }, 400, 'wrong_start'],
    ['hours for a ride', { duration: 3600 }, 400, 'wrong_kind'],
    ['a price that nobody gave', { price_audit_id: 'made-up' }, 409, 'price_expired'],
  ])('API-24 %s is refused', async (_, change, status, code) => {
    const { row } = await rowOf(change)
    expect(await asking.refusal(endpoints.calculateNewPrice, { body: body('', [row]) })).toMatchObject({
      status,
      code,
    })
  })

  it('BOOK-32 BOOK-38 an order is paid less by its certificate, which is spent by that, once a key', async () => {
    const own = createAsking()
    const trip = await tripToBook(own, { hash: 'wherry-25eur' })
    const asked = {
      body: bookingOf([trip], { payment_type: 'card' }),
      headers: { 'Idempotency-Key': newKey() },
    }
    const {
      result: [row],
    } = await own.ask(endpoints.createOrder, asked)
    await own.ask(endpoints.createOrder, asked)
    const [offer] = (await own.ask(endpoints.prices, ride('ap-IST', 'ad-moda-caddesi-142'))).result
    const amount = Number(offer?.price) - 25
    expect(own.store.payment(String(row?.transaction))?.amount).toBe(amount)
    const { result } = await own.ask(endpoints.order, { query: { transaction: String(row?.transaction) } })
    expect(result.orders[0]?.price?.price).toBe(amount)
    for (const call of [
      own.refusal(endpoints.createOrder, { body: asked.body }),
      own.refusal(endpoints.calculateNewPrice, {
        body: body('WHERRY-25EUR', [(await rowOf({ price_audit_id: trip.price_id })).row]),
      }),
    ])
      expect(await call).toMatchObject({ status: 400, code: 'certificate_spent' })
  })

  it('BOOK-32 what a certificate pays whole asks no payment', async () => {
    const own = createAsking()
    const trip = await tripToBook(own, { hash: 'WHERRY-ALL' })
    const {
      result: [row],
    } = await own.ask(endpoints.createOrder, { body: bookingOf([trip], { payment_type: 'card' }) })
    const query = { transaction: String(row?.transaction) }
    expect(own.store.payment(query.transaction)).toMatchObject({ amount: 0, status: 'paid' })
    expect(await own.refusal(endpoints.payUrl, { query })).toMatchObject({
      status: 409,
      code: 'already_paid',
    })
  })
})

describe('what is said against an offer', () => {
  const saidOn = async (from: string, to: string, lang = 'en') => {
    const { result } = await asking.ask(endpoints.prices, ride(from, to, { lang }))
    return result.filter(({ errors }) => (errors ?? []).length > 0)
  }

  it('API-07 one provider has a text in the visitor’s language against its offers on some routes, either way', async () => {
    const there = await saidOn('ap-DXB', 'ci-292223')
    expect(new Set(there.map(({ service_provider: { id } }) => id))).toEqual(new Set([303]))
    expect(await saidOn('ci-292223', 'ap-DXB')).toHaveLength(there.length)
    for (const lang of langs) {
      const [first] = await saidOn('ap-DXB', 'ci-292223', lang)
      expect(first?.errors).toEqual([expect.stringMatching(script[lang])])
    }
    const { query } = ride('ap-DXB', 'ci-292223', { finish_place_id: 'pt-25.1,55.2' })
    const { result: elsewhere } = await asking.ask(endpoints.prices, { query: query ?? {} })
    expect(elsewhere.some(({ service_provider: { id } }) => id === 303)).toBe(true)
    expect(elsewhere.some(({ errors }) => (errors ?? []).length > 0)).toBe(false)
    expect(await saidOn('ap-IST', 'ad-moda-caddesi-142')).toEqual([])
  })
})

describe('legal texts', () => {
  const widget = async (query: Record<string, string>) =>
    (await asking.ask(endpoints.getWidget, { query })).result.widget

  it.each(langs)(
    'API-25 BOOK-40 PRICE-19 the offer of each class is a text with headings and lists in %s',
    async (lang) => {
      const texts = await Promise.all(
        [1, 2, 3, 4, 5, 6, 7].map((id) =>
          widget({ path: 'Pnrtoview/offer', car_class_id: String(id), lang }),
        ),
      )
      expect(new Set(texts).size).toBe(7)
      for (const text of [...texts, await widget({ path: 'Bookingform/ppd', lang })]) {
        expect(text.match(/<h3>/g)?.length).toBeGreaterThanOrEqual(3)
        expect(text.match(/<li>/g)?.length).toBeGreaterThanOrEqual(6)
        expect(text).toMatch(script[lang])
        expect(text).not.toMatch(/\{\w+\}|<script|undefined/)
      }
      const words = texts[0]?.replace(/<[^>]*>/g, ' ').split(/\s+/).length ?? 0
      expect(words).toBeGreaterThan(200)
    },
  )

  it('SEC-02 the offer of the bus carries what has to be sanitised', async () => {
    const text = await widget({ path: 'Pnrtoview/offer', car_class_id: '8' })
    for (const hostile of ['<script>', 'onerror=', 'javascript:', '<style>', '<iframe'])
      expect(text).toContain(hostile)
    expect(text).toContain('<h2>Public offer: Bus</h2>')
  })

  it('API-25 a class that nobody sells is refused', async () => {
    for (const lang of langs) {
      const general = await widget({ path: 'Pnrtoview/offer', lang })
      expect(general).toMatch(script[lang])
      expect(general).not.toMatch(/[{}]/)
      expect(general.match(/<li>/g)).toHaveLength(
        (await widget({ path: 'Pnrtoview/offer', car_class_id: '1', lang })).match(/<li>/g)?.length ?? 0,
      )
    }
    for (const car_class_id of ['9', 'constructor', '', '-1', '1e0'])
      expect(
        await asking.refusal(endpoints.getWidget, { query: { path: 'Pnrtoview/offer', car_class_id } }),
      ).toMatchObject({ status: 404, code: 'unknown_class' })
    expect(await asking.refusal(endpoints.getWidget, { query: { path: 'else' } })).toMatchObject({
      status: 400,
    })
  })
})
