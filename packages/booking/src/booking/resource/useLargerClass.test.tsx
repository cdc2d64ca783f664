import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { Draft } from '../../kernel/model/booking.ts'
import type { Offer } from '../../kernel/model/offer.ts'
import { ModuleProvider } from '../../module/module.tsx'
import { createFakeClock } from '../../testing/fakePlatform.ts'
import { createHeldModule } from '../../testing/heldService.ts'
import {
  createAirport,
  createFullDraft,
  createHouse,
  createOffer,
  createPriceRoute,
  fixtureNow,
} from '../../testing/samples/fixtures.ts'
import { rideOf } from '../draft/draft.ts'
import { useLargerClass } from './useLargerClass.ts'

const car = createOffer().carClass
const reverse = { priceId: 'back', price: { minor: 8000, currency: 'EUR' } }

function van(parts: Partial<Offer> = {}): Offer {
  const price = { minor: 9000, currency: 'EUR' }
  return createOffer({ priceId: 'van', carClass: { ...car, id: 'van', capacity: 6 }, price, ...parts })
}

const roomy = createFullDraft()
const full = createFullDraft({ adults: 3 })
const backDraft = createFullDraft({
  adults: 3,
  returnRide: rideOf(createFullDraft({ from: createHouse(), to: createAirport() })),
})

async function settled(run: () => void) {
  run()
  for (let turn = 0; turn < 8; turn++) await Promise.resolve()
}

async function start(draft: Draft, list: Offer[] = []) {
  const { module: made, service } = createHeldModule()
  const clock = createFakeClock(fixtureNow)
  const module = { ...made, platform: { ...made.platform, clock } }
  const { finder } = module.stores
  if (list.length > 0) {
    const route = createPriceRoute()
    finder.dispatch({ type: 'placeChosen', side: 'from', place: createAirport() })
    finder.dispatch({ type: 'placeChosen', side: 'to', place: createHouse() })
    finder.dispatch({ type: 'pricesRequested', route })
    finder.dispatch({ type: 'pricesArrived', route, offers: list, at: fixtureNow - 1000 })
  }
  const hook = await renderHook(
    (props?: { draft: Draft; isOpen?: boolean }) =>
      useLargerClass(props?.draft ?? draft, props?.isOpen ?? true),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ModuleProvider module={module}>{children}</ModuleProvider>
      ),
    },
  )
  const act = (run: () => void) => hook.act(() => settled(run))
  return {
    service,
    clock,
    hook,
    act,
    now: () => hook.result.current,
    wait: () => act(() => clock.advance(300)),
  }
}

