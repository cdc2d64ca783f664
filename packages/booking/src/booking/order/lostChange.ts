import { createStore, type Store } from '../../kernel/store/store.ts'
import { perModule } from '../../module/perModule.ts'

/** An order that could not be read for its change, and why; the base path says so (BOOK-51). */
export interface LostChange {
  /** `notFound`: it is not among the visitor's own; `failed`: the service did not answer. */
  failure: 'notFound' | 'failed'
  /** Its number, to read it once more. Null: its form stood open already, and the order is gone. */
  orderId: string | null
}

/** The lost change of a module, which outlives the page it was lost on. Null: nothing was lost. */
export const lostChangeOf = perModule(
  (): Store<LostChange | null, LostChange | null> =>
    createStore((_: LostChange | null, next: LostChange | null) => next, null),
)
