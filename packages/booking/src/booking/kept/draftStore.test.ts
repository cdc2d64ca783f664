import { describe, expect, it } from 'vitest'
import { createDevice, kept, order } from '../../testing/draftDevice.ts'
import { createDeadStore, createFakePlatform, createMemoryStore } from '../../testing/fakePlatform.ts'
import { createDraftStore } from './draftStore.ts'

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

  it('REL-07 a tab that was copied shows the same form, and from then on each keeps its own', () => {
    const device = createDevice()
    const one = device.openTab()
    one.drafts.save(kept)
    const session = createMemoryStore()
    for (const name of one.session.names()) session.set(name, one.session.get(name) ?? '')
    const copy = device.openTab(session, undefined, true)
    expect(copy.drafts.read()).toMatchObject({ kept: { intentId: 'intent-1' } })
    copy.drafts.save({ ...kept, intentId: 'intent-2' })
    one.drafts.save(kept)
    expect(device.openTab(one.session).drafts.read()).toMatchObject({ kept: { intentId: 'intent-1' } })
    expect(device.openTab(session).drafts.read()).toMatchObject({ kept: { intentId: 'intent-2' } })
  })

  it('REL-07 a copied tab keeps its form over a reload before anything was changed in it', () => {
    const device = createDevice()
    const one = device.openTab()
    one.drafts.save(kept)
    const session = createMemoryStore()
    for (const name of one.session.names()) session.set(name, one.session.get(name) ?? '')
    device.openTab(session, undefined, true)
    one.drafts.save({ ...kept, intentId: 'intent-2' })
    expect(device.openTab(session).drafts.read()).toMatchObject({ kept: { intentId: 'intent-1' } })
  })

  it('REL-07 another booking that a tab has begun since outlives the one that was taken up elsewhere', () => {
    const device = createDevice()
    const one = device.openTab()
    one.drafts.save(kept)
    const other = device.openTab()
    other.drafts.read()
    other.drafts.save({ ...kept, intentId: 'intent-2' })
    other.drafts.clear()
    expect(device.openTab(one.session).drafts.read()).toMatchObject({ kept: { intentId: 'intent-1' } })
    expect(device.openTab(other.session).drafts.read()).toBeNull()
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
      // Another tab removes expired drafts; the mark of the own tab stays.
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
