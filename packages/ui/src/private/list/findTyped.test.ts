import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findTyped } from './findTyped.ts'

const towns = [
  'Berlin',
  'Boston',
  'Évora',
  'Москва',
  'Мурманск',
  'Йошкар-Ола',
  'Ёлкино',
  'New York',
  'New Delhi',
]

describe('findTyped (UI-10 typeahead)', () => {
  it('UI-10 one letter leads to the next that begins with it, and round', () => {
    expect(findTyped(towns, 'b', -1)).toBe(0)
    expect(findTyped(towns, 'b', 0)).toBe(1)
    expect(findTyped(towns, 'b', 1)).toBe(0)
    expect(findTyped(towns, 'bb', 0)).toBe(1)
    expect(findTyped(towns, 'BBB', 1)).toBe(0)
  })
  it('UI-10 several letters stay where they fit', () => {
    expect(findTyped(towns, 'bo', 0)).toBe(1)
    expect(findTyped(towns, 'bo', 1)).toBe(1)
    expect(findTyped(towns, 'new d', 7)).toBe(8)
  })
  it('UI-10 Cyrillic, and letters without their marks', () => {
    expect(findTyped(towns, 'м', -1)).toBe(3)
    expect(findTyped(towns, 'му', 3)).toBe(4)
    expect(findTyped(towns, 'МУ', -1)).toBe(4)
    expect(findTyped(towns, 'е', -1)).toBe(6)
    expect(findTyped(towns, 'e', -1)).toBe(2)
    expect(findTyped(towns, 'й', -1)).toBe(5)
  })
  it('UI-10 nothing typed and nothing found lead nowhere', () => {
    expect(findTyped(towns, '', 0)).toBeNull()
    expect(findTyped(towns, 'x', 0)).toBeNull()
    expect(findTyped(towns, 'bx', 0)).toBeNull()
    expect(findTyped([], 'b', -1)).toBeNull()
  })
  it('UI-10 the whole of any label leads to a label that begins with it, from any place', () => {
    const label = fc.stringMatching(/^[a-zа-я]{1,8}$/)
    fc.assert(
      fc.property(
        fc.array(label, { minLength: 1, maxLength: 8 }),
        fc.nat(),
        fc.nat(),
        (labels, pick, start) => {
          const wanted = labels[pick % labels.length]!
          const found = findTyped(labels, wanted, (start % (labels.length + 1)) - 1)
          expect(found).not.toBeNull()
          expect(labels[found!]!.normalize('NFD').replace(/\p{M}/gu, '')).toMatch(
            new RegExp(`^${wanted.normalize('NFD').replace(/\p{M}/gu, '')}`),
          )
        },
      ),
    )
  })
})
