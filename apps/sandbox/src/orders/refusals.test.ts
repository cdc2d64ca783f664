import { endpoints } from '@wherry/booking/wire'
import { describe, expect, it } from 'vitest'
import { createAsking, ride } from '../testing/asking.ts'
import { bookingOf, tripToBook } from '../testing/bookings.ts'
import { answerTo, tripOf } from '../testing/trips.ts'
import { wireLimits } from './checks/wireLimits.ts'
import { orderMessages } from './refusals.ts'
import type { TripPayload } from './trip.ts'

type Change = Partial<TripPayload>
const person = { name: 'Anna Keller', phone: '905325550103', email: 'anna@example.com' }

describe('what the offer has not is refused', () => {
  it.each<[string, Change, string]>([
    [
      'BOOK-28 an unknown extra',
      { additional_services: [{ id: 'pony', type: 'pony', amount: 1 }] },
      'extra_not_offered',
    ],
    [
      'BOOK-28 an extra under another type',
      { additional_services: [{ id: 'sign', type: 'seat', amount: 1 }] },
      'extra_not_offered',
    ],
    ['BOOK-28 two signs', { additional_services: [{ id: 'sign', type: 'sign', amount: 2 }] }, 'extra_amount'],
    [
      'BOOK-28 a sign chosen twice',
      { additional_services: [1, 1].map((amount) => ({ id: 'sign', type: 'sign', amount })) },
      'extra_amount',
    ],
    [
      'BOOK-17 child seats over the children, kinds together',
      {
        adults_amount: 1,
        children_amount: 1,
        additional_services: ['seat', 'booster'].map((id) => ({ id, type: id, amount: 1 })),
      },
      'too_many_seats',
    ],
    ['BOOK-55 another total than adults and children', { passengers_number: 3 }, 'passenger_total'],
    ['API-21 another currency than the price’s', { currency: 'USD' }, 'wrong_currency'],
    ['API-21 another pickup than the price’s', { start_place_id: 'ap-SAW' }, 'wrong_start'],
    ['API-21 a pickup that nobody knows', { start_place_id: 'nowhere' }, 'wrong_start'],
    ['API-21 another car than the price’s', { service_id: '201-8' }, 'wrong_service'],
    ['RENT-10 a transfer with a duration', { duration: 3600 }, 'wrong_kind'],
    ['BOOK-55 a pickup point over 50 km from the pickup', { start_location: '40.5,28.74' }, 'field_wrong'],
    ['BOOK-55 a pickup point that is none', { start_location: '95,28.74' }, 'field_wrong'],
    [
      'BOOK-55 a drop-off point over 50 km from the drop-off',
      { finish_location: '41.6,29.02' },
      'field_wrong',
    ],
    ['BOOK-10 a blank flight', { arrival_number: ' \u00a0\t' }, 'field_required'],
    ['BOOK-10 no flight', { arrival_number: null }, 'field_required'],
    ['BOOK-10 no time', { date_arrival: null }, 'field_required'],
    ['BOOK-10 a flight with a control character', { arrival_number: 'AL\u0007412' }, 'field_wrong'],
    ['BOOK-12 a departing flight with a control character', { departure_number: 'x\n' }, 'field_wrong'],
    ['BOOK-11 a train with a sign', { arrival_train_number: '016_А' }, 'field_wrong'],
    ['BOOK-11 a wagon with a sign', { arrival_wagon_train_number: '1-2' }, 'field_wrong'],
    ['RENT-10 a ride that says it is a rent', { is_rent: true, duration: 3600 }, 'wrong_kind'],
    [
      'BOOK-30 a flexible tariff that is not offered',
      { flexible_tariff: true, flexible_tariff_agreement: true },
      'flexible_not_offered',
    ],
    ['BOOK-34 a number that no miles programme has', { priority_s7: '1234' }, 'bonus_number'],
    ['BOOK-32 a certificate that nobody has', { hash: 'NOTHING' }, 'certificate_unknown'],
    ['BOOK-32 a spent certificate', { hash: 'WHERRY-SPENT' }, 'certificate_spent'],
    ['BOOK-32 an expired certificate', { hash: 'WHERRY-EXPIRED' }, 'certificate_expired'],
    ['BOOK-32 the certificate of somebody else', { hash: 'ANNA-15' }, 'certificate_other_user'],
  ])('%s', async (_, change, code) => {
    const asking = createAsking()
    expect(await answerTo(asking, await tripToBook(asking, change))).toMatchObject({ status: 400, code })
    expect(asking.store.allOrders()).toEqual([])
  })

  it('BOOK-17 more than 6 children, even in a bus', async () => {
    const asking = createAsking()
    const children = { adults_amount: 1, children_amount: 7, passengers_number: 8 }
    const refused = await answerTo(asking, await tripOf(asking, { picture: 'bus' }, children))
    expect(refused).toMatchObject({ status: 400, code: 'too_many_children' })
    const six = { adults_amount: 1, children_amount: 6, passengers_number: 7 }
    expect((await answerTo(asking, await tripOf(asking, { picture: 'bus' }, six)))['status']).toBe(200)
  })

  it('API-21 a booking in another currency than its trips', async () => {
    const asking = createAsking()
    const body = bookingOf([await tripToBook(asking)], { currency: 'RUB' })
    expect(await asking.refusal(endpoints.createOrder, { body })).toMatchObject({ code: 'wrong_currency' })
  })

  it('BOOK-10 BOOK-55 an odd flight, no departure and points within 50 km are taken', async () => {
    const asking = createAsking()
    const odd = {
      arrival_number: 'N123 private jet',
      start_location: '41.5,28.74',
      finish_location: '40.9,29.1',
    }
    const { date_departure: _, departure_number: __, ...trip } = await tripToBook(asking, odd)
    expect((await answerTo(asking, trip))['status']).toBe(200)
  })

  it('BOOK-39 a second trip that goes the way of the first', async () => {
    const asking = createAsking()
    const trip = await tripToBook(asking)
    const later = { ...trip, date_arrival: '2027-06-27 09:45' }
    const refused = await asking.refusal(endpoints.createOrder, { body: bookingOf([trip, later]) })
    expect(refused).toMatchObject({ status: 400, code: 'return_same_way' })
    expect(asking.store.allOrders()).toEqual([])
  })

  it('API-21 the pickup may be named by its bare point', async () => {
    const asking = createAsking()
    const trip = await tripToBook(asking, { start_place_id: 'pt-41.2613,28.74195' })
    expect((await answerTo(asking, trip))['status']).toBe(200)
  })
})

