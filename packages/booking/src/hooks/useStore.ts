import { useSyncExternalStore } from 'react'
import type { Store } from '../state/store.ts'

/** The store's state; the component renders anew with each change. */
export function useStore<S, A>(store: Store<S, A>): S
/**
 * A part of the store's state; the component renders anew when the part's identity changes.
 * @param select must return the same reference for the same state (a field, a number, a text).
 */
export function useStore<S, A, T>(store: Store<S, A>, select: (state: S) => T): T
export function useStore<S, A, T>(store: Store<S, A>, select?: (state: S) => T): S | T {
  const read = () => (select ? select(store.get()) : store.get())
  return useSyncExternalStore(store.subscribe, read, read)
}
