import { describe, expect, it } from 'vitest'
import { createAirport, createHouse, createOffer, createPriceRoute } from '../../testing/samples/fixtures.ts'
import { type FinderAction, finderReducer, initialFinder } from './finder.ts'
import { isFresh } from './priceQuestion.ts'

const airport = createAirport()
const house = createHouse()
const route = createPriceRoute()
const offer = createOffer()

const run = (...actions: FinderAction[]) => actions.reduce(finderReducer, initialFinder)
const bothChosen: FinderAction[] = [
  { type: 'placeChosen', side: 'from', place: airport },
  { type: 'placeChosen', side: 'to', place: house },
]
const priced: FinderAction[] = [
  ...bothChosen,
  { type: 'pricesRequested', route },
  { type: 'pricesArrived', route, offers: [offer], at: 1000 },
]

describe('finderReducer', () => {
  it('PLACE-07 typing clears the selection and the price list', () => {
    const state = run(
      ...priced,
      { type: 'offerChosen', priceId: offer.priceId, wayBack: null },
      { type: 'typed', side: 'to', text: 'x' },
    )
    expect(state.to).toMatchObject({ text: 'x', item: null, error: null })
    expect(state.from.item).toBe(airport)
    expect(state.offers).toMatchObject({ status: 'loading', list: [], route: null })
    expect(state.selected).toBeNull()
  })

  it('PLACE-13 a text left without a choice is marked; a choice, an error and an empty input stay', () => {
    const left: FinderAction = { type: 'left', side: 'to' }
    expect(run({ type: 'typed', side: 'to', text: 'xqz' }, left).to.error).toBe('Finder.toRequired')
    expect(run(...bothChosen, left).to).toMatchObject({ item: house, error: null })
    expect(run({ type: 'typed', side: 'to', text: ' ' }, left).to.error).toBeNull()
    const missed: FinderAction = { type: 'placeFailed', side: 'to', error: 'Finder.notFound' }
    expect(run({ type: 'typed', side: 'to', text: 'xqz' }, missed, left).to.error).toBe('Finder.notFound')
  })

  it('PLACE-07 Escape after a key brings back the place with its prices', () => {
    const before = run(...priced)
    const state = [
      { type: 'typed', side: 'to', text: 'x' },
      { type: 'typed', side: 'to', text: 'xy' },
      { type: 'restored', side: 'to' },
    ].reduce((one, action) => finderReducer(one, action as FinderAction), before)
    expect(state.to).toMatchObject({ text: house.text, item: house })
    expect(state.offers).toEqual(before.offers)
  })

  it('PLACE-07 the former prices do not come back to another route', () => {
    const state = run(
      ...priced,
      { type: 'typed', side: 'to', text: 'x' },
      { type: 'placeChosen', side: 'from', place: createAirport({ placeId: 'other' }) },
      { type: 'restored', side: 'to' },
    )
    expect(state.offers).toMatchObject({ status: 'loading', route: null })
  })

  it('PLACE-08 selecting sets text and place and clears that side’s error alone', () => {
    const state = run({ type: 'searched' }, { type: 'placeChosen', side: 'from', place: airport })
    expect(state.from).toEqual({ text: airport.text, item: airport, error: null, former: null })
    expect(state.to.error).toBe('Finder.toRequired')
  })

  it('PLACE-13 a search without the from place marks it', () => {
    expect(run({ type: 'searched' }).from.error).toBe('Finder.fromRequired')
  })

  it('PRICE-24 a search marks only the missing place', () => {
    const state = run(bothChosen[0]!, { type: 'searched' })
    expect(state.from.error).toBeNull()
    expect(state.to.error).toBe('Finder.toRequired')
  })

  it('PRICE-01 the answer to an earlier question is dropped', () => {
    const other = { ...route, currency: 'RUB' }
    const state = run(
      ...bothChosen,
      { type: 'pricesRequested', route },
      { type: 'pricesRequested', route: other },
      { type: 'pricesArrived', route, offers: [offer], at: 1 },
    )
    expect(state.offers).toMatchObject({ status: 'loading', route: other, list: [] })
    expect(finderReducer(state, { type: 'pricesFailed', route, failure: 'failed' })).toBe(state)
  })

  it('PRICE-02 nothing found and a failed search are two states, both with an empty list', () => {
    const asked = [...bothChosen, { type: 'pricesRequested', route } as const]
    expect(run(...asked, { type: 'pricesArrived', route, offers: [], at: 1 }).offers).toMatchObject({
      status: 'notFound',
      list: [],
    })
    expect(run(...asked, { type: 'pricesFailed', route, failure: 'offline' }).offers).toMatchObject({
      status: 'failed',
      failure: 'offline',
      list: [],
    })
  })

  it('PRICE-02 nothing is asked before both places are set', () => {
    expect(run(bothChosen[0]!, { type: 'pricesRequested', route }).offers.route).toBeNull()
  })

  it('PRICE-03 a new price list clears both input errors', () => {
    const state = run(
      ...bothChosen,
      { type: 'placeFailed', side: 'from', error: 'Finder.notRead' },
      { type: 'placeFailed', side: 'to', error: 'Finder.notRead' },
      { type: 'pricesRequested', route },
      { type: 'pricesArrived', route, offers: [offer], at: 1 },
    )
    expect([state.from.error, state.to.error]).toEqual([null, null])
  })

  it('PRICE-11 an offer is chosen by its price id, an unknown one changes nothing', () => {
    const state = run(...priced)
    expect(
      finderReducer(state, { type: 'offerChosen', priceId: offer.priceId, wayBack: null }).selected,
    ).toBe(offer)
    expect(finderReducer(state, { type: 'offerChosen', priceId: 'unknown', wayBack: null })).toBe(state)
  })

  it('PRICE-01 a list is shown again for 15 minutes to the same question', () => {
    const { offers } = run(...priced)
    expect(isFresh(offers, route, 1000 + 899_999)).toBe(true)
    expect(isFresh(offers, route, 1000 + 900_000)).toBe(false)
    expect(isFresh(offers, { ...route, lang: 'ru' }, 1000)).toBe(false)
  })

  it('SHELL-04 a section link clears both inputs', () => {
    expect(run(...priced, { type: 'reset' })).toEqual(initialFinder)
  })
})
