import fc from 'fast-check'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { cleanup, renderHook } from 'vitest-browser-react'
import { createModule } from '../../createModule.ts'
import { ModuleProvider, useModuleCore } from '../../module/module.tsx'
import { useFinder } from '../../module/search/useFinder.ts'
import { useOffers } from '../../offers/resource/useOffers.ts'
import { usePriceAsker } from '../../offers/resource/usePriceAsker.ts'
import { useReverseOffers } from '../../offers/resource/useReverseOffers.ts'
import { type PriceRoute, reverseRouteOf, type Way } from '../../search/state/finder.ts'
import { isReverseMissing, priceRouteOf } from '../../search/state/priceQuestion.ts'
import { createFakeClock, createFakePlatform } from '../../testing/fakePlatform.ts'
import { createHouse, fixtureNow } from '../../testing/samples/fixtures.ts'
import { wireOffer } from '../../testing/samples/wireOffer.ts'
import { pricesClient } from '../../wire/prices/client.ts'
import { rentClient } from '../../wire/prices/rentClient.ts'
import { useRent } from './useRent.ts'

/** Number of random schedules for each list. */
const runs = 400

type Kind = 'prices' | 'reverse prices' | 'rent'

/** Hook that keeps the lists of a kind up to date with the search. */
type Keep = () => void

const real: Record<Kind, Keep> = {
  prices: () => void useOffers(),
  'reverse prices': () => {
    useOffers()
    useReverseOffers()
  },
  rent: () => void useRent(true),
}

const pickups = ['a', 'b'].map((placeId) => createHouse({ placeId, text: placeId }))
const goals = ['c', 'd'].map((placeId) => createHouse({ placeId, text: placeId }))

interface Call {
  /** `a>c`, or `a@2` for a rent of 2 hours. */
  of: string
  way: Way
  isLive(): boolean
  answer(how: 'some' | 'none' | 'fail'): void
}

/** Creates a module whose price requests the test answers; a cancelled request can still get a response. */
function createWorld(kind: Kind) {
  const clock = createFakeClock(fixtureNow)
  const calls: Call[] = []
  const platform = createFakePlatform({
    clock,
    fetch: (input, init) =>
      new Promise((resolve) => {
        const { pathname, searchParams } = new URL(input)
        const isRent = pathname.endsWith('/prices/rent')
        if (!isRent && !pathname.endsWith('/prices')) return
        const from = searchParams.get('start_place_id')
        const of = isRent
          ? `${from}@${Number(searchParams.get('duration')) / 3600}`
          : `${from}>${searchParams.get('finish_place_id')}`
        const offer = { ...wireOffer, price_id: of, reverse_price: null }
        let isAnswered = false
        calls.push({
          of,
          way: goals.some(({ placeId }) => placeId === from) ? 'reverse' : 'offers',
          isLive: () => !isAnswered && init?.signal?.aborted !== true,
          answer(how) {
            isAnswered = true
            calls.splice(calls.indexOf(this), 1)
            if (how === 'fail') resolve(Response.json({ error: { message: 'no' } }, { status: 400 }))
            else resolve(Response.json({ result: how === 'some' ? [offer] : [] }))
          },
        })
      }),
  })
  const module = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
  if (kind === 'rent') module.stores.finder.dispatch({ type: 'modeEntered', mode: 'rent' })
  return { module, platform, clock, calls }
}

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('choose' as const, 'choose' as const, 'type' as const),
      side: fc.constantFrom('from' as const, 'to' as const),
      at: fc.nat(1),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('hours' as const), at: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('return' as const), on: fc.boolean() }) },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      at: fc.nat(3),
      how: fc.constantFrom('some' as const, 'some' as const, 'none' as const, 'fail' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(1, 1999, 2000) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('back' as const, 'leave' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Asserts that each list fits the search, has at most one running request and changes only while mounted. */
function latestWins(kind: Kind, keep: Keep) {
  return fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 30 }), async (script) => {
    const world = createWorld(kind)
    const { finder } = world.module.stores
    const wrapper = ({ children }: { children: ReactNode }) => (
      <ModuleProvider module={world.module}>{children}</ModuleProvider>
    )
    let hook: Awaited<ReturnType<typeof renderHook>> | null = await renderHook(keep, { wrapper })
    const act = async (run: () => void) => {
      const settled = async () => {
        run()
        for (let turn = 0; turn < 30; turn++) await Promise.resolve()
      }
      if (hook) await hook.act(settled)
      else await settled()
    }
    const check = () => {
      const { from, to, offers, reverse, rentSeconds, mode } = finder.get()
      const hours = (offers.route?.rentSeconds ?? rentSeconds) / 3600
      const ids = [from.item?.placeId, to.item?.placeId]
      const own = mode === 'rent' ? `${ids[0]}@${hours}` : ids.join('>')
      for (const { priceId } of offers.list)
        if (priceId !== own) throw new Error(`${priceId} shown for ${own}`)
      for (const { priceId } of reverse.list)
        if (priceId !== ids.reverse().join('>'))
          throw new Error(`${priceId} shown for the way back of ${own}`)
      for (const way of ['offers', 'reverse'] as const) {
        const live = world.calls.filter((call) => call.way === way && call.isLive())
        if (live.length > (hook ? 1 : 0)) throw new Error(`${live.length} calls at once`)
      }
    }
    const take = (one: Step) => {
      if (one.do === 'choose') {
        const place = (one.side === 'from' ? pickups : goals)[one.at]
        if (place && (kind !== 'rent' || one.side === 'from'))
          finder.dispatch({ type: 'placeChosen', side: one.side, place })
      } else if (one.do === 'type') finder.dispatch({ type: 'typed', side: one.side, text: `${one.at}` })
      else if (one.do === 'hours') finder.dispatch({ type: 'rentSecondsChanged', seconds: one.at * 3600 })
      else if (one.do === 'return') finder.dispatch({ type: 'returnToggled', on: one.on })
      else if (one.do === 'answer') world.calls[one.at % Math.max(1, world.calls.length)]?.answer(one.how)
      else if (one.do === 'pass') world.clock.advance(one.ms)
      else if (one.do === 'back') world.platform.goBack()
    }
    for (const one of script) {
      if (one.do === 'leave') {
        if (hook) await hook.unmount()
        hook = hook ? null : await renderHook(keep, { wrapper })
        await act(() => {})
      } else if (hook === null && one.do === 'answer') {
        const before = finder.get()
        await act(() => take(one))
        if (finder.get() !== before) throw new Error('a change after the end')
      } else await act(() => take(one))
      check()
    }
    hook ??= await renderHook(keep, { wrapper })
    for (let round = 0; round < 4; round++) {
      await act(() => world.clock.advance(5000))
      for (const call of [...world.calls]) await act(() => call.answer('some'))
      check()
    }
    const { offers, from, to, mode } = finder.get()
    const isAsked = from.item !== null && (mode === 'rent' || to.item !== null)
    await hook.unmount()
    if (isAsked && offers.route !== null && offers.status === 'loading') throw new Error('asked for ever')
  })
}

