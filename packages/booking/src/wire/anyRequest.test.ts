import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import * as any from '../testing/arbitraries.ts'
import { quietSignal } from '../testing/localServer.ts'
import { orderWriter } from '../testing/samples/orderWriter.ts'
import { answered, createCallWorld, type Groups } from '../testing/worlds/callWorld.ts'
import { baseQuery } from './baseQuery.ts'
import type { Endpoint } from './endpoint.ts'
import { type EndpointName, endpoints } from './endpoints.ts'
import { examples } from './examples.ts'

const signal = quietSignal()
const idempotencyKey = '6f1c0a52-6a58-4c1e-9f1e-0d9f5b1c2a3b'
const term = any.freeText.map((text) => `cdg${text}`)
const priceEnd = fc.record({ location: any.point, placeId: fc.option(fc.uuid()) })
const classIds = fc.array(fc.integer({ min: 1, max: 99 }).map(String), { maxLength: 3 })
const booking = fc.record({ draft: any.draft })

type Ask = (groups: Groups) => Promise<unknown>
const asking = <T>(value: fc.Arbitrary<T>, ask: (groups: Groups, value: T) => Promise<unknown>) =>
  value.map(
    (value): Ask =>
      (groups) =>
        ask(groups, value),
  )

/** Every request that a person can make the client send. */
const questions: readonly [string, EndpointName, fc.Arbitrary<Ask>][] = [
  [
    'API-07',
    'prices',
    asking(
      fc.record({
        from: priceEnd,
        to: priceEnd,
        carClassIds: classIds,
        flexibleTariff: fc.boolean(),
        currentPriceId: fc.option(fc.uuid()),
        alternativeCurrency: fc.option(any.currency),
      }),
      ({ prices }, query) => prices.prices(query, signal),
    ),
  ],
  [
    'API-08',
    'rentPrices',
    asking(
      fc.record({
        from: priceEnd,
        durationSeconds: fc.integer({ min: 1, max: 24 }).map((hours) => hours * 3600),
        carClassIds: classIds,
        currentPriceId: fc.option(fc.uuid()),
      }),
      ({ rent }, question) => rent.rentPrices(question, signal),
    ),
  ],
  [
    'API-09',
    'place',
    asking(
      fc.string({ minLength: 1 }).filter((id) => !/^\.\.?$/.test(id)),
      ({ client }, id) => client.place(id, signal),
    ),
  ],
  [
    'API-10',
    'findPlaces',
    asking(
      fc.record({ term, otherPlaceId: fc.option(fc.uuid()), startCountry: fc.option(any.freeText) }),
      ({ client }, query) => client.findPlaces(query, signal),
    ),
  ],
  [
    'API-11',
    'transportNodes',
    asking(fc.record({ term }), ({ client }, query) => client.transportNodes(query, signal)),
  ],
  [
    'API-12',
    'countryByPoint',
    asking(any.point, ({ client }, point) => client.countryOfPoint(point, signal)),
  ],
  [
    'API-13',
    'checkLocation',
    asking(fc.tuple(fc.uuid(), fc.uuid(), fc.uuid()), ({ route }, [one, other, stopId]) =>
      route.checkLocation({ endIds: [one, other], stopId }, signal),
    ),
  ],
  [
    'API-14',
    'navigationPaths',
    asking(
      fc.tuple(any.point, any.point, fc.array(any.point, { maxLength: 3 })),
      ({ route }, [from, to, more]) => route.route([from, to, ...more], signal),
    ),
  ],
  [
    'API-18',
    'recommendedTime',
    asking(fc.record({ departure: any.civilDateTime, priceId: fc.uuid() }), ({ orders }, question) =>
      orders.recommendedTime(question, signal),
    ),
  ],
  [
    'API-19',
    'checkTime',
    asking(
      fc.record({
        priceId: fc.uuid(),
        startPlaceId: fc.uuid(),
        dateArrival: any.civilDateTime,
        dateDeparture: fc.option(any.civilDateTime),
        orderId: fc.option(fc.uuid()),
        durationSeconds: fc.option(fc.integer({ min: 3600, max: 86_400 })),
      }),
      ({ orders }, question) => orders.checkTime(question, signal),
    ),
  ],
  [
    'API-20',
    'miles',
    asking(
      fc.record({
        bonusNumber: fc.stringMatching(/^\d{4,10}$/),
        price: any.money.map(({ minor, currency }) => ({ minor: Math.abs(minor), currency })),
      }),
      ({ bonus }, question) => bonus.miles(question, signal),
    ),
  ],
  [
    'API-21',
    'createOrder',
    asking(booking, ({ orders }, { draft }) =>
      orders.createOrder({ draft }, { idempotencyKey, signal, writer: orderWriter }),
    ),
  ],
  [
    'API-22',
    'updateOrder',
    asking(any.draft, ({ orders }, draft) =>
      orders.updateOrder(
        { draft, orderId: '1', transaction: 't' },
        { idempotencyKey, signal, writer: orderWriter },
      ),
    ),
  ],
  [
    'API-26',
    'costCenters',
    asking(
      fc.record({ search: any.freeText, page: fc.integer({ min: 1, max: 999 }) }),
      ({ costCenters }, question) => costCenters.page(question, signal),
    ),
  ],
  [
    'API-27',
    'yachtRequest',
    asking(any.yachtRequest, ({ yacht }, request) => yacht.send(request, { idempotencyKey, signal })),
  ],
  [
    'API-28',
    'saveModuleSettings',
    asking(
      fc.record({
        look: any.look,
        etag: fc.constant(null),
        kind: fc.constantFrom('save' as const, 'reset' as const),
      }),
      ({ partner }, save) => partner.saveModuleSettings(save, signal),
    ),
  ],
]

/** A response that fits every request: a booking of two rides gets two rows. */
function answerOf(name: EndpointName) {
  const { result } = examples.createOrder.answer
  return name === 'createOrder' ? { result: [...result, ...result] } : examples[name].answer
}

async function expectFitting(name: EndpointName, ask: Ask, framed: boolean) {
  const { groups, sent } = createCallWorld({ answers: [answered(answerOf(name))], config: { framed } })
  await ask(groups)
  expect(sent).toHaveLength(1)
  const [request] = sent
  const endpoint: Endpoint = endpoints[name]
  const query = Object.fromEntries(request?.url.searchParams ?? [])
  expect(v.safeParse(baseQuery, query).issues ?? []).toEqual([])
  expect(v.safeParse(endpoint.query, query).issues ?? []).toEqual([])
  // Fields that the contract does not know would be missing in the parsed body.
  if (endpoint.body) expect(v.parse(endpoint.body, request?.body)).toEqual(request?.body)
  else expect(request?.body).toBeUndefined()
}

describe('whatever is asked', () => {
  it.each(questions)('API-30 %s %s fits the contract', async (_id, name, question) => {
    await fc.assert(
      fc.asyncProperty(question, fc.boolean(), (ask, framed) => expectFitting(name, ask, framed)),
      { numRuns: 100 },
    )
  })

  it('API-24 API-30 rides to be priced anew fit the contract, and as many come back', async () => {
    const row = { restated_cost: 1 }
    await fc.assert(
      fc.asyncProperty(any.recalculationQuestion, async (question) => {
        const { groups, sent } = createCallWorld({
          answers: [answered({ result: question.rides.map(() => row) })],
        })
        expect(await groups.bonus.recalculate(question, signal)).toHaveLength(question.rides.length)
        expect(v.parse(endpoints.calculateNewPrice.body, sent[0]?.body)).toEqual(sent[0]?.body)
      }),
      { numRuns: 100 },
    )
  })
})
