import type { Store } from '../../kernel/store/store.ts'
import { useStore } from '../../kernel/store/useStore.ts'
import type { FinderAction, FinderState } from '../../search/index.ts'
import { useModuleCore } from '../module.tsx'

/** Current state of the search; the component renders again with each change. */
export function useFinder(): FinderState {
  return useStore(useModuleCore().stores.finder)
}

/** Dispatch of the search's actions; the same function in every render. */
export function useFinderDispatch(): Store<FinderState, FinderAction>['dispatch'] {
  return useModuleCore().stores.finder.dispatch
}
