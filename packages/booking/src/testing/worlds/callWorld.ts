import { bonusClient } from '../../booking/wire/bonusClient.ts'
import { ordersClient } from '../../booking/wire/ordersClient.ts'
import { accountClient } from '../../wire/auth/client.ts'
import { createClient } from '../../wire/client.ts'
import type { ClientConfig, Identity } from '../../wire/config.ts'
import { costCentersClient } from '../../wire/costCenters/client.ts'
import type { EndpointName } from '../../wire/endpoints.ts'
import { examples } from '../../wire/examples.ts'
import { partnerClient } from '../../wire/moduleSettings/client.ts'
import { toLook } from '../../wire/moduleSettings/codec.ts'
import { pricesClient } from '../../wire/prices/client.ts'
import { rentClient } from '../../wire/prices/rentClient.ts'
import { promoClient } from '../../wire/promo/client.ts'
import { routeClient } from '../../wire/route/client.ts'
import { widgetClient } from '../../wire/widget/client.ts'
import { yachtClient } from '../../wire/yacht/client.ts'
import { createFakePlatform, type FakePlatform, type PlatformParts } from '../fakePlatform.ts'
import { createFullDraft } from '../samples/fixtures.ts'
import { orderWriter } from '../samples/orderWriter.ts'

/** A request as it reached the network. */
export interface SentRequest {
  url: URL
  method: string
  headers: Headers
  /** Body of the request; undefined if it has none. */
  body: unknown
  init: RequestInit
}

/** Origins of the three services of these tests. */
export const origins = {
  api: 'https://api.wherry.test',
  site: 'https://www.wherry.test',
  directions: 'https://maps.wherry.test',
} as const

/** All groups of calls of one client. */
export function allGroups(client: ReturnType<typeof createClient>) {
  const { core } = client
  return {
    client,
    account: accountClient(core),
    bonus: bonusClient(core),
    costCenters: costCentersClient(core),
    orders: ordersClient(core),
    partner: partnerClient(core),
    prices: pricesClient(core),
    promo: promoClient(core),
    rent: rentClient(core),
    route: routeClient(core),
    widget: widgetClient(core),
    yacht: yachtClient(core),
  }
}

/** All groups of calls of one client. */
export type Groups = ReturnType<typeof allGroups>

/** A response of status 200 with a JSON body. */
export const answered = (body: unknown, init?: ResponseInit) => () => new Response(JSON.stringify(body), init)

export interface CallWorld {
  groups: Groups
  platform: FakePlatform
  sent: SentRequest[]
}

export interface CallWorldOptions {
  /** Responses in order; the last one is repeated. */
  answers: readonly (() => Response | Promise<Response>)[]
  config?: Partial<ClientConfig>
  identity?: Partial<Identity>
  platform?: PlatformParts
}

/** Creates a client with all calls whose network is in memory, with a token and all three services. */
export function createCallWorld({ answers, config, identity, platform: parts }: CallWorldOptions): CallWorld {
  const sent: SentRequest[] = []
  const framed = config?.framed ?? false
  const platform = createFakePlatform({
    fetch: async (url, init = {}) => {
      sent.push({
        url: new URL(url),
        method: init.method ?? 'GET',
        headers: new Headers(init.headers),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
        init,
      })
      const answer = answers[Math.min(sent.length, answers.length) - 1]
      if (!answer) throw new TypeError('no answer')
      return answer()
    },
    ...parts,
  })
  const client = createClient(platform, {
    apiBase: origins.api,
    redirectOrigins: ['https://pay.example.com'],
    siteBase: origins.site,
    directionsBase: null,
    framed,
    identity: () => ({
      userId: null,
      partnerId: '25526',
      lang: 'en',
      currency: 'EUR',
      moduleType: framed ? 'frame' : 'booking',
      hostName: 'www.example.com',
      ...identity,
    }),
    token: () => 'secret',
    ...config,
  })
  return { groups: allGroups(client), platform, sent }
}

const paris = { lat: 48.8556, lng: 2.3591 }
const airport = { lat: 49.0097, lng: 2.5479 }
const request = { draft: createFullDraft() }
const key = '6f1c0a52-6a58-4c1e-9f1e-0d9f5b1c2a3b'

