import type { FinderAction, FinderState } from '../state/finder.ts'
import type { Store } from '../state/store.ts'
import { useModuleCore } from './module.tsx'
import { useStore } from './useStore.ts'

/** The search as it stands; the component renders anew with each change. */
export function useFinder(): FinderState {
  return useStore(useModuleCore().stores.finder)
}

/** The way to change the search; the same function in every render. */
export function useFinderDispatch(): Store<FinderState, FinderAction>['dispatch'] {
  return useModuleCore().stores.finder.dispatch
}
