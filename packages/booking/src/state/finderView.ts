import { noFilter } from '../domain/offerView.ts'
import type { FinderState, OffersView } from './finderState.ts'

export type ViewAction =
  | { type: 'viewChanged'; view: Partial<OffersView> }
  /** All filters off; order and grouping stay. */
  | { type: 'filtersCleared' }

export const initialView: OffersView = { ...noFilter, sort: 'price', grouped: true }

export function viewReducer(state: FinderState, action: ViewAction): FinderState {
  return { ...state, view: { ...state.view, ...(action.type === 'viewChanged' ? action.view : noFilter) } }
}

/** Another end of the ride has other classes and providers: its list is not filtered by those of the one before. */
export function withoutFilters(state: FinderState): FinderState {
  return { ...state, view: { ...state.view, ...noFilter } }
}
