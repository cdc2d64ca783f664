import { accountClient } from '../client/account.ts'
import { bonusClient } from '../client/bonus.ts'
import { createClient } from '../client/client.ts'
import type { ClientConfig, Identity } from '../client/config.ts'
import { costCentersClient } from '../client/costCenters.ts'
import { ordersClient } from '../client/orders.ts'
import { partnerClient } from '../client/partner.ts'
import { pricesClient } from '../client/prices.ts'
import { promoClient } from '../client/promo.ts'
import { rentClient } from '../client/rent.ts'
import { routeClient } from '../client/route.ts'
import { widgetClient } from '../client/widget.ts'
import { yachtClient } from '../client/yacht.ts'
import { toLook } from '../codec/moduleSettings.ts'
import type { EndpointName } from '../contract/endpoints.ts'
import { examples } from '../contract/examples.ts'
import { createFakePlatform, type FakePlatform, type PlatformParts } from './fakePlatform.ts'
import { createFullDraft } from './fixtures.ts'

/** A request as it reached the network. */
export interface SentRequest {
  url: URL
  method: string
  headers: Headers
  /** Undefined: none. */
  body: unknown
  init: RequestInit
}

/** Where the three services of these tests answer. */
export const origins = {
  api: 'https://api.wherry.test',
  site: 'https://www.wherry.test',
  directions: 'https://maps.wherry.test',
} as const

/** Every group of calls of one client. */
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

/** Every group of calls of one client. */
export type Groups = ReturnType<typeof allGroups>

/** A text as an answer of status 200. */
export const answered = (body: unknown, init?: ResponseInit) => () => new Response(JSON.stringify(body), init)

export interface CallWorld {
  groups: Groups
  platform: FakePlatform
  sent: SentRequest[]
}

export interface CallWorldOptions {
  /** Answers in their order; the last one stays. */
  answers: readonly (() => Response | Promise<Response>)[]
  config?: Partial<ClientConfig>
  identity?: Partial<Identity>
  platform?: PlatformParts
}

/** A client of all calls whose network is in memory, with a token and all three services. */
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

/** The question of each call's example, asked through the client. */
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
  createOrder: ({ orders }, signal) => orders.createOrder(request, { idempotencyKey: key, signal }),
  updateOrder: ({ orders }, signal) =>
    orders.updateOrder(
      { ...request, orderId: '900001', transaction: 'tr-5f2c' },
      { idempotencyKey: key, signal },
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

/** Answers after which the example call of a name makes its last request. */
export function answersBefore(name: EndpointName): readonly (() => Response)[] {
  return name === 'authLogin' || name === 'login' ? [answered(examples.login.answer)] : []
}

/** How the client has to be set up for the example call of a name. */
export function setupOf(name: EndpointName): Partial<ClientConfig> {
  if (name === 'directions') return { directionsBase: origins.directions }
  // Without a token: who is signed in is asked by it, in a frame too.
  return name === 'frameUserSettings' ? { framed: true, token: () => null } : {}
}
