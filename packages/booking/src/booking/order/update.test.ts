import { describe, expect, it } from 'vitest'
import { settle } from '../../testing/orderModel.ts'
import { createGuest, createOffer, createOrderTrip, fixtureNow } from '../../testing/samples/fixtures.ts'
import { missingPart } from '../../testing/samples/missingPart.ts'
import { begin, createWorld, openTab, pass, type Tab, type World } from '../../testing/worlds/bookingWorld.ts'
import { prefillOf } from '../draft/prefill.ts'
import { createLaterRules } from '../resource/laterRules.ts'
import { viewOf } from '../state/bookingView.ts'

const trip = createOrderTrip({
  orderId: '1',
  priceId: 'pr-own',
  dateArrival: '2026-12-01 14:35',
  arrivalNumber: 'AF1234',
  passengers: [{ name: 'Anna Keller', phone: '33612345678', email: 'anna@example.com' }],
  notes: 'as it was',
})
const change = { orderId: '1', transaction: 't1', number: 'W-1' }

/** An order that was booked in cash, opened for a change. */
async function opened(payment: 'card' | 'cash' = 'cash'): Promise<{ world: World; tab: Tab }> {
  const world = createWorld()
  const first = openTab(world)
  begin(first)
  await first.flow.book(payment)
  first.flow.stop()
  const tab = openTab(world)
  begin(tab)
  const draft = prefillOf(trip, createOffer(), createGuest(), 'change')
  tab.store.dispatch({ type: 'prefilled', draft, change, earlier: { action: 'change', trip } })
  return { world, tab }
}

const say = (tab: Tab, value: string) => tab.store.dispatch({ type: 'notesEntered', value })

