import { describe, expect, it } from 'vitest'
import { type Fate, settle } from '../../testing/orderModel.ts'
import { createAirport, createGuest, createHouse, createOffer } from '../../testing/samples/fixtures.ts'
import {
  begin,
  createWorld,
  enterTime,
  openTab,
  pass,
  type Tab,
  type World,
} from '../../testing/worlds/bookingWorld.ts'
import { createRide } from '../draft/draft.ts'
import { readFastRides } from '../kept/fastRideOrders.ts'
import { viewOf } from '../state/bookingView.ts'
import { waitFor } from './findOrder.ts'

const longMs = 15 * 60 * 1000
const say = ({ store }: Tab, value: string) => store.dispatch({ type: 'notesEntered', value })
const call = ({ store }: Pick<Tab, 'store'>, value: string) =>
  store.dispatch({ type: 'passengerEntered', uniqId: 'p1', field: 'name', value })
const wayBack = (parts = {}) =>
  createOffer({
    ...{ priceId: 'pr-back', serviceId: 'sv-back', routeType: 'SUBURB_AIRPORT', reverse: null },
    start: { placeId: 'adr-rivoli-10', type: 1 },
    finish: { placeId: 'air-CDG', type: 2 },
    ...parts,
  })
const addWayBack = ({ store }: Pick<Tab, 'store'>) =>
  store.dispatch({
    type: 'returnSet',
    ride: createRide({ offer: wayBack(), from: createHouse(), to: createAirport(), user: createGuest() }),
  })

/** Requests are on their way for so long. */
function slow(world: World, milliseconds: number) {
  const never = new AbortController().signal
  world.server.travel = () => waitFor(world.clock, milliseconds, never)
}

describe('what changes after the press', () => {
  /** A press at prices that are asked again first; in the meantime something happens. */
  async function pressed(meanwhile: (tab: Tab, world: World) => void) {
    const world = createWorld()
    world.refusedTimes = ['2026-12-01 03:00']
    const tab = openTab(world)
    begin(tab)
    await pass(world, longMs)
    world.backOffers = [wayBack()]
    world.onRequote = () => {
      world.onRequote = () => {}
      meanwhile(tab, world)
    }
    await tab.flow.book('cash')
    return { world, tab }
  }

  it('BOOK-14 a time that was moved while the price was asked again is asked about itself', async () => {
    const { world, tab } = await pressed((tab) => enterTime(tab, 'outbound', 'arrival', '2026-12-01 03:00'))
    expect(world.questions).toHaveLength(1)
    expect(world.server.sent).toBe(0)
    expect(viewOf(tab.store.get())).toMatchObject({ phase: 'editing', refusals: 1 })
  })

  it.each([
    ['a name', (tab: Tab) => call(tab, '')],
    [
      'a date',
      ({ store }: Tab) => store.dispatch({ type: 'dateEntered', end: 'arrival', part: 'date', value: null }),
    ],
    ['an empty way back', addWayBack],
  ])('BOOK-42 %s that does not hold any more is said, and nothing is sent', async (_what, meanwhile) => {
    const { world, tab } = await pressed(meanwhile)
    expect(world.server.sent).toBe(0)
    expect(viewOf(tab.store.get())).toMatchObject({ phase: 'editing', progress: { at: 'form' }, refusals: 1 })
  })

  it('PRICE-21 another class that was taken meanwhile stays, and its price is asked', async () => {
    const other = createOffer({ priceId: 'pr-van', carClass: { ...createOffer().carClass, id: '9' } })
    const { world, tab } = await pressed(({ store }, world) => {
      world.offers = [other]
      store.dispatch({ type: 'offerTaken', offer: other, quotedAt: 0 })
      store.dispatch({ type: 'agreementSet', agreed: true })
    })
    expect(viewOf(tab.store.get())).toMatchObject({ failure: null, refusals: 0 })
    expect(tab.store.get().draft?.offer.priceId).toBe('pr-van')
    expect(world.server.orders).toMatchObject([{ priceId: 'pr-van' }])
  })

  it('PRICE-21 BOOK-38 a stop that has become dearer is said, although the ride costs the same', async () => {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab)
    tab.store.dispatch({
      ...{ type: 'started', offer: createOffer(), quotedAt: world.clock.now(), intentId: 'i', utm: {} },
      ...{ from: createAirport(), to: createHouse(), user: createGuest(), stops: [createHouse()] },
    })
    for (const field of ['arrivalNumber'] as const)
      tab.store.dispatch({ type: 'textEntered', field, value: 'AF1234' })
    await pass(world, longMs)
    world.offers = [createOffer({ priceId: 'pr-2', pricePerStop: { minor: 900, currency: 'EUR' } })]
    await tab.flow.book('cash')
    expect(world.server.sent).toBe(0)
    expect(viewOf(tab.store.get())).toMatchObject({ phase: 'editing', failure: { reason: 'dearer' } })
    await tab.flow.book('cash')
    expect(tab.booked).toHaveLength(1)
  })

  it('AUTH-05 who signs in while the sum is still asked presses again: no order goes out by itself', async () => {
    const world = createWorld()
    world.token = 'dead'
    const tab = openTab(world)
    begin(tab)
    world.onPricing = () => {
      world.token = 'new'
    }
    await tab.flow.book('cash')
    expect(world.server.sent).toBe(0)
    expect(viewOf(tab.store.get())).toMatchObject({ phase: 'editing', failure: null })
    await tab.flow.book('cash')
    expect([world.server.sent, tab.booked.length]).toEqual([1, 1])
  })

  it('BOOK-14 a time that was moved while the sum was still asked is asked about itself', async () => {
    const world = createWorld()
    world.refusedTimes = ['2026-12-01 03:00']
    const tab = openTab(world)
    begin(tab)
    world.onPricing = () => {
      world.onPricing = () => {}
      enterTime(tab, 'outbound', 'arrival', '2026-12-01 03:00')
    }
    await tab.flow.book('cash')
    expect(world.server.sent).toBe(0)
    expect(viewOf(tab.store.get())).toMatchObject({ phase: 'editing', refusals: 1 })
  })

  it('BOOK-39 a way back that was added while the answer is asked for makes no part of a whole order', async () => {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab)
    world.server.fates = ['answerLost']
    world.server.readsFail = true
    const booking = tab.flow.book('cash')
    await pass(world, 1000)
    addWayBack(tab)
    world.server.readsFail = false
    await pass(world, 3000)
    await booking
    expect(viewOf(tab.store.get()).failure).toBeNull()
    expect(tab.booked).toHaveLength(1)
  })
})

