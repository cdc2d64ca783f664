import { describe, expect, it } from 'vitest'
import type { Kept } from '../state/bookingState.ts'
import {
  createDeadStore,
  createFakeClock,
  createFakePlatform,
  createMemoryStore,
} from '../testing/fakePlatform.ts'
import { createFullDraft, fixtureNow } from '../testing/fixtures.ts'
import { createDraftStore } from './draftStore.ts'

const kept: Kept = {
  draft: createFullDraft({ notes: 'Two suitcases' }),
  quotedAt: fixtureNow,
  intentId: 'intent-1',
  sent: null,
  lost: null,
  order: null,
}
const order = { orderId: '4812907', transaction: 't-1', number: '4812907', fingerprint: 'f' }

/** A device: tabs of it share the local store, each has a session of its own. */
function createDevice() {
  const clock = createFakeClock(fixtureNow)
  const local = createMemoryStore()
  return {
    clock,
    local,
    openTab(session = createMemoryStore(), scope = 'partner.user') {
      const platform = createFakePlatform({
        clock,
        storage: { local, session },
        randomId: () => `slot-${Math.random()}`,
      })
      return { session, platform, drafts: createDraftStore(platform, scope) }
    },
  }
}

describe('the draft', () => {
  it('BOOK-58 SHELL-11 survives a reload', () => {
    const device = createDevice()
    const tab = device.openTab()
    tab.drafts.save(kept)
    expect(device.openTab(tab.session).drafts.read()).toEqual({ kind: 'kept', kept })
  })

  it('BOOK-58 is gone after 24 h', () => {
    const device = createDevice()
    const tab = device.openTab()
    tab.drafts.save(kept)
    device.clock.advance(24 * 60 * 60 * 1000 - 1)
    expect(device.openTab(tab.session).drafts.read()?.kind).toBe('kept')
    device.clock.advance(2)
    expect(device.openTab(tab.session).drafts.read()).toBeNull()
    expect(
      JSON.stringify([...Array(5)].map(() => device.local.get('wherry-drafts:partner.user'))),
    ).not.toContain('anna')
  })

  it('BOOK-58 is cleared after booking, with all marks', () => {
    const device = createDevice()
    const tab = device.openTab()
    tab.drafts.saveForPayment({ ...kept, order })
    tab.drafts.clear()
    expect(device.openTab(tab.session).drafts.read()).toBeNull()
    expect(tab.session.get('cached_trip')).toBeNull()
    expect(tab.platform.cookies.get('cached_trip')).toBeNull()
  })

  it('REL-07 two tabs do not overwrite each other', () => {
    const device = createDevice()
    const one = device.openTab()
    const other = device.openTab()
    one.drafts.save(kept)
    other.drafts.save({ ...kept, intentId: 'intent-2' })
    expect(device.openTab(one.session).drafts.read()).toMatchObject({ kept: { intentId: 'intent-1' } })
    expect(device.openTab(other.session).drafts.read()).toMatchObject({ kept: { intentId: 'intent-2' } })
  })

  it('REL-01 a new tab takes up the last draft with its intent, and clears both when it is booked', () => {
    const device = createDevice()
    const one = device.openTab()
    one.drafts.save(kept)
    const other = device.openTab()
    expect(other.drafts.read()).toMatchObject({ kept: { intentId: 'intent-1' } })
    other.drafts.save(kept)
    other.drafts.clear()
    expect(device.openTab(one.session).drafts.read()).toBeNull()
  })

  it('REL-07 a partner or user never sees the form of another', () => {
    const device = createDevice()
    const tab = device.openTab()
    tab.drafts.save(kept)
    expect(device.openTab(tab.session, 'partner.other').drafts.read()).toBeNull()
  })

  it('REL-06 where nothing can be kept nothing breaks', () => {
    const platform = createFakePlatform({ storage: { local: createDeadStore(), session: createDeadStore() } })
    const drafts = createDraftStore(platform, '')
    drafts.save(kept)
    expect(drafts.read()).toBeNull()
    drafts.clear()
  })
})

