import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createModule } from '../../createModule.ts'
import type { Offer } from '../../kernel/model/offer.ts'
import { ModuleProvider } from '../../module/module.tsx'
import type { OffersState } from '../../search/state/finder.ts'
import { createFakeClock, createFakePlatform } from '../../testing/fakePlatform.ts'
import { createOffer, createPriceRoute, fixtureNow } from '../../testing/samples/fixtures.ts'
import { useSteadyOffers } from './useSteadyOffers.ts'

const minutes = 60_000
const route = createPriceRoute()
const priced = (minor: number, parts: Partial<Offer> = {}) =>
  createOffer({ priceId: `p${minor}`, price: { minor, currency: 'EUR' }, ...parts })
const ready = (list: readonly Offer[], at = fixtureNow): OffersState => ({
  ...{ status: 'ready', route, list, arrivedAt: at, failure: null },
})
const loading: OffersState = { ...ready([]), status: 'loading', arrivedAt: null }

async function start(first: OffersState) {
  const clock = createFakeClock(fixtureNow)
  const platform = createFakePlatform({ clock })
  const module = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
  const retry = vi.fn()
  const show = (state: OffersState) =>
    renderHook((offers: OffersState = state) => useSteadyOffers({ ...offers, retry }), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ModuleProvider module={module}>{children}</ModuleProvider>
      ),
    })
  return { clock, platform, retry, show, hook: await show(first) }
}

describe('useSteadyOffers', () => {
  it('PRICE-21 asks again after 15 minutes, and earlier where an offer is old earlier', async () => {
    const { clock, retry } = await start(ready([priced(100)]))
    clock.advance(15 * minutes - 1)
    expect(retry).not.toHaveBeenCalled()
    clock.advance(1)
    expect(retry).toHaveBeenCalledOnce()
    const short = await start(ready([priced(100), priced(200, { expiresAt: fixtureNow + 2 * minutes })]))
    short.clock.advance(2 * minutes)
    expect(short.retry).toHaveBeenCalledOnce()
  })

  it('PRICE-21 a tab that nobody looks at asks nothing, and at once when it is looked at again', async () => {
    const { clock, platform, retry } = await start(ready([priced(100)]))
    platform.setVisible(false)
    clock.advance(60 * minutes)
    expect(retry).not.toHaveBeenCalled()
    platform.setVisible(true)
    clock.advance(0)
    expect(retry).toHaveBeenCalledOnce()
  })

  it('PRICE-21 who looks again before the prices are old waits for the rest of their life', async () => {
    const { clock, platform, retry } = await start(ready([priced(100)]))
    platform.setVisible(false)
    clock.advance(10 * minutes)
    platform.setVisible(true)
    clock.advance(5 * minutes - 1)
    expect(retry).not.toHaveBeenCalled()
    clock.advance(1)
    expect(retry).toHaveBeenCalledOnce()
  })

  it('PRICE-21 shows the old list until the new one comes, then the former price of what has changed', async () => {
    const old = [priced(100), priced(900, { provider: { ...createOffer().provider, id: 'other' } })]
    const { hook } = await start(ready(old))
    await hook.rerender(loading)
    expect(hook.result.current).toMatchObject({ status: 'ready', list: old, isRenewing: true })
    const now = [priced(150), { ...old[1]!, priceId: 'new' }]
    await hook.rerender(ready(now, fixtureNow + 15 * minutes))
    expect(hook.result.current).toMatchObject({ status: 'ready', list: now, isRenewing: false })
    expect([...hook.result.current.former]).toEqual([[now[0], old[0]?.price]])
  })

  it('PRICE-21 remembers what was seen while the person is elsewhere', async () => {
    const { hook, show } = await start(ready([priced(100)]))
    await hook.unmount()
    const later = await show(ready([priced(150)], fixtureNow + 20 * minutes))
    expect([...later.result.current.former.values()]).toEqual([{ minor: 100, currency: 'EUR' }])
  })

  it('PRICE-21 another route, a failure or nothing found is no change of prices', async () => {
    const { hook } = await start(ready([priced(100)]))
    const other = { ...loading, route: createPriceRoute({ toId: 'elsewhere' }) }
    await hook.rerender(other)
    expect(hook.result.current).toMatchObject({ status: 'loading', isRenewing: false })
    await hook.rerender({ ...ready([priced(150)]), route: other.route })
    expect(hook.result.current.former.size).toBe(0)
    await hook.rerender({ ...other, status: 'failed', failure: 'failed' })
    expect(hook.result.current).toMatchObject({ status: 'failed', isRenewing: false })
    await hook.rerender({ ...ready([priced(999)]), route: other.route })
    expect(hook.result.current.former.size).toBe(0)
  })
})
