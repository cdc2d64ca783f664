import { endpoints } from '@wherry/booking/wire'
import { describe, expect, it } from 'vitest'
import { createAsking, ride } from '../testing/asking.ts'
import { bookingOf, newKey, tripToBook } from '../testing/bookings.ts'
import type { TripPayload } from './trip.ts'

const way = ['ap-IST', 'ad-moda-caddesi-142'] as const

async function booked(change: Partial<TripPayload> = {}, more: Record<string, unknown> = {}) {
  const asking = createAsking()
  const trip = await tripToBook(asking, change)
  const as = trip.user_id === null ? {} : { as: Number(trip.user_id) }
  const body = bookingOf([trip], { user_id: trip.user_id, ...more })
  const {
    result: [row],
  } = await asking.ask(endpoints.createOrder, { body, ...as })
  const names = {
    order_id: Number(row?.order_id),
    transaction: String(row?.transaction),
    module_type: 'booking',
  }
  const update = (changed: Partial<TripPayload>, headers: Record<string, string> = {}, lang = 'en') =>
    asking.refusal(endpoints.updateOrder, {
      body: { ...trip, ...changed, ...names },
      headers,
      query: { lang },
      ...as,
    })
  const read = async () =>
    (await asking.ask(endpoints.order, { query: { transaction: String(row?.transaction) }, ...as })).result
      .orders[0]
  const payment = () => asking.store.payment(names.transaction)
  return { asking, trip, names, update, read, payment }
}

