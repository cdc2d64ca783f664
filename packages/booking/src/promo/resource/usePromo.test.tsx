import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createModule } from '../../createModule.ts'
import { ModuleProvider } from '../../module/module.tsx'
import { createFakeClock, createFakePlatform } from '../../testing/fakePlatform.ts'
import { fixtureNow } from '../../testing/samples/fixtures.ts'
import { useSeen } from './usePromo.ts'

/** An element that is watched; `show` brings it into view or takes it out. */
async function start() {
  const clock = createFakeClock(fixtureNow)
  const watched: { share: number; show(isInView: boolean): void; isOver: boolean }[] = []
  const platform = createFakePlatform({
    clock,
    watchInView(_element, share, show) {
      const one = { share, show, isOver: false }
      watched.push(one)
      return () => {
        one.isOver = true
      }
    },
  })
  const module = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
  const seen = vi.fn()
  const hook = await renderHook(() => useSeen(seen), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ModuleProvider module={module}>{children}</ModuleProvider>
    ),
  })
  await hook.act(() => hook.result.current(document.createElement('p')))
  return { clock, hook, platform, seen, watched: watched[0]! }
}

it('PRICE-18 half of it in view for a second counts as seen, once', async () => {
  const { clock, seen, watched } = await start()
  expect(watched.share).toBe(0.5)
  watched.show(true)
  clock.advance(999)
  expect(seen).not.toHaveBeenCalled()
  clock.advance(1)
  expect(seen).toHaveBeenCalledOnce()
  expect(watched.isOver).toBe(true)
  expect(clock.waiting).toBe(0)
})

it('PRICE-18 a glance is not enough, and its time does not add up', async () => {
  const { clock, seen, watched } = await start()
  for (let glance = 0; glance < 3; glance++) {
    watched.show(true)
    clock.advance(900)
    watched.show(false)
    clock.advance(5000)
  }
  expect(seen).not.toHaveBeenCalled()
})

it('PRICE-18 in a tab behind others nothing is seen', async () => {
  const { clock, hook, platform, seen, watched } = await start()
  watched.show(true)
  platform.setVisible(false)
  clock.advance(60_000)
  expect(seen).not.toHaveBeenCalled()
  platform.setVisible(true)
  clock.advance(1000)
  expect(seen).toHaveBeenCalledOnce()
  await hook.unmount()
  expect(clock.waiting).toBe(0)
})
