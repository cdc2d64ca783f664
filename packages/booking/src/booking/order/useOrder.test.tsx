import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createModule } from '../../createModule.ts'
import { ModuleProvider } from '../../module/module.tsx'
import { createFakeClock, createFakePlatform } from '../../testing/fakePlatform.ts'
import { createFullDraft, fixtureNow } from '../../testing/samples/fixtures.ts'
import { draftsOf } from '../kept/drafts.ts'
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

describe('an order whose payment is pending', () => {
  /** Opens it on a clock of the test; the service tells what stands in `world`. */
  async function open(world: { status: string; isDown?: boolean; isGone?: boolean }) {
    const clock = createFakeClock(fixtureNow)
    let asked = 0
    const platform = createFakePlatform({
      clock,
      fetch: async () => {
        asked += 1
        if (world.isDown) return Response.json({ error: { code: 'no', message: 'No' } }, { status: 400 })
        if (world.isGone)
          return Response.json({ error: { code: 'not_found', message: 'None' } }, { status: 404 })
        return Response.json({
          result: { orders: [{ order_id: 1, transaction: 'tr-1', payment_status: world.status }] },
        })
      },
    })
    const module = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
    const seen: string[] = []
    const hook = await renderHook(
      () => {
        const view = useOrder('tr-1')
        seen.push(view.reading.status)
        return view
      },
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <ModuleProvider module={module}>{children}</ModuleProvider>
        ),
      },
    )
    const reading = () => hook.result.current.reading
    await vi.waitFor(() => expect(reading().status).not.toBe('loading'))
    const pass = async (seconds: number) => {
      for (let second = 0; second < seconds; second++)
        await hook.act(async () => {
          clock.advance(1000)
          await new Promise((resolve) => setTimeout(resolve, 5))
        })
    }
    const act = (run: () => void) =>
      hook.act(async () => {
        run()
        await new Promise((resolve) => setTimeout(resolve, 5))
      })
    return { act, asked: () => asked, clock, hook, pass, platform, reading, seen }
  }

  it('REL-02 is read every 2 s until it is paid', async () => {
    const world = { status: 'pending', isDown: false }
    const { asked, pass, reading } = await open(world)
    expect(reading()).toMatchObject({ status: 'ready', checking: true })
    await pass(4)
    expect(asked()).toBe(3)
    world.status = 'paid'
    await pass(2)
    expect(reading()).toMatchObject({ checking: false, order: { paymentStatus: 'paid' } })
    await pass(10)
    expect(asked()).toBe(4)
  })

  it('REL-02 is read for 60 s: 31 times, and for as long again when the person comes back to the page', async () => {
    const { act, asked, clock, pass, platform, reading } = await open({ status: 'pending', isDown: false })
    await pass(70)
    expect(reading()).toMatchObject({ status: 'ready', checking: false })
    expect([asked(), clock.waiting]).toEqual([31, 0])
    await act(() => platform.setVisible(true))
    expect(reading()).toMatchObject({ status: 'ready', checking: true })
    await pass(70)
    expect(asked()).toBe(62)
  })

  it('ERR-07 a repeated reading that fails changes nothing that is known, and the next one comes', async () => {
    const world = { status: 'pending', isDown: false }
    const { pass, reading } = await open(world)
    world.isDown = true
    await pass(6)
    expect(reading()).toMatchObject({ status: 'ready', checking: true })
    Object.assign(world, { isDown: false, status: 'paid' })
    await pass(2)
    expect(reading()).toMatchObject({ order: { paymentStatus: 'paid' } })
  })

  it('REL-02 an order that is no longer found is not read again', async () => {
    const world = { status: 'pending', isGone: false }
    const { asked, clock, pass, reading, seen } = await open(world)
    world.isGone = true
    await pass(2)
    expect(reading()).toEqual({ status: 'notFound' })
    seen.length = 0
    await pass(10)
    expect(reading()).toEqual({ status: 'notFound' })
    expect(seen).not.toContain('loading')
    expect([asked(), clock.waiting]).toEqual([2, 0])
  })

  it('SHELL-12 a cash order is read once, and nothing waits', async () => {
    const { asked, clock, pass, reading } = await open({ status: 'none', isDown: false })
    await pass(10)
    expect(reading()).toMatchObject({ status: 'ready', checking: false })
    expect([asked(), clock.waiting]).toEqual([1, 0])
  })

  it('REL-09 leaves no timer', async () => {
    const { clock, hook } = await open({ status: 'pending', isDown: false })
    await hook.unmount()
    expect(clock.waiting).toBe(0)
  })
})
