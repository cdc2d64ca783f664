import { useEffect, useReducer } from 'react'
import { isAborted } from '../client/clientError.ts'
import { isFresh, type OffersState, type PriceRoute } from '../state/finder.ts'
import { useModule } from './module.tsx'
import { useStore } from './useStore.ts'

export interface Offers extends OffersState {
  /** Asks again with everything as it stands. */
  retry(): void
}

/**
 * Asks the prices once both places are known, anew with each change; the running search is aborted and its answer
 * never counts (PRICE-01). One component at a time uses it.
 */
export function useOffers(): Offers {
  const { client, platform, stores, lang, currency } = useModule()
  const { finder } = stores
  const from = useStore(finder, (state) => state.from.item)
  const to = useStore(finder, (state) => state.to.item)
  const offers = useStore(finder, (state) => state.offers)
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const fromId = from?.location ? from.placeId : null
  const toId = to?.location ? to.placeId : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again; a place is told by its id
  useEffect(() => {
    const { from, to, offers } = finder.get()
    const start = from.item?.location
    const finish = to.item?.location
    if (fromId === null || toId === null || !start || !finish) return
    const route: PriceRoute = { fromId, toId, lang, currency }
    if (isFresh(offers, route, platform.clock.now())) return
    const abort = new AbortController()
    finder.dispatch({ type: 'pricesRequested', route })
    const query = { from: { location: start, placeId: fromId }, to: { location: finish, placeId: toId } }
    client.prices(query, abort.signal).then(
      (list) => {
        if (abort.signal.aborted) return
        finder.dispatch({ type: 'pricesArrived', route, offers: list, at: platform.clock.now() })
      },
      (error: unknown) => {
        if (abort.signal.aborted || isAborted(error)) return
        const failure = platform.online.get() ? 'failed' : 'offline'
        finder.dispatch({ type: 'pricesFailed', route, failure })
      },
    )
    return () => abort.abort()
  }, [client, platform, finder, fromId, toId, lang, currency, attempt])

  useEffect(
    () =>
      platform.online.subscribe((online) => {
        if (online && finder.get().offers.failure === 'offline') retry()
      }),
    [platform, finder],
  )
  // Back or forward aborts the search (SHELL-20); where the person stays here it is asked again.
  useEffect(
    () =>
      platform.pageEvents.onHistory(() => {
        if (finder.get().offers.status === 'loading') retry()
      }),
    [platform, finder],
  )
  return { ...offers, retry }
}
