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
  ])('UI-08 %i of %i: %s', (length, limit, near) => {
    expect(isNearLimit(length, limit)).toBe(near)
  })
})
