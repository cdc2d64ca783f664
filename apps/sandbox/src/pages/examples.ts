import type { EndpointName } from '@wherry/booking/contract/endpoints.ts'
import { civilAt } from '@wherry/booking/domain/time.ts'
import { systemClock } from '../clock.ts'
import { createInProcessFetch } from '../inProcess.ts'

/** A call as it was made, and what came back. */
export interface Example {
  readonly request: string
  readonly status: number
  /** Lists are cut after two rows. */
  readonly answer: string
}

const base = 'http://sandbox'
const shared = 'module_type=booking&lang=en&currency=EUR'
const rows = 2
const day = 86_400_000

/** Makes each call once, on a sandbox of its own, so that the examples are what the code does. */
export async function createExamples(): Promise<ReadonlyMap<EndpointName, Example>> {
  const fetch = createInProcessFetch()
  const examples = new Map<EndpointName, Example>()
  const call = async (name: EndpointName, method: string, path: string, body?: unknown, key?: string) => {
    const address = `${path}${path.includes('?') ? '&' : '?'}${shared}`
    const response = await fetch(base + address, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
    })
    const answer = await response.json()
    examples.set(name, {
      request: [
        `${method} ${address}`,
        ...(key === undefined ? [] : [`Idempotency-Key: ${key}`]),
        ...(body === undefined ? [] : ['', JSON.stringify(body, null, 2)]),
      ].join('\n'),
      status: response.status,
      answer: JSON.stringify(answer, (_, part) => (Array.isArray(part) ? part.slice(0, rows) : part), 2),
    })
    return answer
  }

  await call('settingUser', 'GET', '/v4/partners/get-setting-user')
  await call('frameUserSettings', 'GET', '/v1/partners/frame-user-settings/2001')
  await call('transportNodes', 'GET', '/v4/transport-nodes?term=ist')
  await call('findPlaces', 'GET', '/v4/places/find?term=moda&start_country=TR')
  await call('place', 'GET', '/v4/places/ap-IST')
  await call('countryByPoint', 'GET', '/v4/places/get-country-by-point?point=41.26,28.74')
  const there = '41.2613,28.74195'
  const home = '40.9836,29.0266'
  const points = (from: string, to: string) =>
    `/v4/prices?start_place_point=${from}&finish_place_point=${to}&platform=web`
  const ids = '&start_place_id=ad-moda-caddesi-142&finish_place_id=ap-IST'
  const { result: offers } = await call('prices', 'GET', points(home, there) + ids)
  const [offer] = offers
  const departure = civilAt(systemClock.now() + 7 * day, 'Europe/Istanbul')
  const { result: recommended } = await call(
    'recommendedTime',
    'GET',
    `/v4/orders/recommended-time?departure_time=${departure}&price_id=${offer.price_id}`,
  )
  await call('checkTime', 'POST', '/v4/orders/check-time', {
    departure_time: departure,
    pickup_time: recommended.recommended_time,
    price_id: offer.price_id,
    order_id: null,
    user_id: null,
    is_rent: false,
    start_place_id: 'ad-moda-caddesi-142',
    duration: null,
  })
  const trip = exampleTrip(offer, recommended.recommended_time, departure)
  const {
    result: [order],
  } = await call(
    'createOrder',
    'POST',
    '/v4/orders',
    {
      trips: [trip],
      currency: 'EUR',
      lang: 'en',
      user_id: null,
      module_type: 'booking',
      utm: {},
      payment_type: 'card',
    },
    '5f0c2f0e-7a43-4c11-9d0a-3a5c6d5f8b21',
  )
  await call('order', 'GET', `/v4/orders/trips?transaction=${order.transaction}`)
  await call('updateOrder', 'POST', '/v4/orders/trips', {
    ...trip,
    comment: 'Two large suitcases',
    order_id: order.order_id,
    transaction: order.transaction,
    module_type: 'booking',
  })
  await call('payUrl', 'GET', `/v4/orders/pay-url?transaction=${order.transaction}`)
  return examples
}

/** A trip to an airport as the contract wants it. */
export function exampleTrip(
  offer: { price_id: string; service_id: string; currency: string; start_place: { place_id: string } },
  pickup: string,
  departure: string | null,
) {
  return {
    lang: 'en',
    user_id: null,
    price_id: offer.price_id,
    service_id: offer.service_id,
    currency: offer.currency,
    additional_locations: [],
    is_rent: false,
    duration: null,
    start_location: null,
    finish_location: null,
    start_place_id: offer.start_place.place_id,
    date_arrival: pickup,
    date_departure: departure,
    arrival_number: '',
    departure_number: 'TK 1951',
    passengers_number: 2,
    adults_amount: 2,
    children_amount: 0,
    passengers: [{ name: 'Anna Keller', phone: '905325550103', email: 'anna@example.com' }],
    platform: 'web',
    priority_s7: '',
    pos: '',
    text_tablet: '',
    comment: '',
    hash: '',
    coordinator: null,
    flexible_tariff: false,
    flexible_tariff_agreement: false,
    additional_address: '',
    additional_services: [],
    viewers: [],
    additional_change_itinerary: '',
    additional_wait: '',
    fare_on_toll_road: '',
    cost_center: null,
    internal_number: '',
    sub_id: '',
    utm_source: '',
    is_fast_ride: false,
  }
}
