import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createModule } from '../../createModule.ts'
import { ModuleProvider } from '../../module/module.tsx'
import { createFakePlatform } from '../../testing/fakePlatform.ts'
import { useOrder } from './useOrder.ts'

/** Opens an order. The service shows all of it to a signed-in user, and a part to the holder of a receipt. */
async function open(receipt: string | null) {
  const world = { isSignedIn: false, asked: [] as (string | null)[] }
  const row = { order_id: 1, transaction: 'tr-1', payment_status: 'paid' }
  const platform = createFakePlatform({
    fetch: async (input: string) => {
      const asked = new URL(input).searchParams.get('receipt')
      world.asked.push(asked)
      if (world.isSignedIn) return Response.json({ result: { orders: [row] } })
      if (asked === 'r.1') return Response.json({ result: { orders: [{ ...row, by_receipt: true }] } })
      return Response.json({ error: { code: 'unknown_order', message: 'None' } }, { status: 404 })
    },
  })
  const module = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
  const hook = await renderHook(() => useOrder('tr-1', receipt).reading, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ModuleProvider module={module}>{children}</ModuleProvider>
    ),
  })
  const signIn = () => {
    world.isSignedIn = true
    return hook.act(() => module.stores.session.dispatch({ type: 'userRead', userId: '1001' }))
  }
  return { world, hook, signIn }
}

describe('SEC-06 what the return from a payment has brought', () => {
  it('goes along with the reading of the order, and shows it in part', async () => {
    const { world, hook } = await open('r.1')
    await vi.waitFor(() => expect(hook.result.current).toMatchObject({ order: { isByReceipt: true } }))
    expect(world.asked).toEqual(['r.1'])
  })

  it('nothing is sent where there is none', async () => {
    const { world, hook } = await open(null)
    await vi.waitFor(() => expect(hook.result.current.status).toBe('notFound'))
    expect(world.asked).toEqual([null])
  })

  it.each(['r.1', null])('who signs in as its owner sees the whole at once (receipt %s)', async (receipt) => {
    const { hook, signIn } = await open(receipt)
    await vi.waitFor(() => expect(hook.result.current.status).not.toBe('loading'))
    await signIn()
    await vi.waitFor(() => expect(hook.result.current).toMatchObject({ order: { isByReceipt: false } }))
  })
})
