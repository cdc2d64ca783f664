import { describe, expect, it } from 'vitest'
import { normalizePhone } from './phone.ts'

describe('normalizePhone', () => {
  it.each([
    ['+7 (912) 345-67-89', '79123456789'],
    ['+44\u00a07911\u2009123456', '447911123456'],
    ['33\u20106\u201012', '33612'],
    ['33\u20156\u221212', '33612'],
    ['33\u200f6', '33\u200f6'],
    ['33.6/12', '33.6/12'],
    ['\t1\n2', '12'],
    ['', ''],
  ])('BOOK-22 %j is kept as %j', (typed, kept) => {
    expect(normalizePhone(typed)).toBe(kept)
    expect(normalizePhone(kept)).toBe(kept)
  })
})
