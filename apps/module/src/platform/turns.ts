/** Who hears of back and forward in the place of the router. */
export interface Turns {
  /** From now on the last that stands hears alone. @returns lets go of this one, whenever it came */
  take(listener: (event: Event) => void): () => void
  hear(event: Event): void
}

/** Two that wait for the same code get it in any order: the one that goes must not take along the one that stays. */
export function createTurns(): Turns {
  const all = new Set<(event: Event) => void>()
  return {
    take(listener) {
      all.add(listener)
      return () => void all.delete(listener)
    },
    hear: (event) => [...all].pop()?.(event),
  }
}
