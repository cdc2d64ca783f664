import type { Offer } from '../../kernel/model/offer.ts'
import { earlierOffer } from '../rules/earlierOffer.ts'
import type { FinderState, OffersState, PriceFailure, PriceRoute } from './finderState.ts'

/** Parts of a price request that are not in the finder's state. */
export type PriceAsker = Pick<PriceRoute, 'lang' | 'currency' | 'alternativeCurrency' | 'userId'>

/** Name of a price list: the way there, or the way back with the places swapped (PRICE-12). */
export type Way = 'offers' | 'reverse'

/**
 * Actions of the price lists. Each has the route of the request, so that a response to another request is dropped.
 * `way` is `offers` by default.
 */
export type OffersAction =
  | { type: 'pricesRequested'; route: PriceRoute; way?: Way }
  | { type: 'pricesArrived'; route: PriceRoute; offers: readonly Offer[]; at: number; way?: Way }
  | { type: 'pricesFailed'; route: PriceRoute; failure: PriceFailure; way?: Way }
  | OfferChoice
  /** The choice was cleared, to choose another offer. */
  | { type: 'choiceCleared' }
  /** The return trip was switched on or off; ignored for a rent, and while an earlier order is changed or repeated. */
  | { type: 'returnToggled'; on: boolean }

/** An offer was chosen. With a return trip its way back is chosen too; an offer without one is not chosen. */
export interface OfferChoice {
  type: 'offerChosen'
  priceId: string
  /** Null: there is none, or it has not arrived yet. Ignored without a return trip. */
  wayBack: Offer | null
}

const noList: OffersState = { status: 'loading', route: null, list: [], failure: null, arrivedAt: null }

/** State without prices and without a choice. */
export const noOffers = { offers: noList, selected: null, reverse: noList, selectedReturn: null } as const

/** True if two price lists belong to the same request. */
export function isSameRoute(one: PriceRoute | null, other: PriceRoute | null): boolean {
  if (!one || !other) return one === other
  return (Object.keys(one) as (keyof PriceRoute)[]).every((name) => one[name] === other[name])
}

/** The price request for the way back. Null: there is none, or the list of the way there has not arrived. */
export function reverseRouteOf({ isReturn, offers }: FinderState): PriceRoute | null {
  const { status, route } = offers
  if (!isReturn || status !== 'ready' || !route?.toId) return null
  return { ...route, fromId: route.toId, toId: route.fromId, currentPriceId: null }
}

/** True if the list belongs to the values on the screen; false between a change of the duration and the new prices. */
export function isListCurrent({ mode, offers, rentSeconds }: FinderState): boolean {
  return offers.status === 'ready' && (mode === 'transfer' || offers.route?.rentSeconds === rentSeconds)
}

export function offersReducer(state: FinderState, action: OffersAction): FinderState {
  switch (action.type) {
    case 'pricesRequested': {
      const { route, way = 'offers' } = action
      if (!isAskable(state, route, way)) return state
      const offers: OffersState = { ...noList, route }
      if (way === 'reverse') return { ...state, reverse: offers, selected: null, selectedReturn: null }
      return { ...state, ...noOffers, offers, formerOffers: null }
    }
    case 'pricesArrived': {
      const { route, way = 'offers' } = action
      if (!isAwaited(state[way], route)) return state
      const list = { ...answered(action.offers, action.at), route }
      return way === 'reverse' ? { ...state, reverse: list } : arrived(state, list)
    }
    case 'pricesFailed': {
      const { route, failure, way = 'offers' } = action
      if (!isAwaited(state[way], route)) return state
      return { ...state, [way]: { ...noList, status: 'failed', route, failure } }
    }
    case 'offerChosen': {
      const selected = state.offers.list.find((offer) => offer.priceId === action.priceId)
      if (!selected || !isListCurrent(state)) return state
      const selectedReturn = state.isReturn ? action.wayBack : null
      return state.isReturn && !selectedReturn ? state : { ...state, selected, selectedReturn }
    }
    case 'choiceCleared':
      return state.selected ? { ...state, selected: null, selectedReturn: null } : state
    case 'returnToggled': {
      const isReturn = action.on && state.mode === 'transfer' && state.earlier === null
      if (isReturn === state.isReturn) return state
      return { ...state, isReturn, selected: null, reverse: noList, selectedReturn: null }
    }
  }
}

function isAskable(state: FinderState, route: PriceRoute, way: Way): boolean {
  if (way === 'reverse') return isSameRoute(route, reverseRouteOf(state))
  if (state.from.item?.placeId !== route.fromId) return false
  return state.mode === 'rent'
    ? route.toId === null && route.rentSeconds === state.rentSeconds
    : route.rentSeconds === null && route.toId !== null && route.toId === state.to.item?.placeId
}

function isAwaited({ status, route }: OffersState, asked: PriceRoute): boolean {
  return status === 'loading' && isSameRoute(route, asked)
}

function answered(list: readonly Offer[], at: number): OffersState {
  return { ...noList, status: list.length > 0 ? 'ready' : 'notFound', list, arrivedAt: at }
}

/** Clears the errors of both ends (PRICE-03) and chooses the offer of the earlier order (PRICE-10). */
function arrived(state: FinderState, offers: OffersState): FinderState {
  const from = { ...state.from, error: null }
  const to = { ...state.to, error: null }
  return { ...state, from, to, offers, selected: state.earlier && earlierOffer(offers.list, state.earlier) }
}
