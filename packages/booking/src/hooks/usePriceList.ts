import { useEffect, useReducer, useRef, useState } from 'react'
import { isAborted } from '../client/clientError.ts'
import type { Offer } from '../domain/offer.ts'
import type { OffersState, PriceRoute, Way } from '../state/finder.ts'
import { createLatest } from '../state/latest.ts'
import { isFresh } from '../state/priceQuestion.ts'
import { type ModuleCore, useModuleCore } from './module.tsx'
import { useStore } from './useStore.ts'

export interface PriceList extends OffersState {
  /** Asks again with everything as it stands. */
  retry(): void
}

export interface PriceListSetup {
  way: Way
  /** What is to be asked. Null: nothing, a running search is taken back. */
  route: PriceRoute | null
  ask(route: PriceRoute, signal: AbortSignal): Promise<Offer[]>
  /** Milliseconds to wait for more changes of the question. @default 0 */
  delayMs?(route: PriceRoute, before: PriceRoute | null): number
}

/**
 * Keeps one list of the finder in step with its question: asked anew with each change, the running search taken back
 * and its answer dropped (PRICE-01); shown again while it is fresh, asked again once it is old and the person comes
 * back to it (PRICE-21). One component a list.
 */
export function usePriceList(setup: PriceListSetup): PriceList {
  const core = useModuleCore()
  const { platform, stores } = core
  const { finder } = stores
  const { way, route } = setup
  const latest = useRef(setup)
  const offers = useStore(finder, (state) => state[way])
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const [search] = useState(() => createSearch(core, way, latest))
  useEffect(() => {
    latest.current = setup
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again; a question is told by its text
  useEffect(() => {
    const known = finder.get()[way]
    if (route === null || isFresh(known, route, platform.clock.now())) return
    search.ask(route, setup.delayMs?.(route, known.route))
    return () => search.stop()
  }, [search, finder, platform, way, route && JSON.stringify(route), attempt])

  useEffect(() => {
    const ends = [
      platform.online.subscribe((online) => {
        if (online && finder.get()[way].failure === 'offline') retry()
      }),
      // Back or forward takes the search back (SHELL-20); where the person stays here it is asked again.
      platform.pageEvents.onHistory(() => {
        if (finder.get()[way].status === 'loading') retry()
      }),
      platform.pageEvents.onPageShow(() => {
        if (finder.get()[way].arrivedAt !== null) retry()
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [platform, finder, way])
  return { ...offers, retry }
}

function createSearch({ platform, stores }: ModuleCore, way: Way, latest: { current: PriceListSetup }) {
  const { dispatch } = stores.finder
  return createLatest<PriceRoute, Offer[]>({
    ask(route, signal) {
      dispatch({ type: 'pricesRequested', route, way })
      return latest.current.ask(route, signal)
    },
    wait: platform.clock.setTimeout,
    onAnswer: (route, offers) =>
      dispatch({ type: 'pricesArrived', route, offers, at: platform.clock.now(), way }),
    onFailure(route, error) {
      if (isAborted(error)) return
      dispatch({ type: 'pricesFailed', route, failure: platform.online.get() ? 'failed' : 'offline', way })
    },
  })
}
