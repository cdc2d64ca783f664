import { type Draft, type Offer, plusMinutes, splitCivil, todayIn, unknownUser } from '@wherry/booking/kernel'
import { createFakePlatform, type FakePlatform } from '@wherry/booking/testing/fakePlatform.ts'
import { createDraft, freshSend, ordersClient } from '@wherry/booking/testing/parts.ts'
import {
  type Client,
  type ClientError,
  createClient,
  type EndpointName,
  pricesClient,
} from '@wherry/booking/wire'
import { type FaultKind, faultKindNames } from '@wherry/sandbox/faults/kinds.ts'
import { createInProcessFetch } from '@wherry/sandbox/inProcess.ts'
import { describe, expect, inject, it } from 'vitest'
import { moduleUrl, withChromium } from './browser.ts'
import { journeyClock } from './clock.ts'

/** The client's result: a success, or the failure's kind with its status, code or path. */
type Outcome = 'success' | Readonly<Record<string, unknown>>

const network = { kind: 'network' }
const timeout = { kind: 'timeout' }
const rejected = (status: number, code?: string) => ({ kind: 'rejected', status, ...(code ? { code } : {}) })
const unreadable = (path: string, status = 200) => ({ kind: 'unreadable', status, path })

interface Expected {
  place: Outcome
  prices: Outcome
  createOrder: Outcome
}
const each = (outcome: Outcome): Expected => ({ place: outcome, prices: outcome, createOrder: outcome })

/** By hand: ERR-01, ERR-07 and API-29 say what each fault is to the client. */
const expected: Readonly<Record<FaultKind, Expected>> = {
  latency: each('success'),
  hang: each(timeout),
  reset: each(network),
  lost: each(network),
  resetMidBody: each(network),
  trickle: each(timeout),
  status400: each(rejected(400, 'not_accepted')),
  status400NoError: each('success'),
  status401: each(rejected(401, 'sign_in')),
  status403: each(rejected(403, 'forbidden')),
  status404: each(rejected(404, 'not_found')),
  status409: each(rejected(409, 'conflict')),
  status429: each({ ...rejected(429, 'too_many_requests'), retryAfter: 1000 }),
  status500: each(rejected(500, 'internal')),
  status502: each(rejected(502)),
  errorIn200: each(rejected(200, 'not_now')),
  emptyBody: each(unreadable('')),
  htmlBody: each(unreadable('')),
  brokenJson: each(unreadable('')),
  wrongShape: each(unreadable('result')),
  hostileJson: {
    place: unreadable('result.geometry.location.lat'),
    prices: 'success',
    createOrder: unreadable('result[0].order_id'),
  },
  noCors: each(network),
  manyRows: each('success'),
  // The client follows no redirect; a browser hides its status.
  redirectLoop: each({ kind: 'unreadable', path: '' }),
}

/** Speed of the client's clock: it reaches the limits of 15, 30 and 60 s within a second or two. */
const speedOf = (kind: FaultKind) =>
  kind === 'hang' || kind === 'trickle' ? 60 : kind === 'manyRows' ? 1 : 5

function connect(fetch: typeof globalThis.fetch, apiBase: string, speed: number) {
  const platform = createFakePlatform({
    fetch,
    clock: {
      now: () => performance.now() * speed,
      setTimeout: (run, milliseconds) => {
        const timer = setTimeout(run, milliseconds / speed)
        return () => clearTimeout(timer)
      },
    },
  })
  const client = createClient(platform, {
    apiBase,
    framed: false,
    identity: () => ({
      userId: null,
      partnerId: null,
      lang: 'en',
      currency: 'EUR',
      moduleType: 'booking',
      hostName: 'www.example.com',
    }),
    token: () => null,
  })
  return { client, platform }
}

const { signal } = new AbortController()

async function search(client: Client): Promise<Offer[]> {
  return pricesClient(client.core).prices(
    {
      from: { location: { lat: 41.2613, lng: 28.74195 }, placeId: 'ap-IST' },
      to: { location: { lat: 40.9836, lng: 29.0266 }, placeId: 'ad-moda-caddesi-142' },
    },
    signal,
  )
}

