import { createDraftStore } from '../hooks/draftStore.ts'
import type { Kept } from '../state/bookingState.ts'
import { createFakeClock, createFakePlatform, createMemoryStore } from './fakePlatform.ts'
import { createFullDraft, fixtureNow } from './fixtures.ts'

/** A form that somebody has filled in. */
export const kept: Kept = {
  draft: createFullDraft({ notes: 'Two suitcases' }),
  quotedAt: fixtureNow,
  intentId: 'intent-1',
  sent: null,
  lost: null,
  order: null,
}
/** What it became. */
export const order = { orderId: '4812907', transaction: 't-1', number: '4812907', fingerprint: 'f' }

/** A device: tabs of it share the local store, each has a session of its own; a copied tab begins with another's. */
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
