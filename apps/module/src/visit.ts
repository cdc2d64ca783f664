import type { FinderSearch } from '@wherry/booking/screens/finder/FinderScreen.tsx'
import type { YachtEntry } from '@wherry/booking/screens/yacht/YachtFlow.tsx'
import type { Page } from './paths.ts'

/** State that an entry of the history remembers. */
export interface Visited extends YachtEntry {
  /** The offer of an order has led on from this list by itself: who comes back wants to choose (decision 0010). */
  isLedOn?: boolean
  /** The receipt of a return from a payment, until it is over (decision 0025). */
  receipt?: unknown
  /** The search and list that led to the booking, whose address does not name it (SHELL-11). */
  list?: FinderSearch
}

/** To a page with a query. */
export type Go = (to: Page, search: string, options?: { replace?: boolean; state?: Visited }) => void
