import fc from 'fast-check'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ModuleProvider } from '../../module/module.tsx'
import { useFinderMode } from '../../module/search/useFinderMode.ts'
import { createAirport, createHouse } from '../../testing/samples/fixtures.ts'
import { createRentModule } from '../../testing/worlds/rentWorld.ts'
import { useRent } from './useRent.ts'

const airport = createAirport()

/** A module on the rent screen whose service answers when it is told to. */
async function start({ isAsked = true } = {}) {
  const { module, clock, calls } = createRentModule()
  const hook = await renderHook(
    () => {
      useFinderMode('rent')
      return useRent(isAsked)
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ModuleProvider module={module}>{children}</ModuleProvider>
      ),
    },
  )
  const { finder } = module.stores
  const act = (run: () => void) =>
    hook.act(async () => {
      run()
      for (let turn = 0; turn < 12; turn++) await Promise.resolve()
    })
  return {
    calls,
    finder,
    hook,
    act,
    choose: (place = airport) => act(() => finder.dispatch({ type: 'placeChosen', side: 'from', place })),
    setHours: (hours: number) =>
      act(() => finder.dispatch({ type: 'rentSecondsChanged', seconds: hours * 3600 })),
    pass: (milliseconds: number) => act(() => clock.advance(milliseconds)),
    live: () => calls.filter((call) => call.isLive()),
  }
}

describe('useRent', () => {
  it('RENT-02 RENT-07 the pickup alone starts a search, for 1 hour', async () => {
    const { calls, choose, act, finder } = await start()
    expect(calls).toHaveLength(0)
    await choose()
    expect(calls).toMatchObject([{ fromId: airport.placeId, hours: 1 }])
    await act(() => calls[0]?.answer())
    expect(finder.get().offers).toMatchObject({ status: 'ready', route: { toId: null, rentSeconds: 3600 } })
    expect(finder.get().offers.list[0]).toMatchObject({ finish: 'rent', routeType: 'AIRPORT_RENT' })
  })

  it('RENT-08 many quick changes are one call, 2 s after the last', async () => {
    const { calls, choose, setHours, act, pass, finder, hook } = await start()
    await choose()
    await act(() => calls[0]?.answer())
    for (const hours of [2, 3, 4]) {
      await setHours(hours)
      await pass(1900)
    }
    expect(calls).toHaveLength(1)
    expect(hook.result.current.isRecalculating).toBe(true)
    await pass(99)
    expect(calls).toHaveLength(1)
    await pass(1)
    expect(calls.map(({ hours }) => hours)).toEqual([1, 4])
    expect(hook.result.current.isRecalculating).toBe(true)
    await act(() => calls[1]?.answer())
    expect(hook.result.current).toMatchObject({ isRecalculating: false, status: 'ready' })
    expect(finder.get().offers.route?.rentSeconds).toBe(14_400)
  })

  it('RENT-08 while the duration waits nothing can be chosen, and back at the former one all stands', async () => {
    const { calls, choose, setHours, act, pass, finder, hook } = await start()
    await choose()
    await act(() => calls[0]?.answer())
    const priceId = finder.get().offers.list[0]?.priceId ?? ''
    await setHours(2)
    await act(() => finder.dispatch({ type: 'offerChosen', priceId, wayBack: null }))
    expect(finder.get().selected).toBeNull()
    await setHours(1)
    expect(hook.result.current.isRecalculating).toBe(false)
    await pass(5000)
    expect(calls).toHaveLength(1)
    await act(() => finder.dispatch({ type: 'offerChosen', priceId, wayBack: null }))
    expect(finder.get().selected?.priceId).toBe(priceId)
  })

  it('RENT-08 a change while prices are asked takes the question back and waits', async () => {
    const { calls, choose, setHours, pass } = await start()
    await choose()
    await setHours(2)
    await setHours(1)
    expect(calls.map((call) => call.isTakenBack())).toEqual([true])
    await pass(1999)
    expect(calls).toHaveLength(1)
    await pass(1)
    expect(calls.map(({ hours }) => hours)).toEqual([1, 1])
  })

  it('RENT-02 another pickup is asked at once, however lately the duration was changed', async () => {
    const { calls, choose, setHours, act } = await start()
    await choose()
    await act(() => calls[0]?.answer())
    await setHours(3)
    await choose(createHouse())
    expect(calls.at(-1)).toMatchObject({ fromId: createHouse().placeId, hours: 3 })
  })

  it('RENT-09 no price leaves the list empty: not found', async () => {
    const { calls, choose, act, finder } = await start()
    await choose()
    await act(() => calls[0]?.answer(0))
    expect(finder.get().offers).toMatchObject({ status: 'notFound', list: [] })
  })

  it('RENT-03 for an order that cannot become a rent nothing is asked', async () => {
    const { calls, choose } = await start({ isAsked: false })
    await choose()
    expect(calls).toHaveLength(0)
  })

  it('RENT-04 a choice that is taken back frees the search', async () => {
    const { calls, choose, act, finder } = await start()
    await choose()
    await act(() => calls[0]?.answer())
    await act(() =>
      finder.dispatch({
        type: 'offerChosen',
        priceId: finder.get().offers.list[0]?.priceId ?? '',
        wayBack: null,
      }),
    )
    expect(finder.get().selected).not.toBeNull()
    await act(() => finder.dispatch({ type: 'choiceCleared' }))
    expect(finder.get()).toMatchObject({ selected: null, offers: { status: 'ready' } })
  })

  it('RENT-08 REL-04 in any order: one live call at most, and none sooner than 2 s after a change', async () => {
    const world = await start()
    const { calls, choose, setHours, pass, act, finder, live } = world
    await choose()
    const step = fc.oneof(
      fc.record({ do: fc.constant('hours' as const), hours: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ do: fc.constant('pass' as const), milliseconds: fc.constantFrom(1, 499, 1500, 1999) }),
      fc.record({ do: fc.constant('answer' as const) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (script) => {
        let rest = 0
        for (const one of script) {
          const { length } = calls
          const before = finder.get().rentSeconds
          if (one.do === 'hours') await setHours(one.hours)
          else if (one.do === 'pass') await pass(one.milliseconds)
          else await act(() => live()[0]?.answer())
          if (finder.get().rentSeconds !== before) rest = 2000
          else if (one.do === 'pass') rest -= one.milliseconds
          expect(live().length).toBeLessThanOrEqual(1)
          if (rest > 0) expect(calls).toHaveLength(length)
          const { offers, rentSeconds } = finder.get()
          if (offers.status === 'loading' && rest <= 0) expect(live()[0]?.hours).toBe(rentSeconds / 3600)
        }
        await pass(2000)
        await act(() => live()[0]?.answer())
        const { offers, rentSeconds } = finder.get()
        expect(offers).toMatchObject({ status: 'ready', route: { rentSeconds } })
      }),
      { numRuns: 40 },
    )
  })
})
