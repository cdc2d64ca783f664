import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createFakePlatform } from '../testing/fakePlatform.ts'
import { createFullDraft } from '../testing/fixtures.ts'
import { draftsOf } from './drafts.ts'
import { createModule, ModuleProvider } from './module.tsx'
import { useOrder } from './useOrder.ts'

/** Opens the page of a paid order where a form was kept that has become the given order. */
async function openPaid(keptTransaction: string | null) {
  const paid = { order_id: 1, transaction: 'tr-paid', payment_status: 'paid' }
  const platform = createFakePlatform({ fetch: async () => Response.json({ result: { orders: [paid] } }) })
  const module = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
  const kept = {
    draft: createFullDraft(),
    quotedAt: 0,
    intentId: 'i',
    sent: null,
    lost: null,
    order: keptTransaction
      ? { orderId: '1', transaction: keptTransaction, number: '1', fingerprint: '' }
      : null,
  }
  draftsOf(module).save(kept)
  const hook = await renderHook(() => useOrder('tr-paid'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ModuleProvider module={module}>{children}</ModuleProvider>
    ),
  })
  await vi.waitFor(() => expect(hook.result.current.reading.status).toBe('ready'))
  return draftsOf(module).read()
}

describe('useOrder', () => {
  it.each([null, 'tr-other'])(
    'BOOK-58 the page of a paid order keeps the form of another trip (order %s)',
    async (transaction) => {
      expect(await openPaid(transaction)).toMatchObject({ kind: 'kept' })
    },
  )

  it('BOOK-58 the page of a paid order clears its own form', async () => {
    expect(await openPaid('tr-paid')).toBeNull()
  })

  it.each([null, '8'])(
    'AUTH-07 SEC-06 who signs out takes the ride from the screen, where %s is here then',
    async (next) => {
      let isOwn = true
      const order = { order_id: 1, transaction: 'tr-1', payment_status: 'paid' }
      const platform = createFakePlatform({
        fetch: async () =>
          isOwn
            ? Response.json({ result: { orders: [order] } })
            : Response.json({ error: { code: 'not_found', message: 'None' } }, { status: 404 }),
      })
      const module = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
      const { session } = module.stores
      const seen: string[] = []
      const hook = await renderHook(
        () => {
          const { reading } = useOrder('tr-1')
          seen.push(reading.status)
          return reading
        },
        {
          wrapper: ({ children }: { children: ReactNode }) => (
            <ModuleProvider module={module}>{children}</ModuleProvider>
          ),
        },
      )
      await vi.waitFor(() => expect(hook.result.current.status).toBe('ready'))
      // That it becomes known who is here takes nothing away.
      await hook.act(() => session.dispatch({ type: 'userRead', userId: '7', currency: null }))
      expect(hook.result.current.status).toBe('ready')
      isOwn = false
      seen.length = 0
      await hook.act(() => session.dispatch({ type: 'userRead', userId: next }))
      await vi.waitFor(() => expect(hook.result.current.status).toBe('notFound'))
      expect(seen).not.toContain('ready')
    },
  )
})
