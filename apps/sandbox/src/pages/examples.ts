import { civilAt } from '@wherry/booking/kernel'
import type { EndpointName } from '@wherry/booking/wire'
import { systemClock } from '../clock.ts'
import { createInProcessFetch } from '../inProcess.ts'
import type { SandboxOptions } from '../options.ts'
import { plainTrip } from '../orders/plainTrip.ts'
import { directionsBase } from '../routes/roadRoutes.ts'
import { users } from '../seed/users.ts'
import type { SandboxUser } from '../users/user.ts'

/** A sample request and its response. */
export interface Example {
  readonly request: string
  readonly status: number
  /** The response as text; lists are cut after two rows. */
  readonly answer: string
}

const base = 'http://sandbox'
const shared = { module_type: 'booking', lang: 'en', currency: 'EUR' }
const rows = 2
const day = 86_400_000

/** Parameters of a sample request. */
interface Asked {
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Query parameters of all requests; empty for the maps service. @default the base query */
  readonly base?: Readonly<Record<string, string>>
}

type Ask = (name: EndpointName, line: string, asked?: Asked) => Promise<Answered>

interface Answered {
  readonly body: { readonly result: never }
  readonly headers: Headers
}

/**
 * Makes each call once, on a separate sandbox with the addresses of the running one, so that the examples are real
 * responses. A call that this sandbox does not answer has no example.
 */
