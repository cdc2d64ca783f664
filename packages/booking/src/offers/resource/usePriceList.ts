import { useEffect, useMemo, useReducer } from 'react'
import type { Offer } from '../../kernel/model/offer.ts'
import { useSettled } from '../../kernel/resource/useSettled.ts'
import { useStore } from '../../kernel/store/useStore.ts'
import { type ModuleCore, useModuleCore } from '../../module/module.tsx'
import { useResource } from '../../module/useResource.ts'
import { isFresh, type OffersState, type PriceRoute, type Way } from '../../search/index.ts'
import { isAborted } from '../../wire/clientError.ts'

export interface PriceList extends OffersState {
  /** Repeats the request with the current values. */
  retry(): void
}

export interface PriceListSetup {
  way: Way
  /** Route of the price request. Null: no request; a running search is cancelled. */
  route: PriceRoute | null
  ask(route: PriceRoute, signal: AbortSignal): Promise<Offer[]>
  /** Milliseconds to wait for further changes of the route. @default 0 */
  delayMs?(route: PriceRoute, before: PriceRoute | null): number
}

/**
 * Keeps a price list of the finder up to date with its route. Each change cancels the running search and starts a new
 * one (PRICE-01). When the person returns, a fresh list is shown again, and an old one is requested again (PRICE-21).
 * Only one component per list.
 */
export function usePriceList(setup: PriceListSetup): PriceList {
  const core = useModuleCore()
  const { platform, stores } = core
  const { finder } = stores
  const { way, route, delayMs } = setup
  const offers = useStore(finder, (state) => state[way])
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const question = route && JSON.stringify(route)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is told by its text; `attempt` asks again
  const isDue = useMemo(
    () => route !== null && !isFresh(finder.get()[way], route, platform.clock.now()),
    [finder, platform, way, question, attempt],
  )
  const key = isDue ? ['prices', way, question, attempt] : null
  const waitOf = delayMs && (() => (route ? delayMs(route, finder.get()[way].route) : 0))
  useResource<undefined>(useSettled(platform.clock, key, waitOf ?? null), async (signal) => {
    if (route) await readList(core, setup, route, signal)
  })

  useEffect(
    () =>
      platform.pageEvents.onPageShow(() => {
        if (finder.get()[way].arrivedAt !== null) retry()
      }),
    [platform, finder, way],
  )
  return { ...offers, retry }
}

/** Stores the request and its result in the finder's state; a cancelled search stores nothing. */
async function readList(
  { platform, stores }: ModuleCore,
  { way, ask }: PriceListSetup,
  route: PriceRoute,
  signal: AbortSignal,
): Promise<void> {
  const { dispatch } = stores.finder
  dispatch({ type: 'pricesRequested', route, way })
  try {
    const offers = await ask(route, signal)
    if (!signal.aborted) dispatch({ type: 'pricesArrived', route, offers, at: platform.clock.now(), way })
  } catch (error) {
    if (!signal.aborted && !isAborted(error))
      dispatch({ type: 'pricesFailed', route, failure: platform.online.get() ? 'failed' : 'offline', way })
    throw error
  }
}
