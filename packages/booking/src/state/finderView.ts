import { noFilter, type OfferFilter, type OffersSort } from '../domain/offerView.ts'
import type { FinderState } from './finder.ts'

/** How the list of offers is looked at; it decides nothing about the offers themselves. */
export interface OffersView extends OfferFilter {
  sort: OffersSort
  /** By car class, each folding out its providers (PRICE-06). False: every offer by itself. */
  grouped: boolean
}

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
