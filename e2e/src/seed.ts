import fc from 'fast-check'

/** What chance is made of in this run: `SEED=…` repeats it. */
export const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)

/** Chance that can be repeated. */
export interface Chance {
  /** A whole number from 0 up to but not `below`. */
  below(below: number): number
  /** One of several. */
  one<T>(of: readonly T[]): T
  /** Made by fast-check. */
  any<T>(arbitrary: fc.Arbitrary<T>): T
}

/** Chance of a walk; the same for the same number. */
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
