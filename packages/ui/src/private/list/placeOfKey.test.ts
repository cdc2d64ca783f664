import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeInPages } from './placeInPages.ts'
import { placeOfKey } from './placeOfKey.ts'

const moves = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp'] as const

describe('a list (A11Y-02)', () => {
  it.each([
    ['ArrowDown', 3, 4],
    ['ArrowDown', 29, 29],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 3, 2],
    ['ArrowUp', 0, 0],
    ['ArrowUp', -1, 0],
    ['PageDown', -1, 10],
    ['Home', 3, 0],
    ['End', 3, 29],
    ['PageDown', 3, 13],
    ['PageDown', 25, 29],
    ['PageUp', 13, 3],
    ['PageUp', 3, 0],
    ['Enter', 3, null],
  ] as const)('A11Y-02 with pages stops at its ends: %s from %s leads to %s', (key, at, to) => {
    expect(placeInPages(key, at, 30, 10)).toBe(to)
  })

  it.each([
    ['ArrowDown', 29, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 29],
    ['ArrowUp', -1, 29],
    ['Home', 3, 0],
    ['End', -1, 29],
    ['PageDown', 3, null],
  ] as const)('A11Y-02 without pages goes round: %s from %s leads to %s', (key, at, to) => {
    expect(placeOfKey(key, at, 30)).toBe(to)
  })

  it('A11Y-02 no walk of keys leaves the list', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...moves), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 40 }),
        fc.boolean(),
        (keys, count, hasPages) => {
          let at = -1
          for (const key of keys) {
            at = (hasPages ? placeInPages(key, at, count, 10) : placeOfKey(key, at, count)) ?? at
            if (hasPages || !key.startsWith('Page')) expect(at).toBeGreaterThanOrEqual(0)
            expect(at).toBeLessThan(count)
          }
        },
      ),
    )
  })

  it('A11Y-02 round the whole list an arrow comes back, either way', () => {
    for (const key of ['ArrowDown', 'ArrowUp']) {
      const walk = Array.from({ length: 5 }).reduce<number>((at) => placeOfKey(key, at, 5) ?? -1, 2)
      expect(walk).toBe(2)
    }
  })
})