/** A booking that the service accepts. */
async function createBooking(client: Client): Promise<Draft> {
  const [from, to, [offer]] = await Promise.all([
    client.place('ap-IST', signal),
    client.place('ad-moda-caddesi-142', signal),
    search(client),
  ])
  if (!offer) throw new Error('The sandbox serves this ride')
  const inAMonth = plusMinutes(`${todayIn('Europe/Istanbul', journeyClock.now())} 12:00`, 30 * 24 * 60, 'UTC')
  const draft = createDraft({ offer, from, to, user: unknownUser, uniqId: 'p1' })
  return {
    ...draft,
    form: {
      ...draft.form,
      arrivalDate: splitCivil(inAMonth).date,
      arrivalTime: '09:45',
      arrivalNumber: 'TK 1985',
    },
    passengers: [
      { uniqId: 'p1', name: 'Anna Keller', phone: '+905321184027', email: 'anna.keller@example.com' },
    ],
    sign: 'Anna Keller',
  }
}

async function outcomeOf(call: Promise<unknown>, wanted: Outcome): Promise<Outcome> {
  try {
    await call
    return 'success'
  } catch (error) {
    const facts = error as ClientError & Record<string, unknown>
    const names = ['kind', ...Object.keys(wanted === 'success' ? {} : wanted)]
    return Object.fromEntries(
      [...new Set(names)].filter((name) => name in facts).map((name) => [name, facts[name]]),
    )
  }
}

interface Service {
  fetch: typeof globalThis.fetch
  apiBase: string
}

/** The sandbox by its API; what a browser alone refuses to read is played by the sandbox as a fetch. */
const serviceOf = (kind: FaultKind): Service =>
  kind === 'noCors'
    ? { fetch: createInProcessFetch({ clock: journeyClock }), apiBase: 'https://api.wherry.test' }
    : { fetch: globalThis.fetch, apiBase: inject('api') }

/* The table of faults has the states that the visitor meets. Here are the client's results, which lead to them. */
describe('REL-03 the client', () => {
  it.each(faultKindNames)('%s on a place, on prices and on an order', async (kind) => {
    const { fetch, apiBase } = serviceOf(kind)
    const { client, platform } = connect(fetch, apiBase, speedOf(kind))
    const draft = await createBooking(connect(fetch, apiBase, 1).client)
    const options = freshSend(signal)
    const setFaults = (method: string, body?: unknown) =>
      fetch(`${apiBase}/__faults`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    const calls: Readonly<Record<keyof Expected & EndpointName, () => Promise<unknown>>> = {
      place: () => client.place('ap-IST', signal),
      prices: () => search(client),
      createOrder: () => ordersClient(client.core).createOrder({ draft }, options),
    }
    const wanted = expected[kind]

    await setFaults('POST', { operation: '*', kind, ...(kind === 'latency' ? { ms: 60 } : {}) })
    const seen = await Promise.all(
      (Object.keys(calls) as (keyof Expected)[]).map(async (name) => [
        name,
        await outcomeOf(calls[name](), wanted[name]),
      ]),
    )
    await setFaults('DELETE')
    expect(Object.fromEntries(seen)).toEqual(wanted)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect(reportsOf(platform).filter((text) => text.includes('Keller'))).toEqual([])
  })
})

const reportsOf = (platform: FakePlatform) => platform.reports.map((report) => JSON.stringify(report))

describe('REL-03 the connection in Chromium', () => {
  const chromium = withChromium()

  it('ends at the first call, though a browser sends one again that ends without a byte on a used connection', async () => {
    const page = await chromium.open()
    await page.goto(moduleUrl())
    for (const kind of ['reset', 'lost'] satisfies FaultKind[])
      for (const method of ['GET', 'POST']) {
        const seen = await page.evaluate(
          async ([api, fault, verb]) => {
            const setFaults = (method: string, body?: object) =>
              fetch(`${api}/__faults`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
            const isRead = verb === 'GET'
            const operation = isRead ? 'findPlaces' : 'checkLocation'
            const path = isRead ? 'places/find' : 'places/check-location-from-places'
            await setFaults('POST', { operation, kind: fault, times: 1 })
            try {
              const response = await fetch(
                `${api}/v4/${path}?lang=en&currency=EUR&module_type=booking&term=istanbul`,
                {
                  method: verb,
                  ...(isRead ? {} : { headers: { 'Content-Type': 'application/json' }, body: '{}' }),
                },
              )
              const text = await response.text()
              return `${response.status} ${text.length}`
            } catch (error) {
              return (error as Error).name
            } finally {
              await setFaults('DELETE')
            }
          },
          [inject('api'), kind, method] as const,
        )
        expect(seen, `${kind}, ${method}`).toBe('TypeError')
      }
  })
})
