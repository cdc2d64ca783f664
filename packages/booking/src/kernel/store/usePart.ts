import { dequal } from 'dequal/lite'
import { useRef, useSyncExternalStore } from 'react'
import type { Readable } from './store.ts'

/**
 * A value that is computed from the store's state; the component renders again when the content of the value changes.
 * @param select computes plain data from the state, which may be a new object each time.
 */
export function usePart<S, T>(store: Readable<S>, select: (state: S) => T): T {
  const last = useRef<{ value: T } | null>(null)
  const read = () => {
    const value = select(store.get())
    if (last.current && dequal(last.current.value, value)) return last.current.value
    last.current = { value }
    return value
  }
  return useSyncExternalStore(store.subscribe, read, read)
}