describe('the form of an order that is being paid', () => {
  it('BOOK-48 comes back whole at 899 s and not at 901 s; then the order alone can be gone on with', () => {
    const device = createDevice()
    const tab = device.openTab()
    tab.drafts.saveForPayment({ ...kept, order })
    device.clock.advance(899_000)
    expect(device.openTab(tab.session).drafts.read()).toEqual({ kind: 'kept', kept: { ...kept, order } })
    device.clock.advance(2000)
    expect(device.openTab(tab.session).drafts.read()).toEqual({
      kind: 'begun',
      order: { orderId: '4812907', transaction: 't-1', number: '4812907' },
    })
  })

  it('BOOK-48 leaves no personal data after 901 s', () => {
    const device = createDevice()
    const tab = device.openTab()
    tab.drafts.saveForPayment({ ...kept, order })
    device.clock.advance(901_000)
    const { drafts, session } = device.openTab(tab.session)
    drafts.read()
    const slot = session.get('wherry-draft-slot')
    expect(device.local.get(`wherry-draft:partner.user:${slot}`)).not.toMatch(/anna|Keller|33 6/i)
  })

  it('BOOK-48 the name of an order stays for a day after its mark, not longer, and does not come back', () => {
    const day = 24 * 60 * 60 * 1000
    for (const isFormGone of [false, true]) {
      const device = createDevice()
      const tab = device.openTab()
      tab.drafts.saveForPayment({ ...kept, order })
      // Another tab tidies up what is over; the mark of the own tab is left.
      if (isFormGone) device.local.remove(`wherry-draft:partner.user:${tab.session.get('wherry-draft-slot')}`)
      device.clock.advance(900_000 + day - 1)
      expect(device.openTab(tab.session).drafts.read()?.kind).toBe('begun')
      device.clock.advance(1)
      expect(device.openTab(tab.session).drafts.read()).toBeNull()
      expect(device.openTab(tab.session).drafts.read()).toBeNull()
    }
  })

  it('BOOK-43 what is entered later does not prolong the mark', () => {
    const device = createDevice()
    const tab = device.openTab()
    tab.drafts.saveForPayment({ ...kept, order })
    device.clock.advance(800_000)
    tab.drafts.save({ ...kept, order })
    device.clock.advance(101_000)
    expect(device.openTab(tab.session).drafts.read()?.kind).toBe('begun')
  })

  it('BOOK-58 a paid order takes its own form and mark away, in whichever tab they were kept', () => {
    const device = createDevice()
    const paying = device.openTab()
    paying.drafts.saveForPayment({ ...kept, order })
    const other = device.openTab()
    other.drafts.clearOrder(order.transaction)
    expect(device.openTab(paying.session).drafts.read()).toMatchObject({ kind: 'begun' })
    paying.drafts.clearOrder(order.transaction)
    expect(device.openTab(paying.session).drafts.read()).toBeNull()
  })

  it('BOOK-58 another order that is paid leaves this trip, its order and its mark alone', () => {
    const device = createDevice()
    const tab = device.openTab()
    tab.drafts.save(kept)
    tab.drafts.clearOrder('t-other')
    expect(device.openTab(tab.session).drafts.read()).toEqual({ kind: 'kept', kept })
    tab.drafts.saveForPayment({ ...kept, order })
    tab.drafts.clearOrder('t-other')
    expect(device.openTab(tab.session).drafts.read()).toEqual({ kind: 'kept', kept: { ...kept, order } })
    expect(tab.session.get('cached_trip')).toContain(order.transaction)
    expect(tab.platform.cookies.get('cached_trip')).toContain(order.transaction)
  })
})

describe('whose form it is', () => {
  const { claim, owned } = {
    claim: (
      device: ReturnType<typeof createDevice>,
      tab: ReturnType<typeof device.openTab>,
      id: string | null,
    ) => {
      const next = device.openTab(tab.session)
      next.drafts.claim(id)
      return next.drafts.read()
    },
    owned: (id: string | null, parts: Partial<Kept> = {}) => {
      const device = createDevice()
      const tab = device.openTab()
      tab.drafts.claim(id)
      tab.drafts.save({ ...kept, ...parts })
      return { device, tab }
    },
  }

  it.each([
    ['stays for the same account', '7', '7', 'kept'],
    ['goes for another account', '7', '8', undefined],
    ['goes once nobody is signed in', '7', null, undefined],
    ['of a guest goes on under the account that signs in', null, '7', 'kept'],
    ['of a guest stays a guest’s', null, null, 'kept'],
  ])('BOOK-58 %s', (_what, owner, visitor, kind) => {
    const { device, tab } = owned(owner)
    expect(claim(device, tab, visitor)?.kind).toBe(kind)
  })

  it('BOOK-58 what goes leaves nothing on the device', () => {
    const { device, tab } = owned('7')
    const other = device.openTab()
    other.drafts.claim('7')
    other.drafts.saveForPayment({ ...kept, order })
    expect(device.local.size).toBeGreaterThan(2)
    const next = device.openTab(tab.session)
    next.drafts.claim('8')
    expect(claim(device, other, '8')).toBeNull()
    expect(device.local.get('wherry-drafts:partner.user')).toBe('')
    expect(next.session.get('cached_trip')).toBeNull()
  })

  it('BOOK-46 BOOK-58 of an order that is the new account’s own the name stays, without the form', () => {
    const { device, tab } = owned('7', { order: { ...order, userId: '8' } })
    expect(claim(device, tab, '8')).toEqual({
      kind: 'begun',
      order: { orderId: '4812907', userId: '8', transaction: 't-1', number: '4812907' },
    })
    expect(device.local.get(`wherry-draft:partner.user:${tab.session.get('wherry-draft-slot')}`)).not.toMatch(
      /anna/i,
    )
  })

  it('BOOK-58 a form that was kept before it was known who is here stays', () => {
    const device = createDevice()
    const tab = device.openTab()
    tab.drafts.save(kept)
    expect(claim(device, tab, '7')?.kind).toBe('kept')
    // From then on it is this account's.
    const next = device.openTab(tab.session)
    next.drafts.claim('7')
    next.drafts.save(kept)
    expect(claim(device, next, '8')).toBeNull()
  })

  it('BOOK-58 the mark of an order alone does not outlive its owner', () => {
    const device = createDevice()
    const tab = device.openTab()
    tab.drafts.claim('7')
    tab.drafts.saveForPayment({ ...kept, order })
    for (const name of [
      'wherry-drafts:partner.user',
      `wherry-draft:partner.user:${tab.session.get('wherry-draft-slot')}`,
    ])
      device.local.remove(name)
    expect(claim(device, tab, '8')).toBeNull()
  })
})

