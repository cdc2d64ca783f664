import { endpoints } from '@wherry/booking/wire'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { samplePlaces } from '../places/sample.ts'
import { pointText } from '../pointPlace.ts'
import { createAsking } from '../testing/asking.ts'
import { bookingOf, tripToBook } from '../testing/bookings.ts'

const asking = createAsking()
const placeOf = (id: string) => samplePlaces.find(({ placeId }) => placeId === id) ?? expect.unreachable(id)

const question = (placeId: string, hours: number, more: Record<string, string> = {}) => ({
  query: {
    start_place_point: pointText(placeOf(placeId)),
    start_place_id: placeId,
    duration: String(hours * 3600),
    platform: 'web',
    ...more,
  },
})
const rents = async (placeId: string, hours: number, more: Record<string, string> = {}) =>
  (await asking.ask(endpoints.rentPrices, question(placeId, hours, more))).result

describe('prices by the hour', () => {
  it('API-08 RENT-10 have no drop-off, a shortest rent and no way back', async () => {
    for (const version of ['v1', 'v4'] as const) {
      const { result } = await asking.ask(endpoints.rentPrices, { version, ...question('ap-IST', 4) })
      expect(result.length).toBeGreaterThan(8)
      for (const offer of result) {
        expect(offer.finish_place).toEqual({ place_id: null, type: -1 })
        expect(offer.start_place).toEqual({ place_id: 'ap-IST', type: 2 })
        expect(offer.minimum_duration).toBeGreaterThanOrEqual(3600)
        expect(offer.minimum_duration).toBeLessThanOrEqual(14_400)
        expect(offer).toMatchObject({ reverse_price: null, is_fast_ride: false, flexible_tariff: false })
        expect(offer.price_subaddress ?? offer.travel_time).toBeUndefined()
      }
    }
  })

  it('RENT-07 an offer stays in the list under its shortest rent, at the price of that', async () => {
    const [one, three, four, five] = await Promise.all([1, 3, 4, 5].map((hours) => rents('ap-IST', hours)))
    const bus = (offers = one) => offers?.find(({ car_class }) => car_class.picture === 'bus')
    expect(bus()?.minimum_duration).toBe(14_400)
    expect(bus(three)?.price).toBe(bus(four)?.price)
    expect(bus()?.price).toBe(bus(four)?.price)
    expect(bus(five)?.price).toBeGreaterThan(Number(bus(four)?.price))
    expect(new Set(one?.map(({ minimum_duration: seconds }) => seconds))).toEqual(
      new Set([3600, 7200, 10_800, 14_400]),
    )
  })

  it('API-08 the same question has the same answer, and more hours never cost less', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...samplePlaces.map(({ placeId }) => placeId)),
        fc.integer({ min: 1, max: 23 }),
        async (placeId, hours) => {
          const some = await rents(placeId, hours)
          expect(await rents(placeId, hours)).toEqual(some)
          const more = await rents(placeId, hours + 1)
          for (const offer of some) {
            const longer = more.find(({ service_id: id }) => id === offer.service_id)
            expect(Number(longer?.price)).toBeGreaterThanOrEqual(Number(offer.price))
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it.each(['0', '1800', '5400', '90000', '999999'])(
    'RENT-07 %s seconds are no whole hours from 1 to 24',
    async (duration) => {
      const refused = await asking.refusal(
        endpoints.rentPrices,
        question('ap-IST', 1, { duration, lang: 'es' }),
      )
      expect(refused).toMatchObject({
        status: 400,
        code: 'rent_duration',
        message: expect.stringContaining('24\u00a0horas'),
      })
    },
  )

  it('RENT-09 none at sea, none where no road leads', async () => {
    const at = async (start_place_point: string) =>
      (
        await asking.ask(endpoints.rentPrices, {
          query: { start_place_point, duration: '3600', platform: 'web' },
        })
      ).result
    expect(await at('0,-30')).toEqual([])
    expect(await at('69.35,88.2')).toEqual([])
    expect((await at('41.05,28.98')).length).toBeGreaterThan(0)
  })

  it('API-08 only the car classes that are asked for, in the currency of the call', async () => {
    const offers = await rents('ap-IST', 4, { relation_car_class_ids: '5,7', currency: 'KZT' })
    expect(new Set(offers.map(({ car_class: { car_class_id: id } }) => id))).toEqual(new Set([5, 7]))
    for (const { currency, price } of offers) {
      expect(currency).toBe('KZT')
      expect(Number(price) % 100).toBe(0)
    }
  })
})

describe('booking by the hour', () => {
  const rentTrip = async (hours: number, rest: Record<string, unknown> = {}) => {
    const [offer] = await rents('ap-IST', hours)
    const trip = await tripToBook(asking)
    return {
      ...trip,
      price_id: offer?.price_id ?? '',
      service_id: offer?.service_id ?? null,
      is_rent: true,
      duration: hours * 3600,
      ...rest,
    }
  }

  it('API-21 API-02 RENT-10 a rent is booked and read again with its duration and no drop-off', async () => {
    const {
      result: [row],
    } = await asking.ask(endpoints.createOrder, { body: bookingOf([await rentTrip(5)]) })
    const { result } = await asking.ask(endpoints.order, { query: { transaction: String(row?.transaction) } })
    expect(result.orders[0]).toMatchObject({
      type: 'rent',
      order_type: 11,
      start_place_id: 'ap-IST',
      finish_place_id: null,
      finish_place: null,
      destination_address: '',
      duration: 18_000,
    })
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['RENT-07 another duration than the price is for', { duration: 21_600 }, 'rent_other_duration'],
    ['RENT-07 no whole hours', { duration: 18_001 }, 'rent_duration'],
    ['RENT-07 over 24 hours', { duration: 90_000 }, 'rent_duration'],
    ['RENT-07 no duration', { duration: null }, 'rent_duration'],
    ['RENT-10 a rent that says it is a ride', { is_rent: false, duration: null }, 'wrong_kind'],
    ['BOOK-10 the flight of a pickup at an airport', { arrival_number: '' }, 'field_required'],
    [
      'RENT-10 a stop',
      { additional_locations: [{ place_id: 'ho-ciragan-palace', location: null }] },
      'too_many_stops',
    ],
  ])('%s is refused', async (_, change, code) => {
    const body = bookingOf([(await rentTrip(5, change)) as Awaited<ReturnType<typeof rentTrip>>])
    expect(await asking.refusal(endpoints.createOrder, { body })).toMatchObject({ status: 400, code })
  })

  it('RENT-07 under the shortest rent nothing is booked, at whatever price', async () => {
    const bus = (await rents('ap-IST', 1)).find(({ car_class }) => car_class.picture === 'bus')
    const change = { price_id: bus?.price_id, service_id: bus?.service_id }
    const refused = await asking.refusal(endpoints.createOrder, {
      body: bookingOf([await rentTrip(1, change)]),
    })
    expect(refused).toMatchObject({
      status: 400,
      code: 'rent_too_short',
      message: expect.stringContaining('4 h'),
    })
  })

  it('PRICE-21 the price of a rent expires as others do, with the price of the same hours now', async () => {
    const own = createAsking()
    const {
      result: [offer],
    } = await own.ask(endpoints.rentPrices, question('ap-IST', 5))
    const trip = {
      ...(await tripToBook(own)),
      price_id: offer?.price_id ?? '',
      service_id: offer?.service_id ?? null,
      is_rent: true,
      duration: 18_000,
    }
    own.clock.at += 16 * 60_000 + 1
    const refused = await own.refusal(endpoints.createOrder, { body: bookingOf([trip]) })
    expect(refused).toMatchObject({ status: 409, code: 'price_expired', price: offer?.price })
    const again = { ...trip, price_id: String(refused['price_id']) }
    expect((await own.ask(endpoints.createOrder, { body: bookingOf([again]) })).result).toHaveLength(1)
  })

  it('API-19 RENT-10 the time of a rent is checked as of a ride', async () => {
    const [offer] = await rents('ap-IST', 5)
    const { result } = await asking.ask(endpoints.checkTime, {
      body: {
        departure_time: null,
        pickup_time: '2027-06-20 09:45',
        price_id: offer?.price_id,
        order_id: null,
        user_id: null,
        is_rent: true,
        start_place_id: 'ap-IST',
        duration: 18_000,
      },
    })
    expect(result.allow_booking).toBe(true)
  })
})
