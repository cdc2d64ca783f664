import type { Lang } from '../domain/language.ts'
import { type Offer, priceLife } from '../domain/offer.ts'
import type { Place } from '../domain/place.ts'

/** The ends of a ride, as the query and the wire call them. */
export type Side = 'from' | 'to'

/** What stands at a place input; each is the key of its text. */
export type PlaceError = 'Finder.notFound' | 'Finder.fromRequired' | 'Finder.toRequired' | 'Finder.notRead'

/** A place input. */
export interface PlaceInput {
  /** What stands in the input. */
  text: string
  /** Null: nothing chosen. */
  item: Place | null
  error: PlaceError | null
  /** The choice that typing has cleared and Escape brings back. Null: none. */
  former: Place | null
}

/** The question that a price list answers; two are the same when all four are. */
export interface PriceRoute {
  fromId: string
  toId: string
  lang: Lang
  currency: string
}

/** Why a price search failed. `offline`: it resumes by itself. */
export type PriceFailure = 'offline' | 'failed'

export interface OffersState {
  /** `idle` until both places are set; an empty answer is `notFound`. */
  status: 'idle' | 'loading' | 'ready' | 'notFound' | 'failed'
  /** What was asked. Null: nothing yet. */
  route: PriceRoute | null
  /** As the service sent them; empty unless `ready`. */
  list: readonly Offer[]
  /** Null unless `failed`. */
  failure: PriceFailure | null
  /** Epoch milliseconds of the answer. Null: none. */
  arrivedAt: number | null
}

export interface FinderState {
  from: PlaceInput
  to: PlaceInput
  offers: OffersState
  /** The chosen offer, one of the list; null where none is chosen (REL-08). */
  selected: Offer | null
  /** The list that typing has cleared, brought back with the former place. Null: none. */
  formerOffers: OffersState | null
}

export type FinderAction =
  | { type: 'typed'; side: Side; text: string }
  | { type: 'cleared'; side: Side }
  | { type: 'placeChosen'; side: Side; place: Place }
  /** What the service told later about the chosen place; its name in the input stays. */
  | { type: 'placeDetailed'; side: Side; place: Place }
  /** The chosen place in another language. */
  | { type: 'placeTranslated'; side: Side; place: Place }
  | { type: 'restored'; side: Side }
  | { type: 'placeFailed'; side: Side; error: PlaceError }
  /** The address names a place that cannot be shown: no other one stands in its input meanwhile (PLACE-10). */
  | { type: 'placeMissed'; side: Side; error: PlaceError }
  | { type: 'errorCleared'; side: Side }
  /** The screen or the address leaves the input: a text that was not chosen must not stand as if it were. */
  | { type: 'left'; side: Side }
  /** A search without both places: marks what is missing (PLACE-13). */
  | { type: 'searched' }
  | { type: 'pricesRequested'; route: PriceRoute }
  | { type: 'pricesArrived'; route: PriceRoute; offers: readonly Offer[]; at: number }
  | { type: 'pricesFailed'; route: PriceRoute; failure: PriceFailure }
  | { type: 'offerChosen'; priceId: string }
  | { type: 'reset' }

const requiredError = { from: 'Finder.fromRequired', to: 'Finder.toRequired' } as const
const emptyInput: PlaceInput = { text: '', item: null, error: null, former: null }
const noOffers: OffersState = { status: 'idle', route: null, list: [], failure: null, arrivedAt: null }

export const initialFinder: FinderState = {
  from: emptyInput,
  to: emptyInput,
  offers: noOffers,
  selected: null,
  formerOffers: null,
}

/** Whether two price lists answer the same question. */
export function isSameRoute(one: PriceRoute | null, other: PriceRoute | null): boolean {
  if (!one || !other) return one === other
  return (
    one.fromId === other.fromId &&
    one.toId === other.toId &&
    one.lang === other.lang &&
    one.currency === other.currency
  )
}

/** Whether the list at hand answers the question and is not too old to be shown again. */
export function isFresh(offers: OffersState, route: PriceRoute, now: number): boolean {
  if (offers.status !== 'ready' && offers.status !== 'notFound') return false
  return isSameRoute(offers.route, route) && now - (offers.arrivedAt ?? 0) < priceLife
}

