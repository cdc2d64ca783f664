import { describe, expect, it } from 'vitest'
import { createDevice, kept, order } from '../../testing/draftDevice.ts'
import type { SavedBooking } from '../state/bookingState.ts'

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
    owned: (id: string | null, parts: Partial<SavedBooking> = {}) => {
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
    // From then on, the draft belongs to this account.
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

describe('the forms of other partners on the same device', () => {
  const day = 24 * 60 * 60 * 1000
  /** A form of each scope, each in a tab of its own. */
  function ownedIn(scopes: readonly string[], id: string | null, parts: Partial<SavedBooking> = {}) {
    const device = createDevice()
    for (const scope of scopes) {
      const { drafts } = device.openTab(undefined, scope)
      drafts.claim(id)
      drafts.save({ ...kept, ...parts })
    }
    return device
  }
  const formsOf = (device: ReturnType<typeof createDevice>) =>
    device.local.names().filter((name) => name.startsWith('wherry-draft:'))
  const scopes = ['2001.', '2002.7', '.', 'https://odd:scope.']

  it.each([null, '8'])('AUTH-07 BOOK-58 of user 7 go in each scope where %s is here now', (visitor) => {
    const device = ownedIn(scopes, '7')
    expect(formsOf(device)).toHaveLength(4)
    device.openTab(undefined, '2001.').drafts.claim(visitor)
    expect(formsOf(device)).toEqual([])
    for (const scope of scopes) expect(device.local.get(`wherry-drafts:${scope}`), scope).toBe('')
  })

  it('AUTH-07 a guest’s are of the account that signs in, so that they go with it, changed or not', () => {
    const device = ownedIn(scopes, null)
    device.openTab(undefined, '.').drafts.claim(null)
    expect(formsOf(device)).toHaveLength(4)
    device.openTab(undefined, '.').drafts.claim('7')
    expect(device.openTab(undefined, '2001.').drafts.read()?.kind).toBe('kept')
    device.openTab(undefined, '2001.').drafts.claim(null)
    expect(formsOf(device)).toEqual([])
  })

  it('BOOK-58 are not kept longer because nobody comes to their partner again', () => {
    const device = ownedIn(scopes, '7')
    device.clock.advance(day - 1)
    device.openTab(undefined, 'other').drafts.claim('7')
    expect(formsOf(device)).toHaveLength(4)
    device.clock.advance(1)
    device.openTab(undefined, 'other').drafts.claim('7')
    expect(formsOf(device)).toEqual([])
  })

  it('BOOK-48 of one that is being paid the name stays, as it would there', () => {
    const device = createDevice()
    const tab = device.openTab(undefined, '2001.')
    tab.drafts.claim('7')
    tab.drafts.saveForPayment({ ...kept, order })
    device.clock.advance(900_000)
    device.openTab(undefined, '.').drafts.claim('7')
    expect(JSON.stringify(formsOf(device).map((name) => device.local.get(name)))).not.toMatch(/anna/i)
    const found = device.openTab(tab.session, '2001.').drafts.read()
    expect(found).toMatchObject({ kind: 'begun', order: { transaction: 't-1' } })
  })

  it('BOOK-48 do not take the mark of what is being paid here along', () => {
    const device = ownedIn(['2001.'], '7')
    const tab = device.openTab(undefined, '.')
    tab.drafts.saveForPayment({ ...kept, order })
    tab.drafts.claim(null)
    expect(formsOf(device)).toHaveLength(1)
    expect(tab.session.get('cached_trip')).toContain('t-1')
  })

  it('REL-07 what is broken goes, and what is another program’s stays', () => {
    const device = ownedIn([], null)
    device.local.set('wherry-draft:.:s1', '{')
    device.local.set('shop-draft:.:s1', '{')
    device.openTab(undefined, '.').drafts.claim(null)
    expect(device.local.names()).toEqual(['shop-draft:.:s1', 'wherry-drafts:.'])
  })
})
