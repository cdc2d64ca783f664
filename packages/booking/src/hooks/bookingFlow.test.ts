import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Offer } from '../domain/offer.ts'
import type { Payment } from '../domain/user.ts'
import { bookingReducer } from '../state/booking.ts'
import { initialBooking } from '../state/bookingState.ts'
import { createStore } from '../state/store.ts'
import { createFakeClock, createFakePlatform, createMemoryStore } from '../testing/fakePlatform.ts'
import {
  createAirport,
  createFullDraft,
  createGuest,
  createHouse,
  createOffer,
  fixtureNow,
} from '../testing/fixtures.ts'
import { createOrderModel, type Fate, settle } from '../testing/orderModel.ts'
import { createBookingFlow } from './bookingFlow.ts'
import { createDraftStore } from './draftStore.ts'

const start = {
  type: 'started',
  offer: createOffer(),
  quotedAt: fixtureNow,
  from: createAirport(),
  to: createHouse(),
  utm: {},
  user: createGuest(),
} as const

/** A tab: what a page holds; storage outlives it where it is handed on. */
function openTab(
  world: ReturnType<typeof createWorld>,
  session = createMemoryStore(),
  isStorageDead = false,
) {
  const { clock, server } = world
  const dead = { get: () => null, set: () => {}, remove: () => {} }
  const platform = createFakePlatform({
    clock,
    storage: isStorageDead ? { local: dead, session: dead } : { local: world.local, session },
  })
  const store = createStore(bookingReducer, initialBooking)
  const drafts = createDraftStore(platform, 'walk')
  const booked: string[] = []
  const flow = createBookingFlow({
    store,
    orders: server.client(),
    prices: async () => world.offers,
    platform,
    drafts,
    checker: { settled: async () => world.timeStatus },
    framed: false,
    user: () => createGuest(),
    sender: () => ({ userId: null, lang: 'en', currency: 'EUR' }),
    violations: () => [],
    onBooked: (transaction) => booked.push(transaction),
  })
  const tab = { store, flow, drafts, platform, session, booked }
  const found = drafts.read()
  if (found?.kind === 'kept') store.dispatch({ type: 'restored', kept: found.kept })
  void flow.resume()
  return tab
}

function createWorld() {
  const clock = createFakeClock(fixtureNow)
  return {
    clock,
    local: createMemoryStore(),
    server: createOrderModel(),
    offers: [createOffer()] as Offer[],
    timeStatus: 'allowed' as 'allowed' | 'refused' | 'failed',
  }
}

type World = ReturnType<typeof createWorld>
type Tab = ReturnType<typeof openTab>

function begin(tab: Tab) {
  tab.store.dispatch({ ...start, intentId: 'intent-1' })
  const { form, passengers } = createFullDraft()
  tab.store.dispatch({ type: 'textEntered', field: 'arrivalNumber', value: form.arrivalNumber })
  for (const part of ['name', 'phone', 'email'] as const)
    tab.store.dispatch({
      type: 'passengerEntered',
      uniqId: 'p1',
      field: part,
      value: passengers[0]?.[part] ?? '',
    })
  keep(tab)
}

function keep({ store, drafts }: Tab) {
  const { draft, quotedAt, intentId, sent, lost, order } = store.get()
  if (draft) drafts.save({ draft, quotedAt, intentId, sent, lost, order })
}

async function pass(world: World, milliseconds: number) {
  await settle()
  for (let rest = milliseconds; rest > 0; rest -= 500) {
    world.clock.advance(Math.min(500, rest))
    await settle()
  }
}

