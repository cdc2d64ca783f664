import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chosenAfter, type MenuMode } from './menuChoice.ts'

const item = fc.constantFrom('a', 'b', 'c', 'd')
const walk = fc.array(item, { minLength: 1, maxLength: 12 })
const after = (mode: MenuMode, items: readonly string[]) =>
  items.reduce<string[]>((chosen, next) => chosenAfter(mode, chosen, next), [])

describe('chosenAfter (UI-10)', () => {
  it('UI-10 basic keeps nothing', () => {
    fc.assert(
      fc.property(walk, (items) => {
        expect(after('basic', items)).toEqual([])
      }),
    )
  })
  it('UI-10 radio holds exactly one: the last', () => {
    fc.assert(
      fc.property(walk, (items) => {
        expect(after('radio', items)).toEqual([items.at(-1)])
      }),
    )
  })
  it('UI-10 radio-check holds at most one; choosing it again clears it', () => {
    fc.assert(
      fc.property(walk, (items) => {
        const chosen = after('radio-check', items)
        expect(chosen.length).toBeLessThanOrEqual(1)
        for (const value of chosen) expect(chosenAfter('radio-check', chosen, value)).toEqual([])
      }),
    )
  })
  it('UI-10 check holds what was taken an odd number of times', () => {
    fc.assert(
      fc.property(walk, (items) => {
        const odd = ['a', 'b', 'c', 'd'].filter((value) => items.filter((it) => it === value).length % 2)
        expect(after('check', items).sort()).toEqual(odd)
      }),
    )
  })
})
