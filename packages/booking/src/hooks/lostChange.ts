import { createStore, type Store } from '../state/store.ts'
import type { ModuleCore } from './module.tsx'

/** An order that could not be read for its change, and why; the base path says so (BOOK-51). */
export interface LostChange {
  /** `notFound`: it is not among the visitor's own; `failed`: the service did not answer. */
  failure: 'notFound' | 'failed'
  /** Its number, to read it once more. Null: its form stood open already, and the order is gone. */
  orderId: string | null
}

/** The lost change of a module, which outlives the page it was lost on. Null: nothing was lost. */
export function lostChangeOf({
  shared,
}: Pick<ModuleCore, 'shared'>): Store<LostChange | null, LostChange | null> {
  return shared('lost change', () =>
    createStore<LostChange | null, LostChange | null>((_, next) => next, null),
  )
}
