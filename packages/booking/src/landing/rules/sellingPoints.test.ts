import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isKept, keptPoints, type PartnerFacts, sellingPointGroups, sellingPoints } from './sellingPoints.ts'

const all: PartnerFacts = { takesCards: true, takesCash: true, servesAirports: true }
const idsOf = (group: string) => sellingPoints.filter((point) => point.group === group).map(({ id }) => id)
const every = Array.from({ length: 35 }, (_, at) => at + 1)
const hidden = (facts: Partial<PartnerFacts>) => every.filter((id) => !isKept(id, { ...all, ...facts }))

describe('selling points', () => {
  it('EDITOR-05 35 of them stand in five groups, each once', () => {
    expect(sellingPointGroups).toEqual(['order', 'meet', 'comfort', 'prices', 'passengers'])
    expect(sellingPoints.map(({ id }) => id).sort((one, other) => one - other)).toEqual(every)
    expect(idsOf('order')).toEqual([1, 2, 4, 5, 6, 10, 24, 25])
    expect(idsOf('meet')).toEqual([7, 8, 9, 11, 22, 26, 27, 28])
    expect(idsOf('comfort')).toEqual([12, 13, 14, 15, 16, 17, 29, 30])
    expect(idsOf('prices')).toEqual([3, 18, 19, 20, 21, 31])
    expect(idsOf('passengers')).toEqual([23, 32, 33, 34, 35])
  })

  it.each([
    ['everything is there', {}, []],
    ['only cash is taken', { takesCards: false }, [4, 5]],
    ['only cards are taken', { takesCash: false }, [5, 31]],
    ['there are no airports', { servesAirports: false }, [9, 11, 18, 22, 23]],
    ['neither cards nor airports', { takesCards: false, servesAirports: false }, [4, 5, 9, 11, 18, 22, 23]],
  ])('EDITOR-06 where %s, what would not hold is hidden', (_, facts, ids) => {
    expect(hidden(facts)).toEqual(ids)
  })

  it.each([
    ['the default', [7, 3, 21, 22, 9], all, [7, 3, 21, 22, 9]],
    ['its own order', [30, 1, 7], all, [30, 1, 7]],
    ['one id twice', [7, 7, 3], all, [7, 3]],
    ['unknown ids', [0, 36, 7, -1, 1.5, Number.NaN], all, [7]],
    ['eleven', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], all, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ['none', [], all, [7, 3, 21, 22, 9]],
    ['airports alone far from airports', [9, 11, 23], { ...all, servesAirports: false }, [7, 3, 21]],
    ['the default far from airports', [7, 3, 21, 22, 9], { ...all, servesAirports: false }, [7, 3, 21]],
    ['a card alone where cash rules', [4, 5], { ...all, takesCards: false }, [7, 3, 21, 22, 9]],
  ])('LAND-08 %s', (_, ids, facts, shown) => {
    expect(keptPoints(ids, facts)).toEqual(shown)
  })

  it('LAND-03 any list gives one or more known promises that hold, each once', () => {
    const facts = fc.record({
      takesCards: fc.boolean(),
      takesCash: fc.boolean(),
      servesAirports: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.integer({ min: -3, max: 40 }), fc.double())), facts, (ids, own) => {
        const shown = keptPoints(ids, own)
        expect(shown.length).toBeGreaterThan(0)
        expect(new Set(shown).size).toBe(shown.length)
        for (const id of shown) expect(isKept(id, own)).toBe(true)
      }),
    )
  })
})
