import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StopCheck } from '../../kernel/model/stopCheck.ts'
import { createAirport, createHouse, createOffer, createPriceRoute } from '../../testing/samples/fixtures.ts'
import {
  type FinderAction,
  type FinderState,
  finderReducer,
  initialFinder,
  openStop,
  type StopId,
  type StopQuestion,
  stopPlaceIds,
} from './finder.ts'

const airport = createAirport()
const house = createHouse()
const route = createPriceRoute()
const stopAt = (name: string) => createHouse({ placeId: name, text: name })
const run = (state: FinderState, ...actions: FinderAction[]) => actions.reduce(finderReducer, state)
const priced = run(
  initialFinder,
  { type: 'placeChosen', side: 'from', place: airport },
  { type: 'placeChosen', side: 'to', place: house },
  { type: 'pricesRequested', route },
  { type: 'pricesArrived', route, offers: [createOffer()], at: 0 },
)
const add = (name: string): FinderAction[] => [
  { type: 'stopAdded', id: `stop-${name}` },
  { type: 'placeChosen', side: `stop-${name}`, place: stopAt(name) },
]
const questionOf = (name: string): StopQuestion => ({
  id: `stop-${name}`,
  placeId: name,
  fromId: airport.placeId,
  toId: house.placeId,
})
const checked = (name: string, check: StopCheck | null): FinderAction[] => [
  { type: 'stopChecking', question: questionOf(name) },
  { type: 'stopChecked', question: questionOf(name), check },
]
const served = { isServed: true, message: null }
const refused = { isServed: false, message: 'Too far from the way.' }
const withTwo = run(priced, ...add('a'), ...add('b'))

