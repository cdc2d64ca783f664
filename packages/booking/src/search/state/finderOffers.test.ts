import { describe, expect, it } from 'vitest'
import type { Offer } from '../../kernel/model/offer.ts'
import { createAirport, createHouse, createOffer, createPriceRoute } from '../../testing/samples/fixtures.ts'
import type { EarlierOrder } from '../rules/earlierOrder.ts'
import {
  type FinderAction,
  type FinderState,
  finderReducer,
  initialFinder,
  isListCurrent,
  reverseRouteOf,
} from './finder.ts'
import { choiceOf } from './offerChoice.ts'
import { isReverseMissing, priceRouteOf, showsRoutesDataError } from './priceQuestion.ts'

const airport = createAirport()
const house = createHouse()
const route = createPriceRoute()
const back = createPriceRoute({ fromId: house.placeId, toId: airport.placeId })
const asker = { lang: 'en', currency: 'EUR', alternativeCurrency: null, userId: null } as const
const run = (state: FinderState, ...actions: FinderAction[]) => actions.reduce(finderReducer, state)
const choose = (state: FinderState, offer: Offer) => run(state, choiceOf(state, offer))
const named = createOffer({ priceId: 'named' })
const silent = createOffer({ priceId: 'silent', reverse: null })
const returning = createOffer({
  priceId: 'back',
  start: { placeId: house.placeId, type: 1 },
  finish: { placeId: airport.placeId, type: 2 },
})
const both: FinderAction[] = [
  { type: 'placeChosen', side: 'from', place: airport },
  { type: 'placeChosen', side: 'to', place: house },
]
const priced = (...offers: (typeof named)[]) =>
  run(
    initialFinder,
    ...both,
    { type: 'pricesRequested', route },
    { type: 'pricesArrived', route, offers, at: 0 },
  )
const there: FinderAction = { type: 'returnToggled', on: true }
const asked: FinderAction = { type: 'pricesRequested', route: back, way: 'reverse' }

describe('there and back', () => {
  it('PRICE-12 an offer that names its way back is chosen with it', () => {
    const state = choose(run(priced(named), there), named)
    expect(isReverseMissing(state)).toBe(false)
    expect(state.selectedReturn).toMatchObject({
      priceId: 'pr-1002',
      price: { minor: 6000, currency: 'EUR' },
      start: named.finish,
      finish: named.start,
      routeType: 'SUBURB_AIRPORT',
    })
  })

  it('PRICE-12 otherwise the list of the swapped places has it, of the same class and provider', () => {
    const state = run(priced(silent), there)
    expect(isReverseMissing(state)).toBe(true)
    expect(reverseRouteOf(state)).toEqual(back)
    expect(choose(state, silent)).toBe(state)
    const other = createOffer({ priceId: 'other', provider: { ...silent.provider, id: '99' } })
    const answered = run(state, asked, {
      type: 'pricesArrived',
      route: back,
      offers: [other, returning],
      at: 1,
      way: 'reverse',
    })
    const chosen = choose(answered, silent)
    expect([chosen.selected, chosen.selectedReturn]).toEqual([silent, returning])
  })

  it('PRICE-12 a late list of the way back never joins another way there', () => {
    const late: FinderAction = {
      type: 'pricesArrived',
      route: back,
      offers: [returning],
      at: 9,
      way: 'reverse',
    }
    const asking = run(priced(silent), there, asked)
    const changed = run(asking, { type: 'placeChosen', side: 'to', place: createHouse({ placeId: 'other' }) })
    expect(run(changed, late)).toBe(changed)
    const off = run(asking, { type: 'returnToggled', on: false })
    expect(run(off, late)).toBe(off)
    expect(run(priced(silent), asked).reverse.route).toBeNull()
  })

  it('PRICE-13 no way back is told once its prices are known', () => {
    const state = run(priced(silent), there)
    expect(showsRoutesDataError(priced(silent))).toBe(false)
    expect(showsRoutesDataError(state)).toBe(false)
    const loading = run(state, asked)
    expect(showsRoutesDataError(loading)).toBe(false)
    const none = run(loading, { type: 'pricesArrived', route: back, offers: [], at: 1, way: 'reverse' })
    expect(showsRoutesDataError(none)).toBe(true)
    const failed = run(loading, { type: 'pricesFailed', route: back, failure: 'failed', way: 'reverse' })
    expect(showsRoutesDataError(failed)).toBe(true)
    expect(showsRoutesDataError(run(priced(named, silent), there, asked))).toBe(false)
  })

  it('PRICE-12 it is off on a rent and while an earlier order is changed or repeated', () => {
    expect(run(initialFinder, { type: 'modeEntered', mode: 'rent' }, there).isReturn).toBe(false)
    const changing = run(priced(named), there, { type: 'earlierRead', earlier: earlierOf('change') })
    expect(changing.isReturn).toBe(false)
    expect(run(changing, there).isReturn).toBe(false)
  })
})

const earlierOf = (action: EarlierOrder['action'], parts: Partial<EarlierOrder> = {}): EarlierOrder => ({
  ...{ action, orderId: '7', priceId: 'named', carClassId: '2', providerId: '41', travelType: 4 },
  ...parts,
})

