import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createModule } from '../../createModule.ts'
import { ModuleProvider } from '../../module/module.tsx'
import type { Side } from '../../search/state/finder.ts'
import { createFakeClock, createFakePlatform } from '../../testing/fakePlatform.ts'
import { createAirport, createHouse, fixtureNow } from '../../testing/samples/fixtures.ts'
import { usePlaceSearch } from './usePlaceSearch.ts'

async function start(side: Side) {
  const asked: URL[] = []
  const clock = createFakeClock(fixtureNow)
  const platform = createFakePlatform({
    clock,
    fetch: async (address) => {
      asked.push(new URL(String(address)))
      return Response.json({ result: [] })
    },
  })
  const module = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
  const hook = await renderHook(() => usePlaceSearch(side), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ModuleProvider module={module}>{children}</ModuleProvider>
    ),
  })
  const search = (text: string) =>
    hook.act(async () => {
      hook.result.current.type(text)
      clock.advance(1500)
      await vi.waitFor(() => expect(hook.result.current.found).toMatchObject({ term: text, status: 'ready' }))
    })
  return { asked, search, hook, clock, platform, act: hook.act, dispatch: module.stores.finder.dispatch }
}

const queryOf = (url?: URL) => [
  url?.pathname,
  url?.searchParams.get('place_id'),
  url?.searchParams.get('start_country'),
]

describe('usePlaceSearch', () => {
  it('API-10 API-11 the drop-off is looked for with the pickup’s id and country', async () => {
    const { asked, search, act, dispatch } = await start('to')
    await act(() => dispatch({ type: 'placeChosen', side: 'from', place: createAirport() }))
    await search('rivoli')
    expect(asked.map(queryOf)).toEqual([
      ['/v4/transport-nodes', 'air-CDG', 'France'],
      ['/v4/places/find', 'air-CDG', 'France'],
    ])
  })

  it('API-10 API-11 the pickup is looked for with the drop-off’s id alone, and with none before it is known', async () => {
    const { asked, search, act, dispatch } = await start('from')
    await search('cdg')
    expect(queryOf(asked[0])).toEqual(['/v4/transport-nodes', null, null])
    await act(() => dispatch({ type: 'placeChosen', side: 'to', place: createHouse() }))
    await search('orly')
    expect(queryOf(asked[2])).toEqual(['/v4/transport-nodes', 'adr-rivoli-10', null])
  })

  it.each([
    ['the wait for it', 0],
    ['its call', 1500],
  ])('SHELL-20 back or forward ends a look-up in %s', async (_what, milliseconds) => {
    const { asked, hook, clock, platform, act } = await start('from')
    await act(() => {
      hook.result.current.type('cdg')
      clock.advance(milliseconds)
    })
    const { length } = asked
    await act(async () => {
      platform.goBack()
      clock.advance(5000)
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
    expect(hook.result.current.found).toMatchObject({ term: '', status: 'idle' })
    expect(asked).toHaveLength(length)
  })

  it('PLACE-05 what was remembered with another end is asked anew', async () => {
    const { asked, search, act, dispatch } = await start('from')
    await search('cdg')
    await search('orly')
    await act(() => dispatch({ type: 'placeChosen', side: 'to', place: createHouse() }))
    await search('cdg')
    expect(queryOf(asked.at(-1))).toEqual(['/v4/places/find', 'adr-rivoli-10', null])
  })

  it('PLACE-06 A11Y-04 without a connection the term waits, and is looked up by itself once there is one', async () => {
    const { asked, hook, clock, platform, act } = await start('from')
    await act(() => {
      platform.setOnline(false)
      hook.result.current.type('moda')
    })
    expect(hook.result.current.isWaiting).toBe(true)
    const { length } = asked
    await act(() => platform.setOnline(true))
    await act(async () => {
      clock.advance(1500)
      await vi.waitFor(() => expect(hook.result.current.found).toMatchObject({ status: 'ready' }))
    })
    expect(hook.result.current.isWaiting).toBe(false)
    expect(asked.slice(length).map((url) => url.searchParams.get('term'))).toEqual(['moda', 'moda'])
  })

  it('PLACE-06 what was found before the connection was lost stays, and is not asked again', async () => {
    const { asked, hook, search, platform, act } = await start('from')
    await search('moda')
    const { length } = asked
    await act(() => platform.setOnline(false))
    expect(hook.result.current.isWaiting).toBe(false)
    await act(() => platform.setOnline(true))
    expect(asked).toHaveLength(length)
  })
})