describe('what went out for an intent', () => {
  it('REL-01 the other keys of the same intent, of all tabs, the last first', () => {
    const device = createDevice()
    const [one, two] = [device.openTab(), device.openTab()]
    one.drafts.intents.add('i', 'k1', 1)
    two.drafts.intents.add('i', 'k2', 1)
    one.drafts.intents.add('j', 'k3', 1)
    expect(two.drafts.intents.others('i', 'k4')).toEqual(['k2', 'k1'])
    expect(two.drafts.intents.others('i', 'k2')).toEqual(['k1'])
    two.drafts.intents.forget('k1')
    expect(one.drafts.intents.others('i', 'k4')).toEqual(['k2'])
  })

  it('REL-01 for 24 h, and 20 at most', () => {
    const device = createDevice()
    const { intents } = device.openTab().drafts
    for (let count = 1; count <= 21; count++) intents.add('i', `k${count}`, 1)
    expect(intents.others('i', '')).toHaveLength(20)
    device.clock.advance(24 * 60 * 60 * 1000 - 1)
    expect(intents.others('i', '')).toHaveLength(20)
    device.clock.advance(1)
    expect(intents.others('i', '')).toEqual([])
  })

  it('REL-01 one is on its way for 60 s, as long as its page waits, or until that page knows better', () => {
    const device = createDevice()
    const [one, two] = [device.openTab(), device.openTab()]
    const now = device.clock.now()
    one.drafts.intents.add('i', 'k1', 2)
    expect(two.drafts.intents.underWayUntil('k1')).toBe(now + 60_000)
    expect(two.drafts.intents.underWayUntil('k2')).toBe(0)
    one.drafts.intents.settle('k1')
    expect(two.drafts.intents.underWayUntil('k1')).toBe(0)
    expect(two.drafts.intents.others('i', '')).toEqual(['k1'])
  })

  it('BOOK-39 for how many rides each went out; where nothing can be stored this page knows its own', () => {
    const device = createDevice()
    const [one, two] = [device.openTab(), device.openTab()]
    one.drafts.intents.add('i', 'k1', 2)
    expect(two.drafts.intents.ridesOf('k1')).toBe(2)
    expect(two.drafts.intents.ridesOf('k2')).toBeNull()
    device.local.set(
      'wherry-sent:partner.user',
      JSON.stringify([{ intentId: 'i', key: 'k', at: device.clock.now() }]),
    )
    expect(two.drafts.intents.ridesOf('k')).toBeNull()
    const dead = createDeadStore()
    const platform = createFakePlatform({ storage: { local: dead, session: dead } })
    const { intents } = createDraftStore(platform, 'dead')
    intents.add('i', 'k1', 2)
    expect(intents.ridesOf('k1')).toBe(2)
    expect(intents.others('i', '')).toEqual(['k1'])
  })

  it.each(['', '{', '{}', '[1,null,{"key":"k"}]'])('REL-06 a broken list (%s) is an empty one', (text) => {
    const device = createDevice()
    device.local.set('wherry-sent:partner.user', text)
    const { intents } = device.openTab().drafts
    expect(intents.others('i', '')).toEqual([])
    intents.add('i', 'k', 1)
    expect(intents.others('i', '')).toEqual(['k'])
  })
})
