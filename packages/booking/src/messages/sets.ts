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

/** The texts of each set, by the English ones. */
interface Tables {
  /** Shell and finder, needed at once. */
  search: typeof search
  /** Recent places, popular rides and the own position, loaded with the first of them. */
  start: typeof start
  /** The booking form and what follows, loaded with them. */
  order: typeof order
  /** The list of prices, loaded with it. */
  offers: typeof offers
  /** The route's map, loaded with it. */
  map: typeof map
  /** The search for a car by the hour, loaded with its screen. */
  rent: typeof rent
  /** What is said of an order that is changed or repeated, loaded with it. */
  earlier: typeof earlier
  /** A promotion, loaded where one runs. */
  promo: typeof promo
  /** What stands around a legal text, loaded with the first. */
  legal: typeof legal
  /** A partner's landing, loaded where there is one. */
  landing: typeof landing
  /** The 35 selling points, for the landing and the editor. */
  sellingPoints: typeof sellingPoints
  /** The yacht pages, loaded with them. */
  yacht: typeof yacht
  /** The editor, loaded for partners with it. */
  editor: typeof editor
  /** Signing in, loaded when it is asked for, and what a forbidden account is told. */
  login: typeof login
  /** What the page itself says where nothing of the module is drawn; written into it, or loaded with its frame. */
  page: typeof page
  /** What has gone wrong beside every screen, loaded with the first that does. */
  errors: typeof errors
}

export type MessageSet = keyof Tables

/** The keys that a screen may use once the set is loaded; each set comes on top of `search`. */
export type MessageKey<S extends MessageSet = 'search'> = Keys<Tables['search']> | Keys<Tables[S]>

export type Loader = () => Promise<{ default: Table }>

/** What every search shows first. */
export type EarlySet = 'search' | 'offers'

/** What comes after it: the first file does not even name their files. */
export type LaterSet = Exclude<MessageSet, EarlySet>