describe('useLargerClass', () => {
  it('BOOK-17 while there is room nothing is asked and nothing offered', async () => {
    const { service, now, wait } = await start(roomy)
    await wait()
    expect(service.prices).toHaveLength(0)
    expect(now()).toEqual({ isAsking: false, larger: null })
  })

  it('BOOK-17 the finder’s own prices are used while they are fresh', async () => {
    const { service, now, wait } = await start(full, [createOffer(), van()])
    await wait()
    expect(service.prices).toHaveLength(0)
    expect(now().larger).toMatchObject({
      offers: { outbound: { priceId: 'van' } },
      quotedAt: fixtureNow - 1000,
    })
  })

  it('BOOK-17 prices of another route or old ones are asked anew', async () => {
    const other = await start({ ...full, to: createHouse({ placeId: 'other' }) }, [van()])
    await other.wait()
    expect(other.service.prices).toHaveLength(1)
    const old = await start(full, [van({ expiresAt: fixtureNow - 500 })])
    expect(old.now().larger).not.toBeNull()
    await old.act(() => old.clock.advance(60_000))
    await old.hook.rerender({ draft: { ...full } })
    await old.wait()
    expect(old.service.prices).toHaveLength(1)
  })

  it('BOOK-17 prices that grow old are asked anew, though nothing draws the offer again', async () => {
    const { service, clock, act, now, wait } = await start(full)
    await wait()
    const asked = () => service.prices.length
    await act(() => service.prices[0]?.answer([van({ expiresAt: fixtureNow + 60_000 })]))
    await act(() => clock.advance(59_000))
    expect(now().larger).not.toBeNull()
    expect(asked()).toBe(0)
    await act(() => clock.advance(1000))
    expect(now()).toEqual({ isAsking: true, larger: null })
    expect(asked()).toBe(1)
    await act(() => service.prices[0]?.answer([van({ priceId: 'fresh', expiresAt: fixtureNow + 900_000 })]))
    expect(now().larger?.offers.outbound?.priceId).toBe('fresh')
  })

  it('BOOK-17 the finder’s prices are asked anew as they grow old, though nothing draws the offer again', async () => {
    const { service, clock, act, now, wait } = await start(full, [van({ expiresAt: fixtureNow + 60_000 })])
    expect(now().larger).not.toBeNull()
    await act(() => clock.advance(60_000))
    expect(now()).toEqual({ isAsking: true, larger: null })
    await wait()
    expect(service.prices).toHaveLength(1)
  })

  it('REL-09 leaves no timer', async () => {
    const { clock, hook } = await start(full, [van({ expiresAt: fixtureNow + 60_000 })])
    expect(clock.waiting).toBe(1)
    await hook.unmount()
    expect(clock.waiting).toBe(0)
  })

  it('BOOK-17 after a reload they are asked once, a little later, with flexible tariffs', async () => {
    const { service, clock, act, now, hook } = await start(full)
    expect(now()).toEqual({ isAsking: true, larger: null })
    await act(() => clock.advance(299))
    expect(service.prices).toHaveLength(0)
    await act(() => clock.advance(1))
    expect(service.prices[0]?.question).toMatchObject({
      from: { placeId: 'air-CDG' },
      to: { placeId: 'adr-rivoli-10' },
      currentPriceId: full.offer.priceId,
      flexibleTariff: true,
    })
    await act(() => service.prices[0]?.answer([van()]))
    expect(now()).toMatchObject({
      isAsking: false,
      larger: { now: { minor: 9000 }, quotedAt: fixtureNow + 300 },
    })
    await hook.rerender({ draft: roomy })
    expect(now().larger).toBeNull()
    await hook.rerender({ draft: full })
    await act(() => clock.advance(1000))
    expect(service.prices).toHaveLength(0)
    expect(now().larger).not.toBeNull()
  })

  it('BOOK-02 with a way back both are asked where the offers do not name theirs', async () => {
    const { service, act, now, wait } = await start(backDraft)
    await wait()
    await act(() => service.prices[0]?.answer([van({ reverse: null })]))
    expect(service.prices[0]?.question).toMatchObject({
      from: { placeId: 'adr-rivoli-10' },
      to: { placeId: 'air-CDG' },
    })
    await act(() => service.prices[0]?.answer([van({ priceId: 'van-back' })]))
    expect(now().larger?.offers).toMatchObject({
      outbound: { priceId: 'van' },
      return: { priceId: 'van-back' },
    })
  })

  it('BOOK-02 with a way back that the offers name one question is enough', async () => {
    const { service, act, now, wait } = await start(backDraft)
    await wait()
    await act(() => service.prices[0]?.answer([van({ reverse })]))
    expect(service.prices).toHaveLength(0)
    expect(now().larger).toMatchObject({ offers: { return: { priceId: 'back' } }, now: { minor: 17_000 } })
  })

  it('REL-03 a failed question offers nothing and is not asked again and again', async () => {
    const { service, act, now, wait } = await start(full)
    await wait()
    await act(() => service.prices[0]?.fail('network'))
    await wait()
    expect(service.prices).toHaveLength(0)
    expect(now()).toEqual({ isAsking: false, larger: null })
  })

  it('REL-04 another question takes the running one back, and a late answer never counts', async () => {
    const { service, act, now, wait, hook } = await start(full)
    await wait()
    const [first] = service.prices
    await hook.rerender({ draft: { ...full, to: createHouse({ placeId: 'other' }) } })
    expect(first?.signal.aborted).toBe(true)
    await wait()
    await act(() => first?.answer([van({ priceId: 'late' })]))
    expect(now()).toEqual({ isAsking: true, larger: null })
    await act(() => service.prices[0]?.answer([van({ priceId: 'right' })]))
    expect(now().larger?.offers.outbound?.priceId).toBe('right')
  })

  it('BOOK-42 an order that stands is offered nothing more', async () => {
    const { service, now, wait, hook } = await start(roomy)
    await hook.rerender({ draft: full, isOpen: false })
    await wait()
    expect(service.prices).toHaveLength(0)
    expect(now()).toEqual({ isAsking: false, larger: null })
  })
})
