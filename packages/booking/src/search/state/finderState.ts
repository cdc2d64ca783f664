import type { Offer } from '../../kernel/model/offer.ts'
import type { Lang } from '../../kernel/values/language.ts'
import type { EarlierOrder } from '../rules/earlierOrder.ts'
import type { OfferFilter, OffersSort } from '../rules/offerView.ts'
import type { PlaceInput } from './placeInput.ts'

/** Id of an extra stop; it stays the same while the stop is on the screen, even if its place or position changes. */
export type StopId = `stop-${string}`

/** An extra stop between start and finish. */
export interface StopInput extends PlaceInput {
  id: StopId
  /**
   * Place id in the address whose place has not been read yet; it stays after a failure that may be temporary. Null:
   * none.
   */
  wanted: string | null
  /**
   * State of the check that the place is in the served areas; `failed`: the check did not succeed. A stop outside of
   * these areas is removed.
   */
  check: 'unchecked' | 'checking' | 'served' | 'failed'
}

/** A stop that was removed because the service refused it (PLACE-18). */
export interface StopRefusal {
  /** Name of the place; text from outside. */
  text: string
  /** Message of the service; text from outside. Null: none. */
  message: string | null
}

/** A request for a price list; two requests are the same if all fields are equal. */
export interface PriceRoute {
  fromId: string
  /** Destination. Null: hire by the hour. */
  toId: string | null
  /** Duration of a rent in seconds. Null: a transfer. */
  rentSeconds: number | null
  lang: Lang
  currency: string
  /** ISO 4217 of the second price (PRICE-17). Null: none is requested. */
  alternativeCurrency: string | null
  /** User for whom the prices are; contracts have their own prices. Null: a visitor. */
  userId: string | null
  /** Price of the order that is being changed. Null: a new order. */
  currentPriceId: string | null
}

/** Reason of a failed price search. `offline`: the search resumes by itself. */
export type PriceFailure = 'offline' | 'failed'

export interface OffersState {
  /**
   * State of the list. It starts as `loading`, without a route until both places are set (PRICE-02); an empty response
   * is `notFound`.
   */
  status: 'loading' | 'ready' | 'notFound' | 'failed'
  /** Request of the list. Null: none yet. */
  route: PriceRoute | null
  /** Offers in the order of the service; empty unless `ready`. */
  list: readonly Offer[]
  /** Reason of the failure. Null unless `failed`. */
  failure: PriceFailure | null
  /** Epoch milliseconds of the response. Null: none. */
  arrivedAt: number | null
}

/** View of the list of offers: filters, order and grouping. It does not change the request. */
export interface OffersView extends OfferFilter {
  sort: OffersSort
  /** True: one card per car class, which expands to its providers (PRICE-06). False: one card per offer. */
  grouped: boolean
}

/** Kind of the search: a ride from one place to another, or a car by the hour (SHELL-28). */
export type Mode = 'transfer' | 'rent'

export interface FinderState {
  mode: Mode
  from: PlaceInput
  /** Destination; it stays empty in mode rent. */
  to: PlaceInput
  /** Extra stops in the order of the ride, at most 3; none in mode rent. */
  stops: readonly StopInput[]
  /** The refused stops, shown until the notice is closed, a stop is added or an end changes. */
  refusals: readonly StopRefusal[]
  /** Seconds of the rent, whole hours from 3600 to 86400. */
  rentSeconds: number
  offers: OffersState
  /** The chosen offer, one of the list. Null: none is chosen (REL-08). */
  selected: Offer | null
  /** True for a return trip (PRICE-12). */
  isReturn: boolean
  /** The list with the places swapped; requested only if an offer does not name its own way back. */
  reverse: OffersState
  /** The way back of `selected`. Null: none is chosen, or a single ride. */
  selectedReturn: Offer | null
  view: OffersView
  /** The order that is being changed or repeated. Null: a new order. */
  earlier: EarlierOrder | null
  /** The list that typing has cleared; it is shown again if the former place is restored. Null: none. */
  formerOffers: OffersState | null
}
