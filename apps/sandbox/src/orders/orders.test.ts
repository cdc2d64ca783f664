import { endpoints } from '@wherry/booking/wire'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAsking, ride, someDay } from '../testing/asking.ts'
import { bookingOf, newKey, tripToBook } from '../testing/bookings.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { TripPayload } from './trip.ts'

const hour = 3_600_000

describe('booking', () => {
  it('API-21 API-02 a guest’s booking is answered with its names and read again by them', async () => {
    const asking = createAsking()
    const key = newKey()
    const body = bookingOf([await tripToBook(asking)], { payment_type: 'cash' })
    const { result } = await asking.ask(endpoints.createOrder, { body, headers: { 'Idempotency-Key': key } })
    expect(result).toHaveLength(1)
    const [row] = result
    expect(row?.user_id).toBeNull()
    const names: Record<string, string>[] = [
      { transaction: String(row?.transaction) },
      { idempotency_key: key },
    ]
    for (const query of names) {
      const { result: read } = await asking.ask(endpoints.order, {
        query: { lang: 'ru', ...query },
      })
      expect(read.orders).toHaveLength(1)
      expect(read.orders[0]).toMatchObject({
        order_id: row?.order_id,
        transaction: row?.transaction,
        number: `W-${row?.order_id}`,
        order_type: 4,
        date_arrival: '2027-06-20 09:45',
        arrival_number: 'AL 412',
        payment_status: 'none',
        start_place: { place_id: 'ap-IST', type: 2, time_zone: 'Europe/Istanbul' },
        location_address: expect.stringContaining('Стамбул'),
        car_data: { name: 'Эконом' },
        table: 'KELLER',
      })
    }
  })

  it('REL-01 BOOK-42 the same key with the same body books once and gives the first answer for 24 hours', async () => {
    const asking = createAsking()
    const body = bookingOf([await tripToBook(asking)])
    const headers = { 'Idempotency-Key': newKey() }
    const first = await asking.ask(endpoints.createOrder, { body, headers })
    const turned = Object.fromEntries(Object.entries(body).reverse())
    expect(await asking.ask(endpoints.createOrder, { body: turned, headers })).toEqual(first)
    asking.clock.at += 24 * hour - 1
    expect(await asking.ask(endpoints.createOrder, { body, headers })).toEqual(first)
    expect(asking.store.ordersByUser(null, 10)).toHaveLength(1)
    asking.clock.at += 2
    expect(await asking.refusal(endpoints.createOrder, { body, headers })).toMatchObject({
      code: 'price_expired',
    })
  })

  it('REL-01 BOOK-42 many calls of one key at once make one order', async () => {
    const asking = createAsking()
    const asked = { body: bookingOf([await tripToBook(asking)]), headers: { 'Idempotency-Key': newKey() } }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => asking.ask(endpoints.createOrder, asked)),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(asking.store.ordersByUser(null, 30)).toHaveLength(1)
  })

  it('BOOK-42 the same key with another body is refused with 409, in the visitor’s language', async () => {
    const asking = createAsking()
    const trip = await tripToBook(asking)
    const headers = { 'Idempotency-Key': newKey() }
    await asking.ask(endpoints.createOrder, { body: bookingOf([trip]), headers })
    const other = bookingOf([{ ...trip, comment: 'two suitcases' }])
    const refused = await asking.refusal(endpoints.createOrder, {
      body: other,
      headers,
      query: { lang: 'ru' },
    })
    expect(refused).toMatchObject({
      status: 409,
      code: 'idempotency_conflict',
      message: expect.stringMatching(/[а-я]/),
    })
    expect(asking.store.ordersByUser(null, 10)).toHaveLength(1)
  })

  it('BOOK-42 a refused booking leaves its key free', async () => {
    const asking = createAsking()
    const trip = await tripToBook(asking)
    const headers = { 'Idempotency-Key': newKey() }
    const refused = await asking.refusal(endpoints.createOrder, {
      body: bookingOf([{ ...trip, arrival_number: '' }]),
      headers,
    })
    expect(refused).toMatchObject({ status: 400, code: 'field_required' })
    expect(
      (await asking.ask(endpoints.createOrder, { body: bookingOf([trip]), headers })).result,
    ).toHaveLength(1)
  })

  it('PRICE-21 an aged price is refused with the price now, which can be booked', async () => {
    const asking = createAsking()
    const trip = await tripToBook(asking)
    asking.clock.at = someDay + 16 * 60_000 + 1
    const refused = await asking.refusal(endpoints.createOrder, { body: bookingOf([trip]) })
    expect(refused).toMatchObject({
      status: 409,
      code: 'price_expired',
      currency: 'EUR',
      price: expect.any(Number),
    })
    const body = bookingOf([{ ...trip, price_id: String(refused['price_id']) }])
    expect((await asking.ask(endpoints.createOrder, { body })).result).toHaveLength(1)
    const unknown = bookingOf([{ ...trip, price_id: 'made-up' }])
    expect(await asking.refusal(endpoints.createOrder, { body: unknown })).toMatchObject({
      status: 409,
      code: 'price_expired',
    })
  })

  it('BOOK-39 two trips are two rows of one transaction, the second only after the first is over', async () => {
    const asking = createAsking()
    const there = await tripToBook(asking)
    const {
      result: [back],
    } = await asking.ask(endpoints.prices, ride('ad-moda-caddesi-142', 'ap-IST'))
    const returning = (date_arrival: string): TripPayload => ({
      ...there,
      price_id: back?.price_id ?? '',
      start_place_id: 'ad-moda-caddesi-142',
      date_arrival,
      date_departure: '2027-06-27 12:00',
      arrival_number: '',
    })
    const early = bookingOf([there, returning('2027-06-20 10:45')])
    expect(await asking.refusal(endpoints.createOrder, { body: early })).toMatchObject({
      code: 'return_too_early',
    })
    const { result } = await asking.ask(endpoints.createOrder, {
      body: bookingOf([there, returning('2027-06-27 07:00')]),
    })
    expect(result).toHaveLength(2)
    expect(result[0]?.transaction).toBe(result[1]?.transaction)
    const transaction = String(result[1]?.transaction)
    const read = await asking.ask(endpoints.order, { query: { transaction } })
    expect(read.result.orders.map(({ order_id: id }) => id)).toEqual(result.map(({ order_id: id }) => id))
  })

  it('API-02 SEC-06 a user reads a booking by the number of either ride, that one first', async () => {
    const asking = createAsking()
    const there = await tripToBook(asking, { user_id: 1001 })
    const [back] = (await asking.ask(endpoints.prices, ride('ad-moda-caddesi-142', 'ap-IST'))).result
    const returning: TripPayload = {
      ...there,
      price_id: back?.price_id ?? '',
      start_place_id: 'ad-moda-caddesi-142',
      date_arrival: '2027-06-27 07:00',
      date_departure: '2027-06-27 12:00',
      arrival_number: '',
    }
    const body = bookingOf([there, returning], { user_id: 1001 })
    const { result } = await asking.ask(endpoints.createOrder, { body, as: 1001 })
    const [first, second] = result.map(({ order_id: id }) => id)
    const query = { order_id: String(second) }
    const read = await asking.ask(endpoints.order, { query, as: 1001 })
    expect(read.result.orders.map(({ order_id: id }) => id)).toEqual([second, first])
  })

  it('BOOK-38 the amount counts stops and extras', async () => {
    const asking = createAsking()
    const trip = await tripToBook(asking, {
      additional_locations: [{ place_id: 'ho-ciragan-palace', location: null }],
      additional_services: [{ id: 'seat', type: 'seat', amount: 1 }],
      adults_amount: 1,
      children_amount: 1,
    })
    const {
      result: [offer],
    } = await asking.ask(endpoints.prices, ride('ap-IST', 'ad-moda-caddesi-142'))
    const seat = offer?.additional_services?.find(({ id }) => id === 'seat')
    const {
      result: [row],
    } = await asking.ask(endpoints.createOrder, { body: bookingOf([trip]) })
    const { result } = await asking.ask(endpoints.order, { query: { transaction: String(row?.transaction) } })
    expect(result.orders[0]?.price?.price).toBe(
      Number(offer?.price) + Number(offer?.price_subaddress) + Number(seat?.price),
    )
  })

  it.each<[string, Partial<TripPayload>, string]>([
    ['BOOK-10 the flight of an airport pickup', { arrival_number: '' }, 'field_required'],
    [
      'BOOK-02 more people than the car holds',
      { adults_amount: 4, passengers_number: 4 },
      'too_many_passengers',
    ],
    [
      'BOOK-21 more passengers than people',
      {
        adults_amount: 1,
        passengers_number: 1,
        passengers: [
          { name: 'Anna', phone: '905325550103', email: 'a@example.com' },
          { name: 'Ben', phone: '', email: '' },
        ],
      },
      'too_many_passengers',
    ],
    [
      'BOOK-19 a passenger without a name',
      { passengers: [{ name: ' ', phone: '905325550103', email: 'a@example.com' }] },
      'passenger_incomplete',
    ],
    [
      'BOOK-22 a phone of 6 digits',
      { passengers: [{ name: 'Anna', phone: '905325', email: 'a@example.com' }] },
      'passenger_incomplete',
    ],
    [
      'BOOK-22 a phone with a plus',
      { passengers: [{ name: 'Anna', phone: '+905325550103', email: 'a@example.com' }] },
      'passenger_incomplete',
    ],
    [
      'BOOK-19 a guest without an e-mail',
      { passengers: [{ name: 'Anna', phone: '905325550103', email: '' }] },
      'passenger_incomplete',
    ],
    [
      'BOOK-17 more child seats than children',
      { additional_services: [{ id: 'seat', type: 'seat', amount: 1 }] },
      'too_many_seats',
    ],
    ['BOOK-15 a pickup an hour ahead', { date_arrival: '2027-06-14 10:00' }, 'pickup_too_early'],
    ['DATE-01 a pickup on a day that is none', { date_arrival: '2027-06-31 10:00' }, 'field_required'],
    ['BOOK-15 a pickup over a year ahead', { date_arrival: '2028-06-14 09:01' }, 'pickup_too_late'],
    ['BOOK-29 a sign of 65 characters', { text_tablet: 'x'.repeat(65) }, 'invalid_request'],
  ])('%s is refused and nothing is booked', async (_, change, code) => {
    const asking = createAsking()
    const body = bookingOf([await tripToBook(asking, change)])
    expect(await asking.refusal(endpoints.createOrder, { body })).toMatchObject({ status: 400, code })
    expect(asking.store.ordersByUser(null, 10)).toEqual([])
  })

  it('ERR-01 what is no JSON is refused', async () => {
    const { app } = createAsking()
    const response = await app.request('http://sandbox/v4/orders?lang=en', {
      method: 'POST',
      body: '{"trips":',
    })
    expect(response.status).toBe(400)
  })

  it('BOOK-57 a way of paying that the user has not is refused', async () => {
    const asking = createAsking()
    const pay = async (userId: number, payment_type: string) => {
      const trip = await tripToBook(asking, { user_id: userId })
      const body = bookingOf([trip], { user_id: userId, payment_type })
      return asking.request(endpoints.createOrder, { body, as: userId })
    }
    expect((await pay(1002, 'cash')).status).toBe(400)
    expect((await pay(1002, 'card')).status).toBe(200)
    expect((await pay(1003, 'card')).status).toBe(400)
    expect((await pay(1003, 'cash')).status).toBe(200)
  })
})

it('BOOK-42 a fingerprint tells bodies apart by value, not by the order of their keys', () => {
  const turned = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(turned)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([name, part]) => [name, turned(part)]),
          )
        : value
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(fingerprintOf(turned(one))).toBe(fingerprintOf(one))
      const isSame = JSON.stringify(one) === JSON.stringify(other)
      if (isSame) expect(fingerprintOf(one)).toBe(fingerprintOf(other))
      if (fingerprintOf(one) === fingerprintOf(other))
        expect(JSON.parse(JSON.stringify(one))).toEqual(JSON.parse(JSON.stringify(other)))
    }),
  )
})
