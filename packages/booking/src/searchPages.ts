import { useEffect, useMemo, useRef } from 'react'
import type { FinderScreenProps } from './finder/index.ts'
import { useModuleCore } from './module/module.tsx'
import { useOpenSections } from './module/useOpenSections.ts'
import type { RentScreenProps } from './rent/index.ts'
import {
  type FinderSearch,
  keptQuery,
  type SearchAddress,
  searchOf,
  withLang,
  withSearch,
  withSeats,
} from './search/index.ts'
import type { ShellProps } from './shell/index.ts'
import type { PageArrivalProps } from './view/PageArrival.tsx'
import type { YachtEntry } from './yacht/index.ts'

/** State that a page of the module stores in its history entry. */
export interface PageState extends YachtEntry {
  /**
   * True if the offer of an order has opened the booking form from this list automatically; a person who comes back
   * wants to choose (decisions/0010).
   */
  isLedOn?: boolean
  /** Receipt of a payment the person has returned from; `takeToken` has removed it from the address. */
  receipt?: unknown
  /** The search and list before the booking form, whose address does not contain them (SHELL-11). */
  list?: FinderSearch
}

/** Current page of the module, as the router knows it. */
export interface PageAddress {
  /** Path below the module's own path, `/` for the finder. */
  path: string
  /** Query of the address, with its question mark or without. */
  query: string
  /** State of the history entry; it may have any value. */
  state: unknown
  /** Goes to a path below the module's own path, with its query: `/prices?lang=en`. */
  go(to: string, how?: { replace?: boolean; state?: PageState }): void
  /** Called with the document's title in the visitor's language. @default the title is not set */
  onTitle?(title: string): void
  /**
   * Called if the order or search in the address no longer exists. After that the finder is opened, and its search
   * shows a notice. @default nothing is called
   */
  onLost?(): void
}

/** The props of the search screens and of the frame around all screens. */
export interface SearchPages {
  /** Props of `Shell`, without its content. */
  readonly shell: Omit<ShellProps, 'children'>
  /** Props of `PageArrival`, beside each screen. */
  readonly arrival: PageArrivalProps
  /** Props of `FinderScreen`, at `/`. */
  readonly finder: FinderScreenProps
  /** Props of `RentScreen`, at `/rent`. */
  readonly rent: RentScreenProps
}

/** Navigation from page to page, used by the search screens and by those after it. */
export function usePageSteps({ query, state, go, onLost }: PageAddress) {
  const { stores } = useModuleCore()
  // Address after the last step. A screen may navigate twice before the next render, and the second step has to start
  // from the first one's address.
  const address = useRef(query)
  useEffect(() => {
    address.current = query
  }, [query])
  const goTo = (to: string, next: string, how?: { replace?: boolean; state?: PageState }) => {
    address.current = next
    go(to + next, how)
  }
  /** The part of the query that stays from page to page. */
  const kept = () => keptQuery(address.current)
  return {
    address,
    visited: typeof state === 'object' ? (state as PageState | null) : null,
    goTo,
    kept,
    onLost() {
      onLost?.()
      goTo('/', kept(), { replace: true })
    },
    /** Empties the search. */
    reset: () => stores.finder.dispatch({ type: 'reset' }),
  }
}

/**
 * Synchronises a search with its address and navigates from it. It covers the search screens only, so that the first
 * page does not load the code of others; `useLaterPages` covers those.
 */
export function useSearchPages(page: PageAddress): SearchPages {
  const { path, query, onTitle } = page
  const { config } = useModuleCore()
  const open = useOpenSections()
  const known = useRef<string | null>(null)
  const { address, visited, goTo, kept, onLost, reset } = usePageSteps(page)
  const isLedOn = visited?.isLedOn === true
  const search = useMemo(() => searchOf(query), [query])
  const searching = (on: string): RentScreenProps => ({
    search,
    isLedOn,
    onSearch(next, how) {
      // True if a list of the same order has already opened the booking form automatically, even if its route is being
      // changed now.
      const isSame = isLedOn && next.orderId === searchOf(address.current).orderId
      goTo(on, withSearch(address.current, next), { ...how, state: isSame ? { isLedOn } : {} })
    },
    onLost,
    onAnySeats: () => goTo(on, withSeats(address.current, undefined), { replace: true, state: { isLedOn } }),
    onChosen(how) {
      const chosen = searchOf(address.current)
      if (how?.byItself)
        goTo(on, withSearch(address.current, chosen), { replace: true, state: { isLedOn: true } })
      const { isReturn, action, orderId, ...rest } = chosen
      goTo('/prices', kept(), { state: { list: rest } })
    },
  })
  const name = path.replace(/^\/|\/$/g, '')

  return {
    shell: {
      section: name === '' ? 'transfer' : name === 'rent' || name === 'yacht' ? name : null,
      sections: (['transfer', 'rent', 'yacht'] as const)
        .filter((id) => open[id])
        .map((id) => ({
          id,
          href: config.basePath + pathOf(id),
          onNavigate() {
            reset()
            goTo(pathOf(id), kept())
          },
        })),
      onLang: (lang) =>
        goTo(path, withLang(address.current, lang), { replace: true, ...(visited && { state: visited }) }),
      ...(onTitle && { onTitle }),
    },
    arrival: { path, known },
    finder: {
      ...searching('/'),
      ...(config.sections.rent && {
        onRent: (next: SearchAddress) => goTo('/rent', withSearch(address.current, next)),
      }),
    },
    rent: searching('/rent'),
  }
}

/** Path of a section's first page, below the module's own path. */
export const pathOf = (section: 'transfer' | 'rent' | 'yacht') =>
  section === 'transfer' ? '/' : `/${section}`
