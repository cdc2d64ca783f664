import type { Clock } from './clock.ts'
import type { SandboxOptions } from './options.ts'
import type { PlaceIndex } from './places/placeIndex.ts'
import type { Store } from './store/store.ts'

/** What every page and call of the sandbox works with. */
export interface Parts {
  readonly places: PlaceIndex
  readonly store: Store
  readonly clock: Clock
  /** Read anew at each call, so that addresses learnt after the start count. */
  readonly options: () => SandboxOptions
}