describe('changing an order', () => {
  it('API-22 BOOK-50 the order’s own price holds for it, however old it is', async () => {
    const { asking, trip, update, read } = await booked()
    const before = await read()
    asking.clock.at += 3 * 24 * 3_600_000
    expect((await update({ comment: 'two suitcases', date_arrival: '2027-06-21 10:00' }))['status']).toBe(200)
    expect(await read()).toMatchObject({
      notes: 'two suitcases',
      date_arrival: '2027-06-21 10:00',
      price: { price_id: trip.price_id, price: before?.price?.price },
    })
  })

  it('API-22 BOOK-50 its stops keep their price too, so what is paid can have another note', async () => {
    const { asking, update, payment } = await booked(
      { additional_locations: [{ place_id: 'ho-ciragan-palace', location: null }] },
      { payment_type: 'card' },
    )
    const before = payment()
    await asking.app.request('http://sandbox/__prices', { method: 'POST', body: '{"level":2}' })
    expect((await update({ comment: 'two suitcases' }))['status']).toBe(200)
    expect(payment()).toEqual(before)
    if (before !== null) asking.store.setPayment({ ...before, status: 'paid' })
    expect((await update({ comment: 'three suitcases' }))['status']).toBe(200)
    expect(payment()?.amount).toBe(before?.amount)
    expect(await update({ additional_locations: [] })).toMatchObject({ status: 409, code: 'paid_price' })
  })

  it('SEC-06 on a partner’s page a change under the page’s id is the signed-in user’s', async () => {
    const { update, read } = await booked({ user_id: 1001 })
    expect((await update({ user_id: 2001, comment: 'from the page' }))['status']).toBe(200)
    expect(await read()).toMatchObject({ notes: 'from the page', user_id: 1001 })
    expect(await update({ user_id: 1002 })).toMatchObject({ status: 403, code: 'other_user' })
  })

  it('API-22 PRICE-21 another price that has aged is refused with the price now', async () => {
    const { asking, update } = await booked()
    const { result } = await asking.ask(endpoints.prices, ride(...way))
    const dear = result.at(-1)
    asking.clock.at += 16 * 60_000 + 1
    const change = { price_id: dear?.price_id ?? '', service_id: dear?.service_id ?? null }
    const refused = await update(change)
    expect(refused).toMatchObject({ status: 409, code: 'price_expired', price: dear?.price })
    expect((await update({ ...change, price_id: String(refused['price_id']) }))['status']).toBe(200)
  })

  it('API-22 BOOK-42 the same key changes once, with another body it is refused', async () => {
    const { asking, update, read } = await booked()
    const headers = { 'Idempotency-Key': newKey() }
    expect((await update({ comment: 'first' }, headers))['status']).toBe(200)
    expect((await update({ comment: 'second' }))['status']).toBe(200)
    expect((await update({ comment: 'first' }, headers))['status']).toBe(200)
    expect((await read())?.notes).toBe('second')
    expect(await update({ comment: 'third' }, headers, 'ru')).toMatchObject({
      status: 409,
      code: 'idempotency_conflict',
      message: expect.stringMatching(/[а-я]/),
    })
    asking.clock.at += 24 * 3_600_000 + 1
    expect((await update({ comment: 'third' }, headers))['status']).toBe(200)
  })

  it('API-22 SEC-06 an order of somebody else, or under another transaction, is not changed', async () => {
    const { asking, trip, names } = await booked({ user_id: 1001 })
    const ask = (body: unknown, as?: number) =>
      asking.refusal(endpoints.updateOrder, { body, ...(as === undefined ? {} : { as }) })
    // The answer is the same as for an unknown order, so a stranger with both ids learns nothing.
    const unknown = await ask({ ...trip, ...names, order_id: 1, user_id: 1002 }, 1002)
    expect(unknown).toMatchObject({ status: 404, code: 'unknown_order' })
    expect(await ask({ ...trip, ...names, user_id: 1002 }, 1002)).toEqual(unknown)
    expect(await ask({ ...trip, ...names, user_id: null })).toEqual(unknown)
    expect(await ask({ ...trip, ...names }, 1002)).toMatchObject({ status: 403 })
    expect(await ask({ ...trip, ...names, transaction: 'x' }, 1001)).toMatchObject({ status: 404 })
    expect(await ask({ ...trip, ...names, order_id: 1 }, 1001)).toMatchObject({ status: 404 })
  })

  it('API-22 what booking refuses, a change refuses, and the order stays', async () => {
    const { update, read } = await booked()
    const before = await read()
    for (const [change, code] of [
      [{ arrival_number: '' }, 'field_required'],
      [{ additional_services: [{ id: 'pony', type: 'pony', amount: 1 }] }, 'extra_not_offered'],
      [{ date_arrival: '2027-06-14 09:30' }, 'pickup_too_early'],
      [{ currency: 'RUB' }, 'wrong_currency'],
      [{ viewers: ['1'] }, 'viewer_phone'],
    ] as const)
      expect(await update(change as unknown as Partial<TripPayload>)).toMatchObject({ status: 400, code })
    expect(await read()).toEqual(before)
  })

  it('API-22 a ride whose pickup has passed is not changed any more', async () => {
    const { asking, update } = await booked()
    asking.clock.at = Date.UTC(2027, 5, 20, 7, 0)
    expect(await update({ date_arrival: '2027-06-25 10:00' }, {}, 'es')).toMatchObject({
      status: 409,
      code: 'ride_over',
      message: expect.stringContaining('viaje'),
    })
  })

  it('API-22 what is to be paid follows the change; what is paid keeps its price', async () => {
    const { asking, update, payment, names } = await booked({}, { payment_type: 'card' })
    const before = payment()?.amount ?? 0
    const seat = {
      adults_amount: 1,
      children_amount: 1,
      additional_services: [{ id: 'seat', type: 'seat', amount: 1 }],
    }
    expect((await update(seat))['status']).toBe(200)
    expect(payment()?.amount).toBeGreaterThan(before)
    const kept = payment()
    if (kept !== null) asking.store.setPayment({ ...kept, status: 'paid' })
    expect(await update({})).toMatchObject({ status: 409, code: 'paid_price' })
    expect((await update({ ...seat, comment: 'a trolley' }))['status']).toBe(200)
    expect(asking.store.payment(names.transaction)?.status).toBe('paid')
  })

  it('BOOK-32 the order’s own certificate goes on counting, no other is taken', async () => {
    const { update, payment, read } = await booked({ hash: 'WHERRY-10' })
    const before = payment()?.amount
    expect((await update({ hash: 'WHERRY-10', comment: 'again' }))['status']).toBe(200)
    expect(payment()?.amount).toBe(before)
    expect(await update({ hash: 'WHERRY-25EUR' })).toMatchObject({ status: 400, code: 'certificate_late' })
    expect((await update({ hash: '' }))['status']).toBe(200)
    expect(Number((await read())?.price?.price)).toBeCloseTo(Number(before) / 0.9, 5)
  })

  it('BOOK-39 a changed ride stays before its way back', async () => {
    const asking = createAsking()
    const there = await tripToBook(asking)
    const [back] = (await asking.ask(endpoints.prices, ride(way[1], way[0]))).result
    const returning: TripPayload = {
      ...there,
      price_id: back?.price_id ?? '',
      service_id: back?.service_id ?? null,
      start_place_id: way[1],
      date_arrival: '2027-06-27 07:00',
      date_departure: '2027-06-27 12:00',
      arrival_number: '',
    }
    const { result: rows } = await asking.ask(endpoints.createOrder, { body: bookingOf([there, returning]) })
    const update = (nth: number, trip: TripPayload) =>
      asking.refusal(endpoints.updateOrder, {
        body: {
          ...trip,
          order_id: rows[nth]?.order_id,
          transaction: rows[nth]?.transaction,
          module_type: 'booking',
        },
      })
    expect(await update(0, { ...there, date_arrival: '2027-06-27 06:45' })).toMatchObject({
      code: 'return_too_early',
    })
    expect(await update(1, { ...returning, date_arrival: '2027-06-20 09:50' })).toMatchObject({
      code: 'return_too_early',
    })
    expect((await update(0, { ...there, date_arrival: '2027-06-26 10:00' }))['status']).toBe(200)
    const amounts = asking.store.ordersOf(String(rows[0]?.transaction)).map(({ amount }) => amount)
    expect(asking.store.payment(String(rows[0]?.transaction))?.amount).toBe(
      (amounts[0] ?? 0) + (amounts[1] ?? 0),
    )
  })
})

