import { describe, expect, it } from 'vitest'
import type { Offer } from '../../kernel/model/offer.ts'
import type { Place } from '../../kernel/model/place.ts'
import { createStore } from '../../kernel/store/store.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { createFakeClock, createFakePlatform, createMemoryStore } from '../../testing/fakePlatform.ts'
import {
  createAirport,
  createGuest,
  createHouse,
  createOffer,
  fixtureNow,
} from '../../testing/samples/fixtures.ts'
import { createRide } from '../draft/draft.ts'
import { createDraftStore } from '../kept/draftStore.ts'
import { bookingReducer } from '../state/booking.ts'
import { initialBooking, toSavedBooking } from '../state/bookingState.ts'
import { viewOf } from '../state/bookingView.ts'
import type { KnownOrder } from '../state/progress.ts'
import { enterBooking, keepOnDevice } from './enterBooking.ts'

const user = createGuest()
const order: KnownOrder = { orderId: '1', transaction: 't1', number: 'W-1', fingerprint: 'f' }
const back = createOffer({ priceId: 'pr-back', reverse: null })
const van = createOffer({ priceId: 'pr-van', carClass: { ...createOffer().carClass, id: '9', capacity: 7 } })

/** A page whose finder has chosen an offer. */
function createPage() {
  const [from, to] = [createAirport(), createHouse()]
  const clock = createFakeClock(fixtureNow)
  const platform = createFakePlatform({ clock })
  const finder = {
    selected: createOffer() as Offer | null,
    selectedReturn: null as Offer | null,
    ...{ from: { item: from as Place }, to: { item: to as Place }, stops: [] as { item: Place }[] },
    ...{ rentSeconds: 0, offers: { arrivedAt: fixtureNow, list: [] }, earlier: null },
  }
  const core = {
    platform,
    stores: { finder: { get: () => finder } },
    instance: {},
  } as unknown as ModuleCore
  const store = createStore(bookingReducer, initialBooking)
  const drafts = createDraftStore(platform, 'entry')
  const page = {
    ...{ core, store, drafts, finder, platform, clock },
    enter: () => enterBooking(core, store, drafts, { utm: {}, user }),
    addWayBack() {
      const ride = createRide({ offer: back, from: to, to: from, user })
      store.dispatch({ type: 'returnSet', ride })
      store.dispatch({ type: 'rideTextEntered', leg: 'return', field: 'waiting', value: 'at the gate' })
    },
    type: () => store.dispatch({ type: 'notesEntered', value: 'two bags' }),
  }
  page.enter()
  return page
}

describe('the form is left and entered again', () => {
  it('BOOK-39 a way back that was added in it is there, with all that was typed', () => {
    const page = createPage()
    page.addWayBack()
    const before = page.store.get()
    page.enter()
    expect(page.store.get()).toBe(before)
    expect(before.draft?.returnRide?.waiting).toBe('at the gate')
  })

  it('BOOK-39 a way back that was taken out of it stays out', () => {
    const page = createPage()
    page.finder.selectedReturn = back
    page.enter()
    expect(page.store.get().draft?.returnRide?.offer.priceId).toBe('pr-back')
    page.store.dispatch({ type: 'returnSet', ride: null })
    page.enter()
    expect(page.store.get().draft?.returnRide).toBeNull()
  })

  it('BOOK-17 a larger class that was taken in it stays, with everybody who rides', () => {
    const page = createPage()
    page.store.dispatch({ type: 'offerTaken', offer: van, quotedAt: fixtureNow })
    page.store.dispatch({ type: 'adultsSet', count: 6 })
    page.enter()
    expect(page.store.get().draft).toMatchObject({ offer: { priceId: 'pr-van' }, adults: 6 })
  })

  it.each(['priceChanged', 'priceConfirmed'] as const)('PRICE-21 prices told anew (%s) stay', (type) => {
    const page = createPage()
    const outbound = createOffer({ priceId: 'pr-2', price: { minor: 7000, currency: 'EUR' } })
    page.store.dispatch({ type, offers: { outbound, return: null }, quotedAt: fixtureNow })
    page.store.dispatch({ type: 'priceAccepted' })
    page.enter()
    expect(page.store.get().draft?.offer.priceId).toBe('pr-2')
  })

  it('BOOK-42 REL-01 an order that is known stays, whatever the form or the finder says', () => {
    const page = createPage()
    page.addWayBack()
    page.store.dispatch({ type: 'ordered', order })
    const { intentId } = page.store.get()
    page.enter()
    expect(viewOf(page.store.get())).toMatchObject({ order, intentId })
    page.finder.selected = van
    page.enter()
    expect(viewOf(page.store.get())).toMatchObject({ order, intentId })
    page.store.dispatch({ type: 'startedAnew', intentId: 'new' })
    page.enter()
    expect(viewOf(page.store.get())).toMatchObject({ order: null, draft: { offer: { priceId: 'pr-van' } } })
  })
})

