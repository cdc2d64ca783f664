import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ModuleProvider } from '../../module/module.tsx'
import { createHeldModule } from '../../testing/heldService.ts'
import { createAirport, createHouse, createOffer } from '../../testing/samples/fixtures.ts'
import { useOffers } from './useOffers.ts'
import { useReverseOffers } from './useReverseOffers.ts'

const airport = createAirport()
const house = createHouse()

/** Runs an action, then waits for the callbacks of resolved promises. */
async function settled(run: () => void) {
  run()
  for (let turn = 0; turn < 8; turn++) await Promise.resolve()
}

async function start(offers: ReturnType<typeof createOffer>[]) {
  const held = createHeldModule()
  const both = () => [useOffers(), useReverseOffers()]
  const hook = await renderHook(both, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ModuleProvider module={held.module}>{children}</ModuleProvider>
    ),
  })
  const { finder } = held.module.stores
  const act = (run: () => void) => hook.act(() => settled(run))
  await act(() => {
    finder.dispatch({ type: 'placeChosen', side: 'from', place: airport })
    finder.dispatch({ type: 'placeChosen', side: 'to', place: house })
  })
  await act(() => held.service.prices[0]?.answer(offers))
  return { ...held, finder, act, hook }
}

describe('useReverseOffers', () => {
  it('PRICE-12 the way back is asked with the places swapped where an offer does not name it', async () => {
    const { service, act, finder } = await start([createOffer({ reverse: null })])
    expect(service.prices).toHaveLength(0)
    await act(() => finder.dispatch({ type: 'returnToggled', on: true }))
    const [call] = service.prices
    expect(call?.question).toMatchObject({
      from: { placeId: house.placeId },
      to: { placeId: airport.placeId },
    })
    const back = createOffer({ priceId: 'back' })
    await act(() => call?.answer([back]))
    expect(finder.get().reverse).toMatchObject({ status: 'ready', list: [back] })
  })

  it('PRICE-12 nothing is asked where each offer names its way back', async () => {
    const { service, act, finder } = await start([createOffer()])
    await act(() => finder.dispatch({ type: 'returnToggled', on: true }))
    expect(service.prices).toHaveLength(0)
  })

  it('PRICE-12 another drop-off takes the question back, and a late answer never counts', async () => {
    const { service, act, finder } = await start([createOffer({ reverse: null })])
    await act(() => finder.dispatch({ type: 'returnToggled', on: true }))
    const [call] = service.prices
    await act(() =>
      finder.dispatch({ type: 'placeChosen', side: 'to', place: createHouse({ placeId: 'other' }) }),
    )
    expect(call?.signal.aborted).toBe(true)
    await act(() => call?.answer([createOffer({ priceId: 'late' })]))
    expect(finder.get().reverse).toMatchObject({ status: 'loading', route: null, list: [] })
  })

  it('PRICE-13 ERR-07 a way back that did not come is asked again by the person', async () => {
    const { service, act, finder, hook } = await start([createOffer({ reverse: null })])
    await act(() => finder.dispatch({ type: 'returnToggled', on: true }))
    await act(() => service.prices[0]?.fail('network'))
    expect(finder.get().reverse.status).toBe('failed')
    await act(() => hook.result.current[1]?.retry())
    expect(service.prices).toHaveLength(1)
  })
})
