import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveOfKey } from './selectKeys.ts'

const shut = { isOpen: false, active: null, count: 30 }
const at = (active: number | null) => ({ isOpen: true, active, count: 30 })

describe('moveOfKey (UI-14 select, APG select-only combobox)', () => {
  it.each([
    ['ArrowDown', false, { do: 'open', to: null }],
    ['ArrowDown', true, { do: 'open', to: null }],
    ['ArrowUp', false, { do: 'open', to: 0 }],
    ['Enter', false, { do: 'open', to: null }],
    [' ', false, { do: 'open', to: null }],
    ['Home', false, { do: 'open', to: 0 }],
    ['End', false, { do: 'open', to: 29 }],
    ['Tab', false, null],
    ['Escape', false, null],
    ['PageDown', false, null],
  ] as const)('A11Y-02 closed, %s (Alt %s)', (key, alt, move) => {
    expect(moveOfKey(key, alt, shut)).toEqual(move)
  })
  it.each([
    ['ArrowDown', false, 3, { do: 'move', to: 4 }],
    ['ArrowDown', false, 29, { do: 'move', to: 29 }],
    ['ArrowDown', false, null, { do: 'move', to: 0 }],
    ['ArrowUp', false, 3, { do: 'move', to: 2 }],
    ['ArrowUp', false, 0, { do: 'move', to: 0 }],
    ['ArrowUp', true, 3, { do: 'take' }],
    ['Home', false, 3, { do: 'move', to: 0 }],
    ['End', false, 3, { do: 'move', to: 29 }],
    ['PageDown', false, 3, { do: 'move', to: 13 }],
    ['PageDown', false, 25, { do: 'move', to: 29 }],
    ['PageUp', false, 13, { do: 'move', to: 3 }],
    ['PageUp', false, 3, { do: 'move', to: 0 }],
    ['Enter', false, 3, { do: 'take' }],
    [' ', false, 3, { do: 'take' }],
    ['Tab', false, 3, { do: 'takeAndGo' }],
    ['Escape', false, 3, null],
    ['x', false, 3, null],
  ] as const)('A11Y-02 open, %s (Alt %s) from %s', (key, alt, active, move) => {
    expect(moveOfKey(key, alt, at(active))).toEqual(move)
  })
  it('A11Y-02 no walk of keys leaves the list', () => {
    const key = fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp')
    fc.assert(
      fc.property(fc.array(key, { maxLength: 30 }), fc.integer({ min: 1, max: 40 }), (keys, count) => {
        let active: number | null = null
        for (const next of keys) {
          const move = moveOfKey(next, false, { isOpen: true, active, count })
          if (move?.do === 'move') active = move.to
          expect(active ?? 0).toBeGreaterThanOrEqual(0)
          expect(active ?? 0).toBeLessThan(count)
        }
      }),
    )
  })
})
