/** A limit of what runs at the same time. */
export interface Turns {
  /**
   * Takes a turn if one is free.
   * @returns gives the turn back, once however often it is called; null: all turns are taken
   */
  take(): (() => void) | null
}

/**
 * Limits how many tasks run at the same time. A turn ends by itself after the time limit: a runtime may drop a task whose
 * visitor has left without running the end of it, and such a turn must not be lost.
 *
 * @param most number of turns, from 1
 * @param limitMs milliseconds after which a turn is free again
 * @param now reads the clock, in milliseconds
 */
export function createTurns(most: number, limitMs: number, now: () => number): Turns {
  /** Times at which the taken turns end, the earliest first. */
  const taken = new Map<symbol, number>()
  return {
    take() {
      for (const [turn, until] of taken) {
        if (until > now()) break
        taken.delete(turn)
      }
      if (taken.size >= most) return null
      const turn = Symbol('turn')
      taken.set(turn, now() + limitMs)
      return () => void taken.delete(turn)
    },
  }
}
