import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTurns } from './turns.ts'

describe('turns', () => {
  it('no more than the limit run at once, whoever gives back, however often', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.oneof(fc.constant('take' as const), fc.nat(9)), { maxLength: 60 }),
        (most, steps) => {
          const turns = createTurns(most, 1000, () => 0)
          const given: (() => void)[] = []
          const open = new Set<() => void>()
          for (const step of steps) {
            if (step === 'take') {
              const back = turns.take()
              expect(back !== null).toBe(open.size < most)
              if (!back) continue
              given.push(back)
              open.add(back)
            } else {
              const back = given[step]
              back?.()
              if (back) open.delete(back)
            }
          }
        },
      ),
    )
  })

  it('a turn that is never given back ends with the time limit', () => {
    let now = 0
    const turns = createTurns(2, 1000, () => now)
    turns.take()
    now = 400
    turns.take()
    now = 999
    expect(turns.take()).toBeNull()
    now = 1000
    expect(turns.take()).not.toBeNull()
    expect(turns.take()).toBeNull()
    now = 1400
    expect(turns.take()).not.toBeNull()
  })
})