describe('booking', () => {
  it('BOOK-44 cash: one order, the draft is cleared, the confirmation follows', async () => {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab)
    await tab.flow.book('cash')
    expect(world.server.orders).toHaveLength(1)
    expect(tab.booked).toEqual([world.server.orders[0]?.transaction])
    expect(tab.drafts.read()).toBeNull()
  })

  it('BOOK-43 card: order, pay-url, snapshot and mark of 900 s, then the page is left', async () => {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab)
    await tab.flow.book('card')
    expect(tab.platform.left).toEqual([`https://pay.test/${world.server.orders[0]?.transaction}`])
    expect(tab.store.get().phase).toBe('leaving')
    const mark = JSON.parse(tab.session.get('cached_trip') ?? '')
    expect(mark).toMatchObject({ orderId: '1', exp: fixtureNow + 900_000 })
    expect(tab.drafts.read()).toMatchObject({ kind: 'kept', kept: { order: { orderId: '1' } } })
  })

  it('BOOK-49 a failed pay-url keeps order and form; "pay now" asks the pay-url alone', async () => {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab)
    const before = tab.store.get().draft
    world.server.payFails = true
    await tab.flow.book('card')
    expect(tab.store.get()).toMatchObject({
      phase: 'editing',
      failure: { step: 'payment' },
      order: { number: '1' },
    })
    expect(tab.store.get().draft).toMatchObject({ form: before?.form, passengers: before?.passengers })
    world.server.payFails = false
    await tab.flow.book('card')
    expect(world.server.orders).toHaveLength(1)
    expect(world.server.sent).toBe(1)
    expect(tab.platform.left).toHaveLength(1)
  })

  it('BOOK-48 a bfcache return makes the pay button live again, and reads the order anew', async () => {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab)
    await tab.flow.book('card')
    await tab.flow.resume()
    expect(tab.store.get().phase).toBe('editing')
    world.server.pay('1')
    await tab.flow.resume()
    expect(tab.booked).toHaveLength(1)
  })

  it('BOOK-42 a definite refusal shows its reason and frees the button', async () => {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab)
    world.server.fates = ['refused']
    await tab.flow.book('cash')
    expect(tab.store.get()).toMatchObject({
      phase: 'editing',
      sent: null,
      failure: { step: 'booking', reason: 'refused', message: 'No.' },
    })
    await tab.flow.book('cash')
    expect(world.server.orders).toHaveLength(1)
  })

  it('BOOK-42 the key stays the same until the payload changes', async () => {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab)
    world.server.fates = ['refused', 'refused', 'refused']
    await tab.flow.book('cash')
    await tab.flow.book('cash')
    tab.store.dispatch({ type: 'notesEntered', value: 'Two suitcases' })
    await tab.flow.book('cash')
    const [first, second, third] = world.server.keys
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('REL-02 a lost answer is asked for by its key, not sent again', async () => {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab)
    world.server.fates = ['answerLost']
    const booking = tab.flow.book('cash')
    await pass(world, 3000)
    await booking
    expect(tab.booked).toHaveLength(1)
    expect(world.server.sent).toBe(1)
  })

  it.each(['brokenAfter', 'unreadable'] as const)(
    'REL-02 after a %s answer the order is asked for by its key',
    async (fate) => {
      const world = createWorld()
      const tab = openTab(world)
      begin(tab)
      world.server.fates = [fate]
      await tab.flow.book('cash')
      expect(tab.booked).toHaveLength(1)
      expect(world.server.sent).toBe(1)
    },
  )

  it('REL-02 a lost request: "nothing was booked" after three misses, and the button is live', async () => {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab)
    world.server.fates = ['requestLost']
    const booking = tab.flow.book('cash')
    await settle()
    expect(tab.store.get().phase).toBe('asking')
    await pass(world, 10_000)
    await booking
    expect(tab.store.get()).toMatchObject({ phase: 'editing', failure: { reason: 'missing' } })
    await tab.flow.book('cash')
    expect(world.server.orders).toHaveLength(1)
  })

  it('REL-02 no word within 60 s: unknown, nothing is sent, the person may ask again', async () => {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab)
    world.server.fates = ['answerLost']
    world.server.readsFail = true
    const booking = tab.flow.book('cash')
    await pass(world, 61_000)
    await booking
    expect(tab.store.get().phase).toBe('unknown')
    await tab.flow.book('cash')
    expect(world.server.sent).toBe(1)
    world.server.readsFail = false
    await tab.flow.askAgain()
    expect(tab.booked).toHaveLength(1)
  })

  it('REL-02 a lost request is asked about once more before a changed one goes out', async () => {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab)
    world.server.fates = ['late']
    const booking = tab.flow.book('cash')
    await pass(world, 10_000)
    await booking
    expect(tab.store.get().failure?.reason).toBe('missing')
    world.server.arriveLate()
    tab.store.dispatch({ type: 'notesEntered', value: 'changed' })
    await tab.flow.book('cash')
    expect(world.server.orders).toHaveLength(1)
    expect(tab.booked).toHaveLength(1)
  })

  it('ERR-07 offline nothing is sent and it is said so', async () => {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab)
    tab.platform.setOnline(false)
    await tab.flow.book('cash')
    expect(world.server.sent).toBe(0)
    expect(tab.store.get().failure?.reason).toBe('offline')
  })

  it('BOOK-15 a refused time blocks the booking', async () => {
    const world = createWorld()
    world.timeStatus = 'refused'
    const tab = openTab(world)
    begin(tab)
    await tab.flow.book('cash')
    expect(world.server.sent).toBe(0)
    expect(tab.store.get()).toMatchObject({ phase: 'editing', refusals: 1 })
  })

  it('PRICE-21 after 15 minutes the price is asked again; a changed one is accepted first', async () => {
    const world = createWorld()
    world.offers = [createOffer({ priceId: 'pr-2', price: { minor: 7000, currency: 'EUR' } })]
    const tab = openTab(world)
    begin(tab)
    await pass(world, 15 * 60 * 1000)
    await tab.flow.book('cash')
    expect(world.server.sent).toBe(0)
    expect(tab.store.get().requote?.offer.price.minor).toBe(7000)
    await tab.flow.acceptPrice()
    expect(world.server.orders).toHaveLength(1)
    expect(world.server.orders[0]?.priceId).toBe('pr-2')
  })

  it('PRICE-21 a price that the service refuses is asked again', async () => {
    const world = createWorld()
    world.offers = [createOffer({ priceId: 'pr-2', price: { minor: 7000, currency: 'EUR' } })]
    const tab = openTab(world)
    begin(tab)
    world.server.fates = ['priceRefused']
    await tab.flow.book('card')
    expect(tab.store.get().requote?.offer.priceId).toBe('pr-2')
  })

  it('PRICE-21 an offer that is gone is said to be gone', async () => {
    const world = createWorld()
    world.offers = []
    const tab = openTab(world)
    begin(tab)
    await pass(world, 15 * 60 * 1000)
    await tab.flow.book('cash')
    expect(tab.store.get().failure).toMatchObject({ step: 'price', reason: 'gone' })
  })
})

