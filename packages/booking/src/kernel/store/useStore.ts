import { useSyncExternalStore } from 'react'
import type { Readable } from './store.ts'

/** The store's state; the component renders again with each change. */
export function useStore<S>(store: Readable<S>): S
/**
 * A part of the store's state; the component renders again when that part has another identity.
 *
 * @param select must return the same reference for the same state (a field, a number, a text).
 */
export function useStore<S, T>(store: Readable<S>, select: (state: S) => T): T
export function useStore<S, T>(store: Readable<S>, select?: (state: S) => T): S | T {
  const read = () => (select ? select(store.get()) : store.get())
  return useSyncExternalStore(store.subscribe, read, read)
}
