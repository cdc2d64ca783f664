import { createDraftStore } from '../booking/kept/draftStore.ts'
import type { SavedBooking } from '../booking/state/bookingState.ts'
import { createFakeClock, createFakePlatform, createMemoryStore } from './fakePlatform.ts'
import { createFullDraft, fixtureNow } from './samples/fixtures.ts'

/** A stored form that somebody has filled in. */
export const kept: SavedBooking = {
  draft: createFullDraft({ notes: 'Two suitcases' }),
  quotedAt: fixtureNow,
  intentId: 'intent-1',
  sent: null,
  lost: null,
  order: null,
}
/** The order that was created from the form. */
export const order = { orderId: '4812907', transaction: 't-1', number: '4812907', fingerprint: 'f' }

/**
 * A device: its tabs share the local storage, and each has its own session storage; a copied tab starts with a copy of
 * that storage.
 */
export function createDevice() {
  const clock = createFakeClock(fixtureNow)
  const local = createMemoryStore()
  return {
    clock,
    local,
    openTab(session = createMemoryStore(), scope = 'partner.user', isCopiedTab = false) {
      const platform = createFakePlatform({
        clock,
        storage: { local, session },
        isCopiedTab,
        randomId: () => `slot-${Math.random()}`,
      })
      return { session, platform, drafts: createDraftStore(platform, scope) }
    },
  }
}
