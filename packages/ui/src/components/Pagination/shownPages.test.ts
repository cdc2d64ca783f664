import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownPages } from './shownPages.ts'

/** The row as it is drawn at a width: numbers, and … for a gap. */
const drawn = (page: number, count: number, width: 'wide' | 'narrow') =>
  shownPages(page, count)
    .filter(({ only }) => only === undefined || only === width)
    .map((one) => (one.page === null ? '…' : `${one.page}`))
    .join(' ')

describe('the row of pages', () => {
  it.each([
    [1, 1, '1', '1'],
    [2, 4, '1 2 3 4', '1 2 3 4'],
    [2, 5, '1 2 3 4 5', '1 2 3 … 5'],
    [3, 5, '1 2 3 4 5', '1 2 3 … 5'],
    [4, 5, '1 2 3 4 5', '1 … 3 4 5'],
    [3, 6, '1 2 3 4 5 6', '1 2 3 … 6'],
    [4, 6, '1 2 3 4 5 6', '1 … 4 5 6'],
    [4, 7, '1 2 3 4 5 6 7', '1 … 4 … 7'],
    [1, 20, '1 2 3 4 5 … 20', '1 2 3 … 20'],
    [4, 20, '1 2 3 4 5 … 20', '1 … 4 … 20'],
    [5, 20, '1 … 4 5 6 … 20', '1 … 5 … 20'],
    [17, 20, '1 … 16 17 18 19 20', '1 … 17 … 20'],
    [20, 20, '1 … 16 17 18 19 20', '1 … 18 19 20'],
  ])('of page %i of %i is %s, and in a narrow place %s', (page, count, wide, narrow) => {
    expect(drawn(page, count, 'wide')).toBe(wide)
    expect(drawn(page, count, 'narrow')).toBe(narrow)
  })

  const position = fc
    .integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
  const near = fc
    .integer({ min: 1, max: 12 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))

  it('has the first, the current and the last page, each once, in order, and always as many places', () => {
    fc.assert(
      fc.property(fc.oneof(position, near), ([page, count]) => {
        const keys = shownPages(page, count).map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
        for (const [width, most] of [
          ['wide', 7],
          ['narrow', 5],
        ] as const) {
          const row = drawn(page, count, width).split(' ')
          expect(row).toHaveLength(Math.min(count, most))
          const numbers = row.filter((one) => one !== '…').map(Number)
          expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other))
          for (const one of [1, page, count]) expect(numbers).toContain(one)
        }
      }),
    )
  })

  it('leaves out more than one page in a gap, but for five narrow ones, and nothing where there is none', () => {
    fc.assert(
      fc.property(fc.oneof(position, near), ([page, count]) => {
        for (const width of ['wide', 'narrow'] as const) {
          const row = drawn(page, count, width).split(' ')
          for (const [at, one] of row.entries()) {
            const step = Number(row[at + 1]) - Number(one)
            const least = width === 'narrow' && count === 5 ? 1 : 2
            if (one === '…') expect(Number(row[at + 1]) - Number(row[at - 1])).toBeGreaterThan(least)
            else if (!Number.isNaN(step)) expect(step).toBe(1)
          }
        }
      }),
    )
  })
})
