import { earlierOffer } from '../domain/earlierOffer.ts'
import type { Offer } from '../domain/offer.ts'
import { returnOffer } from '../domain/returnOffer.ts'
import type { FinderState, OffersState, PriceFailure, PriceRoute } from './finderState.ts'

/** What of a question does not stand in the finder. */
export type PriceAsker = Pick<PriceRoute, 'lang' | 'currency' | 'alternativeCurrency' | 'userId'>

/** Which list: the way there, or the way back with the places swapped (PRICE-12). */
export type Way = 'offers' | 'reverse'

/** Each carries what was asked, so that an answer to another question is dropped. `way` is `offers` where left out. */
export type OffersAction =
  | { type: 'pricesRequested'; route: PriceRoute; way?: Way }
  | { type: 'pricesArrived'; route: PriceRoute; offers: readonly Offer[]; at: number; way?: Way }
  | { type: 'pricesFailed'; route: PriceRoute; failure: PriceFailure; way?: Way }
  /** With a return trip the matching way back is chosen too; an offer that has none is not chosen. */
  | { type: 'offerChosen'; priceId: string }
  /** Another offer is to be chosen. */
  | { type: 'choiceCleared' }
  /** There and back; not on a rent, nor while an earlier order is changed or repeated. */
  | { type: 'returnToggled'; on: boolean }

const noList: OffersState = { status: 'loading', route: null, list: [], failure: null, arrivedAt: null }

/** No prices, and nothing that was chosen of them. */
export const noOffers = { offers: noList, selected: null, reverse: noList, selectedReturn: null } as const

/** Whether two price lists answer the same question. */
export function isSameRoute(one: PriceRoute | null, other: PriceRoute | null): boolean {
  if (!one || !other) return one === other
  return (Object.keys(one) as (keyof PriceRoute)[]).every((name) => one[name] === other[name])
}

/** The question of the way back. Null: there is none, or the list of the way there has not come. */
export function reverseRouteOf({ isReturn, offers }: FinderState): PriceRoute | null {
  const { status, route } = offers
  if (!isReturn || status !== 'ready' || !route?.toId) return null
  return { ...route, fromId: route.toId, toId: route.fromId, currentPriceId: null }
}

/** The way back of an offer, of the same class and provider. Null: there is none, or it has not come yet. */
export function wayBackOf({ reverse }: FinderState, offer: Offer): Offer | null {
  return returnOffer(offer, reverse.list)
}

/** Whether the list answers what stands on the screen; between a changed duration and its prices it does not. */
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
      const selectedReturn = state.isReturn ? wayBackOf(state, selected) : null
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

/** Both errors go (PRICE-03); the offer of the earlier order is chosen by itself (PRICE-10). */
function arrived(state: FinderState, offers: OffersState): FinderState {
  const from = { ...state.from, error: null }
  const to = { ...state.to, error: null }
  return { ...state, from, to, offers, selected: state.earlier && earlierOffer(offers.list, state.earlier) }
}
