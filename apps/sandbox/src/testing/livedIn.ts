import { type EndpointName, endpoints, examples } from '@wherry/booking/wire'
import fc from 'fast-check'
import { samplePlaces } from '../places/sample.ts'
import { pointText } from '../pointPlace.ts'
import { createAsking, ride } from './asking.ts'
import { bookingOf, tripToBook } from './bookings.ts'
import type { Known } from './fitting.ts'
import { tokens } from './requests.ts'

/** Prepares a sandbox with prices, orders and sessions. Returns also its known values and complete valid bookings. */
export async function prepare() {
  const asking = createAsking()
  /** Signs the users in again after a call that has signed them out. */
  const signIn = () => {
    for (const [userId, token] of Object.entries(tokens)) {
      if (asking.store.session(token) === null)
        asking.store.addSession({ token, userId: Number(userId), createdAt: asking.clock.at })
    }
  }
  signIn()
  const trip = await tripToBook(asking)
  const transfers = (await asking.ask(endpoints.prices, ride('ap-IST', 'ad-moda-caddesi-142'))).result
  const back = (await asking.ask(endpoints.prices, ride('ad-moda-caddesi-142', 'ap-IST'))).result
  const rents = (
    await asking.ask(endpoints.rentPrices, {
      query: { ...ride('ap-IST', 'ap-IST').query, duration: '14400' },
    })
  ).result
  const { result: rows } = await asking.ask(endpoints.createOrder, { body: bookingOf([trip]) })
  const [row] = rows
  const own = bookingOf([{ ...trip, user_id: 1001 }], { user_id: 1001 })
  const owned = await asking.ask(endpoints.createOrder, {
    body: own,
    headers: { Authorization: `Bearer ${tokens[1001]}` },
  })
  const priceIds = [...transfers, ...back, ...rents].map(({ price_id }) => String(price_id))
  const placeIds = samplePlaces.map(({ placeId }) => placeId)
  const places = fc.constantFrom(...placeIds, 'ad-moda-caddesi-142', 'pt-41.05,28.98')
  const orders = [...rows, ...owned.result]
  const known: Known = {
    price_id: fc.constantFrom(...priceIds),
    price_audit_id: fc.constantFrom(...priceIds),
    current_price_id: fc.constantFrom(...priceIds),
    place_id: places,
    place_ids: fc.array(places, { minLength: 1, maxLength: 3 }),
    place_audit_id: places,
    start_place_id: places,
    finish_place_id: places,
    start_place_point: fc.constantFrom(...samplePlaces.map(pointText)),
    finish_place_point: fc.constantFrom(...samplePlaces.map(pointText)),
    start_point: fc.constantFrom(...samplePlaces.map(pointText)),
    finish_point: fc.constantFrom(...samplePlaces.map(pointText)),
    point: fc.constantFrom(...samplePlaces.map(pointText)),
    order_id: fc.constantFrom(...orders.map(({ order_id }) => String(order_id))),
    transaction: fc.constantFrom(...orders.map(({ transaction }) => String(transaction))),
    hash: fc.constantFrom('', 'WHERRY-10', 'WHERRY-25EUR', 'WHERRY-SPENT', '7001009000017'),
    currency: fc.constantFrom('EUR', 'RUB', 'USD', 'GBP', 'CNY', 'INR', 'KZT', 'CHF'),
    duration: fc.constantFrom('3600', '14400', '86400', '0', '999999'),
    term: fc.constantFrom('ist', 'mosc', 'москва', 'ыещ', 'aeropuerto'),
    user_id: fc.constantFrom(null, null, 1001, 2001),
    promo_action_id: fc.constantFrom(2025, 1),
    partner_id: fc.constantFrom('2001', '2005', '1'),
    date: fc.constantFrom('2027-06-20 12:00', '2027-06-14 12:00', '2028-01-01 00:00'),
    login: fc.constantFrom('anna.buyer@example.com', 'nobody'),
    password: fc.constantFrom('sandbox-1001', 'wrong'),
  }
  const whole: Partial<Record<EndpointName, unknown>> = {
    createOrder: bookingOf([trip]),
    updateOrder: { ...trip, order_id: row?.order_id, transaction: row?.transaction, module_type: 'booking' },
    calculateNewPrice: {
      currency: 'EUR',
      hash: 'WHERRY-10',
      data_prices: [
        {
          price_audit_id: trip.price_id,
          number_subaddress: 1,
          place_audit_id: 'ap-IST',
          duration: null,
          additional_services: [{ id: 'seat', type: 'seat', amount: 1 }],
        },
      ],
    },
    checkLocation: { place_ids: ['ap-IST', 'ad-moda-caddesi-142'], place_id: 'ho-ciragan-palace' },
    checkTime: {
      departure_time: null,
      pickup_time: '2027-06-20 09:45',
      price_id: trip.price_id,
      order_id: null,
      user_id: null,
      is_rent: false,
      start_place_id: 'ap-IST',
      duration: null,
    },
    yachtRequest: { ...examples.yachtRequest.body, date: '2027-06-20 12:00' },
  }
  return { asking, signIn, known, whole }
}
