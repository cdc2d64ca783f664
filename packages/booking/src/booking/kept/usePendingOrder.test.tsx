import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createModule } from '../../createModule.ts'
import { unknownUser } from '../../kernel/model/user.ts'
import { ModuleProvider } from '../../module/module.tsx'
import { createFakeClock, createFakePlatform, createMemoryStore } from '../../testing/fakePlatform.ts'
import { createFullDraft } from '../../testing/samples/fixtures.ts'
import { createDraftStore } from './draftStore.ts'
import { usePendingOrder } from './usePendingOrder.ts'

interface Visit {
  /** Status of the payment. Null: the service does not know the order. */
  status?: string | null
  /** Seconds since the person left for the payment page. */
  seconds?: number
  /** Id of the signed-in user. */
  userId?: string | null
  /** Id of the order's owner. */
  ownerId?: string
  /** Scope of the address at which the order was made: partner and user. */
  scope?: string
  framed?: boolean
}

/** The search of partner 2001, on a device where an order was left for its payment. */
async function visit({ status = 'pending', seconds = 0, userId = null, ownerId, scope, framed }: Visit) {
  const clock = createFakeClock(0)
  const storage = { local: createMemoryStore(), session: createMemoryStore() }
  const asked = { status, count: 0 }
  const platform = createFakePlatform({
    clock,
    storage,
    fetch: async () => {
      asked.count += 1
      const order = { order_id: 7, number: 'W-7', transaction: 'tr-7', payment_status: asked.status }
      return asked.status === null
        ? Response.json({ error: { code: 'not_found', message: 'None' } }, { status: 404 })
        : Response.json({ result: { orders: [order] } })
    },
  })
  const left = createFakePlatform({ clock, storage })
  createDraftStore(left, scope ?? '2001.').saveForPayment({
    ...{ draft: createFullDraft(), quotedAt: 0, intentId: 'i', sent: null, lost: null },
    order: {
      ...{ orderId: '7', transaction: 'tr-7', number: 'W-7', fingerprint: '' },
      ...(ownerId && { userId: ownerId }),
    },
  })
  clock.advance(seconds * 1000)
  const module = createModule({
    config: { apiBase: 'https://api.wherry.test', partner: '2001', framed: framed ?? false },
    platform,
  })
  const user = { ...unknownUser, userId }
  const hook = await renderHook(() => usePendingOrder(user), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ModuleProvider module={module}>{children}</ModuleProvider>
    ),
  })
  const forms = () => storage.local.names().filter((name) => name.startsWith('wherry-draft:'))
  return { hook, platform, asked, forms }
}

describe('usePendingOrder', () => {
  it.each<[string, Visit]>([
    ['at once', {}],
    ['at 899 s', { seconds: 899 }],
    ['at 901 s, when its form is gone', { seconds: 901 }],
    ['after a declined card', { status: 'declined' }],
    ['for its owner', { userId: '8', ownerId: '8' }],
    ['in a frame, where orders are the partner’s', { ownerId: '2001', framed: true, userId: '8' }],
  ])('BOOK-48 REL-01 names the order that waits for its payment %s', async (_, one) => {
    const { hook } = await visit(one)
    await vi.waitFor(() => expect(hook.result.current).toEqual({ number: 'W-7', isRead: true }))
  })

  it.each<[string, Visit, number]>([
    ['that is paid', { status: 'paid' }, 1],
    ['that the driver is paid for', { status: 'none' }, 1],
    ['that nobody knows', { status: null }, 1],
    ['that is over a day old', { seconds: 900 + 24 * 60 * 60 + 1 }, 0],
    ['of another account', { userId: '8', ownerId: '9' }, 0],
    ['of another partner’s page', { scope: '2002.' }, 0],
    ['of another user’s page', { scope: '2001.5' }, 0],
  ])('BOOK-48 REL-07 says nothing of an order %s', async (_, one, asked) => {
    const { hook, asked: calls } = await visit(one)
    await vi.waitFor(() => expect(calls.count).toBe(asked))
    // Wait longer than a response takes to be shown, as the test before this one shows.
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(hook.result.current).toBeNull()
    expect(calls.count).toBe(asked)
  })

  it('BOOK-48 BOOK-58 once it is paid elsewhere it waits no more, and its form is gone, when the page is seen again', async () => {
    const { hook, platform, asked, forms } = await visit({})
    await vi.waitFor(() => expect(hook.result.current).not.toBeNull())
    expect(forms()).toHaveLength(1)
    asked.status = 'paid'
    platform.setVisible(false)
    platform.setVisible(true)
    await vi.waitFor(() => expect(hook.result.current).toBeNull())
    expect(forms()).toEqual([])
  })
})
