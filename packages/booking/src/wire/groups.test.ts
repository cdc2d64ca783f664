import { describe, expect, it } from 'vitest'
import type { Order } from '../kernel/model/order.ts'
import { failureOf, quietSignal } from '../testing/localServer.ts'
import {
  answered,
  answersBefore,
  type CallWorldOptions,
  createCallWorld,
  exampleCalls,
  origins,
  setupOf,
} from '../testing/worlds/callWorld.ts'
import { type EndpointName, endpoints } from './endpoints.ts'
import { examples } from './examples.ts'

const signal = quietSignal()
const world = (...answers: CallWorldOptions['answers']) => createCallWorld({ answers })
const refused = (status: number, code = 'no') => answered({ error: { code, message: 'No.' } }, { status })
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
/** A clock whose waits end at once and whose time limits never end. */
const impatient = {
  now: () => 0,
  setTimeout: (run: () => void, milliseconds: number) => {
    if (milliseconds < 15_000) queueMicrotask(run)
    return () => {}
  },
}

describe('what is asked again', () => {
  const names = Object.keys(endpoints) as EndpointName[]
  const reads: readonly EndpointName[] = [
    'order',
    'settingUser',
    'frameUserSettings',
    'moduleSettings',
    'features',
    'prices',
    'rentPrices',
    'place',
    'findPlaces',
    'transportNodes',
    'countryByPoint',
    'navigationPaths',
    'promo',
    'recommendedTime',
    'miles',
    'getWidget',
    'costCenters',
  ]
  const cutBody = () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"result":['))
          controller.error(new TypeError('terminated'))
        },
      }),
    )

  it.each(names)('ERR-07 %s: a read three times in all, anything else once', async (name) => {
    for (const [answer, failure] of [
      [lost, { kind: 'network' }],
      [cutBody, { kind: 'network' }],
      [refused(503), { kind: 'rejected', status: 503 }],
      [refused(429), { kind: 'rejected', status: 429 }],
    ] as const) {
      const { groups, sent } = createCallWorld({
        answers: [...answersBefore(name), answer],
        config: setupOf(name),
        platform: { clock: impatient },
      })
      expect(await failureOf(exampleCalls[name](groups, signal))).toMatchObject(failure)
      const times = sent.length - answersBefore(name).length
      // After three failures of the maps service the API is called three times.
      expect(times, name).toBe(name === 'directions' ? 6 : reads.includes(name) ? 3 : 1)
    }
  })
})

describe('the way on the road', () => {
  const points = [
    { lat: 1, lng: 2 },
    { lat: 3, lng: 4 },
    { lat: -5.5, lng: 6 },
  ] as const
  const withMaps = (first: CallWorldOptions['answers'][number], config = {}) =>
    createCallWorld({
      answers: [first, answered(examples.navigationPaths.answer)],
      config: { directionsBase: origins.directions, ...config },
    })

  it('PRICE-15 is that of the maps service, with its key', async () => {
    const { groups, sent } = withMaps(answered(examples.directions.answer), { directionsKey: 'pk.1' })
    expect(await groups.route.route(points, signal)).toEqual({
      points: [
        { lat: 49.0097, lng: 2.5479 },
        { lat: 48.8556, lng: 2.3591 },
      ],
      distanceMeters: 31_800.5,
      durationSeconds: 2520,
      source: 'directions',
    })
    expect(decodeURIComponent(sent[0]?.url.href ?? '')).toBe(
      `${origins.directions}/driving/2,1;4,3;6,-5.5?geometries=geojson&overview=full&access_token=pk.1`,
    )
  })
  it.each([
    ['has no way', answered({ code: 'NoRoute', message: 'none', routes: [] }, { status: 400 })],
    ['has an empty list', answered({ code: 'Ok', routes: [] })],
    [
      'gives a single point',
      answered({ code: 'Ok', routes: [{ geometry: { type: 'LineString', coordinates: [[1, 2]] } }] }),
    ],
    ['refuses', refused(403)],
    ['writes another way', answered({ code: 'Ok', routes: [{ geometry: 'abc' }] })],
  ])('PRICE-15 is that of the API where the maps service %s', async (_what, first) => {
    const { groups, sent } = withMaps(first)
    expect(await groups.route.route(points, signal)).toMatchObject({
      source: 'navigation',
      distanceMeters: 34_200,
      durationSeconds: 2700,
    })
    expect(sent).toHaveLength(2)
    expect(Object.fromEntries(sent[1]?.url.searchParams ?? [])).toMatchObject({
      start_point: '1,2',
      finish_point: '-5.5,6',
      additional_points: '3,4',
    })
  })
  it('API-14 without a maps service the API is asked at once; two points have no stops', async () => {
    const { groups, sent } = world(answered({ result: { steps: [] } }))
    expect(await groups.route.route([points[0], points[2]], signal)).toBeNull()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.url.searchParams.has('additional_points')).toBe(false)
  })
  it('API-14 what the answer does not state is null', async () => {
    const { groups } = world(answered({ result: { steps: points } }))
    expect(await groups.route.route(points, signal)).toEqual({
      points,
      distanceMeters: null,
      durationSeconds: null,
      source: 'navigation',
    })
  })
  it('API-01 taken back, it asks nobody else', async () => {
    const controller = new AbortController()
    const { groups, sent } = withMaps(() => {
      controller.abort()
      throw new DOMException('', 'AbortError')
    })
    expect(await failureOf(groups.route.route(points, controller.signal))).toMatchObject({ kind: 'aborted' })
    expect(sent).toHaveLength(1)
  })
})