export async function createExamples(
  addresses: Partial<Pick<SandboxOptions, 'moduleUrl' | 'payUrl'>> = {},
): Promise<ReadonlyMap<EndpointName, Example>> {
  const fetch = createInProcessFetch({ clock: systemClock, options: addresses })
  const examples = new Map<EndpointName, Example>()
  const ask: Ask = async (name, line, asked = {}) => {
    const { query = {}, body, headers = {}, base: all = shared } = asked
    const [method = '', path = ''] = line.split(' ')
    const address = `${path}?${new URLSearchParams({ ...query, ...all })}`
    const sent = body === undefined ? headers : { 'Content-Type': 'application/json', ...headers }
    const response = await fetch(base + address, {
      method,
      headers: sent,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer = await response.json().catch(() => ({}))
    if (response.status === 200) {
      examples.set(name, {
        request: [
          `${method} ${address}`,
          ...Object.entries(headers).map(([header, value]) => `${header}: ${value}`),
          ...(body === undefined ? [] : ['', JSON.stringify(body, null, 2)]),
        ].join('\n'),
        status: response.status,
        answer:
          (response.headers.has('ETag') ? `ETag: ${response.headers.get('ETag')}\n\n` : '') +
          JSON.stringify(answer, (_, part) => (Array.isArray(part) ? part.slice(0, rows) : part), 2),
      })
    }
    return { body: answer, headers: response.headers }
  }
  await askOfVisitor(ask)
  await askOfPlaces(ask)
  await askOfRide(ask)
  await askOfAccount(ask)
  return examples
}

async function askOfVisitor(ask: Ask): Promise<void> {
  await ask('settingUser', 'GET /v4/partners/get-setting-user')
  await ask('frameUserSettings', 'GET /v1/partners/frame-user-settings/2001')
  await ask('features', 'GET /v4/partners/features/2001')
  const { body } = await ask('promo', 'GET /v4/promo')
  const [promotion] = (body.result ?? []) as { id: number }[]
  await ask('promoViews', 'PUT /v4/promo/views', {
    body: { user_id: null, promo_action_id: promotion?.id ?? 1 },
  })
  await ask('getWidget', 'GET /v4/public/get-widget', { query: { path: 'Bookingform/ppd' } })
}

const airport = { id: 'ap-IST', point: '41.2613,28.74195' }
const street = { id: 'ad-moda-caddesi-142', point: '40.9836,29.0266' }

async function askOfPlaces(ask: Ask): Promise<void> {
  await ask('transportNodes', 'GET /v4/transport-nodes', { query: { term: 'ist' } })
  await ask('findPlaces', 'GET /v4/places/find', { query: { term: 'moda', start_country: 'TR' } })
  await ask('place', `GET /v4/places/${airport.id}`)
  await ask('countryByPoint', 'GET /v4/places/get-country-by-point', { query: { point: '41.26,28.74' } })
  await ask('checkLocation', 'POST /v4/places/check-location-from-places', {
    body: { place_ids: [airport.id], place_id: street.id },
  })
  await ask('navigationPaths', 'GET /v4/navigation-paths', {
    query: { start_point: street.point, finish_point: airport.point },
  })
  const [from, to] = [street, airport].map(({ point }) => point.split(',').reverse().join(','))
  await ask('directions', `GET ${directionsBase}/driving/${from};${to}`, {
    query: { geometries: 'geojson', overview: 'simplified' },
    base: {},
  })
}

async function askOfRide(ask: Ask): Promise<void> {
  await ask('rentPrices', 'GET /v4/prices/rent', {
    query: { start_place_point: street.point, duration: '10800', platform: 'web', start_place_id: street.id },
  })
  const { body: priced } = await ask('prices', 'GET /v4/prices', {
    query: {
      start_place_point: street.point,
      finish_place_point: airport.point,
      platform: 'web',
      start_place_id: street.id,
      finish_place_id: airport.id,
    },
  })
  const [offer] = priced.result as Parameters<typeof plainTrip>[0][]
  if (offer === undefined) throw new Error('The example ride has no offer')
  await ask('miles', 'GET /v4/partners/miles', { query: { priority_s7: '1007', price: '62.50' } })
  await ask('calculateNewPrice', 'POST /v4/prices/calculation-new-price', {
    body: {
      currency: 'EUR',
      hash: 'WHERRY-10',
      data_prices: [
        {
          price_audit_id: offer.price_id,
          number_subaddress: 0,
          place_audit_id: street.id,
          duration: null,
          additional_services: [],
        },
      ],
    },
  })
  const departure = civilAt(systemClock.now() + 7 * day, 'Europe/Istanbul')
  const { body: timed } = await ask('recommendedTime', 'GET /v4/orders/recommended-time', {
    query: { departure_time: departure, price_id: String(offer.price_id) },
  })
  const { recommended_time: pickup } = timed.result as { recommended_time: string }
  await ask('checkTime', 'POST /v4/orders/check-time', {
    body: {
      departure_time: departure,
      pickup_time: pickup,
      price_id: offer.price_id,
      order_id: null,
      user_id: null,
      is_rent: false,
      start_place_id: street.id,
      duration: null,
    },
  })
  const trip = plainTrip(offer, pickup, { date_departure: departure, departure_number: 'TK 1951' })
  const { body: booked } = await ask('createOrder', 'POST /v4/orders', {
    headers: { 'Idempotency-Key': '5f0c2f0e-7a43-4c11-9d0a-3a5c6d5f8b21' },
    body: {
      trips: [trip],
      currency: 'EUR',
      lang: 'en',
      user_id: null,
      module_type: 'booking',
      utm: {},
      payment_type: 'card',
    },
  })
  const [order] = booked.result as { order_id: number; transaction: string }[]
  const named = { transaction: order?.transaction ?? '' }
  await ask('order', 'GET /v4/orders/trips', { query: named })
  await ask('updateOrder', 'POST /v4/orders/trips', {
    headers: { 'Idempotency-Key': '0b7f6a52-91f8-4d8c-8f5c-1f8a7f1f3a90' },
    body: {
      ...trip,
      comment: 'Two large suitcases',
      order_id: order?.order_id,
      ...named,
      module_type: 'booking',
    },
  })
  await ask('payUrl', 'GET /v4/orders/pay-url', { query: named })
}

async function askOfAccount(ask: Ask): Promise<void> {
  /** Signs a user in and returns the `Authorization` header for the next requests. */
  const signIn = async (user: SandboxUser | undefined): Promise<Record<string, string>> => {
    const params = { login: user?.login, password: user?.password }
    await ask('login', 'POST /rpc', { body: { jsonrpc: '2.0', id: 1, method: 'Login', params } })
    const { body } = await ask('authLogin', 'POST /v4/auth/login', {
      body: { user_id: user?.userId, password: user?.password },
    })
    return { Authorization: `Bearer ${(body.result as { token?: string } | undefined)?.token}` }
  }
  const canSignIn = users.filter(({ login }) => login !== null)
  const traveller = await signIn(canSignIn.find(({ companyId }) => companyId !== null))
  await ask('costCenters', 'GET /v4/cost-centers', {
    query: { title: '', page: '1', limit: '10' },
    headers: traveller,
  })
  const signedIn = canSignIn.find(({ role }) => role === 'partner')
  const partner = await signIn(signedIn)
  const read = await ask('moduleSettings', `GET /v4/partners/booking-module-settings/${signedIn?.partnerId}`)
  await ask('saveModuleSettings', 'PUT /v4/partners/booking-module-settings', {
    headers: { ...partner, 'If-Match': read.headers.get('ETag') ?? '' },
    body: { theme: 'dark', main_color: '00AD5A' },
  })
  await ask('yachtRequest', 'POST /v4/send/booking-yacht-requests', {
    headers: { 'Idempotency-Key': '3c1e0f7d-25a4-4f0e-b1a2-6f7e8d9c0b1a' },
    body: {
      location: 'Bodrum, Turkey',
      date: civilAt(systemClock.now() + 30 * day, 'Europe/Istanbul'),
      hours: 4,
      flexible_date: false,
      guests: 6,
      has_children: false,
      details: 'anna.keller@example.com, +49 30 1234567\nA quiet boat, two cabins.',
      lang: 'en',
      host: 'localhost',
    },
  })
  await ask('logout', 'POST /profile/logout')
}
