import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numRuns } from '../../testing/numRuns.ts'
import { addDays } from './calendarMath.ts'
import { toggledDay } from './toggledDay.ts'

const day = fc.integer({ min: 0, max: 40 }).map((count) => addDays('2027-06-01', count))

describe('UI-01 several days', () => {
  it('UI-01 a day is added in its place, and taken back', () => {
    expect(toggledDay([], '2027-06-14')).toEqual(['2027-06-14'])
    expect(toggledDay(['2027-06-14', '2027-06-20'], '2027-06-16')).toEqual([
      '2027-06-14',
      '2027-06-16',
      '2027-06-20',
    ])
    expect(toggledDay(['2027-06-14', '2027-06-20'], '2027-06-14')).toEqual(['2027-06-20'])
  })

  it('UI-01 are in their order, each once, and the others stay', () => {
    fc.assert(
      fc.property(fc.array(day), day, (days, pressed) => {
        const next = toggledDay(days, pressed)
        expect(next).toEqual([...new Set(next)].toSorted())
        expect(next.includes(pressed)).toBe(!days.includes(pressed))
        const others = (all: readonly string[]) => new Set(all.filter((one) => one !== pressed))
        expect(others(next)).toEqual(others(days))
        expect(toggledDay(next, pressed)).toEqual(
          [...others(days), ...(days.includes(pressed) ? [pressed] : [])].toSorted(),
        )
      }),
      { numRuns },
    )
  })
})
