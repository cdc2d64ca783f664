import type { Clock } from './clock.ts'
import type { SandboxOptions } from './options.ts'
import type { PlaceIndex } from './places/placeIndex.ts'
import type { Store } from './store/store.ts'

/** Dependencies of all pages and calls of the sandbox. */
export interface Parts {
  readonly places: PlaceIndex
  readonly store: Store
  readonly clock: Clock
  /** Called for each request, so that addresses set after the start count. */
  readonly options: () => SandboxOptions
}