describe('a request that was lost and may still arrive', () => {
  /** The first press is lost; other words are pressed after so many milliseconds. */
  async function pressedAgain(milliseconds: number, fates: Fate[] = []) {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab)
    world.server.fates = ['late', ...fates]
    void tab.flow.book('cash')
    await pass(world, milliseconds)
    expect(viewOf(tab.store.get()).failure?.reason).toBe('missing')
    say(tab, 'two bags')
    const booking = tab.flow.book('cash')
    await settle()
    return { world, tab, booking }
  }

  it('REL-01 other words go out under its key, so that it makes no second order', async () => {
    const { world, tab, booking } = await pressedAgain(10_000)
    await booking
    world.server.arriveLate()
    expect(tab.booked).toEqual(['t1'])
    expect(world.server.orders).toHaveLength(1)
    expect(new Set(world.server.keys).size).toBe(1)
  })

  it('REL-02 that it came before the other words is found out, and which words hold is not claimed', async () => {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab)
    world.server.fates = ['late']
    void tab.flow.book('card')
    await pass(world, 10_000)
    say(tab, 'two bags')
    slow(world, 3000)
    const booking = tab.flow.book('card')
    await settle()
    world.server.arriveLate()
    world.server.payFails = true
    await pass(world, 10_000)
    await booking
    expect(world.server.orders).toHaveLength(1)
    expect(viewOf(tab.store.get()).order).toMatchObject({ transaction: 't1', fingerprint: '' })
    expect(viewOf(tab.store.get()).order?.said).toBeUndefined()
  })

  it('REL-01 a refusal of the other words leaves its key to the next ones', async () => {
    const { world, tab, booking } = await pressedAgain(10_000, ['refused'])
    await booking
    expect(viewOf(tab.store.get()).failure?.reason).toBe('refused')
    say(tab, 'three bags')
    await tab.flow.book('cash')
    world.server.arriveLate()
    expect(world.server.orders).toHaveLength(1)
    expect(new Set(world.server.keys).size).toBe(1)
  })

  it('BOOK-42 after a minute it cannot arrive any more: other words have a key of their own', async () => {
    const { world, tab, booking } = await pressedAgain(60_000)
    await booking
    expect(tab.booked).toEqual(['t1'])
    expect(new Set(world.server.keys).size).toBe(2)
  })
})

