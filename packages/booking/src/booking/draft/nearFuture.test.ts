import { describe, expect, it } from 'vitest'
import { isForTheNearFuture } from './nearFuture.ts'

/** 13:00 in Paris. */
const now = Date.UTC(2026, 10, 21, 12)

describe('isForTheNearFuture', () => {
  it.each([
    ['2026-11-21 12:58', false],
    ['2026-11-21 12:59', false],
    ['2026-11-21 13:00', true],
    ['2026-11-21 15:59', true],
    ['2026-11-21 16:00', false],
    ['2026-11-22 13:00', false],
  ])('BOOK-59 at 13:00 a pickup of %s has to be confirmed: %s', (arrival, expected) => {
    expect(isForTheNearFuture(arrival, 'Europe/Paris', now)).toBe(expected)
  })

  it('BOOK-59 the minute that is running counts, and so does the zone of the pickup', () => {
    expect(isForTheNearFuture('2026-11-21 13:00', 'Europe/Paris', now + 59_000)).toBe(true)
    expect(isForTheNearFuture('2026-11-21 15:30', 'Europe/Istanbul', now)).toBe(true)
    expect(isForTheNearFuture('2026-11-21 13:00', 'Europe/Istanbul', now)).toBe(false)
  })
})