describe('changing an order', () => {
  it('REL-02 SHELL-21 a lost change whose rules do not load after a reload stays unknown at once, and asking again reloads', async () => {
    const { world, tab } = await opened()
    say(tab, 'two bags')
    world.server.fates = ['requestLost']
    const saving = tab.flow.book(null)
    await settle()
    tab.flow.stop()
    await saving
    world.rules = createLaterRules(() => Promise.reject(missingPart()), tab.platform)
    const next = openTab(world, tab.session)
    await settle()
    expect(viewOf(next.store.get()).phase).toBe('unknown')
    expect(world.server.sent).toBe(2)
    expect(next.platform.left).toEqual([])
    await next.flow.askAgain()
    expect(viewOf(next.store.get()).phase).toBe('unknown')
    expect(next.platform.left).toEqual(['reload'])
  })

  it('BOOK-50 goes out as a change of that order, asks no payment, and ends the form', async () => {
    const { world, tab } = await opened()
    say(tab, 'two bags')
    await tab.flow.book(null)
    expect(world.server.orders).toHaveLength(1)
    expect(world.server.changes).toEqual(['two bags'])
    expect(tab.changed).toEqual([{ orderId: '1', isUnpaid: false }])
    expect(viewOf(tab.store.get())).toMatchObject({ phase: 'done', progress: { at: 'changed' } })
    expect(tab.drafts.read()).toBeNull()
    expect(tab.platform.left).toEqual([])
  })

  it('BOOK-50 an order that waits for its card is told to be unpaid', async () => {
    const { tab } = await opened('card')
    await tab.flow.book(null)
    expect(tab.changed).toEqual([{ orderId: '1', isUnpaid: true }])
  })

  it.each(['answerLost', 'requestLost', 'brokenBefore', 'brokenAfter', 'unreadable'] as const)(
    'REL-02 after %s the same change is sent again under its key, and counts once',
    async (fate) => {
      const { world, tab } = await opened()
      say(tab, 'two bags')
      world.server.fates = [fate]
      const saving = tab.flow.book(null)
      await settle()
      expect(viewOf(tab.store.get()).phase).toBe('asking')
      await pass(world, 2500)
      await saving
      const [, first, second] = world.server.keys
      expect(second).toBe(first)
      expect(world.server.changes).toEqual(['two bags'])
      expect(tab.changed).toHaveLength(1)
    },
  )

  it('REL-02 no word within 60 s: unknown; "ask again" sends it once more', async () => {
    const { world, tab } = await opened()
    world.server.fates = Array.from({ length: 40 }, () => 'requestLost' as const)
    const saving = tab.flow.book(null)
    await pass(world, 63_000)
    await saving
    expect(viewOf(tab.store.get()).phase).toBe('unknown')
    await tab.flow.book(null)
    world.server.fates = []
    const asking = tab.flow.askAgain()
    await pass(world, 2500)
    await asking
    expect(tab.changed).toHaveLength(1)
  })

  it('REL-02 what is edited while it is not known stays in the form, and can be saved as well', async () => {
    const { world, tab } = await opened()
    say(tab, 'first')
    world.server.fates = ['requestLost']
    const saving = tab.flow.book(null)
    await settle()
    say(tab, 'second')
    await pass(world, 2500)
    await saving
    expect(world.server.changes).toEqual(['first'])
    expect(tab.changed).toEqual([])
    expect(viewOf(tab.store.get())).toMatchObject({
      phase: 'editing',
      progress: { at: 'form' },
      draft: { notes: 'second' },
    })
    // And back again: the third change is one of its own, whatever the first said.
    await tab.flow.book(null)
    expect(world.server.changes).toEqual(['first', 'second'])
  })

  it('BOOK-50 REL-01 an edit while the payment of the changed order is read is not lost: it is a change of its own', async () => {
    const { world, tab } = await opened('card')
    say(tab, 'first')
    Object.defineProperty(world.server, 'price', {
      get() {
        say(tab, 'second')
        return null
      },
    })
    await tab.flow.book(null)
    expect(world.server.changes).toEqual(['first'])
    expect(tab.changed).toEqual([])
    expect(viewOf(tab.store.get())).toMatchObject({ phase: 'editing', draft: { notes: 'second' } })
  })

  it('REL-01 a reload in the middle sends the same again', async () => {
    const { world, tab } = await opened()
    say(tab, 'two bags')
    world.server.fates = ['answerLost']
    void tab.flow.book(null)
    await settle()
    tab.flow.stop()
    const next = openTab(world, tab.session)
    expect(viewOf(next.store.get())).toMatchObject({ phase: 'asking', earlier: { action: 'change', trip } })
    await pass(world, 2500)
    expect(world.server.changes).toEqual(['two bags'])
    expect(next.changed).toHaveLength(1)
  })

  it('BOOK-49 a refusal says why and keeps the form', async () => {
    const { world, tab } = await opened()
    say(tab, 'two bags')
    world.server.fates = ['refused']
    await tab.flow.book(null)
    expect(viewOf(tab.store.get())).toMatchObject({
      phase: 'editing',
      progress: { at: 'form' },
      failure: { step: 'booking', reason: 'refused', message: 'No.' },
      draft: { notes: 'two bags' },
    })
    expect(tab.changed).toEqual([])
  })

  it('BOOK-53 prices are asked with the one that the order has, with flexible tariffs', async () => {
    const { world, tab } = await opened()
    await pass(world, 15 * 60 * 1000)
    await tab.flow.book(null)
    expect(world.questions).toMatchObject([{ currentPriceId: 'pr-own', flexibleTariff: true }])
    expect(world.server.changes).toHaveLength(1)
  })

  it('PRICE-21 a new price is accepted first, then the change goes out', async () => {
    const { world, tab } = await opened()
    world.offers = [createOffer({ priceId: 'pr-2', price: { minor: 7000, currency: 'EUR' } })]
    await pass(world, 15 * 60 * 1000)
    await tab.flow.book(null)
    expect(world.server.changes).toEqual([])
    await tab.flow.acceptPrice()
    expect(world.server.changes).toHaveLength(1)
  })

  it('ERR-07 offline nothing is sent', async () => {
    const { world, tab } = await opened()
    tab.platform.setOnline(false)
    await tab.flow.book(null)
    expect(world.server.sent).toBe(1)
    expect(viewOf(tab.store.get()).failure?.reason).toBe('offline')
  })

  it('BOOK-58 the kept form brings the order back that it changes', async () => {
    const { world, tab } = await opened()
    world.server.fates = ['refused']
    await tab.flow.book(null)
    expect(tab.drafts.read()).toMatchObject({
      kind: 'kept',
      kept: { draft: { change }, earlier: { action: 'change', trip }, quotedAt: fixtureNow },
    })
  })
})
