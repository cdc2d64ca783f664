import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ModuleProvider } from '../../module/module.tsx'
import { createHeldModule } from '../../testing/heldService.ts'
import { createAirport, createHouse, createOffer, createPriceRoute } from '../../testing/samples/fixtures.ts'
import { type PlacesInAddress, useRoutePlaces } from './useRoutePlaces.ts'

const airport = createAirport()
const house = createHouse()

/** Runs an action, then waits for the callbacks of resolved promises. */
async function settled(run: () => void) {
  run()
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

async function start(address: PlacesInAddress) {
  const held = createHeldModule()
  const hook = await renderHook((props?: PlacesInAddress) => useRoutePlaces(props ?? {}), {
    initialProps: address,
    wrapper: ({ children }: { children: ReactNode }) => (
      <ModuleProvider module={held.module}>{children}</ModuleProvider>
    ),
  })
  const { finder, session } = held.module.stores
  const goBack = () =>
    hook.act(async () => {
      held.platform.goBack()
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
  return { ...held, hook, finder, session, goBack, act: (run: () => void) => hook.act(() => settled(run)) }
}

describe('useRoutePlaces', () => {
  it('PLACE-10 an id of the address is resolved into its input', async () => {
    const { service, act, finder, hook } = await start({ from: airport.placeId })
    expect(hook.result.current).toMatchObject({ from: { isReading: true }, to: { isReading: false } })
    await act(() => service.places[0]?.answer(airport))
    expect(finder.get().from).toMatchObject({ text: airport.text, item: airport })
    expect(hook.result.current.from.isReading).toBe(false)
    expect(service.places).toHaveLength(0)
  })

  it('PLACE-10 an unknown id leaves the input empty with Finder.notFound', async () => {
    const { service, act, finder, hook } = await start({ to: 'unknown' })
    await act(() => service.places[0]?.fail('rejected', 404))
    expect(finder.get().to).toMatchObject({ text: '', item: null, error: 'Finder.notFound' })
    expect(hook.result.current.to.isReading).toBe(false)
  })

  it.each([401, 403, 429, 503])(
    'ERR-08 a place that could not be read (%i) is no unknown place',
    async (status) => {
      const { service, act, finder } = await start({ to: 'known' })
      await act(() => service.places[0]?.fail('rejected', status))
      expect(finder.get().to.error).toBe('Finder.notRead')
    },
  )

  it('ERR-07 PLACE-10 a link that was opened offline resumes by itself', async () => {
    const { service, act, finder, platform } = await start({ from: airport.placeId, to: 'unknown' })
    await act(() => service.places[0]?.fail('network'))
    await act(() => service.places[0]?.fail('rejected', 404))
    await act(() => platform.setOnline(false))
    expect(service.places).toHaveLength(0)
    await act(() => platform.setOnline(true))
    expect(service.places.map(({ question }) => question)).toEqual([airport.placeId])
    expect(finder.get().from.error).toBeNull()
    await act(() => service.places[0]?.answer(airport))
    expect(finder.get().from).toMatchObject({ text: airport.text, item: airport, error: null })
  })

  it('ERR-07 a place that could not be read is asked again by the person, as often as they want', async () => {
    const { service, act, finder, hook } = await start({ from: airport.placeId })
    for (const _ of [1, 2]) {
      await act(() => service.places[0]?.fail('rejected', 503))
      expect(finder.get().from.error).toBe('Finder.notRead')
      await act(() => hook.result.current.from.again())
      expect(hook.result.current.from.isReading).toBe(true)
    }
    await act(() => service.places[0]?.answer(airport))
    expect(finder.get().from.item).toEqual(airport)
    await act(() => hook.result.current.from.again())
    expect(service.places).toHaveLength(0)
  })

  it('ERR-07 what was typed over a place that could not be read stays, back online too', async () => {
    const { service, act, finder, platform } = await start({ from: airport.placeId })
    await act(() => service.places[0]?.fail('network'))
    await act(() => finder.dispatch({ type: 'typed', side: 'from', text: 'Mo' }))
    await act(() => platform.setOnline(true))
    expect(service.places).toHaveLength(0)
    expect(finder.get().from.text).toBe('Mo')
  })

  it('ERR-07 the point of a chosen place is asked again when the connection is back', async () => {
    const { service, act, finder, platform } = await start({})
    const bare = { ...airport, location: null }
    await act(() => finder.dispatch({ type: 'placeChosen', side: 'from', place: bare }))
    await act(() => service.places[0]?.fail('network'))
    expect(finder.get().from).toMatchObject({ item: bare, error: 'Finder.notRead' })
    await act(() => platform.setOnline(true))
    await act(() => service.places[0]?.answer(airport))
    expect(finder.get().from).toMatchObject({ item: { location: airport.location }, error: null })
  })

  it('PLACE-09 after back the address speaks again: a place typed over comes back, one that it does not name goes', async () => {
    const { service, act, finder, hook, goBack } = await start({ from: airport.placeId })
    await act(() => service.places[0]?.answer(airport))
    await act(() => finder.dispatch({ type: 'typed', side: 'from', text: 'Mo' }))
    await act(() => finder.dispatch({ type: 'typed', side: 'to', text: 'Or' }))
    await hook.rerender({ from: airport.placeId })
    expect(service.places).toHaveLength(0)
    await goBack()
    // The cache has the place, so it is not requested again.
    expect(service.places).toHaveLength(0)
    expect(finder.get().from.item).toEqual(airport)
    expect(finder.get().to).toMatchObject({ text: '', error: null })
  })

  it('PLACE-09 PLACE-23 after back a stop typed over is the one of the address again', async () => {
    const { act, finder, goBack } = await start({ from: airport.placeId, subAddress: ['a'] })
    const [stop] = finder.get().stops
    await act(() => finder.dispatch({ type: 'typed', side: stop?.id ?? 'from', text: 'Mo' }))
    await goBack()
    expect(finder.get().stops).toMatchObject([{ wanted: 'a', text: '' }])
  })

  it('PLACE-09 back changes nothing where all stands as the address names it', async () => {
    const { service, act, finder, goBack } = await start({ from: airport.placeId })
    await act(() => service.places[0]?.answer(airport))
    const before = finder.get()
    await goBack()
    expect(finder.get()).toBe(before)
    expect(service.places).toHaveLength(0)
  })

  it('REL-04 what is typed meanwhile is not replaced by the late place', async () => {
    const { service, act, finder } = await start({ from: airport.placeId })
    await act(() => finder.dispatch({ type: 'typed', side: 'from', text: 'Mo' }))
    await act(() => service.places[0]?.answer(airport))
    expect(finder.get().from).toMatchObject({ text: 'Mo', item: null })
  })

  it('REL-04 a later address wins over an earlier one, whatever the order of answers', async () => {
    const { service, act, finder, hook } = await start({ from: airport.placeId })
    const [first] = service.places
    await hook.rerender({ from: house.placeId })
    expect(first?.signal.aborted).toBe(true)
    await act(() => service.places[1]?.answer(house))
    await act(() => first?.answer(airport))
    expect(finder.get().from.item).toEqual(house)
  })

  it('PLACE-09 PLACE-10 back to an unknown id: no other place, nor its prices, stands in its input', async () => {
    const { service, act, finder, hook } = await start({ from: 'BAD' })
    await act(() => service.places[0]?.fail('rejected', 404))
    const offer = createOffer()
    const route = createPriceRoute()
    await act(() => {
      finder.dispatch({ type: 'placeChosen', side: 'from', place: airport })
      finder.dispatch({ type: 'placeChosen', side: 'to', place: house })
    })
    await hook.rerender({ from: airport.placeId, to: house.placeId })
    await act(() => {
      finder.dispatch({ type: 'pricesRequested', route })
      finder.dispatch({ type: 'pricesArrived', route, offers: [offer], at: 0 })
    })
    expect(finder.get().offers.status).toBe('ready')
    await hook.rerender({ from: 'BAD', to: house.placeId })
    await act(() => service.places.find((call) => call.question === 'BAD')?.fail('rejected', 404))
    expect(finder.get().from).toEqual({ text: '', item: null, error: 'Finder.notFound', former: null })
    expect(finder.get().offers).toMatchObject({ status: 'loading', route: null, list: [] })
    expect(finder.get().to.item?.placeId).toBe(house.placeId)
  })

  it('PLACE-09 back to an address without the place clears its input, a place typed over stays as it is', async () => {
    const { service, act, finder, hook } = await start({ from: airport.placeId, to: house.placeId })
    await act(() => service.places.find((call) => call.question === airport.placeId)?.answer(airport))
    await act(() => service.places.find((call) => call.question === house.placeId)?.answer(house))
    await act(() => finder.dispatch({ type: 'typed', side: 'to', text: 'Mo' }))
    await hook.rerender({})
    expect(finder.get().from).toMatchObject({ text: '', item: null })
    expect(finder.get().to.text).toBe('Mo')
  })

  it('PLACE-08 a chosen place gets its zone and type, its name in the input stays', async () => {
    const { service, act, finder } = await start({})
    const bare = { ...airport, text: 'CDG as chosen', timeZone: null, type: null }
    await act(() => finder.dispatch({ type: 'placeChosen', side: 'from', place: bare }))
    await act(() => service.places[0]?.answer(airport))
    expect(finder.get().from).toMatchObject({
      text: 'CDG as chosen',
      item: { timeZone: 'Europe/Paris', type: 2 },
    })
  })

  it('I18N-04 a change of language reads the chosen places anew', async () => {
    const { service, act, finder, session } = await start({ from: airport.placeId })
    await act(() => service.places[0]?.answer(airport))
    await act(() => session.dispatch({ type: 'languageChanged', lang: 'ru' }))
    await act(() => service.places[0]?.answer({ ...airport, text: 'Шарль-де-Голль' }))
    expect(finder.get().from.text).toBe('Шарль-де-Голль')
  })

  it('REL-04 EMBED-08 the place of a new address comes, though the name of the former one comes first', async () => {
    const { service, act, finder, session, hook } = await start({ from: airport.placeId })
    await act(() => service.places[0]?.answer(airport))
    await act(() => session.dispatch({ type: 'languageChanged', lang: 'ru' }))
    await act(() => hook.rerender({ from: house.placeId }))
    const asked = (id: string) => service.places.find(({ question }) => question === id)
    await act(() => asked(airport.placeId)?.answer({ ...airport, text: 'Аэропорт' }))
    await act(() => asked(house.placeId)?.answer(house))
    expect(finder.get().from).toMatchObject({ text: house.text, item: house })
    expect(hook.result.current.from.isReading).toBe(false)
  })

  it('PLACE-23 the stops of the address are named at once; an address without any drops them', async () => {
    const { act, finder, hook } = await start({ from: airport.placeId, subAddress: ['a', 'b'] })
    expect(finder.get().stops.map(({ wanted }) => wanted)).toEqual(['a', 'b'])
    await hook.rerender({ from: airport.placeId, subAddress: ['b'] })
    expect(finder.get().stops.map(({ wanted }) => wanted)).toEqual(['b'])
    await act(() => finder.dispatch({ type: 'stopAdded', id: 'stop-new' }))
    await hook.rerender({ from: airport.placeId, to: house.placeId, subAddress: ['b'] })
    expect(finder.get().stops).toHaveLength(2)
    await hook.rerender({ from: airport.placeId })
    expect(finder.get().stops).toEqual([])
  })

  it('PLACE-23 an address that names nothing keeps what stands there', async () => {
    const held = createHeldModule()
    const { finder } = held.module.stores
    finder.dispatch({ type: 'placeChosen', side: 'from', place: airport })
    finder.dispatch({ type: 'stopAdded', id: 'stop-kept' })
    await renderHook(() => useRoutePlaces({}), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ModuleProvider module={held.module}>{children}</ModuleProvider>
      ),
    })
    expect(finder.get().stops.map(({ id }) => id)).toEqual(['stop-kept'])
  })
})
