import { describe, expect, it } from 'vitest'
import { settle } from '../../testing/orderModel.ts'
import { createGuest, createOffer, fixtureNow } from '../../testing/samples/fixtures.ts'
import { begin, createWorld, openTab, pass } from '../../testing/worlds/bookingWorld.ts'
import { viewOf } from '../state/bookingView.ts'

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
    expect(viewOf(tab.store.get()).phase).toBe('leaving')
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
    expect(viewOf(tab.store.get())).toMatchObject({
      phase: 'editing',
      failure: { step: 'payment' },
      order: { number: 'W-1' },
    })
    expect(tab.store.get().draft).toMatchObject({ form: before?.form, passengers: before?.passengers })
    world.server.payFails = false
    await tab.flow.book('card')
    expect(world.server.orders).toHaveLength(1)
    expect(world.server.sent).toBe(1)
    expect(tab.platform.left).toHaveLength(1)
  })

  it('BOOK-43 an order is named by its number alone: by none until it is read, and by the same from then on', async () => {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab)
    world.server.payFails = true
    world.server.readsFail = true
    await tab.flow.book('card')
    expect(viewOf(tab.store.get())).toMatchObject({
      failure: { step: 'payment' },
      order: { orderId: '1', number: '' },
    })
    // A reload later it is read: who comes back is told it.
    const back = openTab(world, tab.session)
    expect(viewOf(back.store.get()).order?.number).toBe('')
    world.server.readsFail = false
    await back.flow.payNow()
    expect(viewOf(back.store.get())).toMatchObject({ failure: { step: 'payment' }, order: { number: 'W-1' } })
    await openTab(world, back.session).flow.resume()
    expect(back.drafts.read()).toMatchObject({ kind: 'kept', kept: { order: { number: 'W-1' } } })
  })

  it('BOOK-48 an order whose form is gone is named once its number is read', async () => {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab)
    world.server.readsFail = true
    await tab.flow.book('card')
    await pass(world, 901_000)
    world.server.readsFail = false
    const back = openTab(world, tab.session)
    expect(viewOf(back.store.get())).toMatchObject({ draft: null, begun: { number: '' } })
    await settle()
    expect(viewOf(back.store.get()).begun?.number).toBe('W-1')
  })

  it('BOOK-42 the key names what goes out: what the form hides from this visitor makes no other request', async () => {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab)
    world.server.fates = ['refused']
    await tab.flow.book('cash')
    tab.store.dispatch({ type: 'particularSet', said: { orderNumber: 'A-7' } })
    await tab.flow.book('cash')
    const [first, second] = world.server.keys
    expect(second).toBe(first)
  })

  it('BOOK-32 BOOK-49 an order that a certificate has paid whole needs no payment page: it is booked', async () => {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab)
    world.server.payFails = true
    await tab.flow.book('card')
    world.server.payFails = false
    const [order] = world.server.orders
    world.server.pay(order?.orderId ?? '')
    await tab.flow.payNow()
    expect(viewOf(tab.store.get()).failure).toBeNull()
    expect(tab.booked).toEqual([order?.transaction])
    expect(tab.platform.left).toEqual([])
  })

  it('BOOK-48 a bfcache return makes the pay button live again, and reads the order anew', async () => {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab)
    await tab.flow.book('card')
    await tab.flow.resume()
    expect(viewOf(tab.store.get()).phase).toBe('editing')
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
    expect(viewOf(tab.store.get())).toMatchObject({
      phase: 'editing',
      progress: { at: 'form' },
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
    expect(viewOf(tab.store.get()).phase).toBe('asking')
    await pass(world, 10_000)
    await booking
    expect(viewOf(tab.store.get())).toMatchObject({ phase: 'editing', failure: { reason: 'missing' } })
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
    expect(viewOf(tab.store.get()).phase).toBe('unknown')
    await tab.flow.book('cash')
    expect(world.server.sent).toBe(1)
    world.server.readsFail = false
    await tab.flow.askAgain()
    expect(tab.booked).toHaveLength(1)
  })

  it.each(['answerLost', 'slow'] as const)(
    'REL-02 a screen that opens again asks about the request of the former one (%s)',
    async (fate) => {
      const world = createWorld()
      const tab = openTab(world)
      begin(tab)
      if (fate === 'slow') world.server.travel = () => new Promise(() => {})
      else world.server.fates = [fate]
      world.server.readsFail = true
      void tab.flow.book('cash')
      await settle()
      const left = viewOf(tab.store.get()).phase
      expect(left).toBe(fate === 'slow' ? 'sending' : 'asking')
      tab.flow.stop()
      // The next screen draws the same until it has begun to ask.
      expect(viewOf(tab.store.get()).phase).toBe(left)
      world.server.readsFail = fate === 'slow'
      const again = openTab(world, tab.session, false, tab.store)
      expect(viewOf(again.store.get()).phase).toBe('asking')
      await pass(world, 70_000)
      expect(again.booked).toHaveLength(fate === 'slow' ? 0 : 1)
      expect(viewOf(again.store.get()).phase).toBe(fate === 'slow' ? 'unknown' : 'done')
      expect(world.server.sent).toBe(1)
    },
  )

  it('REL-02 a lost request is asked about once more before a changed one goes out', async () => {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab)
    world.server.fates = ['late']
    const booking = tab.flow.book('cash')
    await pass(world, 10_000)
    await booking
    expect(viewOf(tab.store.get()).failure?.reason).toBe('missing')
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
    expect(viewOf(tab.store.get()).failure?.reason).toBe('offline')
  })

  it('BOOK-15 a refused time blocks the booking', async () => {
    const world = createWorld()
    world.timeStatus = 'refused'
    const tab = openTab(world)
    begin(tab)
    await tab.flow.book('cash')
    expect(world.server.sent).toBe(0)
    expect(viewOf(tab.store.get())).toMatchObject({ phase: 'editing', refusals: 1 })
  })

  it('PRICE-21 after 15 minutes the price is asked again; a changed one is accepted first', async () => {
    const world = createWorld()
    world.offers = [createOffer({ priceId: 'pr-2', price: { minor: 7000, currency: 'EUR' } })]
    const tab = openTab(world)
    begin(tab)
    await pass(world, 15 * 60 * 1000)
    await tab.flow.book('cash')
    expect(world.server.sent).toBe(0)
    expect(viewOf(tab.store.get()).requote?.offers.outbound.price.minor).toBe(7000)
    await tab.flow.acceptPrice()
    expect(world.server.orders).toHaveLength(1)
    expect(world.server.orders[0]?.priceId).toBe('pr-2')
  })

  it('PRICE-21 a price that names a later end of its own is asked again after 15 minutes all the same', async () => {
    const world = createWorld()
    const tab = openTab(world)
    const offer = createOffer({ expiresAt: fixtureNow + 60 * 60 * 1000 })
    world.offers = [{ ...offer, price: { minor: 7000, currency: 'EUR' } }]
    begin(tab, offer)
    await pass(world, 15 * 60 * 1000)
    await tab.flow.book('cash')
    expect(world.server.sent).toBe(0)
    expect(viewOf(tab.store.get()).requote?.offers.outbound.price.minor).toBe(7000)
  })

  it.each(['card', 'cash'] as const)(
    'BOOK-46 an order of another account (%s) is neither paid nor shown, its id is kept',
    async (payment) => {
      const world = createWorld()
      world.user = createGuest({ userId: '7', role: 'buyer' })
      world.server.owner = '8'
      const tab = openTab(world)
      begin(tab)
      await tab.flow.book(payment)
      expect(viewOf(tab.store.get())).toMatchObject({
        phase: 'editing',
        order: { orderId: '1', userId: '8' },
        failure: { step: 'booking', reason: 'otherAccount' },
      })
      await tab.flow.payNow()
      await tab.flow.resume()
      expect(tab.platform.left).toEqual([])
      expect(tab.booked).toEqual([])
      expect(tab.drafts.read()).toMatchObject({
        kind: 'kept',
        kept: { order: { orderId: '1', userId: '8' } },
      })
    },
  )

  it('BOOK-46 once its owner has signed in, after a reload too, the order is paid and not booked again', async () => {
    const world = createWorld()
    world.user = createGuest({ userId: '7', role: 'buyer' })
    world.server.owner = '8'
    const tab = openTab(world)
    begin(tab)
    await tab.flow.book('card')
    tab.flow.stop()
    world.user = createGuest({ userId: '8', role: 'buyer' })
    const next = openTab(world, tab.session)
    await settle()
    await next.flow.payNow()
    expect(next.platform.left).toEqual(['https://pay.test/t1'])
    expect(world.server.sent).toBe(1)
  })

  it('BOOK-46 an order that was found by its key after a lost answer stops there as well', async () => {
    const world = createWorld()
    world.user = createGuest({ userId: '7', role: 'buyer' })
    world.server.owner = '8'
    world.server.fates = ['answerLost']
    const tab = openTab(world)
    begin(tab)
    await tab.flow.book('cash')
    expect(tab.booked).toEqual([])
    expect(viewOf(tab.store.get()).failure?.reason).toBe('otherAccount')
  })

  it.each([
    ['the own one', '7', '7'],
    ['of a guest', null, '8'],
    ['of nobody named', '7', null],
  ])('BOOK-46 an order that is %s goes on to be paid', async (_what, userId, owner) => {
    const world = createWorld()
    world.user = createGuest({ userId })
    world.server.owner = owner
    const tab = openTab(world)
    begin(tab)
    await tab.flow.book('card')
    expect(tab.platform.left).toHaveLength(1)
  })

  it('PRICE-21 a price that the service refuses is asked again', async () => {
    const world = createWorld()
    world.offers = [createOffer({ priceId: 'pr-2', price: { minor: 7000, currency: 'EUR' } })]
    const tab = openTab(world)
    begin(tab)
    world.server.fates = ['priceRefused']
    await tab.flow.book('card')
    expect(viewOf(tab.store.get()).requote?.offers.outbound.priceId).toBe('pr-2')
  })

  it('PRICE-21 RENT-07 an old price by the hour is asked again for the same hours', async () => {
    const world = createWorld()
    const rent = { finish: 'rent', routeType: 'AIRPORT_RENT' } as const
    world.offers = [createOffer({ ...rent, priceId: 'pr-2', price: { minor: 7000, currency: 'EUR' } })]
    const tab = openTab(world)
    begin(tab, createOffer(rent), 18_000)
    await pass(world, 15 * 60 * 1000)
    await tab.flow.book('cash')
    expect(world.rentQuestions).toMatchObject([
      { from: { placeId: 'air-CDG' }, durationSeconds: 18_000, currentPriceId: 'pr-1001' },
    ])
    expect(world.server.sent).toBe(0)
    expect(viewOf(tab.store.get()).requote?.offers.outbound.price.minor).toBe(7000)
    await tab.flow.acceptPrice()
    expect(world.server.orders[0]?.priceId).toBe('pr-2')
    expect(tab.store.get().draft?.durationSeconds).toBe(18_000)
  })

  it('PRICE-21 an offer that is gone is said to be gone', async () => {
    const world = createWorld()
    world.offers = []
    const tab = openTab(world)
    begin(tab)
    await pass(world, 15 * 60 * 1000)
    await tab.flow.book('cash')
    expect(viewOf(tab.store.get()).failure).toMatchObject({ step: 'price', reason: 'gone' })
  })
})
