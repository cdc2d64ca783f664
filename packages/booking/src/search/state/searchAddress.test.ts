import { describe, expect, it } from 'vitest'
import { createHouse } from '../../testing/samples/fixtures.ts'
import { type FinderState, finderReducer, initialFinder } from './finder.ts'
import { addressOf, addressWithOptions } from './searchAddress.ts'

const from = createHouse({ placeId: 'a' })
const to = createHouse({ placeId: 'b' })
const both: FinderState = [
  { type: 'placeChosen', side: 'from', place: from } as const,
  { type: 'placeChosen', side: 'to', place: to } as const,
].reduce(finderReducer, initialFinder)
const stop = { type: 'stopAdded', id: 'stop-1' } as const
const withStop = finderReducer(finderReducer(both, stop), {
  type: 'placeChosen',
  side: 'stop-1',
  place: createHouse({ placeId: 's' }),
})

describe('the address of a search', () => {
  it('PLACE-09 names both places, and nothing where the address names them already', () => {
    expect(addressOf(both, {}, false)).toEqual({ from: 'a', to: 'b' })
    expect(addressOf(both, { from: 'a', to: 'b' }, false)).toBeNull()
    expect(addressOf(initialFinder, {}, false)).toBeNull()
    expect(addressOf(initialFinder, { from: 'a' }, false)).toEqual({})
  })

  it('PLACE-23 names the stops', () => {
    expect(addressOf(withStop, { from: 'a', to: 'b' }, false)).toEqual({
      from: 'a',
      to: 'b',
      subAddress: ['s'],
    })
    expect(addressOf(withStop, { from: 'a', to: 'b', subAddress: ['s'] }, false)).toBeNull()
  })

  it('SHELL-17 names the hours of a rent, and none of a transfer', () => {
    const rent: FinderState = [
      { type: 'modeEntered', mode: 'rent' } as const,
      { type: 'rentSecondsChanged', seconds: 4 * 3600 } as const,
    ].reduce(finderReducer, both)
    expect(addressOf(rent, {}, false)).toEqual({ from: 'a', hours: 4 })
    expect(addressOf({ ...both, rentSeconds: 14_400 }, {}, false)).toEqual({ from: 'a', to: 'b' })
  })

  it('SHELL-17 PRICE-07 PRICE-08 PRICE-12 names how the search is asked and looked at, where that is not as usual', () => {
    const view = {
      classes: ['van'],
      providers: ['p1', 'p2'],
      minRating: 4.5,
      sort: 'rating',
      grouped: false,
    } as const
    const looked = [
      { type: 'returnToggled', on: true } as const,
      { type: 'viewChanged', view } as const,
    ].reduce(finderReducer, both)
    expect(addressOf(looked, {}, false)).toEqual({ from: 'a', to: 'b', isReturn: true, ...view })
  })

  it('SHELL-17 options go to the address of places that are still being read', () => {
    const reading = { from: 'x', to: 'y', subAddress: ['z'], action: 'new', orderId: '7' } as const
    const back = finderReducer(initialFinder, { type: 'returnToggled', on: true })
    expect(addressWithOptions(back, reading)).toEqual({ ...reading, isReturn: true })
    expect(addressWithOptions(both, { isReturn: true })).toEqual({ from: 'a', to: 'b' })
  })

  it('PLACE-08 another way is no repetition any more; a change stays one, and so does what only follows', () => {
    const repeat = { from: 'x', to: 'b', action: 'repeat', orderId: '7' } as const
    expect(addressOf(both, repeat, false)).toEqual({ from: 'a', to: 'b' })
    expect(addressOf(both, repeat, true)).toEqual({ ...repeat, from: 'a' })
    expect(addressOf(both, { ...repeat, action: 'change' }, false)).toEqual({
      ...repeat,
      action: 'change',
      from: 'a',
    })
    expect(addressOf(withStop, { ...repeat, from: 'a' }, false)).toEqual({
      ...repeat,
      from: 'a',
      subAddress: ['s'],
    })
  })
})
