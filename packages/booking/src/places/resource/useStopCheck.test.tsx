import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createModule } from '../../createModule.ts'
import { ModuleProvider } from '../../module/module.tsx'
import { useFinder } from '../../module/search/useFinder.ts'
import { createFakePlatform } from '../../testing/fakePlatform.ts'
import { createAirport, createHouse } from '../../testing/samples/fixtures.ts'
import { useStopCheck } from './useStopCheck.ts'

const emptyStop = { text: '', item: null, error: null, former: null, wanted: null } as const

async function start() {
  const calls: { ids: string[]; stop: string; signal: AbortSignal; answer(result: object | null): void }[] =
    []
  const platform = createFakePlatform({
    fetch: (_url, init) =>
      new Promise((resolve, reject) => {
        const { place_ids: ids, place_id: stop } = JSON.parse(String(init?.body))
        calls.push({
          ...{ ids, stop, signal: init?.signal as AbortSignal },
          answer: (result) =>
            result ? resolve(Response.json({ result })) : reject(new TypeError('Failed to fetch')),
        })
      }),
  })
  const module = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
  const { finder } = module.stores
  finder.dispatch({ type: 'placeChosen', side: 'from', place: createAirport() })
  finder.dispatch({ type: 'placeChosen', side: 'to', place: createHouse() })
  finder.dispatch({ type: 'stopAdded', id: 'stop-1' })
  const mount = () =>
    renderHook(
      () => useStopCheck(useFinder().stops[0] ?? { ...emptyStop, id: 'stop-1', check: 'unchecked' }),
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <ModuleProvider module={module}>{children}</ModuleProvider>
        ),
      },
    )
  const hook = await mount()
  const act = (run: () => void) =>
    hook.act(async () => {
      run()
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
  const choose = (placeId: string) =>
    act(() => finder.dispatch({ type: 'placeChosen', side: 'stop-1', place: createHouse({ placeId }) }))
  return { calls, finder, hook, mount, act, choose, platform }
}

describe('useStopCheck', () => {
  it('PLACE-18 a chosen stop is asked about with both ends', async () => {
    const { calls, finder, act, choose } = await start()
    expect(calls).toHaveLength(0)
    await choose('louvre')
    expect(calls[0]).toMatchObject({ ids: ['air-CDG', 'adr-rivoli-10'], stop: 'louvre' })
    expect(finder.get().stops[0]?.check).toBe('checking')
    await act(() => calls[0]?.answer({ is_from_polygons: true }))
    expect(finder.get().stops[0]?.check).toBe('served')
  })

  it('PLACE-18 one outside the areas is removed with the words of the service', async () => {
    const { calls, finder, act, choose } = await start()
    await choose('far')
    await act(() => calls[0]?.answer({ is_from_polygons: false, message: 'Too far.' }))
    expect(finder.get().stops).toEqual([])
    expect(finder.get().refusals).toMatchObject([{ message: 'Too far.' }])
  })

  it('PLACE-18 REL-04 another end asks anew; the question before is taken back', async () => {
    const { calls, finder, act, choose } = await start()
    await choose('louvre')
    await act(() =>
      finder.dispatch({ type: 'placeChosen', side: 'to', place: createHouse({ placeId: 'other' }) }),
    )
    expect(calls.map(({ ids, signal }) => [ids[1], signal.aborted])).toEqual([
      ['adr-rivoli-10', true],
      ['other', false],
    ])
    await act(() => finder.dispatch({ type: 'typed', side: 'to', text: 'x' }))
    expect(calls[1]?.signal.aborted).toBe(true)
  })

  it('PLACE-18 ERR-07 what could not be found out keeps its stop and is asked again by the person', async () => {
    const { calls, finder, act, choose, hook } = await start()
    await choose('louvre')
    await act(() => calls[0]?.answer(null))
    expect(finder.get().stops[0]?.check).toBe('failed')
    await act(() => hook.result.current())
    await act(() => calls[1]?.answer({ is_from_polygons: true }))
    expect(finder.get().stops[0]?.check).toBe('served')
  })

  it('ERR-07 what could not be found out is asked again when the connection is back, what is known is not', async () => {
    const { calls, finder, act, choose, platform } = await start()
    await choose('louvre')
    await act(() => calls[0]?.answer(null))
    await act(() => platform.setOnline(true))
    await act(() => calls[1]?.answer({ is_from_polygons: true }))
    expect(finder.get().stops[0]?.check).toBe('served')
    await act(() => platform.setOnline(true))
    expect(calls).toHaveLength(2)
  })

  it('SHELL-20 back or forward aborts the check in flight; where the stop stays it is asked again', async () => {
    const { calls, finder, act, choose, platform } = await start()
    await choose('louvre')
    await act(() => platform.goBack())
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await act(() => calls[1]?.answer({ is_from_polygons: true }))
    await act(() => platform.goBack())
    expect(calls).toHaveLength(2)
    expect(finder.get().stops[0]?.check).toBe('served')
  })

  it('REL-04 after the screen is left nothing changes; back on it the stop is asked again', async () => {
    const { calls, finder, act, choose, hook, mount } = await start()
    await choose('louvre')
    await hook.unmount()
    const before = finder.get()
    await act(() => calls[0]?.answer({ is_from_polygons: false }))
    expect(finder.get()).toBe(before)
    expect(calls[0]?.signal.aborted).toBe(true)
    await mount()
    await act(() => calls[1]?.answer({ is_from_polygons: true }))
    expect(finder.get().stops[0]?.check).toBe('served')
  })
})
