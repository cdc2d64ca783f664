import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { failureOf, quietSignal } from '../testing/localServer.ts'
import {
  answered,
  answersBefore,
  createCallWorld,
  exampleCalls,
  origins,
  type SentRequest,
  setupOf,
} from '../testing/worlds/callWorld.ts'
import { baseQuery } from './baseQuery.ts'
import type { Endpoint } from './endpoint.ts'
import { type EndpointName, endpoints } from './endpoints.ts'
import { examples } from './examples.ts'

// Written by hand from API-02 to API-28: the path outside a frame and the path in a frame; `-`: there is no such call.
const table: [string, EndpointName, string, string][] = [
  ['API-02', 'order', 'GET /v4/orders/trips', 'GET /v4/orders/trips'],
  // The call is made in a frame too, if a user is signed in.
  ['API-03', 'settingUser', 'GET /v4/partners/get-setting-user', 'GET /v4/partners/get-setting-user'],
  ['API-04', 'frameUserSettings', '-', 'GET /v1/partners/frame-user-settings/25526'],
  [
    'API-05',
    'moduleSettings',
    'GET /v4/partners/booking-module-settings/25526',
    'GET /v1/partners/booking-module-settings/25526',
  ],
  ['API-06', 'features', 'GET /v4/partners/features/25526', 'GET /v1/partners/features/25526'],
  ['API-07', 'prices', 'GET /v4/prices', 'GET /v1/prices'],
  ['API-08', 'rentPrices', 'GET /v4/prices/rent', 'GET /v1/prices/rent'],
  ['API-09', 'place', 'GET /v4/places/air-CDG', 'GET /v1/places/air-CDG'],
  ['API-10', 'findPlaces', 'GET /v4/places/find', 'GET /v1/places/find'],
  ['API-11', 'transportNodes', 'GET /v4/transport-nodes', 'GET /v1/transport-nodes'],
  ['API-12', 'countryByPoint', 'GET /v4/places/get-country-by-point', 'GET /v1/places/get-country-by-point'],
  [
    'API-13',
    'checkLocation',
    'POST /v4/places/check-location-from-places',
    'POST /v1/places/check-location-from-places',
  ],
  ['API-14', 'navigationPaths', 'GET /v4/navigation-paths', 'GET /v1/navigation-paths'],
  [
    'API-14',
    'directions',
    'GET /driving/2.5479,49.0097;2.3591,48.8556',
    'GET /driving/2.5479,49.0097;2.3591,48.8556',
  ],
  ['API-15', 'login', 'POST /rpc', 'POST /rpc'],
  ['API-15', 'authLogin', 'POST /v4/auth/login', 'POST /v4/auth/login'],
  ['API-16', 'logout', 'POST /profile/logout', 'POST /profile/logout'],
  ['API-17', 'promo', 'GET /v4/promo', 'GET /v4/promo'],
  ['API-17', 'promoViews', 'PUT /v4/promo/views', 'PUT /v4/promo/views'],
  ['API-18', 'recommendedTime', 'GET /v4/orders/recommended-time', 'GET /v1/orders/recommended-time'],
  ['API-19', 'checkTime', 'POST /v4/orders/check-time', 'POST /v1/orders/check-time'],
  ['API-20', 'miles', 'GET /v4/partners/miles', 'GET /v1/partners/miles'],
  ['API-21', 'createOrder', 'POST /v4/orders', 'POST /v1/orders'],
  ['API-22', 'updateOrder', 'POST /v4/orders/trips', 'POST /v4/orders/trips'],
  ['API-23', 'payUrl', 'GET /v4/orders/pay-url', 'GET /v1/orders/pay-url'],
  [
    'API-24',
    'calculateNewPrice',
    'POST /v4/prices/calculation-new-price',
    'POST /v1/prices/calculation-new-price',
  ],
  ['API-25', 'getWidget', 'GET /v4/public/get-widget', 'GET /v1/public/get-widget'],
  ['API-26', 'costCenters', 'GET /v4/cost-centers', 'GET /v4/cost-centers'],
  ['API-27', 'yachtRequest', 'POST /v4/send/booking-yacht-requests', 'POST /v4/send/booking-yacht-requests'],
  [
    'API-28',
    'saveModuleSettings',
    'PUT /v4/partners/booking-module-settings',
    'PUT /v4/partners/booking-module-settings',
  ],
]

/** Calls that a visitor makes before the user is known. */
const anonymous: readonly EndpointName[] = ['login', 'authLogin']
/** Calls whose payload comes from a draft of this test, not from the example. */
const ofOwnDraft: readonly EndpointName[] = ['createOrder', 'updateOrder']

/** Returns the request of a call's example; signing in makes two requests, the first of which is the login. */
async function requestOf(name: EndpointName, framed: boolean): Promise<SentRequest> {
  const last = name === 'login' ? examples.authLogin : examples[name]
  const world = createCallWorld({
    answers: [...answersBefore(name), answered(last.answer)],
    config: { ...setupOf(name), framed },
    identity: { userId: '1001' },
  })
  await exampleCalls[name](world.groups, quietSignal())
  expect(world.sent).toHaveLength(name === 'login' || name === 'authLogin' ? 2 : 1)
  return world.sent.at(name === 'login' ? 0 : -1) as SentRequest
}

