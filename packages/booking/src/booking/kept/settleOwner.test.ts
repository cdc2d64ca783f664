import { describe, expect, it } from 'vitest'
import { createModule } from '../../createModule.ts'
import { settingsOf } from '../../module/visitor/settings.ts'
import { createFakePlatform } from '../../testing/fakePlatform.ts'
import {
  createAirport,
  createGuest,
  createHouse,
  createOffer,
  fixtureNow,
} from '../../testing/samples/fixtures.ts'
import { bookingStore } from '../order/useBooking.ts'
import { viewOf } from '../state/bookingView.ts'
import type { KnownOrder } from '../state/progress.ts'
import { draftsOf } from './drafts.ts'
import { settleOwner } from './settleOwner.ts'

/** A page with a begun form. */
function begun(userId: string | null, order: KnownOrder | null = null) {
  const platform = createFakePlatform()
  const core = createModule({ config: { apiBase: 'https://api.test' }, platform })
  const store = bookingStore(core)
  settleOwner(core, store, userId)
  store.dispatch({
    type: 'started',
    ...{ offer: createOffer(), from: createAirport(), to: createHouse(), user: createGuest() },
    ...{ quotedAt: fixtureNow, intentId: 'i', utm: {} },
  })
  store.dispatch({ type: 'notesEntered', value: 'Two suitcases' })
  if (order) store.dispatch({ type: 'ordered', order })
  return { core, store }
}

const order = { orderId: '1', userId: '8', transaction: 't1', number: '1', fingerprint: 'f' }

describe('who stands before the form', () => {
  it.each([
    ['7', '7', 'same'],
    [null, '7', 'same'],
    [null, null, 'same'],
    ['7', '8', 'gone'],
    ['7', null, 'gone'],
  ] as const)('BOOK-58 of %s, now %s: the form is %s', (before, now, became) => {
    const { core, store } = begun(before)
    expect(settleOwner(core, store, now)).toBe(became)
    expect(store.get().draft?.notes).toBe(became === 'same' ? 'Two suitcases' : undefined)
    expect(settleOwner(core, store, now)).toBe('same')
  })

  it('BOOK-46 an order that is the new account’s own stays to be paid, without the form', () => {
    const { core, store } = begun('7', order)
    expect(settleOwner(core, store, '8')).toBe('toPay')
    expect(viewOf(store.get())).toMatchObject({ draft: null, begun: { orderId: '1', transaction: 't1' } })
  })

  it('BOOK-46 one of a third account goes as well', () => {
    const { core, store } = begun('7', order)
    expect(settleOwner(core, store, '9')).toBe('gone')
    expect(viewOf(store.get())).toMatchObject({ draft: null, begun: null, order: null })
  })

  it('BOOK-58 where the form is not open, the settings alone forget what another has left', async () => {
    const first = begun('7')
    const kept = { draft: first.store.get().draft, quotedAt: fixtureNow, intentId: 'i' }
    if (!kept.draft) throw new Error('A form was begun')
    draftsOf(first.core).save({ ...kept, draft: kept.draft, sent: null, lost: null, order: null })
    const { storage } = first.core.platform
    const settings = Response.json({ result: { user_id: 8, role: 'buyer' } })
    const platform = createFakePlatform({ storage, fetch: async () => settings })
    const core = createModule({ config: { apiBase: 'https://api.test' }, platform })
    expect(storage.local.get('wherry-drafts:.')).not.toBe('')
    settingsOf(core).begin()
    await expect.poll(() => storage.local.get('wherry-drafts:.')).toBe('')
  })
})
