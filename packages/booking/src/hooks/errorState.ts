import type { ClientError } from '../client/clientError.ts'
import { createStore, type Store } from '../state/store.ts'
import type { ModuleCore } from './moduleCore.ts'

/** What has gone wrong beside every screen. */
export interface ErrorState {
  /** What nobody expected (ERR-06): the error screen takes the screen's place. Null: nothing. */
  readonly unexpected?: Error | null
  /** The last refusal of the service (ERR-04). */
  readonly refusal?: ClientError
}

/** The errors of a module, in one place for all its screens. */
export const errorsOf = (module: Pick<ModuleCore, 'shared'>): Store<ErrorState, ErrorState> =>
  module.shared('errors', () =>
    createStore((state: ErrorState, next: ErrorState): ErrorState => ({ ...state, ...next }), {}),
  )
