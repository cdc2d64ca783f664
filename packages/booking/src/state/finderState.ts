import type { EarlierOrder } from '../domain/earlierOrder.ts'
import type { Lang } from '../domain/language.ts'
import type { Offer } from '../domain/offer.ts'
import type { OfferFilter, OffersSort } from '../domain/offerView.ts'
import type { PlaceInput } from './placeInput.ts'

/** Names an extra stop for as long as it stands on the screen, whatever its place and position. */
export type StopId = `stop-${string}`

/** An extra stop between from and to. */
export interface StopInput extends PlaceInput {
  id: StopId
  /** Place id of the address whose place is still to be read; it stays where that failed and may pass. Null: none. */
  wanted: string | null
  /** Whether the place lies in the served areas; `failed`: that could not be found out. A stop that does not is removed. */
  check: 'unchecked' | 'checking' | 'served' | 'failed'
}

/** A stop that the service has refused and that was removed for it (PLACE-18). */
export interface StopRefusal {
  /** Name of the place, from outside. */
  text: string
  /** The service's words, from outside. Null: it said nothing. */
  message: string | null
}

/** The question that a price list answers; two are the same when all of it is. */
export interface PriceRoute {
  fromId: string
  /** Null: hire by the hour. */
  toId: string | null
  /** Null: a transfer. */
  rentSeconds: number | null
  lang: Lang
  currency: string
  /** ISO 4217 of the second price (PRICE-17). Null: none is asked. */
  alternativeCurrency: string | null
  /** Whose prices: a contract has its own. Null: a visitor. */
  userId: string | null
  /** Price of the order that is being changed. Null: a new order. */
  currentPriceId: string | null
}

/** Why a price search failed. `offline`: it resumes by itself. */
export type PriceFailure = 'offline' | 'failed'

export interface OffersState {
  /** It starts as `loading`, with no route until both places are set (PRICE-02); an empty answer is `notFound`. */
  status: 'loading' | 'ready' | 'notFound' | 'failed'
  /** What was asked. Null: nothing yet. */
  route: PriceRoute | null
  /** As the service sent them; empty unless `ready`. */
  list: readonly Offer[]
  /** Null unless `failed`. */
  failure: PriceFailure | null
  /** Epoch milliseconds of the answer. Null: none. */
  arrivedAt: number | null
}

/** How the list of offers is looked at; it decides nothing about the offers themselves. */
export interface OffersView extends OfferFilter {
  sort: OffersSort
  /** By car class, each folding out its providers (PRICE-06). False: every offer by itself. */
  grouped: boolean
}

/** What is looked for: a ride from one place to another, or a car by the hour (SHELL-28). */
export type Mode = 'transfer' | 'rent'

export interface FinderState {
  mode: Mode
  from: PlaceInput
  /** Stays empty in mode rent. */
  to: PlaceInput
  /** In the order of the ride, at most 3; none in mode rent. */
  stops: readonly StopInput[]
  /** The stops that were refused; they stay until they are closed, a stop is added or an end changes. */
  refusals: readonly StopRefusal[]
  /** Whole hours, 3600 to 86400. */
  rentSeconds: number
  offers: OffersState
  /** The chosen offer, one of the list; null where none is chosen (REL-08). */
  selected: Offer | null
  /** There and back (PRICE-12). */
  isReturn: boolean
  /** The list with the places swapped, asked only where an offer does not name its way back itself. */
  reverse: OffersState
  /** The way back of `selected`. Null: none is chosen, or a single ride. */
  selectedReturn: Offer | null
  view: OffersView
  /** The order that is being changed or repeated. Null: a new one. */
  earlier: EarlierOrder | null
  /** The list that typing has cleared, brought back with the former place. Null: none. */
  formerOffers: OffersState | null
}
