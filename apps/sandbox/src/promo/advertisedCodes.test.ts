import { promoCodeOf } from '@wherry/booking/rules'
import { type Endpoint, endpoints, type ReadAnswerOf, toModuleSettings } from '@wherry/booking/wire'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Listening, listen } from '../listen.ts'
import type { TripPayload } from '../orders/trip.ts'
import { moduleSettings } from '../seed/moduleSettings.ts'
import { createAsking } from '../testing/asking.ts'
import { bookingOf, newKey, tripToBook } from '../testing/bookings.ts'
import { promotions } from './promotions.ts'

const asking = createAsking()
let server: Listening
let trip: TripPayload

beforeAll(async () => {
  server = await listen((request) => asking.app.fetch(request), 0, '127.0.0.1')
  trip = await tripToBook(asking)
})
afterAll(() => server.close())

/** Asks by HTTP, as a page does. */
async function ask<E extends Endpoint>(endpoint: E, path: string, body?: unknown): Promise<ReadAnswerOf<E>> {
  const version = endpoint.version === 'byFrame' ? 'v4' : endpoint.version
  const url = `http://127.0.0.1:${server.port}/${version}${path}?module_type=booking&lang=en&currency=EUR`
  const response = await fetch(url, {
    method: endpoint.method,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  expect(response.status, `${path} ${JSON.stringify(body)}`).toBe(200)
  return v.parse(endpoint.answer, await response.json()) as ReadAnswerOf<E>
}

const priced = async (hash: string) => {
  const row = {
    ...{ price_audit_id: trip.price_id, number_subaddress: 0, place_audit_id: 'ap-IST' },
    ...{ duration: null, additional_services: [] },
  }
  const body = { currency: 'EUR', hash, data_prices: [row] }
  const { result } = await ask(endpoints.calculateNewPrice, endpoints.calculateNewPrice.path, body)
  return Number(result[0]?.restated_cost)
}

/** The code that the page of a partner shows, read as the module reads it. */
async function shownCode(partnerId: number): Promise<string | null> {
  const path = endpoints.moduleSettings.path.replace('{partner_id}', String(partnerId))
  const { result } = await ask(endpoints.moduleSettings, path)
  const settings = result ? toModuleSettings(result) : null
  return settings?.showsPromoCode ? promoCodeOf(settings.promoCode) : null
}

/** Asserts that two guests can book with a code one after another: an advertised code is never spent. */
async function appliesTwice(code: string) {
  const full = await priced('')
  for (const spelling of [code, code.toLowerCase()]) {
    const reduced = await priced(spelling)
    expect(reduced, code).toBeLessThan(full)
    const { result } = await ask(
      endpoints.createOrder,
      endpoints.createOrder.path,
      bookingOf([{ ...trip, hash: spelling }]),
    )
    expect(asking.store.order(Number(result[0]?.order_id))?.amount, code).toBe(reduced)
  }
}

describe('a code that is advertised applies', () => {
  it.each([...moduleSettings.keys()])('LAND-07 BOOK-32 on the page of partner %s', async (partnerId) => {
    const code = await shownCode(partnerId)
    if (code !== null) await appliesTwice(code)
  })

  it('LAND-07 at least one seeded page shows a code', async () => {
    const codes = await Promise.all([...moduleSettings.keys()].map(shownCode))
    expect(codes).toContain('ALDER10')
  })

  it('LAND-07 BOOK-32 a code that a partner saves applies from then on, one that is not shown does not', async () => {
    const settings = asking.store.moduleSettings(2001)?.settings
    const save = (promo_code: string, show_promo_code: boolean) =>
      asking.store.saveModuleSettings(2001, { ...settings, promo_code, show_promo_code }, null)
    save('SUMMER-2027', true)
    await appliesTwice('SUMMER-2027')
    save('SUMMER-2027', false)
    const body = bookingOf([{ ...trip, hash: 'SUMMER-2027' }])
    expect(await asking.refusal(endpoints.createOrder, { body })).toMatchObject({
      code: 'certificate_unknown',
    })
    save('ALDER10', true)
  })

  it('PRICE-18 BOOK-32 in the promotion, in each language', async () => {
    const { result } = await ask(endpoints.promo, endpoints.promo.path)
    expect(result.map(({ id }) => id)).toEqual(promotions.map(({ id }) => id))
    const codes = result.flatMap(({ promo_code }) => promo_code ?? [])
    expect(codes).not.toEqual([])
    for (const code of codes) await appliesTwice(code)
  })

  it('BOOK-32 what is over stays over', async () => {
    for (const [hash, code] of [
      ['WHERRY-EXPIRED', 'certificate_expired'],
      ['WHERRY-SPENT', 'certificate_spent'],
    ])
      expect(
        await asking.refusal(endpoints.createOrder, { body: bookingOf([{ ...trip, hash: hash ?? '' }]) }),
      ).toMatchObject({ status: 400, code })
  })
})
