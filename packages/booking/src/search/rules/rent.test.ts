import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createOffer } from '../../testing/samples/fixtures.ts'
import { hoursOf, wholeHours } from './rent.ts'
import { isRentLocked, rentSecondsOf, shortestRent } from './rentOffer.ts'

describe('the duration of a rent', () => {
  it.each([
    ['1', 1],
    ['9', 9],
    ['10', 10],
    ['24', 24],
    ['25', null],
    ['99', null],
    ['0', null],
    ['01', null],
    ['100', null],
    ['1.5', null],
    ['-1', null],
    ['5h', null],
    ['x5', null],
    ['', null],
    [null, null],
  ])('RENT-07 the text %j names %s hours', (text, hours) => {
    expect(hoursOf(text)).toBe(hours)
  })

  it.each([
    [0, 3600],
    [3600, 3600],
    [3601, 7200],
    [86_400, 86_400],
    [86_401, 86_400],
    [-3600, 3600],
    [Number.NaN, 3600],
  ])('RENT-07 %d s are asked for as %d s', (seconds, asked) => {
    expect(wholeHours(seconds)).toBe(asked)
  })

  it.each([
    [null, 3600],
    [14_400, 14_400],
    [5400, 7200],
    [200_000, 86_400],
  ])('RENT-07 a minimum_duration of %s s is %d s of rent', (minimumDuration, seconds) => {
    expect(shortestRent(createOffer({ minimumDuration }))).toBe(seconds)
  })

  it('RENT-07 whatever is wanted: whole hours, 1 to 24, never below the minimum of the price', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6 }),
        fc.option(fc.integer({ min: 0, max: 86_400 })),
        (wanted, minimumDuration) => {
          const seconds = rentSecondsOf(createOffer({ minimumDuration }), wanted)
          expect(seconds % 3600).toBe(0)
          expect(seconds).toBeGreaterThanOrEqual(Math.max(3600, minimumDuration ?? 0))
          expect(seconds).toBeLessThanOrEqual(86_400)
        },
      ),
    )
  })
})

describe('an earlier order on the rent screen', () => {
  const earlier = { orderId: '7', priceId: null, carClassId: '2', providerId: '3' }

  it.each([
    ['change', 1, true],
    ['change', 9, true],
    ['change', 10, false],
    ['change', 11, false],
    ['change', 12, false],
    ['change', null, true],
    ['repeat', 1, false],
  ] as const)('RENT-03 a %s of travel type %s is locked: %s', (action, travelType, isLocked) => {
    expect(isRentLocked({ ...earlier, action, travelType })).toBe(isLocked)
  })

  it('RENT-03 a new search is open', () => expect(isRentLocked(null)).toBe(false))
})
