import { createStore, type Store } from '../kernel/store/store.ts'
import type { ClientError } from '../wire/clientError.ts'
import { perModule } from './perModule.ts'

/** Errors that no screen shows in a place of its own. */
export interface ErrorState {
  /** Unexpected error (ERR-06): an error screen replaces the current screen. Null: none. */
  readonly unexpected?: Error | null
  /** Last refusal of the service (ERR-04). */
  readonly refusal?: ClientError
}

/** The error state of a module, shared by all its screens. */
export const errorsOf = perModule(
  (): Store<ErrorState, ErrorState> =>
    createStore((state: ErrorState, next: ErrorState): ErrorState => ({ ...state, ...next }), {}),
)
