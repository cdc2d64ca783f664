import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createModule } from '../../createModule.ts'
import { ModuleProvider } from '../../module/module.tsx'
import { createFakeClock, createFakePlatform } from '../../testing/fakePlatform.ts'
import { usePayment } from './usePayment.ts'

describe('an order whose payment is refused', () => {
  /** Has pressed "Pay" where the payment's address is refused. */
  async function press(paymentStatus: string) {
    const order = { order_id: 1, transaction: 'tr-1', payment_status: paymentStatus }
    const platform = createFakePlatform({
      fetch: async (address) =>
        new URL(String(address)).pathname.endsWith('/pay-url')
          ? Response.json({ error: { code: 'already_paid', message: 'Paid already' } }, { status: 409 })
          : Response.json({ result: { orders: [order] } }),
    })
    const module = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
    const onPaid = vi.fn()
    const hook = await renderHook(() => usePayment('tr-1', onPaid), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ModuleProvider module={module}>{children}</ModuleProvider>
      ),
    })
    await hook.act(() => hook.result.current.pay())
    await vi.waitFor(() => expect(hook.result.current.opening).toBe(false))
    return { ...hook.result.current, onPaid }
  }

  it('BOOK-49 one that another tab has paid is no failure here: it is read anew', async () => {
    const { failure, payPage, onPaid } = await press('paid')
    expect({ failure, payPage }).toEqual({ failure: null, payPage: null })
    expect(onPaid).toHaveBeenCalledOnce()
  })

  it.each(['pending', 'declined'])('BOOK-49 one that is %s says why', async (status) => {
    const { failure, onPaid } = await press(status)
    expect(failure).toEqual({ step: 'payment', reason: 'refused', message: 'Paid already' })
    expect(onPaid).not.toHaveBeenCalled()
  })
})

describe('a page around that said it goes to the payment', () => {
  const url = 'https://pay.example.com/tr-1'

  /** Has pressed "Pay" and was told that the page goes. */
  async function leave(framed: boolean) {
    const clock = createFakeClock(0)
    const platform = createFakePlatform({
      ...{ clock, framed },
      fetch: async () => Response.json({ result: { url } }),
    })
    const module = createModule({
      config: { apiBase: 'https://api.wherry.test', redirectOrigins: ['https://pay.example.com'] },
      platform,
    })
    const hook = await renderHook(() => usePayment('tr-1', () => {}), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ModuleProvider module={module}>{children}</ModuleProvider>
      ),
    })
    await hook.act(() => hook.result.current.pay())
    await vi.waitFor(() => expect(platform.left).toEqual([url]))
    await vi.waitFor(() => expect(clock.waiting).toBe(framed ? 1 : 0))
    return { clock, platform, hook }
  }

  it.each([true, false])(
    'EMBED-03 BOOK-49 framed: %s, where it is not gone after 10 s there is a link',
    async (framed) => {
      const { clock, hook } = await leave(framed)
      await hook.act(() => clock.advance(9_999))
      expect(hook.result.current).toMatchObject({ opening: true, payPage: null })
      await hook.act(() => clock.advance(1))
      expect(hook.result.current).toMatchObject(
        framed ? { opening: false, payPage: url } : { opening: true, payPage: null },
      )
    },
  )

  it('EMBED-03 BOOK-49 who has come back within 10 s may pay anew, and no link comes by itself', async () => {
    const { clock, platform, hook } = await leave(true)
    await hook.act(() => clock.advance(6_000))
    await hook.act(() => platform.showPage(true))
    expect(clock.waiting).toBe(0)
    await hook.act(() => clock.advance(10_000))
    expect(hook.result.current).toMatchObject({ opening: false, payPage: null })
  })
})
