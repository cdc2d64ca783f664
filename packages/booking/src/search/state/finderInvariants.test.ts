import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAirport, createHouse, createOffer, createPriceRoute } from '../../testing/samples/fixtures.ts'
import {
  type FinderAction,
  type FinderState,
  finderReducer,
  initialFinder,
  isListCurrent,
  reverseRouteOf,
  type StopId,
  stopPlaceIds,
} from './finder.ts'

const places = [createAirport(), createHouse(), createHouse({ placeId: 'third' })]
const place = fc.constantFrom(...places)
const placeId = place.map((one) => one.placeId)
const stopId = fc.constantFrom<StopId>('stop-1', 'stop-2', 'stop-3', 'stop-4')
const side = fc.oneof(fc.constantFrom('from' as const, 'to' as const), stopId)
const rentSeconds = fc.constantFrom(3600, 7200)
const route = fc
  .record({ fromId: placeId, toId: fc.option(placeId), rentSeconds: fc.option(rentSeconds) })
  .map(createPriceRoute)
const way = fc.constantFrom('offers' as const, 'reverse' as const)
const offers = fc
  .subarray(['a', 'b', 'c'])
  .map((ids) => ids.map((priceId) => createOffer({ priceId, ...(priceId === 'c' ? {} : { reverse: null }) })))
const question = fc.record({ id: stopId, placeId, fromId: placeId, toId: placeId })
const check = fc.option(fc.record({ isServed: fc.boolean(), message: fc.option(fc.constant('Too far.')) }))
const earlier = {
  orderId: '7',
  priceId: 'a',
  carClassId: '2',
  providerId: '41',
  travelType: 4,
} as const
const at = fc.nat()

const action: fc.Arbitrary<FinderAction> = fc.oneof(
  fc.record({ type: fc.constant('typed' as const), side, text: fc.string({ maxLength: 2 }) }),
  fc.record({
    type: fc.constantFrom('cleared' as const, 'restored' as const, 'errorCleared' as const, 'left' as const),
    side,
  }),
  fc.record({
    type: fc.constantFrom(
      'placeChosen' as const,
      'placeChosen' as const,
      'placeResolved' as const,
      'placeDetailed' as const,
      'placeTranslated' as const,
    ),
    side,
    place,
  }),
  fc.record({
    type: fc.constant('placeMissed' as const),
    side,
    error: fc.constant('Finder.notFound' as const),
  }),
  fc.record({ type: fc.constant('pricesRequested' as const), route, way }),
  fc.record({ type: fc.constant('pricesArrived' as const), route, offers, at, way }),
  fc.record({
    type: fc.constant('offerChosen' as const),
    priceId: fc.constantFrom('a', 'b', 'c', 'd'),
    wayBack: fc.option(fc.constant(createOffer({ priceId: 'back' }))),
  }),
  fc.record({ type: fc.constant('returnToggled' as const), on: fc.boolean() }),
  fc.record({
    type: fc.constantFrom(
      'searched' as const,
      'reset' as const,
      'swapped' as const,
      'filtersCleared' as const,
      'refusalsClosed' as const,
    ),
  }),
  fc.record({ type: fc.constantFrom('stopAdded' as const, 'stopRemoved' as const), id: stopId }),
  fc.record({
    type: fc.constant('stopsNamed' as const),
    stops: fc.array(fc.record({ id: fc.uuid().map((id): StopId => `stop-${id}`), placeId }), {
      maxLength: 5,
    }),
  }),
  fc.record({ type: fc.constant('stopChecking' as const), question }),
  fc.record({ type: fc.constant('stopChecked' as const), question, check }),
  fc.record({
    type: fc.constant('modeEntered' as const),
    mode: fc.constantFrom('transfer' as const, 'rent' as const),
  }),
  fc.record({
    type: fc.constant('rentSecondsChanged' as const),
    seconds: fc.oneof(rentSeconds, fc.double(), fc.integer()),
  }),
  fc.record({
    type: fc.constant('earlierRead' as const),
    earlier: fc.option(
      fc.constantFrom({ action: 'change' as const, ...earlier }, { action: 'repeat' as const, ...earlier }),
    ),
  }),
)

/** Asserts that the list fits the inputs and contains the chosen offer. */
function holds(state: FinderState) {
  const { mode, from, to, stops, offers, reverse, selected, selectedReturn, isReturn, rentSeconds } = state
  if (selected) {
    expect(offers.list).toContain(selected)
    expect(isListCurrent(state)).toBe(true)
  }
  for (const list of [offers, reverse]) if (list.status !== 'ready') expect(list.list).toEqual([])
  if (offers.route !== null) {
    expect(from.item?.placeId).toBe(offers.route?.fromId)
    expect((mode === 'rent' ? null : to.item?.placeId) ?? null).toBe(offers.route?.toId)
  }
  if (reverse.route !== null) expect(reverse.route).toEqual(reverseRouteOf(state))
  if (selectedReturn) expect(selected).not.toBeNull()
  expect(isReturn && selected !== null).toBe(selectedReturn !== null)
  if (isReturn) expect(state.earlier).toBeNull()
  expect(stops.length).toBeLessThanOrEqual(mode === 'rent' ? 0 : 3)
  expect(new Set(stops.map(({ id }) => id)).size).toBe(stops.length)
  for (const { check, item } of stops) if (check !== 'unchecked') expect(item).not.toBeNull()
  expect(Number.isInteger(rentSeconds / 3600) && rentSeconds >= 3600 && rentSeconds <= 86_400).toBe(true)
}

describe('the finder over random actions', () => {
  it('REL-08 stops within three, a return only with a first ride, the chosen offer in its list', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        let state = initialFinder
        for (const one of actions) {
          state = finderReducer(state, one)
          holds(state)
        }
      }),
      { numRuns: 10_000 },
    )
  })

  it('PLACE-15 two swaps bring back both ends with their errors and the stops in their order', () => {
    const swap = (state: FinderState) => finderReducer(state, { type: 'swapped' })
    const shown = ({ from, to, stops }: FinderState) => ({
      from,
      to,
      stops: stops.map(({ check, ...one }) => one),
    })
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const state = actions.reduce(finderReducer, initialFinder)
        const once = swap(state)
        expect(stopPlaceIds(once)).toEqual(stopPlaceIds(state).reverse())
        expect([once.offers.route, once.selected, once.reverse.route]).toEqual([null, null, null])
        expect(shown(swap(once))).toEqual(shown(state))
      }),
      { numRuns: 2000 },
    )
  })
})
