import { expect, it } from 'vitest'
import { createAirport, createHouse, createOffer, createPriceRoute } from '../../testing/samples/fixtures.ts'
import { canAddStop } from './canAddStop.ts'
import { type FinderAction, type FinderState, finderReducer, initialFinder } from './finder.ts'

const route = createPriceRoute()
const run = (state: FinderState, ...actions: FinderAction[]) => actions.reduce(finderReducer, state)
const chosen: FinderAction[] = [
  { type: 'placeChosen', side: 'from', place: createAirport() },
  { type: 'placeChosen', side: 'to', place: createHouse() },
]
const priced = run(
  initialFinder,
  ...chosen,
  { type: 'pricesRequested', route },
  { type: 'pricesArrived', route, offers: [createOffer()], at: 0 },
)
const add = (name: string): FinderAction[] => [
  { type: 'stopAdded', id: `stop-${name}` },
  { type: 'placeChosen', side: `stop-${name}`, place: createHouse({ placeId: name, text: name }) },
]
const three = run(priced, ...add('a'), ...add('b'), ...add('c'))

it.each<[string, FinderState, boolean]>([
  ['before a search', initialFinder, false],
  ['while prices are asked for', run(initialFinder, ...chosen, { type: 'pricesRequested', route }), false],
  ['beside a list', priced, true],
  ['with two stops', run(priced, ...add('a'), ...add('b')), true],
  ['with three stops', three, false],
  ['with one of three removed', run(three, { type: 'stopRemoved', id: 'stop-b' }), true],
  ['while another place is typed', run(priced, { type: 'typed', side: 'to', text: 'x' }), false],
  ['for a car by the hour', run(priced, { type: 'modeEntered', mode: 'rent' }), false],
])('PLACE-16 %s a stop may be added: %j', (_, state, may) => {
  expect(canAddStop(state)).toBe(may)
})