/** Ids are text or number on the wire, compared as text. */
const asText = (value: unknown) =>
  JSON.parse(JSON.stringify(value), (_key, part) => (typeof part === 'number' ? String(part) : part))

const walks = table.flatMap(([id, name, alone, inFrame]) =>
  [
    [id, name, alone, false],
    [id, name, inFrame, true],
  ].filter(([, , line]) => line !== '-'),
) as [string, EndpointName, string, boolean][]

describe('all calls as they go out', () => {
  it('API-01 the table names every endpoint', () => {
    expect(table.map((row) => row[1]).sort()).toEqual(Object.keys(endpoints).sort())
    expect(walks).toHaveLength(59)
  })

  it.each(walks)('%s %s is %s, framed: %s', async (_id, name, line, framed) => {
    const { url, method } = await requestOf(name, framed)
    expect(`${method} ${decodeURIComponent(url.pathname)}`).toBe(line)
    const { base }: Endpoint = endpoints[name]
    expect(url.origin).toBe(origins[base ?? 'api'])
  })

  it.each(walks)(
    'API-01 %s %s: the base query, and what the example asks',
    async (_id, name, _line, framed) => {
      const { url, body } = await requestOf(name, framed)
      const example = examples[name]
      const own = Object.fromEntries(url.searchParams)
      const base = {
        module_type: framed ? 'frame' : 'booking',
        lang: 'en',
        currency: 'EUR',
        ...(anonymous.includes(name) ? {} : { user_id: '1001' }),
        ...(framed ? {} : { trans_host_name: 'www.example.com' }),
      }
      const platform = framed && 'platform' in example.query ? { platform: 'frame' } : {}
      // The example of the order has its id only; the calls of the widget and the payment page have the host in a frame
      // too.
      expect(own).toEqual(name === 'directions' ? example.query : { ...base, ...example.query, ...platform })
      if (ofOwnDraft.includes(name)) return
      const user = name === 'checkTime' || name === 'promoViews' ? { user_id: '1001' } : {}
      expect(asText(body ?? {})).toEqual(asText({ ...example.body, ...user }))
    },
  )

  it.each(walks)(
    'API-30 %s %s fits the contract, nothing unknown in it',
    async (_id, name, _line, framed) => {
      const { url, body } = await requestOf(name, framed)
      const endpoint: Endpoint = endpoints[name]
      const own = Object.fromEntries(url.searchParams)
      const query = v.parse(endpoint.query, own) as object
      const base = endpoint.base === 'directions' ? {} : (v.parse(baseQuery, own) as object)
      expect({ ...base, ...query }).toEqual(own)
      expect(body === undefined).toBe(endpoint.body === null)
      if (endpoint.body) expect(v.parse(endpoint.body, body)).toEqual(body)
    },
  )

  it.each(walks)(
    'AUTH-08 %s %s: the token to the API alone, and never in an address',
    async (_id, name, _line, framed) => {
      const { url, headers, init } = await requestOf(name, framed)
      const isApi = url.origin === origins.api
      const isSigned = isApi && !anonymous.includes(name) && name !== 'frameUserSettings'
      expect(headers.get('authorization')).toBe(isSigned ? 'Bearer secret' : null)
      expect(decodeURIComponent(url.href)).not.toContain('secret')
      expect(init.redirect).toBe(name === 'logout' ? 'follow' : 'manual')
      expect(init.cache).toBe('no-store')
      expect(init.credentials).toBe(name === 'directions' ? 'omit' : 'same-origin')
    },
  )

  it.each(walks)(
    'BOOK-42 EDITOR-07 %s %s: headers of its own where the contract names them',
    async (_id, name, _line, framed) => {
      const { headers } = await requestOf(name, framed)
      const { headers: named = [] }: Endpoint = endpoints[name]
      expect(headers.has('idempotency-key')).toBe(named.includes('Idempotency-Key'))
      expect(headers.get('if-match')).toBe(named.includes('If-Match') ? '"7"' : null)
    },
  )
})

describe('a redirect', () => {
  const statuses = [301, 302, 303, 307, 308]
  // A redirect of the page's own host is followed instead (API-16).
  const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => name !== 'logout')
  it.each(names)('API-29 of %s is no answer of ours', async (name) => {
    for (const status of statuses) {
      const { groups, sent } = createCallWorld({
        answers: [
          ...answersBefore(name),
          () => new Response(null, { status, headers: { location: 'https://evil.test/' } }),
        ],
        config: setupOf(name),
      })
      const error = await failureOf(exampleCalls[name](groups, quietSignal()))
      expect(error).toMatchObject({ kind: 'unreadable', path: '' })
      expect(sent.every(({ url }) => url.hostname.endsWith('.wherry.test'))).toBe(true)
      // The path is requested once more, from the API.
      expect(sent.length).toBe(answersBefore(name).length + (name === 'directions' ? 2 : 1))
    }
  })
  it('API-29 which a browser hides is none either', async () => {
    const hidden = Object.defineProperties(new Response(null), {
      status: { value: 0 },
      type: { value: 'opaqueredirect' },
    })
    const { groups } = createCallWorld({ answers: [() => hidden] })
    expect(await failureOf(exampleCalls.prices(groups, quietSignal()))).toMatchObject({
      kind: 'unreadable',
      path: '',
    })
  })
})