describe('the other groups', () => {
  it('PRICE-18 the start promotion of 2025 comes first, the others as they came', async () => {
    const result = ['spring', 'start-2025', 'autumn'].map((slug, id) => ({ id, slug }))
    const list = await world(answered({ result })).groups.promo.promotions(signal)
    expect(list.map(({ slug }) => slug)).toEqual(['start-2025', 'spring', 'autumn'])
    expect(list[1]).toEqual({ id: '0', slug: 'spring', title: null, text: null, code: null })
  })
  it('ROLE-03 names become flags, strange ones are passed over', async () => {
    const result = ['yacht', 'constructor', 'multi_stop', 'time_travel', 7]
    expect(await world(answered({ result })).groups.partner.features('1', signal)).toEqual({
      discountBanner: false,
      alternativePrice: false,
      copyTrip: false,
      multiStop: true,
      yacht: true,
      travelPolicy: false,
      approvals: false,
    })
  })
  it('BOOK-36 miles may be none, and come as text too', async () => {
    const ask = (result: object) => exampleCalls.miles(world(answered({ result })).groups, signal)
    expect(await ask({ message: 'You earn 310.', value: '310.5' })).toEqual({
      message: 'You earn 310.',
      value: 310.5,
    })
    expect(await ask({})).toEqual({ message: null, value: null })
  })
  it('BOOK-32 a row a ride: fewer or more cannot be read', async () => {
    const row = { restated_cost: '12.5' }
    expect(await exampleCalls.calculateNewPrice(world(answered({ result: [row] })).groups, signal)).toEqual([
      { type: null, size: null, restatedPrice: { minor: 1250, currency: 'EUR' }, repaymentPrice: null },
    ])
    for (const result of [[], [row, row]]) {
      const { groups, platform } = world(answered({ result }))
      expect(await failureOf(exampleCalls.calculateNewPrice(groups, signal))).toMatchObject({
        kind: 'unreadable',
        path: 'result',
      })
      expect(platform.reports).toHaveLength(1)
    }
  })
  it('API-29 an order of more rides than there and back is none; rows of other orders are passed over', async () => {
    const ride = { ...examples.order.answer.result.orders[0] }
    const ask = (...orders: object[]) => {
      const { groups, platform } = world(answered({ result: { orders } }))
      return { read: exampleCalls.order(groups, signal) as Promise<Order>, platform }
    }
    const others = Array.from({ length: 5 }, (_, at) => ({ ...ride, transaction: `other-${at}` }))
    expect((await ask(ride, ride, ...others).read).trips).toHaveLength(2)
    const { read, platform } = ask(ride, ride, ...others, ride)
    expect(await failureOf(read)).toMatchObject({ kind: 'unreadable', path: 'result.orders[2]' })
    expect(platform.reports).toHaveLength(1)
  })
  it('BOOK-32 a certificate that is not good is refused', async () => {
    const call = exampleCalls.calculateNewPrice(world(refused(400, 'bad_hash')).groups, signal)
    expect(await failureOf(call)).toMatchObject({ kind: 'rejected', status: 400, code: 'bad_hash' })
  })
  it('BOOK-40 API-25 both legal texts, as they came', async () => {
    const html = '<script>alert(1)</script><p>Terms</p>'
    const { groups, sent } = world(answered({ result: { widget: html } }))
    expect(await groups.widget.html({ kind: 'deposit' }, signal)).toBe(html)
    await groups.widget.html({ kind: 'offer', carClassId: null }, signal)
    const asked = sent.map(({ url }) => [url.searchParams.get('path'), url.searchParams.get('car_class_id')])
    expect(asked).toEqual([
      ['Bookingform/ppd', null],
      ['Pnrtoview/offer', null],
    ])
  })
  it('API-25 API-23 the page’s host is named in a frame too', async () => {
    for (const name of ['getWidget', 'payUrl'] as const) {
      const { groups, sent } = createCallWorld({
        answers: [answered(examples[name].answer)],
        config: { framed: true },
      })
      await exampleCalls[name](groups, signal)
      expect(sent[0]?.url.searchParams.get('trans_host_name')).toBe('www.example.com')
    }
  })
  it('BOOK-25 there is more until the total is reached, or a page is empty', async () => {
    const page = (asked: number, rows: number, total: number) =>
      world(
        answered({
          result: {
            items: Array.from({ length: rows }, (_, id) => ({ id, title: 'x' })),
            page_data: { total_items: total, page: asked },
          },
        }),
      ).groups.costCenters.page({ search: '  ', page: asked }, signal)
    expect((await page(1, 10, 21)).hasMore).toBe(true)
    expect((await page(2, 10, 20)).hasMore).toBe(false)
    expect((await page(3, 0, 99)).hasMore).toBe(false)
    expect((await page(3, 1, 21)).hasMore).toBe(false)
  })
  it('YACHT-11 a request that was not taken is refused', async () => {
    await exampleCalls.yachtRequest(world(answered({ success: 1 })).groups, signal)
    const no = exampleCalls.yachtRequest(world(answered({ success: false })).groups, signal)
    expect(await failureOf(no)).toMatchObject({ kind: 'rejected', endpoint: 'yachtRequest' })
  })
  it('PLACE-18 a stop outside the served areas comes with the words of the service', async () => {
    expect(
      await exampleCalls.checkLocation(world(answered(examples.checkLocation.answer)).groups, signal),
    ).toEqual({
      isServed: false,
      message: 'This stop is too far from the way. Choose one nearer to it.',
    })
  })
  it('API-19 the time of a rent is checked with its duration', async () => {
    const { groups, sent } = world(answered(examples.checkTime.answer))
    const question = { priceId: 'p', startPlaceId: 's', dateArrival: '2026-12-01 10:00', dateDeparture: null }
    await groups.orders.checkTime({ ...question, durationSeconds: 7200 }, signal)
    expect(sent[0]?.body).toMatchObject({ is_rent: true, duration: 7200 })
  })
})
