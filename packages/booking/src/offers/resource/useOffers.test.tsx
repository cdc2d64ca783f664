import fc from 'fast-check'
import { type ReactNode, StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ModuleProvider } from '../../module/module.tsx'
import type { PlatformParts } from '../../testing/fakePlatform.ts'
import { createHeldModule } from '../../testing/heldService.ts'
import { createAirport, createHouse, createOffer } from '../../testing/samples/fixtures.ts'
import { useOffers } from './useOffers.ts'

const airport = createAirport()
const house = createHouse()

/** Runs an action, then waits for the callbacks of resolved promises. */
async function settled(run: () => void) {
  run()
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

async function start({ strict = false, config = {}, parts = {} as PlatformParts, token = '' } = {}) {
  const held = createHeldModule(config, parts)
  if (token) held.platform.cookies.set('token_ng', token, 3600)
  const Frame = strict ? StrictMode : ({ children }: { children: ReactNode }) => children
  const hook = await renderHook(() => useOffers(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Frame>
        <ModuleProvider module={held.module}>{children}</ModuleProvider>
      </Frame>
    ),
  })
  const { finder } = held.module.stores
  return {
    ...held,
    hook,
    finder,
    act: (run: () => void) => hook.act(() => settled(run)),
    choose: (from = airport, to = house) =>
      hook.act(() => {
        finder.dispatch({ type: 'placeChosen', side: 'from', place: from })
        finder.dispatch({ type: 'placeChosen', side: 'to', place: to })
      }),
  }
}

