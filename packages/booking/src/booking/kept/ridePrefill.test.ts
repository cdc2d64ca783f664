import { describe, expect, it } from 'vitest'
import { createModule } from '../../createModule.ts'
import type { Draft } from '../../kernel/model/booking.ts'
import type { Offer } from '../../kernel/model/offer.ts'
import { createStore } from '../../kernel/store/store.ts'
import { createFakeClock, createFakePlatform } from '../../testing/fakePlatform.ts'
import {
  createAirport,
  createGuest,
  createHouse,
  createOffer,
  fixtureNow,
} from '../../testing/samples/fixtures.ts'
import type { RidePrefill } from '../draft/ridePrefill.ts'
import { enterBooking } from '../order/enterBooking.ts'
import { bookingReducer } from '../state/booking.ts'
import { initialBooking } from '../state/bookingState.ts'
import { createDraftStore } from './draftStore.ts'
import { ridePrefillOf } from './ridePrefill.ts'

const all: RidePrefill = { date: '2026-12-24', returnDate: '2026-12-31', adults: 2, children: 1 }
const back = createOffer({ priceId: 'pr-back', reverse: null })

/** Creates a module with these wishes of the page and with a chosen offer. */
function createPage(wishes: RidePrefill, selectedReturn: Offer | null = back) {
  const platform = createFakePlatform({ clock: createFakeClock(fixtureNow) })
  const module = createModule({ platform, config: { apiBase: '' } })
  const [from, to] = [createAirport(), createHouse()]
  const finder = {
    ...{ selected: createOffer(), selectedReturn, from: { item: from }, to: { item: to }, stops: [] },
    ...{ rentSeconds: 0, offers: { arrivedAt: fixtureNow, list: [] }, earlier: null },
  }
  const core = { ...module, stores: { ...module.stores, finder: { get: () => finder } } } as never
  const store = createStore(bookingReducer, initialBooking)
  const drafts = createDraftStore(platform, 'wishes')
  const say = ridePrefillOf(module).dispatch
  say(wishes)
  const enter = () => enterBooking(core, store, drafts, { utm: {}, user: createGuest() })
  enter()
  return { store, say, enter, finder, draft: () => store.get().draft! }
}

const days = ({ form, returnRide }: Draft) => [form.arrivalDate, returnRide?.form.arrivalDate]
const people = ({ adults, children, passengers }: Draft) => [adults, children, passengers.length]

describe('EMBED-06 what the page around fills in of a booking', () => {
  it('stands in a form that is begun, as entered by nobody', () => {
    const { draft, store } = createPage(all)
    expect(days(draft())).toEqual(['2026-12-24', '2026-12-31'])
    expect(people(draft())).toEqual([2, 1, 3])
    expect(store.get()).toMatchObject({ adultsCut: false, timing: { outbound: { edits: { arrival: 0 } } } })
  })

  it('BOOK-17 says so where the car takes fewer', () => {
    const { draft, store } = createPage({ adults: 5 })
    expect(people(draft())).toEqual([3, 0, 3])
    expect(store.get().adultsCut).toBe(true)
  })

  it('is nothing where a day is past', () => {
    expect(days(createPage({ date: '2026-11-20', returnDate: '2026-11-20' }).draft())).toEqual([null, null])
  })

  it('is not filled in again over what the person has made of it', () => {
    const { store, enter, finder, draft } = createPage(all)
    store.dispatch({ type: 'dateEntered', end: 'arrival', part: 'date', value: null })
    store.dispatch({ type: 'adultsSet', count: 1 })
    finder.selected = createOffer({ priceId: 'pr-2' })
    enter()
    expect(draft().offer.priceId).toBe('pr-2')
    expect([days(draft())[0], draft().adults]).toEqual([null, 1])
  })

  it('dates another trip, whose people stay', () => {
    const { store, enter, finder, draft } = createPage(all)
    store.dispatch({ type: 'adultsSet', count: 1 })
    store.dispatch({ type: 'dateEntered', end: 'arrival', part: 'date', value: '2026-12-01' })
    finder.to = { item: createHouse({ placeId: 'adr-2' }) }
    enter()
    expect([days(draft())[0], draft().adults]).toEqual(['2026-12-24', 1])
  })

  it('follows what the page says later, until the person says something else', () => {
    const { say, store, draft } = createPage({ adults: 1 })
    say({ ...all, adults: 2, children: 0 })
    expect([days(draft()), people(draft())]).toEqual([
      ['2026-12-24', '2026-12-31'],
      [2, 0, 2],
    ])
    say({})
    expect([days(draft()), people(draft())]).toEqual([
      [null, null],
      [1, 0, 1],
    ])
    store.dispatch({ type: 'dateEntered', end: 'arrival', part: 'date', value: '2026-12-01' })
    store.dispatch({ type: 'childrenSet', count: 2 })
    say(all)
    expect(days(draft())).toEqual(['2026-12-01', '2026-12-31'])
    expect([draft().adults, draft().children]).toEqual([1, 2])
    store.dispatch({ type: 'dateEntered', leg: 'return', end: 'arrival', part: 'time', value: '10:00' })
    say({ ...all, returnDate: '2027-01-02' })
    expect(days(draft())[1], 'a time was entered for it').toBe('2026-12-31')
  })

  it('is not heard once an order is known', () => {
    const { say, store, draft } = createPage({})
    const before = draft()
    store.dispatch({
      type: 'ordered',
      order: { orderId: '1', transaction: 't', number: 'W', fingerprint: '' },
    })
    say(all)
    expect(draft()).toBe(before)
  })
})
