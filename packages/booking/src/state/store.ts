/** A value that changes by actions only and tells its readers. No React, no environment. */
export interface Store<S, A> {
  /** The current state; the same reference until an action changes it. */
  get(): S
  /** Runs the reducer; readers are told only when the state's reference changed. */
  dispatch(action: A): void
  /** @returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void
}

/**
 * Holds what `reducer` makes of `initial` and the actions so far.
 * An action dispatched by a listener is handled after the listeners of the one before it.
 */
export function createStore<S, A>(reducer: (state: S, action: A) => S, initial: S): Store<S, A> {
  let state = initial
  let telling = false
  const queue: A[] = []
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    dispatch(action) {
      queue.push(action)
      if (telling) return
      telling = true
      try {
        for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
          const before = state
          state = reducer(state, next)
          if (state !== before) for (const listener of [...listeners]) listener()
        }
      } finally {
        telling = false
        queue.length = 0
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
