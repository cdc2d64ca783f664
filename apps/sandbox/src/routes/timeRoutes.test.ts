import { instantOf } from '@wherry/booking/kernel'
import { endpoints } from '@wherry/booking/wire'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAsking, ride, someDay } from '../testing/asking.ts'
import { bookingOf, tripToBook } from '../testing/bookings.ts'

const asking = createAsking()

const offersOf = async (from: string, to: string) =>
  (await asking.ask(endpoints.prices, ride(from, to))).result

const question = (
  price_id: string | number,
  pickup_time: string,
  start_place_id: string,
  rest: Record<string, unknown> = {},
) => ({
  departure_time: null,
  pickup_time,
  price_id,
  order_id: null,
  user_id: null,
  is_rent: false,
  start_place_id,
  duration: null,
  ...rest,
})

describe('the recommended time', () => {
  it('API-18 BOOK-14 is 2 hours and the road before a flight, 45 minutes and the road before a train', async () => {
    const timeFor = async (from: string, to: string, zone: string) => {
      const [offer] = await offersOf(from, to)
      const { result } = await asking.ask(endpoints.recommendedTime, {
        query: { departure_time: '2027-06-20 12:00', price_id: String(offer?.price_id) },
      })
      const minutes =
        (instantOf('2027-06-20 12:00', zone) - instantOf(result.recommended_time, zone)) / 60_000
      return minutes - (result.travel_time ?? 0) / 60
    }
    const toAirport = await timeFor('ad-moda-caddesi-142', 'ap-IST', 'Europe/Istanbul')
    expect(toAirport).toBeGreaterThanOrEqual(120)
    expect(toAirport).toBeLessThan(125)
    const toStation = await timeFor('ad-tverskaya-12', 'st-kazansky', 'Europe/Moscow')
    expect(toStation).toBeGreaterThanOrEqual(45)
    expect(toStation).toBeLessThan(50)
  })

  it('API-18 is a time of five minutes, whatever the departure', async () => {
    const [offer] = await offersOf('ad-moda-caddesi-142', 'ap-IST')
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 59 }),
        async (hour, minute) => {
          const departure_time = `2027-06-20 ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
          const { result } = await asking.ask(endpoints.recommendedTime, {
            query: { departure_time, price_id: String(offer?.price_id) },
          })
          expect(result.recommended_time).toMatch(/^2027-06-\d\d \d\d:\d[05]$/)
          expect(result.recommended_time < departure_time).toBe(true)
        },
      ),
      { numRuns: 50 },
    )
  })

  it('API-18 refuses a departure that is no time, and a price that nobody gave', async () => {
    const [offer] = await offersOf('ad-moda-caddesi-142', 'ap-IST')
    const ask = (departure_time: string, price_id: string) =>
      asking.refusal(endpoints.recommendedTime, { query: { departure_time, price_id } })
    expect(await ask('2027-02-30 12:00', String(offer?.price_id))).toMatchObject({ status: 400 })
    expect(await ask('2027-02-20 12:00', 'nothing')).toMatchObject({ status: 409, code: 'price_expired' })
  })
})

describe('the time check', () => {
  const planned = async (from: string, to: string) =>
    (await offersOf(from, to)).find((offer) => !offer.is_fast_ride)?.price_id ?? ''

  it('API-19 BOOK-15 allows from 2 hours ahead on the clock of the pickup place', async () => {
    const moscow = await planned('ap-SVO', 'ad-tverskaya-12')
    const london = await planned('ap-LHR', 'ad-baker-street-221')
    const check = async (price: string | number, time: string) =>
      (
        await asking.ask(endpoints.checkTime, {
          body: question(price, time, price === moscow ? 'ap-SVO' : 'ap-LHR'),
        })
      ).result
    expect(asking.clock.at).toBe(someDay)
    expect((await check(moscow, '2027-06-14 11:00')).allow_booking).toBe(true)
    expect((await check(moscow, '2027-06-14 10:59')).allow_booking).toBe(false)
    expect((await check(london, '2027-06-14 09:00')).allow_booking).toBe(true)
    expect((await check(london, '2027-06-14 08:59')).allow_booking).toBe(false)
  })

  it('BOOK-15 DATE-02 names an earliest pickup that it allows, in the night in which clocks go back too', async () => {
    const night = createAsking()
    // In London clocks go back at this instant; a car needs 2 hours.
    const back = Date.UTC(2027, 9, 31, 1)
    for (const minutes of [-121, -120, -95, -61, -60, 0]) {
      night.clock.at = back + minutes * 60_000
      const { result } = await night.ask(endpoints.prices, ride('ap-LHR', 'ad-baker-street-221'))
      const price = result.find((offer) => !offer.is_fast_ride)?.price_id ?? ''
      const check = async (time: string) =>
        (await night.ask(endpoints.checkTime, { body: question(price, time, 'ap-LHR') })).result
      const early = await check('2027-10-31 00:00')
      const [named] = /\d\d:\d\d/.exec(early.notice ?? '') ?? []
      expect([minutes, named, (await check(`2027-10-31 ${named}`)).allow_booking]).toEqual([
        minutes,
        named,
        true,
      ])
    }
  })

  it('BOOK-15 BOOK-54 says why not in the visitor’s language, with the earliest time', async () => {
    const price = await planned('ap-SVO', 'ad-tverskaya-12')
    for (const [lang, word, time] of [
      ['en', 'earliest', 'Mon 14.06.2027 11:00'],
      ['ru', 'Самая ранняя', 'пн 14.06.2027 11:00'],
      ['es', 'primera', 'lun 14.06.2027 11:00'],
    ] as const) {
      const { result } = await asking.ask(endpoints.checkTime, {
        body: question(price, '2027-06-14 10:00', 'ap-SVO'),
        query: { lang },
      })
      expect(result.notice).toContain(word)
      expect(result.notice).toContain(time)
      expect(result.fast_ride ?? null).toBeNull()
    }
  })

  it('BOOK-16 a fast ride names its earliest time 40 minutes ahead, which is allowed 2 minutes later', async () => {
    const fast =
      (await offersOf('ap-IST', 'ad-moda-caddesi-142')).find((offer) => offer.is_fast_ride)?.price_id ?? ''
    const { result } = await asking.ask(endpoints.checkTime, {
      body: question(fast, '2027-06-14 09:10', 'ap-IST'),
    })
    expect(result).toMatchObject({
      allow_booking: false,
      fast_ride: { min_allowed_time_order: '2027-06-14 09:40', allow_booking: true },
    })
    const again = await asking.ask(endpoints.checkTime, {
      body: question(fast, '2027-06-14 09:42', 'ap-IST'),
    })
    expect(again.result).toMatchObject({ allow_booking: true })
    expect(again.result.fast_ride ?? null).toBeNull()
  })

  it('PRICE-14 a card-only user has no fast ride', async () => {
    const fast =
      (await offersOf('ap-IST', 'ad-moda-caddesi-142')).find((offer) => offer.is_fast_ride)?.price_id ?? ''
    const { result } = await asking.ask(endpoints.checkTime, {
      body: question(fast, '2027-06-14 09:50', 'ap-IST', { user_id: 1002 }),
      as: 1002,
    })
    expect(result.allow_booking).toBe(false)
    expect(result.fast_ride ?? null).toBeNull()
  })

  it('BOOK-15 refuses a pickup that misses the departure, and one over a year ahead', async () => {
    const price = await planned('ad-moda-caddesi-142', 'ap-IST')
    const check = async (pickup: string, departure: string | null) =>
      (
        await asking.ask(endpoints.checkTime, {
          body: question(price, pickup, 'ad-moda-caddesi-142', { departure_time: departure }),
        })
      ).result
    expect((await check('2027-06-20 09:00', '2027-06-20 12:00')).allow_booking).toBe(true)
    expect(await check('2027-06-20 11:30', '2027-06-20 12:00')).toMatchObject({
      allow_booking: false,
      notice: expect.any(String),
    })
    expect((await check('2028-06-14 09:00', null)).allow_booking).toBe(true)
    expect((await check('2028-06-14 09:01', null)).allow_booking).toBe(false)
  })

  it('BOOK-15 names the user’s own rides on that route near that time, and no guest’s', async () => {
    const own = createAsking()
    const trip = await tripToBook(own, { user_id: 1001 })
    const {
      result: [row],
    } = await own.ask(endpoints.createOrder, { body: bookingOf([trip], { user_id: 1001 }), as: 1001 })
    const similar = async (pickup: string, who: { as?: number }, rest = {}) =>
      (
        await own.ask(endpoints.checkTime, {
          body: question(trip.price_id, pickup, 'ap-IST', { user_id: who.as ?? null, ...rest }),
          ...who,
        })
      ).result.similar_orders
    const as = { as: 1001 }
    expect(await similar('2027-06-20 12:45', as)).toMatchObject([
      {
        order_id: row?.order_id,
        date_arrival: '2027-06-20 09:45',
        location_address: expect.stringContaining('Istanbul'),
      },
    ])
    expect(await similar('2027-06-20 12:46', as)).toEqual([])
    expect(await similar('2027-06-20 09:45', as, { order_id: row?.order_id })).toEqual([])
    await own.ask(endpoints.createOrder, { body: bookingOf([{ ...trip, user_id: null }]) })
    expect(await similar('2027-06-20 09:45', {})).toEqual([])
  })

  it('API-19 BOOK-15 is asked about the ride of its price: its pickup, its kind, its hours', async () => {
    const price = await planned('ap-IST', 'ad-moda-caddesi-142')
    const { query } = ride('ap-IST', 'ap-IST', { duration: '18000' })
    const [rent] = (await asking.ask(endpoints.rentPrices, { query: query ?? {} })).result
    const code = async (price_id: string | number, start: string, rest = {}) =>
      (
        await asking.refusal(endpoints.checkTime, {
          body: question(price_id, '2027-06-20 09:45', start, rest),
        })
      )['code']
    expect(await code(price, 'ap-IST')).toBeUndefined()
    expect(await code(price, 'ap-SAW')).toBe('wrong_start')
    expect(await code(price, 'nowhere')).toBe('wrong_start')
    expect(await code(price, 'ap-IST', { is_rent: true, duration: 18_000 })).toBe('wrong_kind')
    expect(await code(price, 'ap-IST', { duration: 18_000 })).toBe('wrong_kind')
    const hours = (duration: number | null) =>
      code(rent?.price_id ?? '', 'ap-IST', { is_rent: true, duration })
    expect(await hours(18_000)).toBeUndefined()
    expect(await hours(21_600)).toBe('rent_other_duration')
    expect(await hours(null)).toBe('rent_duration')
  })

  it('SEC-06 API-19 names nobody but the caller', async () => {
    const price = await planned('ap-IST', 'ad-moda-caddesi-142')
    const ask = (user_id: number | null, who: { as?: number } = {}) =>
      asking.refusal(endpoints.checkTime, {
        body: question(price, '2027-06-20 09:45', 'ap-IST', { user_id }),
        ...who,
      })
    expect(await ask(1001)).toMatchObject({ status: 403, code: 'other_user' })
    expect(await ask(1002, { as: 1001 })).toMatchObject({ status: 403, code: 'other_user' })
    expect((await ask(1001, { as: 1001 }))['status']).toBe(200)
    expect((await ask(2001, { as: 1001 }))['status']).toBe(200)
    expect(await ask(2001)).toMatchObject({ status: 403 })
  })
})
