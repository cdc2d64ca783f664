/** A state that changes only by actions and notifies listeners. It uses neither React nor the environment. */
export interface Store<S, A> {
  /** The current state; the same reference until an action changes it. */
  get(): S
  /** Runs the reducer; listeners are notified only if the state's reference has changed. */
  dispatch(action: A): void
  /**
   * Adds a listener.
   *
   * @returns the function that removes it.
   */
  subscribe(listener: () => void): () => void
}

/** A state that can be read and followed, but not changed. */
export type Readable<S> = Pick<Store<S, never>, 'get' | 'subscribe'>

/**
 * Creates a store. The state is the result of `reducer`, from `initial` and all actions so far. An action dispatched by
 * a listener is handled after all listeners of the previous action.
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