export function finderReducer(state: FinderState, action: FinderAction): FinderState {
  switch (action.type) {
    case 'typed':
      return typed(state, action.side, action.text)
    case 'cleared':
      return { ...withoutOffers(state), [action.side]: emptyInput, formerOffers: null }
    case 'placeChosen':
      return {
        ...withoutOffers(state),
        [action.side]: { text: action.place.text, item: action.place, error: null, former: null },
        formerOffers: null,
      }
    case 'placeDetailed':
    case 'placeTranslated': {
      const input = state[action.side]
      if (input.item?.placeId !== action.place.placeId) return state
      const { text, secondaryText } = action.type === 'placeDetailed' ? input.item : action.place
      const item = { ...action.place, text, secondaryText }
      return { ...state, [action.side]: { ...input, text: item.text, item } }
    }
    case 'restored':
      return restored(state, action.side)
    case 'placeFailed':
      return { ...state, [action.side]: { ...state[action.side], error: action.error } }
    case 'placeMissed':
      return {
        ...withoutOffers(state),
        [action.side]: { ...emptyInput, error: action.error },
        formerOffers: null,
      }
    case 'errorCleared':
      return state[action.side].error === null
        ? state
        : { ...state, [action.side]: { ...state[action.side], error: null } }
    case 'left': {
      const input = state[action.side]
      if (input.item || input.error || input.text.trim() === '') return state
      return { ...state, [action.side]: { ...input, error: requiredError[action.side] } }
    }
    case 'searched':
      return {
        ...state,
        from: state.from.item ? state.from : { ...state.from, error: requiredError.from },
        to: state.to.item ? state.to : { ...state.to, error: requiredError.to },
      }
    case 'pricesRequested':
      if (state.from.item?.placeId !== action.route.fromId || state.to.item?.placeId !== action.route.toId)
        return state
      return {
        ...withoutOffers(state),
        offers: { ...noOffers, status: 'loading', route: action.route },
        formerOffers: null,
      }
    case 'pricesArrived':
      return isAwaited(state, action.route) ? arrived(state, action.offers, action.at) : state
    case 'pricesFailed':
      return isAwaited(state, action.route)
        ? {
            ...state,
            offers: { ...noOffers, status: 'failed', route: action.route, failure: action.failure },
          }
        : state
    case 'offerChosen': {
      const selected = state.offers.list.find((offer) => offer.priceId === action.priceId)
      return selected ? { ...state, selected } : state
    }
    case 'reset':
      return initialFinder
  }
}

function withoutOffers(state: FinderState): FinderState {
  return { ...state, offers: noOffers, selected: null }
}

function isAwaited(state: FinderState, route: PriceRoute): boolean {
  return state.offers.status === 'loading' && isSameRoute(state.offers.route, route)
}

function typed(state: FinderState, side: Side, text: string): FinderState {
  const input = state[side]
  if (input.text === text && input.item === null && input.error === null) return state
  const answered = state.offers.status === 'ready' || state.offers.status === 'notFound'
  return {
    ...withoutOffers(state),
    [side]: { text, item: null, error: null, former: input.item ?? input.former },
    formerOffers: answered ? state.offers : state.formerOffers,
  }
}

function restored(state: FinderState, side: Side): FinderState {
  const { former, item } = state[side]
  if (item || !former) return state
  const next = { ...state, [side]: { text: former.text, item: former, error: null, former: null } }
  const route = state.formerOffers?.route
  const isAnswered = route?.fromId === next.from.item?.placeId && route?.toId === next.to.item?.placeId
  return isAnswered && state.formerOffers ? { ...next, offers: state.formerOffers, formerOffers: null } : next
}

function arrived(state: FinderState, list: readonly Offer[], at: number): FinderState {
  const { route } = state.offers
  const offers: OffersState = {
    status: list.length > 0 ? 'ready' : 'notFound',
    route,
    list,
    failure: null,
    arrivedAt: at,
  }
  const from = { ...state.from, error: null }
  const to = { ...state.to, error: null }
  return { ...state, offers, from, to }
}
