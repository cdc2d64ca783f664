import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tabAfterKey } from './tabKeys.ts'

const four = [false, false, true, false]

describe('tabAfterKey (UI-14 tabs)', () => {
  it.each([
    ['ArrowRight', 0, 'ltr', 1],
    ['ArrowRight', 1, 'ltr', 3],
    ['ArrowRight', 3, 'ltr', 0],
    ['ArrowLeft', 0, 'ltr', 3],
    ['ArrowLeft', 3, 'ltr', 1],
    ['ArrowLeft', 0, 'rtl', 1],
    ['ArrowRight', 0, 'rtl', 3],
    ['Home', 3, 'ltr', 0],
    ['End', 0, 'ltr', 3],
    ['ArrowDown', 0, 'ltr', null],
    ['Enter', 0, 'ltr', null],
  ] as const)('A11Y-02 %s from %i (%s) leads to %s', (key, at, direction, to) => {
    expect(tabAfterKey(key, at, four, direction)).toBe(to)
  })
  it('A11Y-02 no key leads to a tab that is off, and all that are on are reached by one arrow', () => {
    const offs = fc.array(fc.boolean(), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(offs, fc.constantFrom('ltr' as const, 'rtl' as const), (isOff, direction) => {
        const on = isOff.filter((off) => !off).length
        const reached = new Set<number>()
        let at = 0
        for (let press = 0; press < isOff.length + 1; press++) {
          const next = tabAfterKey('ArrowRight', at, isOff, direction)
          if (on === 0) expect(next).toBeNull()
          else expect(isOff[next!]).toBe(false)
          if (next === null) break
          reached.add(next)
          at = next
        }
        expect(reached.size).toBe(on)
      }),
    )
  })
})
