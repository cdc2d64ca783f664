import { describe, expect, it } from 'vitest'
import { isNearLimit } from './nearLimit.ts'

describe('isNearLimit (UI-08)', () => {
  it.each([
    [899, 1000, false],
    [900, 1000, true],
    [1000, 1000, true],
    [1001, 1000, true],
    [39, 50, false],
    [40, 50, true],
    [0, 10, true],
    [0, 11, false],
  ])('UI-08 %i of %i of several lines, where ten are always near: %s', (length, limit, near) => {
    expect(isNearLimit(length, limit, 10)).toBe(near)
  })
  it.each([
    [89, 100, false],
    [90, 100, true],
    [17, 20, false],
    [18, 20, true],
    [8, 10, false],
    [9, 10, true],
    [4, 5, false],
    [5, 5, true],
    [6, 5, true],
  ])('UI-08 %i of %i of a line: %s', (length, limit, near) => {
    expect(isNearLimit(length, limit)).toBe(near)
  })
})