describe('stops', () => {
  const stop = (place_id: string, location: string | null = null) => ({ place_id, location })

  it.each<[string, TripPayload['additional_locations'], string]>([
    ['the pickup', [stop('ap-IST')], 'stop_is_end'],
    ['the drop-off', [stop('ho-ciragan-palace'), stop('ad-moda-caddesi-142')], 'stop_is_end'],
    ['four', [1, 2, 3, 4].map(() => stop('ho-ciragan-palace')), 'too_many_stops'],
    ['one abroad', [stop('ci-3203106')], 'stop_outside'],
    ['one too far off', [stop('ho-ciragan-palace'), stop('ap-AYT')], 'stop_outside'],
    ['one that nobody knows', [stop('nowhere')], 'unknown_place'],
    ['one at sea', [stop('nowhere', '0,-30')], 'unknown_place'],
  ])('API-13 PLACE-15 %s is refused', async (_, additional_locations, code) => {
    const asking = createAsking()
    const trip = await tripToBook(asking, { additional_locations })
    expect(await answerTo(asking, trip)).toMatchObject({ status: 400, code })
  })

  it('API-13 is told in the visitor’s language why', async () => {
    const asking = createAsking()
    const trip = await tripToBook(asking, { additional_locations: [stop('ap-AYT')] })
    for (const [lang, words] of [
      ['en', 'too far off'],
      ['ru', 'слишком далеко'],
      ['es', 'demasiado lejos'],
    ] as const)
      expect((await answerTo(asking, trip, lang))['message']).toContain(words)
  })
})

describe('times', () => {
  it('DATE-01 a time that the clocks leave out is refused with the next that exists', async () => {
    const asking = createAsking()
    asking.clock.at = Date.UTC(2028, 2, 20, 6, 0)
    const { result } = await asking.ask(endpoints.prices, ride('ap-BCN', 'ad-la-rambla-51'))
    const trip = await tripToBook(asking, {
      price_id: result[0]?.price_id ?? '',
      service_id: result[0]?.service_id ?? null,
      start_place_id: 'ap-BCN',
    })
    const at = (date_arrival: string) => answerTo(asking, { ...trip, date_arrival }, 'ru')
    expect(await at('2028-03-26 02:30')).toMatchObject({
      status: 400,
      code: 'time_skipped',
      message: expect.stringContaining('вс 26.03.2028 03:00'),
    })
    expect((await at('2028-03-26 03:00'))['status']).toBe(200)
    const { result: checked } = await asking.ask(endpoints.checkTime, {
      body: {
        departure_time: null,
        pickup_time: '2028-03-26 02:30',
        price_id: trip.price_id,
        order_id: null,
        user_id: null,
        is_rent: false,
        start_place_id: 'ap-BCN',
        duration: null,
      },
    })
    expect(checked).toMatchObject({
      allow_booking: false,
      notice: expect.stringContaining('Sun 26.03.2028 03:00'),
    })
  })
})