describe('useOffers', () => {
  it('PRICE-01 both places start a search, a change aborts it and its answer never counts', async () => {
    const { service, choose, act, finder } = await start()
    await choose()
    const [first] = service.prices
    expect(first?.question.from.placeId).toBe(airport.placeId)
    await choose(airport, createHouse({ placeId: 'other' }))
    expect(first?.signal.aborted).toBe(true)
    await act(() => first?.answer([createOffer({ priceId: 'old' })]))
    expect(finder.get().offers.status).toBe('loading')
    await act(() => service.prices[0]?.answer([createOffer({ priceId: 'new' })]))
    expect(finder.get().offers.list.map((offer) => offer.priceId)).toEqual(['new'])
  })

  it('PRICE-02 nothing is asked before both places are set, nor without a point', async () => {
    const { service, choose, act, finder } = await start()
    await act(() => finder.dispatch({ type: 'placeChosen', side: 'from', place: airport }))
    expect(service.prices).toHaveLength(0)
    await choose(airport, createHouse({ location: null }))
    expect(service.prices).toHaveLength(0)
    await act(() => finder.dispatch({ type: 'placeDetailed', side: 'to', place: house }))
    expect(service.prices).toHaveLength(1)
  })

  it('PRICE-02 an aborted call changes nothing', async () => {
    const { service, choose, act, finder } = await start()
    await choose()
    await act(() => service.prices[0]?.fail('aborted'))
    expect(finder.get().offers.status).toBe('loading')
  })

  it('ERR-07 a failed search keeps the places and is asked again by the person', async () => {
    const { service, choose, act, finder, hook } = await start()
    await choose()
    await act(() => service.prices[0]?.fail('network'))
    expect(finder.get().offers).toMatchObject({ status: 'failed', failure: 'failed' })
    expect(finder.get().to.item).toEqual(house)
    await act(() => hook.result.current.retry())
    await act(() => service.prices[0]?.answer([createOffer()]))
    expect(finder.get().offers.status).toBe('ready')
  })

  it('ERR-07 offline is named and resumes by itself', async () => {
    const { service, choose, act, finder, platform } = await start()
    await act(() => platform.setOnline(false))
    await choose()
    await act(() => service.prices[0]?.fail('network'))
    expect(finder.get().offers.failure).toBe('offline')
    await act(() => platform.setOnline(true))
    expect(service.prices).toHaveLength(1)
    expect(finder.get().offers.status).toBe('loading')
  })

  it('SHELL-20 back or forward aborts the call in flight', async () => {
    const { service, choose, act, platform } = await start()
    await choose()
    const [first] = service.prices
    await act(() => platform.goBack())
    expect(first?.signal.aborted).toBe(true)
  })

  it.each([
    [899_000, 0],
    [900_000, 1],
  ])('PRICE-21 who comes back after %d ms has the list asked again %d times', async (age, times) => {
    const { service, choose, act, finder, platform } = await start()
    await choose()
    const { route } = finder.get().offers
    const at = platform.clock.now() - age
    await act(() => {
      if (route) finder.dispatch({ type: 'pricesArrived', route, offers: [createOffer()], at })
    })
    service.prices.length = 0
    await act(() => platform.showPage(false))
    expect(service.prices).toHaveLength(times)
  })

  it.each([
    [
      'with the user and the user’s currency',
      Response.json({ result: { role: 'buyer', user_id: 7, currency: 'USD' } }),
    ],
    [
      'as they are where the settings cannot be read',
      Response.json({ error: { message: 'no' } }, { status: 403 }),
    ],
  ])('API-01 SHELL-24 the prices of who is signed in are asked once: %s', async (_, answer) => {
    let tell = (_: Response) => {}
    const parts = { fetch: () => new Promise<Response>((resolve) => (tell = resolve)) }
    const { service, choose, finder, hook, module } = await start({ parts, token: 'good-7' })
    await choose()
    expect(service.prices).toHaveLength(0)
    expect(finder.get().offers.status).toBe('loading')
    await hook.act(async () => {
      tell(answer)
      await expect.poll(() => service.prices.length).toBe(1)
    })
    const { userId, currency } = module.stores.session.get()
    expect(finder.get().offers.route).toMatchObject({ userId, currency })
    expect([userId, currency]).toEqual(answer.ok ? ['7', 'USD'] : [null, 'EUR'])
    expect(service.prices).toHaveLength(1)
  })

  it('PRICE-01 another person has other prices', async () => {
    const { service, choose, act, module } = await start()
    await choose()
    await act(() => service.prices[0]?.answer([createOffer()]))
    await act(() => module.stores.session.dispatch({ type: 'userRead', userId: '5', currency: null }))
    expect(service.prices).toHaveLength(1)
  })

  it('PRICE-17 the customers of partner 122256 have a second price asked in rupees', async () => {
    const { service, choose, act, module } = await start()
    await act(() =>
      module.stores.session.dispatch({
        type: 'userRead',
        userId: '1012',
        partnerId: '122256',
        currency: 'USD',
      }),
    )
    await choose()
    expect(service.prices[0]?.question.alternativeCurrency).toBe('INR')
  })

  it('ROLE-04 PRICE-17 a partner’s number in the address alone switches nothing on', async () => {
    const { service, choose } = await start({ config: { partner: '122256' } })
    await choose()
    expect(service.prices[0]?.question.alternativeCurrency).toBeNull()
  })

  it('REL-09 StrictMode leaves one live call, unmounting none, and no later change', async () => {
    const { service, choose, act, finder, hook } = await start({ strict: true })
    await choose()
    const live = () => service.prices.filter((call) => !call.signal.aborted)
    expect(live()).toHaveLength(1)
    await hook.unmount()
    expect(live()).toHaveLength(0)
    const before = finder.get()
    for (const call of [...service.prices]) await act(() => call.answer([createOffer()]))
    expect(finder.get()).toBe(before)
  })

  it('REL-04 the list belongs to the places that stand in the inputs, whatever the order of answers', async () => {
    const { service, act, finder } = await start()
    const places = ['a', 'b'].map((placeId) => createHouse({ placeId, text: placeId }))
    const step = fc.oneof(
      fc.record({
        do: fc.constant('choose' as const),
        side: fc.constantFrom('from' as const, 'to' as const),
        at: fc.nat(1),
      }),
      fc.record({
        do: fc.constant('type' as const),
        side: fc.constantFrom('from' as const, 'to' as const),
        at: fc.nat(1),
      }),
      fc.record({
        do: fc.constant('answer' as const),
        at: fc.nat(3),
        how: fc.constantFrom('some', 'none', 'fail'),
      }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (script) => {
        await act(() => finder.dispatch({ type: 'reset' }))
        for (const one of script) {
          await act(() => {
            if (one.do === 'choose')
              finder.dispatch({ type: 'placeChosen', side: one.side, place: places[one.at] ?? house })
            else if (one.do === 'type')
              finder.dispatch({ type: 'typed', side: one.side, text: String(one.at) })
            else {
              const call = service.prices[one.at % Math.max(1, service.prices.length)]
              const { from, to } = call?.question ?? {}
              if (one.how === 'fail') call?.fail('network')
              else
                call?.answer(
                  one.how === 'none' ? [] : [createOffer({ priceId: `${from?.placeId}>${to?.placeId}` })],
                )
            }
          })
          const { from, to, offers } = finder.get()
          for (const offer of offers.list)
            expect(offer.priceId).toBe(`${from.item?.placeId}>${to.item?.placeId}`)
          expect(service.prices.filter((call) => !call.signal.aborted).length).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 60 },
    )
  })
})