describe('an earlier order', () => {
  it('PRICE-10 its offer is chosen by itself, whichever comes first', () => {
    const read: FinderAction = { type: 'earlierRead', earlier: earlierOf('repeat') }
    expect(run(priced(silent, named), read).selected).toBe(named)
    const first = run(
      initialFinder,
      read,
      ...both.map((one) => ({ ...one, type: 'placeResolved' as const }) as FinderAction),
      { type: 'pricesRequested', route },
      { type: 'pricesArrived', route, offers: [silent, named], at: 0 },
    )
    expect(first.selected).toBe(named)
  })

  it('PRICE-10 the price that is changed is part of the question', () => {
    const state = run(priced(named), { type: 'earlierRead', earlier: earlierOf('change') })
    expect(priceRouteOf(state, asker)?.currentPriceId).toBe('named')
    const copy = run(state, { type: 'earlierRead', earlier: earlierOf('repeat') })
    expect(priceRouteOf(copy, asker)?.currentPriceId).toBeNull()
  })

  it('PLACE-08 another place chosen by the person ends the copy, not the change', () => {
    const other: FinderAction = {
      type: 'placeChosen',
      side: 'to',
      place: createHouse({ placeId: 'other' }),
    }
    const same: FinderAction = { type: 'placeChosen', side: 'to', place: house }
    const repeating = run(priced(named), { type: 'earlierRead', earlier: earlierOf('repeat') })
    expect(run(repeating, other).earlier).toBeNull()
    expect(run(repeating, { type: 'swapped' }).earlier).toBeNull()
    expect(run(repeating, same).earlier).toEqual(earlierOf('repeat'))
    expect(run(repeating, { ...other, type: 'placeResolved' }).earlier).toEqual(earlierOf('repeat'))
    const changing = run(priced(named), { type: 'earlierRead', earlier: earlierOf('change') })
    expect(run(changing, other).earlier).toEqual(earlierOf('change'))
  })
})

describe('the view of the list', () => {
  const filtered = run(priced(named), {
    type: 'viewChanged',
    view: { classes: ['2'], providers: ['41'], minRating: 4.5, sort: 'rating', grouped: false },
  })
  const none = { classes: [], providers: [], minRating: null, sort: 'rating', grouped: false }

  it('PRICE-07 filters are cleared together, order and grouping stay', () => {
    expect(run(filtered, { type: 'filtersCleared' }).view).toEqual(none)
  })

  it.each<[string, FinderAction]>([
    ['another place', { type: 'placeChosen', side: 'from', place: createAirport({ placeId: 'other' }) }],
    ['a cleared input', { type: 'cleared', side: 'to' }],
    ['a swap', { type: 'swapped' }],
  ])('PLACE-08 %s clears them', (_what, action) => {
    expect(run(filtered, action).view).toEqual(none)
  })

  it('PLACE-07 a key and Escape leave them as they were', () => {
    const typed = run(filtered, { type: 'typed', side: 'to', text: 'x' })
    expect(run(typed, { type: 'restored', side: 'to' })).toMatchObject({
      view: filtered.view,
      offers: filtered.offers,
    })
  })
})

describe('a rent', () => {
  const rent = run(
    initialFinder,
    ...both,
    { type: 'returnToggled', on: true },
    { type: 'modeEntered', mode: 'rent' },
  )
  const question = createPriceRoute({ toId: null, rentSeconds: 3600 })
  const answered = run(
    rent,
    { type: 'pricesRequested', route: question },
    { type: 'pricesArrived', route: question, offers: [named], at: 0 },
  )

  it('RENT-01 keeps the pickup alone', () => {
    expect(rent).toMatchObject({
      mode: 'rent',
      isReturn: false,
      stops: [],
      offers: { status: 'loading', route: null },
    })
    expect([rent.from.item, rent.to.item]).toEqual([airport, null])
    expect(priceRouteOf(rent, asker)).toEqual(question)
    expect(run(rent, { type: 'stopAdded', id: 'stop-1' }).stops).toEqual([])
  })

  it.each([
    [0, 3600],
    [-7200, 3600],
    [3600, 3600],
    [3601, 7200],
    [5400, 7200],
    [86_400, 86_400],
    [86_401, 86_400],
    [Number.NaN, 3600],
    [Number.POSITIVE_INFINITY, 3600],
  ])('RENT-07 %d s count as %d s', (seconds, counted) => {
    const before = run(rent, { type: 'rentSecondsChanged', seconds: 36_000 })
    expect(run(before, { type: 'rentSecondsChanged', seconds }).rentSeconds).toBe(counted)
  })

  it('RENT-08 between a changed duration and its prices nothing can be chosen', () => {
    const chosen = choose(answered, named)
    expect(chosen.selected).toBe(named)
    const changed = run(chosen, { type: 'rentSecondsChanged', seconds: 7200 })
    expect(changed.selected).toBeNull()
    expect(changed.offers.list).toEqual([named])
    expect(isListCurrent(changed)).toBe(false)
    expect(choose(changed, named)).toBe(changed)
    const next = createPriceRoute({ toId: null, rentSeconds: 7200 })
    const late = run(changed, { type: 'pricesRequested', route: next })
    expect(run(late, { type: 'pricesArrived', route: question, offers: [named], at: 2 })).toBe(late)
  })

  it('SHELL-04 REL-05 a section link empties the places, not the duration', () => {
    const longer = run(answered, { type: 'rentSecondsChanged', seconds: 7200 })
    expect(run(longer, { type: 'reset' })).toMatchObject({
      ...{
        from: { item: null },
        offers: { status: 'loading', route: null },
        rentSeconds: 7200,
        mode: 'rent',
      },
    })
  })
})

describe('what is asked', () => {
  it('PRICE-01 nothing before both places have a point; then all that decides the answer', () => {
    const one = run(initialFinder, both[0] as FinderAction)
    expect(priceRouteOf(one, asker)).toBeNull()
    const nowhere = run(one, { type: 'placeChosen', side: 'to', place: createHouse({ location: null }) })
    expect(priceRouteOf(nowhere, asker)).toBeNull()
    expect(priceRouteOf(priced(named), { ...asker, userId: '5', alternativeCurrency: 'INR' })).toEqual(
      createPriceRoute({ userId: '5', alternativeCurrency: 'INR' }),
    )
  })
})