describe('texts', () => {
  const long = 'x'.repeat(1001)
  it.each<[string, Change, string]>([
    ['BOOK-31 a further address', { additional_address: long }, 'text_too_long'],
    ['BOOK-31 a change of itinerary', { additional_change_itinerary: long }, 'text_too_long'],
    ['BOOK-31 a waiting', { additional_wait: long }, 'text_too_long'],
    ['BOOK-31 a toll-road fare', { fare_on_toll_road: long }, 'text_too_long'],
    ['BOOK-31 a comment', { comment: long }, 'invalid_request'],
    ['BOOK-12 a terminal', { arrival_terminal: 'x'.repeat(11) }, 'text_too_long'],
    ['BOOK-10 a flight', { arrival_number: 'x'.repeat(21) }, 'text_too_long'],
    ['BOOK-27 a trip’s reference', { reference_trip: 'x'.repeat(101) }, 'text_too_long'],
    ['BOOK-11 a train', { arrival_train_number: 'x'.repeat(21) }, 'text_too_long'],
    ['BOOK-11 a wagon', { arrival_wagon_train_number: '123456' }, 'text_too_long'],
    ['BOOK-19 a name', { passengers: [{ ...person, name: 'x'.repeat(101) }] }, 'passenger_incomplete'],
    [
      'BOOK-19 an e-mail',
      { passengers: [{ ...person, email: `${'x'.repeat(250)}@example.com` }] },
      'passenger_incomplete',
    ],
  ])('%s that is too long', async (_, change, code) => {
    const asking = createAsking()
    expect(await answerTo(asking, await tripToBook(asking, change))).toMatchObject({ status: 400, code })
  })

  it.each(Object.entries(wireLimits))('%s is too long over %i characters', async (field, most) => {
    const asking = createAsking()
    const at = async (length: number) =>
      (await answerTo(asking, await tripToBook(asking, { [field]: '1'.repeat(length) })))['code']
    expect(await at(most)).not.toBe('text_too_long')
    expect(await at(most + 1)).toBe('text_too_long')
  })

  it.each<[string, Change]>([
    ['BOOK-10 an odd flight', { arrival_number: '<N123AB>' }],
    ['BOOK-11 a train with two numbers', { arrival_train_number: '016А/015А' }],
    ['BOOK-19 one letter for a name', { passengers: [{ ...person, name: 'O' }] }],
    ['BOOK-19 a name with digits and signs', { passengers: [{ ...person, name: 'ג׳ורג׳ & Gal·la 2' }] }],
    ['BOOK-22 a phone that nobody may have', { passengers: [{ ...person, phone: '447700900123' }] }],
  ])('%s is taken', async (_, change) => {
    const asking = createAsking()
    expect((await answerTo(asking, await tripToBook(asking, change)))['code']).toBeUndefined()
  })

  it('BOOK-31 at their limits they are taken, and read as they were sent', async () => {
    const asking = createAsking()
    const words = { additional_address: 'x'.repeat(1000), comment: `O'Brien & Söhne <3 ${'ы'.repeat(981)}` }
    const trip = await tripToBook(asking, words)
    const {
      result: [row],
    } = await asking.ask(endpoints.createOrder, { body: bookingOf([trip]) })
    const { result } = await asking.ask(endpoints.order, { query: { transaction: String(row?.transaction) } })
    expect(result.orders[0]).toMatchObject({
      additional_address: words.additional_address,
      notes: words.comment,
    })
  })
})

describe('phones for the messages of the ride', () => {
  it('BOOK-23 more than 5, or what is no phone, are refused', async () => {
    const asking = createAsking()
    const code = async (viewers: string[]) =>
      (await answerTo(asking, await tripToBook(asking, { viewers })))['code']
    const five = Array.from({ length: 5 }, (_, at) => `90532555010${at}`)
    expect(await code(five)).toBeUndefined()
    expect(await code([...five, '905325550109'])).toBe('too_many_viewers')
    for (const wrong of ['', '12345', '+905325550103', '90 532 555 01 03', 'anna', '000000000'])
      expect(await code([wrong])).toBe('viewer_phone')
  })
})

describe('fast rides and flexible tariffs', () => {
  it('PRICE-14 BOOK-16 a fast ride only where offer and user have it, and without a certificate', async () => {
    const asking = createAsking()
    const code = async (trip: TripPayload) => (await answerTo(asking, trip))['code']
    const fast = { is_fast_ride: true }
    expect(await code(await tripOf(asking, { fast: true }, fast))).toBeUndefined()
    expect(await code(await tripOf(asking, { fast: false }, fast))).toBe('fast_ride_not_offered')
    expect(await code(await tripOf(asking, { fast: true, as: 1002 }, fast))).toBe('fast_ride_not_offered')
    expect(await code(await tripOf(asking, { fast: true }, { ...fast, hash: 'WHERRY-10' }))).toBe(
      'fast_ride_certificate',
    )
  })

  it('BOOK-30 a flexible tariff only when its terms are agreed to', async () => {
    const asking = createAsking()
    const code = async (change: Change) =>
      (await answerTo(asking, await tripOf(asking, { flexible: true }, change)))['code']
    expect(await code({ flexible_tariff: true })).toBe('flexible_not_agreed')
    expect(await code({ flexible_tariff: true, flexible_tariff_agreement: true })).toBeUndefined()
    expect(await code({})).toBeUndefined()
  })
})

it('ERR-08 every refusal has words of its own in each language, with the same parts', () => {
  const parts = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
  for (const { en, ru, es } of Object.values(orderMessages)) {
    expect(new Set([en, ru, es]).size).toBe(3)
    expect(ru).toMatch(/[а-я]/)
    expect(parts(ru)).toEqual(parts(en))
    expect(parts(es)).toEqual(parts(en))
  }
})