type Step =
  | { do: 'press'; way: Payment; tab: number; twice: boolean }
  | { do: 'fate'; fate: Fate }
  | { do: 'wait'; seconds: number }
  | { do: 'reload'; tab: number }
  | { do: 'secondTab' }
  | { do: 'back'; tab: number }
  | { do: 'askAgain'; tab: number }
  | { do: 'reads'; fail: boolean }
  | { do: 'pay'; fail: boolean }
  | { do: 'lateArrives' }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('press' as const),
      way: fc.constantFrom<Payment>('card', 'cash'),
      tab: fc.nat(1),
      twice: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fate' as const),
      fate: fc.constantFrom<Fate>(
        'answerLost',
        'requestLost',
        'late',
        'refused',
        'signIn',
        'brokenBefore',
        'brokenAfter',
        'unreadable',
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(0, 1, 5, 70) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const), tab: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('secondTab' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('back' as const), tab: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('askAgain' as const), tab: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reads' as const), fail: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pay' as const), fail: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('lateArrives' as const) }) },
)

async function walk(steps: readonly Step[], isStorageDead: boolean): Promise<World> {
  const world = createWorld()
  const tabs = [openTab(world, undefined, isStorageDead)]
  begin(tabs[0]!)
  const tabOf = (index: number) => tabs[index] ?? tabs[0]!
  for (const one of steps) {
    if (one.do === 'press') {
      void tabOf(one.tab).flow.book(one.way)
      if (one.twice) void tabOf(one.tab).flow.book(one.way)
    } else if (one.do === 'fate') world.server.fates.push(one.fate)
    else if (one.do === 'wait') await pass(world, one.seconds * 1000)
    else if (one.do === 'secondTab' && tabs.length === 1 && !isStorageDead) tabs.push(openTab(world))
    else if (one.do === 'back') void tabOf(one.tab).flow.resume()
    else if (one.do === 'askAgain') void tabOf(one.tab).flow.askAgain()
    else if (one.do === 'reads') world.server.readsFail = one.fail
    else if (one.do === 'pay') world.server.payFails = one.fail
    else if (one.do === 'lateArrives') world.server.arriveLate()
    else if (one.do === 'reload' && !isStorageDead) {
      const index = tabs[one.tab] ? one.tab : 0
      const old = tabs[index]!
      old.flow.stop()
      tabs[index] = openTab(world, old.session)
    }
    await settle()
  }
  // The world heals, and the person presses once more wherever there is still a form.
  world.server.fates = []
  world.server.readsFail = false
  world.server.payFails = false
  world.server.arriveLate()
  await pass(world, 70_000)
  for (const tab of tabs) {
    void tab.flow.askAgain()
    await pass(world, 10_000)
    void tab.flow.book('cash')
    await pass(world, 10_000)
  }
  return world
}

describe('orders under random walks', () => {
  it('REL-01 exactly one order an intent: double press, two tabs, reload, back, lost answers, 401, broken answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const world = await walk(steps, false)
        expect(world.server.orders).toHaveLength(1)
      }),
      { numRuns: 1000 },
    )
  }, 120_000)

  it('REL-06 exactly one order where nothing can be stored', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const world = await walk(steps, true)
        expect(world.server.orders).toHaveLength(1)
      }),
      { numRuns: 200 },
    )
  }, 60_000)
})
