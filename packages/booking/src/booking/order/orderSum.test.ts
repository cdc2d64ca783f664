import { describe, expect, it } from 'vitest'
import { settle } from '../../testing/orderModel.ts'
import { begin, createWorld, openTab, pass, type Tab } from '../../testing/worlds/bookingWorld.ts'
import { viewOf } from '../state/bookingView.ts'
import { totalOf } from '../state/pricing.ts'
import type { KnownOrder } from '../state/progress.ts'

const eur = (minor: number) => ({ minor, currency: 'EUR' })

/** The total that the form shows. */
function shown({ store }: Tab) {
  const { draft, pricing, order } = viewOf(store.get())
  return draft && totalOf({ draft, pricing, order })
}

describe('the sum of an order', () => {
  it('BOOK-38 BOOK-48 is what the order says once it was read, whatever was confirmed when it went out', async () => {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab)
    await tab.flow.book('card')
    expect(shown(tab)).toEqual({ total: eur(6250), isAbout: false })
    world.server.price = eur(5625)
    await tab.flow.resume()
    expect(shown(tab)).toEqual({ total: eur(5625), isAbout: false })
    expect(viewOf(tab.store.get()).order?.number).toBe('W-1')
  })

  it('BOOK-48 REL-07 of an order that an earlier version has kept without its sum, the order says it', async () => {
    const world = createWorld()
    const tab = openTab(world)
    begin(tab)
    await tab.flow.book('card')
    const { total: _, ...order } = viewOf(tab.store.get()).order as KnownOrder
    const { draft, quotedAt, intentId } = tab.store.get()
    if (!draft) throw new Error('no form')
    const applied = { ...draft, certificate: 'WHERRY-10', hash: 'WHERRY-10' }
    tab.flow.stop()
    tab.drafts.saveForPayment({ draft: applied, quotedAt, intentId, sent: null, lost: null, order })
    world.server.price = eur(5625)
    const next = openTab(world, tab.session)
    await settle()
    expect(shown(next)).toEqual({ total: eur(5625), isAbout: false })
  })

  it('BOOK-38 REL-02 is what the order says that was found after a lost answer', async () => {
    const world = createWorld()
    world.server.fates = ['answerLost']
    world.server.price = eur(5625)
    const tab = openTab(world)
    begin(tab)
    const booking = tab.flow.book('card')
    await pass(world, 3000)
    await booking
    expect(shown(tab)).toEqual({ total: eur(5625), isAbout: false })
  })

  it.each(['answered', 'answerLost'] as const)(
    'BOOK-38 an order that names no sum (%s) keeps what was confirmed',
    async (fate) => {
      const world = createWorld()
      world.server.fates = [fate]
      const tab = openTab(world)
      begin(tab)
      const booking = tab.flow.book('card')
      await pass(world, 3000)
      await booking
      await tab.flow.resume()
      expect(shown(tab)).toEqual({ total: eur(6250), isAbout: false })
    },
  )
})