describe('another card of the finder', () => {
  it('BOOK-02 is taken, with what was typed and the way back of the form', () => {
    const page = createPage()
    page.addWayBack()
    page.type()
    page.finder.selected = van
    page.enter()
    expect(page.store.get().draft).toMatchObject({
      offer: { priceId: 'pr-van' },
      notes: 'two bags',
      returnRide: { offer: { priceId: 'pr-back' }, waiting: 'at the gate' },
    })
  })

  it('BOOK-39 with no way back where the finder itself gave one up', () => {
    const page = createPage()
    page.finder.selectedReturn = back
    page.enter()
    page.finder.selectedReturn = null
    page.enter()
    expect(page.store.get().draft?.returnRide).toBeNull()
  })

  it.each([
    ['hours', { rentSeconds: 7200, selected: createOffer({ finish: 'rent', routeType: 'AIRPORT_RENT' }) }],
    ['a start', { from: { item: { ...createAirport(), placeId: 'air-ORY' } } }],
    ['an end', { to: { item: { ...createHouse(), placeId: 'adr-2' } } }],
    ['a stop', { stops: [{ item: createHouse() }] }],
    ['a way back', { selectedReturn: back }],
  ])('BOOK-02 so is %s that is another one', (_what, other) => {
    const page = createPage()
    Object.assign(page.finder, other)
    const { draft } = page.store.get()
    page.enter()
    expect(page.store.get().draft).not.toBe(draft)
  })

  it('BOOK-42 is a new intent, but asks about a request that was lost on the same trip', () => {
    const page = createPage()
    const { intentId } = page.store.get()
    page.finder.selected = van
    page.enter()
    const second = page.store.get().intentId
    expect(second).not.toBe(intentId)
    page.store.dispatch({ type: 'sent', sent: { key: 'k', fingerprint: 'f' } })
    page.store.dispatch({ type: 'lostSettled' })
    page.finder.selected = createOffer()
    page.enter()
    expect(page.store.get().intentId).toBe(second)
    page.store.dispatch({ type: 'sent', sent: { key: 'k', fingerprint: 'f' } })
    page.store.dispatch({ type: 'lostSettled' })
    page.finder.to = { item: { ...createHouse(), placeId: 'adr-2' } }
    page.enter()
    expect(page.store.get().intentId).not.toBe(second)
  })

  it('BOOK-58 a form of the device that came up in between is not taken for it', () => {
    const page = createPage()
    page.finder.selected = null
    page.store.dispatch({ type: 'notesEntered', value: 'kept' })
    const kept = toSavedBooking(page.store.get())
    if (kept) page.drafts.save({ ...kept, draft: { ...kept.draft, offer: van } })
    page.store.dispatch({ type: 'finished' })
    expect(page.enter()).toBe(true)
    page.finder.selected = createOffer()
    page.enter()
    expect(page.store.get().draft).toMatchObject({ notes: 'kept', offer: { priceId: 'pr-1001' } })
  })
})

describe('the keeping on the device', () => {
  const dayMs = 24 * 60 * 60 * 1000

  it('BOOK-58 a form that is only looked at is kept no longer, one that is changed is', () => {
    const { core, store, drafts, clock, type } = createPage()
    keepOnDevice(core, store, drafts)()
    clock.advance(dayMs - 1000)
    keepOnDevice(core, store, drafts)()
    clock.advance(1000)
    expect(drafts.read()).toBeNull()
    type()
    keepOnDevice(core, store, drafts)()
    clock.advance(dayMs - 1000)
    type()
    store.dispatch({ type: 'notesEntered', value: 'three bags' })
    keepOnDevice(core, store, drafts)()
    clock.advance(dayMs - 1000)
    expect(drafts.read()).toMatchObject({ kind: 'kept' })
  })

  it('BOOK-58 nor is one that another tab brings up', () => {
    const { core, store, drafts, platform, clock } = createPage()
    keepOnDevice(core, store, drafts)()
    clock.advance(dayMs - 1000)
    const { local } = platform.storage
    const tab = createFakePlatform({ clock, storage: { local, session: createMemoryStore() } })
    const other = createDraftStore(tab, 'entry')
    const found = other.read()
    expect(found?.kind).toBe('kept')
    const page = createStore(bookingReducer, initialBooking)
    if (found?.kind === 'kept') page.dispatch({ type: 'restored', kept: found.kept })
    keepOnDevice({ ...core, platform: tab }, page, other)()
    clock.advance(1000)
    expect(other.read()).toBeNull()
  })

  it('BOOK-58 the last key before a reload is kept: the page hides before it goes', () => {
    const { core, store, drafts, platform, type } = createPage()
    const end = keepOnDevice(core, store, drafts)
    type()
    expect(drafts.read()).toMatchObject({ kept: { draft: { notes: '' } } })
    platform.setVisible(false)
    expect(drafts.read()).toMatchObject({ kept: { draft: { notes: 'two bags' } } })
    end()
    store.dispatch({ type: 'notesEntered', value: 'three bags' })
    platform.setVisible(true)
    platform.setVisible(false)
    expect(drafts.read()).toMatchObject({ kept: { draft: { notes: 'two bags' } } })
  })
})
