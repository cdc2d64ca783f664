import { describe, expect, it } from 'vitest'
import { isBonusNumber } from './bonusNumber.ts'

/** Digits of a text, or null where there is anything else in it. */
function digitsOf(text: string): number[] | null {
  const digits: number[] = []
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - 48
    if (digit < 0 || digit > 9) return null
    digits.push(digit)
  }
  return digits
}

/** Below 0: the first number is smaller. Both by their digits, zeros in front or not. */
function compare(one: readonly number[], other: readonly number[]): number {
  for (let place = 9; place >= 0; place--) {
    const difference = (one[one.length - 1 - place] ?? 0) - (other[other.length - 1 - place] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/**
 * BOOK-34 written a second time, from its sentence and on digits alone: no number, no pattern, no padding. The weight
 * of a digit is told by its place from the end, and the division by seven is the one done on paper.
 */
function passesByHand(text: string): boolean {
  const digits = digitsOf(text)
  if (!digits) return false
  const count = digits.length
  if (count === 0) return true
  if (count < 4 || count > 10) return false
  const last = digits[count - 1]
  if (count <= 8 && compare(digits, [2, 0, 1, 9, 8, 7, 1, 6]) <= 0) {
    let ones = 0
    for (let place = 1; place < count; place++) {
      const weight = 10 - place
      ones = (ones + weight * (digits[count - 1 - place] ?? 0)) % 10
    }
    return ones === last
  }
  if (count < 8 || compare(digits, [5, 0, 1, 0, 1, 0, 4, 1]) < 0) return false
  let rest = 0
  for (let at = 0; at < count - 1; at++) rest = (rest * 10 + (digits[at] ?? 0)) % 7
  return rest === last
}

/** The texts on which both do not agree; with all of them in one list a failure names the first. */
function disagreements(texts: Iterable<string>): string[] {
  const found: string[] = []
  for (const text of texts) if (isBonusNumber(text) !== passesByHand(text)) found.push(text)
  return found
}

function* numbers(from: number, to: number, ...lengths: readonly number[]): Generator<string> {
  for (let value = from; value <= to; value++)
    for (const length of lengths) yield String(value).padStart(length, '0')
}

describe('BOOK-34 two implementations of the bonus number agree', () => {
  it('BOOK-34 on all 4-digit numbers, of which each stem has one that passes', () => {
    const all = [...numbers(0, 9999, 4)]
    expect(all).toHaveLength(10_000)
    expect(disagreements(all)).toEqual([])
    expect(all.filter(isBonusNumber)).toHaveLength(1000)
  })
  it('BOOK-34 on all of them with zeros in front, up to eleven digits', () => {
    expect(disagreements(numbers(0, 9999, 5, 6, 7, 8, 9, 10, 11))).toEqual([])
    const passing = (length: number) => [...numbers(0, 9999, length)].filter(isBonusNumber).length
    expect([5, 6, 7, 8, 9, 10, 11].map(passing)).toEqual([1000, 1000, 1000, 1000, 0, 0, 0])
  })
  it('BOOK-34 on all texts of up to three digits, of which none but the empty one passes', () => {
    const all = ['', ...numbers(0, 9, 1), ...numbers(0, 99, 2), ...numbers(0, 999, 3)]
    expect(disagreements(all)).toEqual([])
    expect(all.filter(isBonusNumber)).toEqual([''])
  })
  it('BOOK-34 on all 5-digit numbers', () => {
    expect(disagreements(numbers(10_000, 99_999, 5))).toEqual([])
  })
  it.each([
    [20_198_716, 8, 100],
    [50_101_041, 8, 100],
  ])('BOOK-34 a thousand to each side of %d, also with zeros in front', (bound, length, perSide) => {
    expect(disagreements(numbers(bound - 1000, bound + 1000, length, 9, 10, 11))).toEqual([])
    const below = [...numbers(bound - 1000, bound - 1, 8)].filter(isBonusNumber).length
    const above = [...numbers(bound, bound + 999, 8)].filter(isBonusNumber).length
    expect([below, above]).toEqual(bound < 30_000_000 ? [perSide, 1] : [0, perSide])
  })
  it.each([
    ['20198716', true],
    ['20198717', false],
    ['020198716', false],
    ['50101040', false],
    ['50101041', true],
    ['050101041', true],
    ['0050101041', true],
    ['00050101041', false],
  ])('BOOK-34 %s: %s, by both', (text, passes) => {
    expect([isBonusNumber(text), passesByHand(text)]).toEqual([passes, passes])
  })
  it.each([6, 7, 8, 9, 10])('BOOK-34 on every 9973rd number of %d digits, to the ends', (length) => {
    function* spread() {
      for (let value = 10 ** (length - 1); value < 10 ** length; value += length > 8 ? 99_730_013 : 997)
        yield String(value)
      yield '9'.repeat(length)
    }
    expect(disagreements(spread())).toEqual([])
  })
})
