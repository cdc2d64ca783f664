import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDismissed } from './isDismissed.ts'

describe('isDismissed (UI-14 drawer)', () => {
  it.each([
    [100, 5000, true],
    [99, 5000, false],
    [60, 100, true],
    [60, 1000, false],
    [23, 1, false],
    [24, 0, true],
  ])('UI-14 %i px in %i ms: %s', (distance, time, gone) => {
    expect(isDismissed(distance, time)).toBe(gone)
  })
  it('UI-14 a move up or none never closes, and further never keeps what nearer closed', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 0 }), fc.nat(5000), (distance, time) => {
        expect(isDismissed(distance, time)).toBe(false)
      }),
    )
    fc.assert(
      fc.property(fc.nat(500), fc.nat(200), fc.nat(5000), (distance, more, time) => {
        if (isDismissed(distance, time)) expect(isDismissed(distance + more, time)).toBe(true)
      }),
    )
  })
})
