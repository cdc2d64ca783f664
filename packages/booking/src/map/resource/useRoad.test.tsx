import fc from 'fast-check'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createModule } from '../../createModule.ts'
import type { Point } from '../../kernel/model/place.ts'
import { ModuleProvider } from '../../module/module.tsx'
import { createFakePlatform } from '../../testing/fakePlatform.ts'
import { useRoad } from './useRoad.ts'

const airport = { lat: 41.261, lng: 28.742 }
const moda = { lat: 40.9836, lng: 29.0266 }
const palace = { lat: 41.0391, lng: 29.0005 }

interface Asked {
  url: URL
  signal: AbortSignal
  /** Answers with a way as long as this; null: no road. */
  answer(meters: number | null): void
  fail(): void
}

async function settle() {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  await new Promise((resolve) => setTimeout(resolve, 0))
}

async function start(first: readonly Point[], directionsBase: string | null = null) {
  const asked: Asked[] = []
  const platform = createFakePlatform({
    // The waits before a failed read is asked again are over at once, the time limits never.
    clock: {
      now: () => 0,
      setTimeout(run, wait) {
        if (wait < 2000) run()
        return () => {}
      },
    },
    fetch: (url, init) =>
      new Promise((resolve, reject) => {
        const signal = init?.signal as AbortSignal
        const call: Asked = {
          url: new URL(url),
          signal,
          answer(meters) {
            asked.splice(asked.indexOf(call), 1)
            const steps = meters === null ? [] : [airport, moda]
            resolve(Response.json({ result: { steps, distance: meters ?? 0, duration: 60 } }))
          },
          fail() {
            asked.splice(asked.indexOf(call), 1)
            reject(new TypeError('Failed to fetch'))
          },
        }
        asked.push(call)
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  })
  const module = createModule({ config: { apiBase: 'https://api.wherry.test', directionsBase }, platform })
  const hook = await renderHook((points?: readonly Point[]) => useRoad(points ?? first), {
    initialProps: first,
    wrapper: ({ children }: { children: ReactNode }) => (
      <ModuleProvider module={module}>{children}</ModuleProvider>
    ),
  })
  return {
    asked,
    platform,
    road: () => hook.result.current,
    act: (run: () => void) =>
      hook.act(async () => {
        run()
        await settle()
      }),
    go: async (points: readonly Point[]) => {
      await hook.rerender(points)
      await hook.act(settle)
    },
    unmount: hook.unmount,
  }
}

/** Fails a call and each of its repetitions. */
async function failAll({ asked, act }: Awaited<ReturnType<typeof start>>) {
  for (let tries = 0; tries < 5 && asked.length > 0; tries++) await act(() => asked[0]?.fail())
}

describe('useRoad', () => {
  it('PRICE-15 API-14 asks the way through pickup, stops and drop-off', async () => {
    const { asked, act, road } = await start([airport, palace, moda])
    expect(road().status).toBe('loading')
    const { url } = asked[0] as Asked
    expect(url.pathname).toBe('/v4/navigation-paths')
    expect(url.searchParams.get('start_point')).toBe('41.261,28.742')
    expect(url.searchParams.get('finish_point')).toBe('40.9836,29.0266')
    expect(url.searchParams.get('additional_points')).toBe('41.0391,29.0005')
    await act(() => asked[0]?.answer(51_000))
    expect(road()).toMatchObject({ status: 'found', path: { distanceMeters: 51_000 } })
  })

  it('PRICE-15 nothing is asked without two points', async () => {
    const { asked, road, go } = await start([])
    expect(road().status).toBe('idle')
    await go([airport])
    expect(road().status).toBe('idle')
    expect(asked).toHaveLength(0)
  })

  it('PRICE-15 the directions service comes first, the API where it has no way', async () => {
    const { asked, act, road } = await start([airport, moda], 'https://maps.wherry.test')
    expect(asked[0]?.url.pathname).toBe('/driving/28.742,41.261;29.0266,40.9836')
    await act(() => asked[0]?.fail())
    while (asked[0]?.url.hostname === 'maps.wherry.test') await act(() => asked[0]?.fail())
    await act(() => asked[0]?.answer(7000))
    expect(road()).toMatchObject({ status: 'found', path: { source: 'navigation' } })
  })

  it('REL-04 a moved point aborts the call, its late answer never shows', async () => {
    const { asked, act, road, go } = await start([airport, moda])
    const old = asked[0] as Asked
    await go([airport, palace])
    expect(old.signal.aborted).toBe(true)
    await act(() => old.answer(1))
    expect(road().status).toBe('loading')
    await act(() => asked.at(-1)?.answer(2))
    expect(road().path?.distanceMeters).toBe(2)
  })

  it('PRICE-15 no road is no failure, and is remembered; so is a road', async () => {
    const { asked, act, road, go } = await start([airport, moda])
    await act(() => asked[0]?.answer(null))
    expect(road()).toEqual({ status: 'none', path: null })
    await go([airport, palace])
    await act(() => asked[0]?.answer(9000))
    await go([airport, moda])
    expect(road().status).toBe('none')
    await go([airport, palace])
    expect(road().path?.distanceMeters).toBe(9000)
    expect(asked).toHaveLength(0)
  })

  it('ERR-07 a failure is quiet and asked again when the connection is back', async () => {
    const world = await start([airport, moda])
    await failAll(world)
    expect(world.road()).toEqual({ status: 'failed', path: null })
    expect(world.platform.reports).toEqual([])
    await world.act(() => world.platform.setOnline(true))
    expect(world.road().status).toBe('loading')
    await world.act(() => world.asked[0]?.answer(5000))
    expect(world.road().status).toBe('found')
  })

  it('SHELL-20 back or forward aborts the call; where the person stays it is asked again', async () => {
    const { asked, act, platform, road } = await start([airport, moda])
    const old = asked[0] as Asked
    await act(() => platform.goBack())
    expect(old.signal.aborted).toBe(true)
    await act(() => asked.at(-1)?.answer(5000))
    expect(road().status).toBe('found')
  })

  it('REL-04 nothing is left in flight when it goes', async () => {
    const { asked, unmount } = await start([airport, moda])
    await unmount()
    expect(asked[0]?.signal.aborted).toBe(true)
  })

  it('REL-04 whatever the order of moves and answers, only the road of the points that stand is shown', async () => {
    const ends = [moda, palace, { lat: 41.1, lng: 29.1 }]
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ move: fc.boolean(), at: fc.nat(9) }), { minLength: 3, maxLength: 12 }),
        async (steps) => {
          const { asked, act, road, go, unmount } = await start([airport, moda])
          let end = moda
          for (const { move, at } of steps) {
            if (move) {
              end = ends[at % ends.length] as Point
              await go([airport, end])
            } else {
              const call = asked[at % Math.max(1, asked.length)]
              // The length tells whose answer it is.
              const finish = call?.url.searchParams.get('finish_point') ?? ''
              await act(() => call?.answer(Number(finish.split(',')[0]) * 1000))
            }
            const { path } = road()
            if (path) expect(path.distanceMeters).toBeCloseTo(end.lat * 1000, 3)
            expect(asked.filter(({ signal }) => !signal.aborted).length).toBeLessThanOrEqual(1)
          }
          await unmount()
        },
      ),
      { numRuns: 25 },
    )
  })
})
