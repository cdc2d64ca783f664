import { noFilter } from '../rules/offerView.ts'
import type { FinderState, OffersView } from './finderState.ts'

export type ViewAction =
  | { type: 'viewChanged'; view: Partial<OffersView> }
  /** All filters were cleared; order and grouping stay. */
  | { type: 'filtersCleared' }

export const initialView: OffersView = { ...noFilter, sort: 'price', grouped: true }

export function viewReducer(state: FinderState, action: ViewAction): FinderState {
  return { ...state, view: { ...state.view, ...(action.type === 'viewChanged' ? action.view : noFilter) } }
}

/** Clears the filters after an end of the ride has changed, because the new list has other classes and providers. */
export function withoutFilters(state: FinderState): FinderState {
  return { ...state, view: { ...state.view, ...noFilter } }
}
