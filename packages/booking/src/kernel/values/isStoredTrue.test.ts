import { describe, expect, it } from 'vitest'
import { isStoredTrue } from './isStoredTrue.ts'

describe('isStoredTrue', () => {
  it.each([
    ['true', true],
    ['TRUE', true],
    ['tRuE', true],
    [' true', false],
    ['true1', false],
    ['1', false],
    ['false', false],
    ['', false],
    [null, false],
  ])('SHELL-22 %j says yes: %s', (stored, says) => {
    expect(isStoredTrue(stored)).toBe(says)
  })
})
