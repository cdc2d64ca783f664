import { earlierOffer } from '../rules/earlierOffer.ts'
import type { EarlierOrder } from '../rules/earlierOrder.ts'
import { rentBounds, wholeHours } from '../rules/rent.ts'
import { type InputAction, inputReducer } from './finderInput.ts'
import { noOffers, type OffersAction, offersReducer } from './finderOffers.ts'
import type { FinderState, Mode } from './finderState.ts'
import { initialView, type ViewAction, viewReducer } from './finderView.ts'
import { emptyInput } from './placeInput.ts'
import type { SearchOptions } from './searchAddress.ts'

export type { InputKey, Side } from './finderInput.ts'
export { inputOf, isSide } from './finderInput.ts'
export type { PriceAsker, Way } from './finderOffers.ts'
export { isListCurrent, isSameRoute, reverseRouteOf } from './finderOffers.ts'
export type {
  FinderState,
  Mode,
  OffersState,
  OffersView,
  PriceFailure,
  PriceRoute,
  StopId,
  StopInput,
  StopRefusal,
} from './finderState.ts'
export type { StopQuestion } from './finderStops.ts'
export { maxStops, openStop, stopPlaceIds } from './finderStops.ts'
export type { PlaceError, PlaceInput } from './placeInput.ts'
export { emptyInput } from './placeInput.ts'

export type FinderAction =
  | InputAction
  | OffersAction
  | ViewAction
  /** The screen of a mode was opened: the pickup stays, all other values of the other mode are cleared (RENT-01). */
  | { type: 'modeEntered'; mode: Mode }
  /**
   * The duration has changed; it is rounded up to whole hours, from 1 to 24 (RENT-07). Offers of the former list cannot
   * be chosen any more.
   */
  | { type: 'rentSecondsChanged'; seconds: number }
  /** Options of the search and its view were read from the address; missing ones get their initial values. */
  | { type: 'optionsRead'; options: SearchOptions }
  /** The order in the address was read. Null: the address has none. */
  | { type: 'earlierRead'; earlier: EarlierOrder | null }
  /** Empties the search. The duration and the list's sorting and grouping stay. */
  | { type: 'reset' }

export const initialFinder: FinderState = {
  ...noOffers,
  mode: 'transfer',
  from: emptyInput,
  to: emptyInput,
  stops: [],
  refusals: [],
  rentSeconds: rentBounds.shortest,
  isReturn: false,
  view: initialView,
  earlier: null,
  formerOffers: null,
}

export function finderReducer(state: FinderState, action: FinderAction): FinderState {
  switch (action.type) {
    case 'modeEntered':
      return action.mode === state.mode ? state : { ...emptied(state), mode: action.mode, from: state.from }
    case 'rentSecondsChanged': {
      const rentSeconds = wholeHours(action.seconds)
      return rentSeconds === state.rentSeconds ? state : { ...state, rentSeconds, selected: null }
    }
    case 'optionsRead':
      return optionsRead(state, action.options)
    case 'earlierRead':
      return earlierRead(state, action.earlier)
    case 'reset':
      return emptied(state)
    case 'pricesRequested':
    case 'pricesArrived':
    case 'pricesFailed':
    case 'offerChosen':
    case 'choiceCleared':
    case 'returnToggled':
      return offersReducer(state, action)
    case 'viewChanged':
    case 'filtersCleared':
      return viewReducer(state, action)
    default:
      return inputReducer(state, action, noOffers)
  }
}

function emptied({ mode, rentSeconds, view: { sort, grouped } }: FinderState): FinderState {
  return { ...initialFinder, mode, rentSeconds, view: { ...initialView, sort, grouped } }
}

function optionsRead(state: FinderState, { hours, isReturn = false, ...view }: SearchOptions): FinderState {
  const changes: readonly FinderAction[] = [
    { type: 'returnToggled', on: isReturn },
    { type: 'viewChanged', view: { ...initialView, ...view } },
    { type: 'rentSecondsChanged', seconds: hours === undefined ? state.rentSeconds : hours * 3600 },
  ]
  return changes.reduce(finderReducer, state)
}

function earlierRead(state: FinderState, earlier: EarlierOrder | null): FinderState {
  if (earlier === null) return state.earlier === null ? state : { ...state, earlier }
  const { offers, reverse, selectedReturn } = { ...noOffers, offers: state.offers }
  return {
    ...state,
    ...{ earlier, offers, reverse, selectedReturn },
    isReturn: false,
    selected: earlierOffer(offers.list, earlier),
  }
}