describe('two tabs of one intent', () => {
  /** The second tab has the form of the first one. */
  function opened() {
    const world = createWorld()
    const first = openTab(world)
    begin(first)
    return { world, first, second: openTab(world) }
  }

  it('REL-01 while a request of one is on its way the other one waits for what becomes of it', async () => {
    const { world, first, second } = opened()
    slow(world, 1500)
    say(second, 'two bags')
    void first.flow.book('cash')
    await pass(world, 500)
    void second.flow.book('cash')
    await settle()
    expect(viewOf(second.store.get()).phase).toBe('asking')
    await pass(world, 6000)
    expect(world.server.orders).toHaveLength(1)
    expect([first.booked, second.booked]).toEqual([['t1'], ['t1']])
  })

  it('REL-01 a request that takes longer than three questions is waited for as well', async () => {
    const { world, first, second } = opened()
    slow(world, 50_000)
    say(second, 'two bags')
    void first.flow.book('cash')
    await pass(world, 500)
    void second.flow.book('cash')
    await pass(world, 70_000)
    expect(world.server.orders).toHaveLength(1)
    expect(second.booked).toEqual(['t1'])
  })

  it('REL-01 once the other tab knows that its request is lost, this one goes on', async () => {
    const { world, first, second } = opened()
    world.server.fates = ['requestLost']
    say(second, 'two bags')
    void first.flow.book('cash')
    await pass(world, 500)
    void second.flow.book('cash')
    await pass(world, 20_000)
    expect(viewOf(first.store.get()).failure?.reason).toBe('missing')
    expect(world.server.orders).toHaveLength(1)
    expect(second.booked).toEqual(['t1'])
  })

  it('AUTH-05 who signs in while the other request is asked about presses again', async () => {
    const { world, first, second } = opened()
    world.server.fates = ['requestLost']
    say(second, 'two bags')
    void first.flow.book('cash')
    await pass(world, 500)
    void second.flow.book('cash')
    await pass(world, 500)
    expect(viewOf(second.store.get()).phase).toBe('asking')
    world.token = 'new'
    await pass(world, 20_000)
    expect(world.server.orders).toHaveLength(0)
    expect(viewOf(second.store.get())).toMatchObject({ phase: 'editing', failure: null })
    await second.flow.book('cash')
    expect(second.booked).toEqual(['t1'])
  })

  it('REL-01 D16 both go on at once after a lost request: one order', async () => {
    const { world, first, second } = opened()
    world.server.fates = ['requestLost']
    void first.flow.book('cash')
    await pass(world, 10_000)
    slow(world, 1500)
    say(first, 'a dog')
    say(second, 'two bags')
    void first.flow.book('cash')
    void second.flow.book('cash')
    await pass(world, 20_000)
    expect(world.server.orders).toHaveLength(1)
  })

  it('BOOK-14 what is edited while the other tab is asked about is judged before it is sent', async () => {
    const { world, first, second } = opened()
    world.server.fates = ['requestLost']
    say(second, 'two bags')
    void first.flow.book('cash')
    await pass(world, 500)
    void second.flow.book('cash')
    await settle()
    call(second, '')
    await pass(world, 20_000)
    expect(world.server.orders).toHaveLength(0)
    expect(viewOf(second.store.get())).toMatchObject({ phase: 'editing', refusals: 1 })
  })

  it('REL-01 a screen that is left while the other tab is asked about can be used again', async () => {
    const { world, first, second } = opened()
    slow(world, 50_000)
    say(second, 'two bags')
    void first.flow.book('cash')
    await pass(world, 500)
    void second.flow.book('cash')
    await settle()
    second.flow.stop()
    expect(viewOf(second.store.get()).phase).toBe('editing')
  })
})

describe('a fast ride that is booked', () => {
  it.each([
    ['outbound', ['1']],
    ['return', ['2']],
  ] as const)('BOOK-47 the list follows the order of the ride it is (%s)', async (leg, ids) => {
    const world = createWorld()
    world.server.rides = 2
    const tab = openTab(world)
    begin(tab)
    addWayBack(tab)
    enterTime(tab, 'return', 'departure', '2026-12-08 18:00')
    enterTime(tab, 'return', 'arrival', '2026-12-08 12:00')
    const civil = leg === 'outbound' ? '2026-12-01 14:40' : '2026-12-08 12:05'
    tab.store.dispatch({ type: 'fastRideTaken', leg, civil })
    await tab.flow.book('cash')
    expect(tab.booked).toEqual(['t1'])
    const followed = readFastRides(tab.platform.cookies.get('fast-ride-orders')).map(({ id }) => id)
    expect(followed).toEqual(ids)
  })
})
