import { useEffect, useState, useSyncExternalStore } from 'react'
import { type CostCentersClient, costCentersClient } from '../client/costCenters.ts'
import type { CostCenter, CostCenterPage } from '../domain/costCenter.ts'
import { createLatest, type Wait } from '../state/latest.ts'
import { createStore } from '../state/store.ts'
import { useModule, useModuleCore } from './module.tsx'

/** Milliseconds from the last key to the search (BOOK-25). */
const debounceMs = 300

/** The cost centres found so far. */
export interface CostCenterList {
  /** What they were asked for. */
  search: string
  /** `loading`: a page is waited for, the first or a further one. */
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Of all pages so far, each once. */
  items: readonly CostCenter[]
  /** The last page that came; 0: none. */
  page: number
  /** How many the search finds over all pages. */
  total: number
  hasMore: boolean
}

const nothing: CostCenterList = { search: '', status: 'idle', items: [], page: 0, total: 0, hasMore: false }

export interface CostCenterSearch {
  get(): CostCenterList
  subscribe(listener: () => void): () => void
  /** Searches once no key was pressed for a while; what was found for another text is gone at once. */
  type(text: string): void
  /** The list is looked at: asks for what is not there yet, or could not be had. */
  open(): void
  /** The next page, where there is one. */
  more(): void
  /** Takes back what waits and forgets what was found. */
  reset(): void
}

/** The search for a cost centre, a page at a time; the latest text wins (REL-04). */
export function createCostCenterSearch(pageOf: CostCentersClient['page'], wait: Wait): CostCenterSearch {
  const list = createStore((_: CostCenterList, next: CostCenterList) => next, nothing)
  const latest = createLatest<{ search: string; page: number }, CostCenterPage>({
    ask: pageOf,
    wait,
    onAnswer({ page }, { items, total, hasMore }) {
      const before = list.get()
      const known = new Set(before.items.map(({ id }) => id))
      const fresh = items.filter(({ id }) => !known.has(id))
      list.dispatch({
        ...before,
        status: 'ready',
        items: [...before.items, ...fresh],
        page,
        total,
        // A page that brings nothing new is the last one, whatever it says: the list would ask for ever.
        hasMore: hasMore && fresh.length > 0,
      })
    },
    onFailure: () => list.dispatch({ ...list.get(), status: 'failed' }),
  })

  function ask(search: string, page: number, delayMs = 0): void {
    list.dispatch({ ...(page === 1 ? { ...nothing, search } : list.get()), status: 'loading' })
    latest.ask({ search, page }, delayMs)
  }
  return {
    get: list.get,
    subscribe: list.subscribe,
    type(text) {
      const search = text.trim()
      const { status, search: former } = list.get()
      if (search !== former || status === 'idle' || status === 'failed') ask(search, 1, debounceMs)
    },
    open() {
      const { status, search, page } = list.get()
      if (status === 'idle' || (status === 'failed' && page === 0)) ask(search, 1)
    },
    more() {
      const { status, search, page, hasMore } = list.get()
      if (hasMore && status !== 'loading') ask(search, page + 1)
    },
    reset() {
      latest.stop()
      list.dispatch(nothing)
    },
  }
}

/** The cost centres of the signed-in user; one component a list. */
export function useCostCenters(): CostCenterList & Pick<CostCenterSearch, 'type' | 'open' | 'more'> {
  const core = useModuleCore()
  const { serviceLang: lang } = useModule()
  const [search] = useState(() =>
    createCostCenterSearch(costCentersClient(core.client.core).page, core.platform.clock.setTimeout),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found belongs to one language
  useEffect(() => search.reset, [search, lang])
  const { type, open, more } = search
  return { ...useSyncExternalStore(search.subscribe, search.get, search.get), type, open, more }
}