describe('extra stops', () => {
  it('PLACE-16 are three at most', () => {
    const three = run(withTwo, ...add('c'))
    expect(run(three, ...add('d')).stops).toHaveLength(3)
  })

  it('PLACE-16 each is removed by its own id, whatever its position', () => {
    const state = run(withTwo, { type: 'stopRemoved', id: 'stop-a' })
    expect(stopPlaceIds(state)).toEqual(['b'])
    expect(run(state, { type: 'stopRemoved', id: 'stop-a' }).stops).toEqual(state.stops)
  })

  it('PLACE-16 typing in one leaves the others and the prices', () => {
    const state = run(withTwo, { type: 'typed', side: 'stop-a', text: 'x' })
    expect(state.stops[0]).toMatchObject({ text: 'x', item: null, former: stopAt('a') })
    expect(state.stops[1]).toBe(withTwo.stops[1])
    expect(state.offers).toBe(withTwo.offers)
    expect(run(state, { type: 'restored', side: 'stop-a' }).stops[0]?.item).toEqual(stopAt('a'))
  })

  it('PLACE-18 a refused one is removed and the words of the service stay', () => {
    const state = run(withTwo, ...checked('a', refused), ...checked('b', served))
    expect(state.stops.map(({ id, check }) => [id, check])).toEqual([['stop-b', 'served']])
    expect(state.refusals).toEqual([{ text: 'a', message: 'Too far from the way.' }])
    expect(run(state, { type: 'refusalsClosed' }).refusals).toEqual([])
    expect(run(state, { type: 'typed', side: 'from', text: 'x' }).refusals).toEqual([])
  })

  it('PLACE-18 what could not be found out is no refusal', () => {
    const state = run(withTwo, ...checked('a', null))
    expect(state.stops[0]).toMatchObject({ check: 'failed', item: stopAt('a') })
    expect(state.refusals).toEqual([])
  })

  it.each<[string, FinderAction]>([
    ['another start', { type: 'placeChosen', side: 'from', place: createAirport({ placeId: 'other' }) }],
    ['another end', { type: 'placeChosen', side: 'to', place: createHouse({ placeId: 'other' }) }],
    ['a swap', { type: 'swapped' }],
    ['a key in an end', { type: 'typed', side: 'to', text: 'x' }],
  ])('PLACE-18 after %s each is asked again, and a late answer is dropped', (_what, change) => {
    const state = run(withTwo, ...checked('a', served), ...checked('b', served), change)
    expect(state.stops.map(({ check }) => check)).toEqual(['unchecked', 'unchecked'])
    expect(run(state, { type: 'stopChecked', question: questionOf('a'), check: refused })).toBe(state)
  })

  it('PLACE-18 an answer about the place of before changes nothing', () => {
    const state = run(withTwo, { type: 'placeChosen', side: 'stop-a', place: stopAt('c') })
    expect(run(state, { type: 'stopChecked', question: questionOf('a'), check: refused })).toBe(state)
  })

  it('PLACE-18 REL-04 whatever the order of the answers, each stop gets its own', () => {
    const names = ['a', 'b', 'c']
    const three = run(withTwo, ...add('c'))
    const checks = fc.tuple(...names.map(() => fc.constantFrom(served, refused, null))) as fc.Arbitrary<
      (StopCheck | null)[]
    >
    const order = fc.shuffledSubarray([0, 1, 2], { minLength: 3 })
    fc.assert(
      fc.property(checks, order, (answers, turns) => {
        const state = run(three, ...turns.flatMap((at) => checked(names[at] ?? '', answers[at] ?? null)))
        const left = names.filter((_, at) => answers[at] !== refused)
        expect(stopPlaceIds(state)).toEqual(left)
        for (const { id, check } of state.stops)
          expect(check).toBe(answers[names.indexOf(id.slice(5))] === served ? 'served' : 'failed')
      }),
    )
  })

  it('PLACE-17 PLACE-18 an offer waits for the stop that is open, one that was never filled among them', () => {
    expect(openStop(priced)).toBeNull()
    expect(openStop(withTwo)?.id).toBe('stop-a')
    const settled = run(withTwo, ...checked('a', served), ...checked('b', served))
    expect(openStop(settled)).toBeNull()
    const empty = run(settled, { type: 'stopAdded', id: 'stop-c' })
    expect(openStop(empty)?.id).toBe('stop-c')
    const text = run(empty, { type: 'typed', side: 'stop-c', text: 'x' }, { type: 'left', side: 'stop-c' })
    expect(openStop(text)).toMatchObject({ id: 'stop-c', error: 'Finder.stopRequired' })
  })

  it('PLACE-23 those of the address are named at once, at most three, and read later', () => {
    const named = (...ids: string[]): FinderAction => ({
      type: 'stopsNamed',
      stops: ids.map((placeId, at) => ({ id: `stop-${placeId}${at}` as StopId, placeId })),
    })
    const state = run(initialFinder, named('a', 'b', 'c', 'd'))
    expect(stopPlaceIds(state)).toEqual(['a', 'b', 'c'])
    expect(state.stops[0]).toMatchObject({ wanted: 'a', item: null })
    const read = run(state, { type: 'placeResolved', side: 'stop-a0', place: stopAt('a') })
    expect(read.stops[0]).toMatchObject({ wanted: null, item: stopAt('a'), check: 'unchecked' })
    expect(run(read, named('a', 'b', 'c'))).toBe(read)
    const back = run(read, named('c', 'a'))
    expect(back.stops).toEqual([read.stops[2], read.stops[0]])
    expect(run(read, named()).stops).toEqual([])
  })

  it('PLACE-11 PLACE-23 an unknown id leaves its stop empty with Finder.notFound', () => {
    const state = run(
      initialFinder,
      { type: 'stopsNamed', stops: [{ id: 'stop-1', placeId: 'no' }] },
      { type: 'placeMissed', side: 'stop-1', error: 'Finder.notFound' },
    )
    expect(state.stops[0]).toMatchObject({ text: '', item: null, wanted: null, error: 'Finder.notFound' })
    expect(stopPlaceIds(state)).toEqual([])
    expect(openStop(state)).toMatchObject({ id: 'stop-1', error: 'Finder.notFound' })
  })

  it('PLACE-23 PRICE-10 a stop that could not be read holds the offers, stays in the address, and goes when it is typed over', () => {
    const state = run(
      initialFinder,
      { type: 'stopsNamed', stops: [{ id: 'stop-1', placeId: 'a' }] },
      { type: 'placeMissed', side: 'stop-1', error: 'Finder.notRead' },
    )
    expect(state.stops[0]).toMatchObject({ text: '', item: null, wanted: 'a', error: 'Finder.notRead' })
    expect(openStop(state)?.id).toBe('stop-1')
    expect(stopPlaceIds(state)).toEqual(['a'])
    expect(stopPlaceIds(run(state, { type: 'typed', side: 'stop-1', text: 'x' }))).toEqual([])
  })
})
