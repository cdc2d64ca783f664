import type earlier from './en/earlier.ts'
import type editor from './en/editor.ts'
import type errors from './en/errors.ts'
import type landing from './en/landing.ts'
import type legal from './en/legal.ts'
import type login from './en/login.ts'
import type map from './en/map.ts'
import type offers from './en/offers.ts'
import type order from './en/order.ts'
import type page from './en/page.ts'
import type promo from './en/promo.ts'
import type rent from './en/rent.ts'
import type search from './en/search.ts'
import type sellingPoints from './en/sellingPoints.ts'
import type start from './en/start.ts'
import type yacht from './en/yacht.ts'
import type { Keys, Table } from './translation.ts'

/** Types of the text sets, taken from the English texts. */
interface Tables {
  /** Texts of the shell and the finder, needed at once. */
  search: typeof search
  /** Texts of recent places, popular rides and the own position, loaded when one of them is shown. */
  start: typeof start
  /** Texts of the booking form and the screens after it, loaded with them. */
  order: typeof order
  /** Texts of the list of prices, loaded with it. */
  offers: typeof offers
  /** Texts of the route's map, loaded with it. */
  map: typeof map
  /** Texts of the search for a car by the hour, loaded with its screen. */
  rent: typeof rent
  /** Texts of an order that is changed or repeated, loaded with it. */
  earlier: typeof earlier
  /** Texts of a promotion, loaded if one is running. */
  promo: typeof promo
  /** Texts around a legal text, loaded with the first one. */
  legal: typeof legal
  /** Texts of a partner's landing, loaded if there is one. */
  landing: typeof landing
  /** Texts of the 35 selling points, for the landing and the editor. */
  sellingPoints: typeof sellingPoints
  /** Texts of the yacht pages, loaded with them. */
  yacht: typeof yacht
  /** Texts of the editor, loaded for partners who may use it. */
  editor: typeof editor
  /** Texts for signing in and for a forbidden account, loaded when one of them is shown. */
  login: typeof login
  /**
   * Texts of the page for the case that no part of the module can be shown; they are in the page itself, or loaded with
   * its frame.
   */
  page: typeof page
  /** Errors that belong to no screen, loaded with the first such error. */
  errors: typeof errors
}

export type MessageSet = keyof Tables

/** Keys that a screen may use once the set is loaded; the keys of `search` are always included. */
export type MessageKey<S extends MessageSet = 'search'> = Keys<Tables['search']> | Keys<Tables[S]>

export type Loader = () => Promise<{ default: Table }>

/** Sets that every search needs first. */
export type EarlySet = 'search' | 'offers'

/** Sets that are loaded later. Not even their file names are in the first file. */
export type LaterSet = Exclude<MessageSet, EarlySet>
