import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numRuns } from '../../testing/numRuns.ts'
import { addDays } from '../Calendar/calendarMath.ts'
import { nightsOf, offWaysFrom, placeIn, type RangeLimits, refusalOf, spanBetween } from './rangeMath.ts'

const limits: RangeLimits = {
  min: '2027-06-01',
  max: '2027-07-31',
  minNights: 2,
  maxNights: 10,
  offInside: 'refuse',
  isOff: (day) => day === '2027-06-20',
}
const day = fc.integer({ min: 0, max: 60 }).map((count) => addDays('2027-06-01', count))

describe('UI-01 a span of days', () => {
  it.each([
    ['2027-06-10', '2027-06-14', {}, null],
    ['2027-06-10', '2027-06-11', {}, 'min'],
    ['2027-06-10', '2027-06-10', {}, 'min'],
    ['2027-06-10', '2027-06-10', { minNights: 0 }, null],
    ['2027-06-05', '2027-06-16', {}, 'max'],
    ['2027-06-05', '2027-06-16', { maxNights: null }, null],
    ['2027-06-18', '2027-06-22', {}, 'offInside'],
    ['2027-06-18', '2027-06-22', { offInside: 'end' }, 'offInside'],
    ['2027-06-18', '2027-06-22', { offInside: 'allow' }, null],
    ['2027-06-18', '2027-06-20', { offInside: 'allow' }, 'off'],
    ['2027-06-20', '2027-06-22', {}, 'off'],
    ['2027-05-31', '2027-06-04', {}, 'range'],
    ['2027-07-28', '2027-08-01', {}, 'range'],
    // A year has its leap day, and a clock that is put forward takes no night away.
    ['2028-02-27', '2028-03-01', { min: '2028-01-01', max: '2028-12-31', maxNights: 3 }, null],
    ['2027-03-27', '2027-03-29', { min: '2027-01-01' }, null],
  ] as const)('UI-01 from %s to %s with %o is refused by %s', (start, end, own, expected) => {
    expect(refusalOf({ start, end }, { ...limits, ...own })).toBe(expected)
  })

  it('UI-01 is the same from either of its days, and has one place for each day', () => {
    fc.assert(
      fc.property(day, day, day, (one, other, any) => {
        const span = spanBetween(one, other)
        expect(spanBetween(other, one)).toEqual(span)
        expect(addDays(span.start, nightsOf(span))).toBe(span.end)
        expect(placeIn(any, span) !== null).toBe(any >= span.start && any <= span.end)
        expect(placeIn(one, span)).toBe(one === other ? 'only' : one < other ? 'start' : 'end')
      }),
      { numRuns },
    )
  })

  it('UI-01 an off day on the way is found, and no day is looked at twice', () => {
    fc.assert(
      fc.property(day, fc.array(day), fc.array(day), (from, off, asked) => {
        const seen: string[] = []
        const isBarred = offWaysFrom(from, (one) => {
          seen.push(one)
          return off.includes(one)
        })
        for (const to of asked) {
          const { start, end } = spanBetween(from, to)
          expect(isBarred(to), to).toBe(off.some((one) => one > start && one < end))
        }
        expect(new Set(seen).size).toBe(seen.length)
      }),
      { numRuns },
    )
  })

  it('UI-01 that is not refused keeps all of its limits', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        const span = spanBetween(one, other)
        if (refusalOf(span, limits)) return
        expect(nightsOf(span)).toBeGreaterThanOrEqual(2)
        expect(nightsOf(span)).toBeLessThanOrEqual(10)
        expect(span.end < '2027-06-20' || span.start > '2027-06-20').toBe(true)
      }),
      { numRuns },
    )
  })
})
