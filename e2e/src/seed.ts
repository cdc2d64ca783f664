import fc from 'fast-check'

/** Seed of this run’s random choices. `SEED=…` repeats a run. */
export const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)

/** Random choices that a seed repeats. */
export interface Chance {
  /** A whole number from 0 up to but not including `below`. */
  below(below: number): number
  /** Picks one of several values at random. */
  one<T>(of: readonly T[]): T
  /** A value that fast-check generates. */
  any<T>(arbitrary: fc.Arbitrary<T>): T
}

/** Random choices of a walk. The same number gives the same choices. */
export function createChance(own: number): Chance {
  // Mulberry32, public domain: 32 bits of state are enough for choices.
  let state = own | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    one<T>(of: readonly T[]): T {
      if (of.length === 0) throw new RangeError('There is nothing to choose from')
      return of[below(of.length)] as T
    },
    any: (arbitrary) => fc.sample(arbitrary, { numRuns: 1, seed: below(2 ** 31) })[0] as never,
  }
}