/** Hook with the usual fault: it requests after each change, cancels nothing and accepts any response. */
function useRacyList(way: Way, route: PriceRoute | null) {
  const { client, stores, platform } = useModuleCore()
  const { from, to } = useFinder()
  const { dispatch } = stores.finder
  const ends = way === 'reverse' ? [to.item, from.item] : [from.item, to.item]
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is told by its text
  useEffect(() => {
    const [start, finish] = ends
    if (!route || !start?.location) return
    const question = { from: { location: start.location, placeId: start.placeId }, signal: undefined }
    const { signal } = new AbortController()
    dispatch({ type: 'pricesRequested', route, way })
    const asked =
      route.rentSeconds !== null
        ? rentClient(client.core).rentPrices({ ...question, durationSeconds: route.rentSeconds }, signal)
        : pricesClient(client.core).prices(
            {
              ...question,
              to: { location: finish?.location ?? start.location, placeId: finish?.placeId ?? null },
            },
            signal,
          )
    asked.then(
      (offers) => dispatch({ type: 'pricesArrived', route, offers, at: platform.clock.now(), way }),
      () => dispatch({ type: 'pricesFailed', route, failure: 'failed', way }),
    )
  }, [route && JSON.stringify(route)])
}

function useRacyOffers() {
  const state = useFinder()
  useRacyList('offers', priceRouteOf(state, usePriceAsker()))
}

function useRacyReverse() {
  useOffers()
  const state = useFinder()
  useRacyList('reverse', isReverseMissing(state) ? reverseRouteOf(state) : null)
}

const racy: Record<Kind, Keep> = {
  prices: useRacyOffers,
  'reverse prices': useRacyReverse,
  rent: useRacyOffers,
}

afterEach(() => cleanup())

describe('REL-04 latest input wins in the lists of prices as the screens keep them', () => {
  it.each(Object.keys(real) as Kind[])(
    'REL-04 %s: in any order of places, durations, returns, unmounts and answers',
    async (kind) => {
      await fc.assert(latestWins(kind, real[kind]), { numRuns: runs })
    },
    120_000,
  )

  it.each(Object.keys(racy) as Kind[])(
    'REL-04 %s: the same property catches a twin that takes nothing back',
    async (kind) => {
      // It stops at the first that it catches; few orders of the way back show the fault.
      const { failed, errorInstance } = await fc.check(latestWins(kind, racy[kind]), {
        numRuns: 10 * runs,
        endOnFailure: true,
      })
      expect(failed).toBe(true)
      expect(String(errorInstance)).toMatch(/calls at once|shown for|after the end/)
    },
    120_000,
  )
})