/** The request of each call's example, sent by the client. */
export const exampleCalls: {
  readonly [Name in EndpointName]: (groups: Groups, signal: AbortSignal) => Promise<unknown>
} = {
  order: ({ orders }, signal) => orders.order({ orderId: '900001' }, signal),
  settingUser: ({ client }, signal) => client.settings(signal),
  frameUserSettings: ({ client }, signal) => client.settings(signal),
  moduleSettings: ({ partner }, signal) => partner.moduleSettings('25526', signal),
  saveModuleSettings: ({ partner }, signal) =>
    partner.saveModuleSettings(
      { look: toLook(examples.moduleSettings.answer.result ?? {}), etag: '"7"', kind: 'save' },
      signal,
    ),
  features: ({ partner }, signal) => partner.features('25526', signal),
  prices: ({ prices }, signal) =>
    prices.prices(
      {
        from: { location: airport, placeId: 'air-CDG' },
        to: { location: paris, placeId: 'adr-rivoli-10' },
      },
      signal,
    ),
  rentPrices: ({ rent }, signal) =>
    rent.rentPrices({ from: { location: airport, placeId: 'air-CDG' }, durationSeconds: 14_400 }, signal),
  place: ({ client }, signal) => client.place('air-CDG', signal),
  findPlaces: ({ client }, signal) =>
    client.findPlaces({ term: 'rue de rivoli', startCountry: 'France' }, signal),
  transportNodes: ({ client }, signal) => client.transportNodes({ term: 'cdg' }, signal),
  countryByPoint: ({ client }, signal) => client.countryOfPoint(paris, signal),
  checkLocation: ({ route }, signal) =>
    route.checkLocation({ endIds: ['air-CDG', 'adr-rivoli-10'], stopId: 'adr-nice-2' }, signal),
  navigationPaths: ({ route }, signal) =>
    route.route([airport, { lat: 48.9362, lng: 2.3574 }, paris], signal),
  directions: ({ route }, signal) => route.route([airport, paris], signal),
  login: ({ account }, signal) => account.signIn('anna.buyer@example.com', 'a password', signal),
  authLogin: ({ account }, signal) => account.signIn('anna.buyer@example.com', 'a password', signal),
  logout: ({ account }, signal) => account.signOut(signal),
  promo: ({ promo }, signal) => promo.promotions(signal),
  promoViews: ({ promo }, signal) => promo.viewed('12', signal),
  recommendedTime: ({ orders }, signal) =>
    orders.recommendedTime({ departure: '2026-12-01 18:00', priceId: 'pr-1001' }, signal),
  checkTime: ({ orders }, signal) =>
    orders.checkTime(
      {
        priceId: 'pr-1001',
        startPlaceId: 'air-CDG',
        dateArrival: '2026-12-01 14:35',
        dateDeparture: null,
      },
      signal,
    ),
  miles: ({ bonus }, signal) =>
    bonus.miles({ bonusNumber: '1007', price: { minor: 6250, currency: 'EUR' } }, signal),
  createOrder: ({ orders }, signal) =>
    orders.createOrder(request, { idempotencyKey: key, signal, writer: orderWriter }),
  updateOrder: ({ orders }, signal) =>
    orders.updateOrder(
      { ...request, orderId: '900001', transaction: 'tr-5f2c' },
      { idempotencyKey: key, signal, writer: orderWriter },
    ),
  payUrl: ({ orders }, signal) => orders.payUrl('tr-5f2c', signal),
  calculateNewPrice: ({ bonus }, signal) =>
    bonus.recalculate(
      {
        currency: 'EUR',
        hash: 'GIFT-2025-50',
        rides: [
          {
            priceId: 'pr-1001',
            stops: 1,
            pickupPlaceId: 'air-CDG',
            durationSeconds: null,
            services: [{ id: 's-seat', type: 'seat', amount: 1 }],
          },
        ],
      },
      signal,
    ),
  getWidget: ({ widget }, signal) => widget.html({ kind: 'offer', carClassId: '2' }, signal),
  costCenters: ({ costCenters }, signal) => costCenters.page({ search: 'sales', page: 1 }, signal),
  yachtRequest: ({ yacht }, signal) =>
    yacht.send(
      {
        place: { kind: 'listed', country: 'Montenegro', city: 'Budva' },
        startAt: '2027-06-14 10:00',
        hours: 4,
        isFlexibleDate: true,
        guests: 2,
        hasChildren: false,
        details: 'A quiet bay for lunch, please.',
        contact: 'anna@example.com',
        lang: 'en',
      },
      { idempotencyKey: key, signal },
    ),
}

/** Responses that come before the last request of an example call. */
export function answersBefore(name: EndpointName): readonly (() => Response)[] {
  return name === 'authLogin' || name === 'login' ? [answered(examples.login.answer)] : []
}

/** Configuration of the client for an example call. */
export function setupOf(name: EndpointName): Partial<ClientConfig> {
  if (name === 'directions') return { directionsBase: origins.directions }
  // Outside of a frame, signed-in users call `settingUser`; only `frameUserSettings` needs a frame and no token.
  return name === 'frameUserSettings' ? { framed: true, token: () => null } : {}
}