describe('reading an order', () => {
  it('API-02 BOOK-50 gives back all that the form had, in the language of the call', async () => {
    const { asking, names, trip } = await booked({
      user_id: 1006,
      additional_locations: [{ place_id: 'ho-ciragan-palace', location: null }],
      additional_services: [{ id: 'seat', type: 'seat', amount: 1 }],
      adults_amount: 1,
      children_amount: 1,
      viewers: ['905325550199'],
      internal_number: 'A-7',
      additional_address: 'gate 5',
      additional_change_itinerary: 'along the coast',
      additional_wait: '10 minutes at the bakery',
      fare_on_toll_road: 'the bridge',
      priority_s7: '1007',
      arrival_terminal: '2E',
      coordinator: { name: '', phone: '', internal_number: '', send_english_sms: true },
    })
    for (const [lang, stop, start] of [
      ['en', 'Çırağan', 'Istanbul'],
      ['ru', 'Чираган', 'Стамбул'],
    ] as const) {
      const { result } = await asking.ask(endpoints.order, {
        query: { order_id: String(names.order_id), lang },
        as: 1006,
      })
      expect(result.orders[0]).toMatchObject({
        type: 'transfer',
        order_type: 4,
        start_place_id: 'ap-IST',
        finish_place_id: 'ad-moda-caddesi-142',
        location_address: expect.stringContaining(start),
        subaddress: [{ geo_data: { place_id: 'ho-ciragan-palace' }, name: expect.stringContaining(stop) }],
        additional_services: trip.additional_services,
        viewers: ['905325550199'],
        internal_number: 'A-7',
        cost_center: null,
        additional_address: 'gate 5',
        additional_change_itinerary: 'along the coast',
        additional_wait: '10 minutes at the bakery',
        fare_on_toll_road: 'the bridge',
        priority_s7: '1007',
        arrival_terminal: '2E',
        coordinator: trip.coordinator,
        service_provider: { id: expect.any(Number), name: expect.any(String) },
        is_fast_ride: false,
        flexible_tariff: false,
        duration: null,
        user_id: 1006,
        price: { price_id: trip.price_id, price: expect.any(Number) },
      })
    }
  })

  it('BOOK-52 what is read is booked again as it is, at a new price and another time', async () => {
    const { asking, read } = await booked({ comment: 'a trolley', viewers: ['905325550199'] })
    const before = await read()
    asking.clock.at += 2 * 24 * 3_600_000
    const [offer] = (await asking.ask(endpoints.prices, ride(...way))).result
    const again = await tripToBook(asking, {
      price_id: offer?.price_id ?? '',
      service_id: offer?.service_id ?? null,
      date_arrival: '2027-07-02 12:00',
      comment: String(before?.notes),
      viewers: before?.viewers ?? [],
      passengers: (before?.passengers ?? []).map((row) => ({ ...row, name: String(row.name) })),
      additional_services: (before?.additional_services ?? []).map(({ id, type, amount }) => ({
        id,
        type: String(type),
        amount: amount ?? 1,
      })),
    })
    const { result } = await asking.ask(endpoints.createOrder, { body: bookingOf([again]) })
    expect(result[0]?.order_id).not.toBe(before?.order_id)
    expect(asking.store.allOrders()).toHaveLength(2)
  })
})
