import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { durationIn, durationSteps, hoursOfStep, isYachtDuration, stepOfHours } from './yachtDuration.ts'

/** Duration one step longer or shorter, as by the stepper. */
const after = (hours: number) => hoursOfStep(stepOfHours(hours) + 1)
const before = (hours: number) => hoursOfStep(stepOfHours(hours) - 1)

describe('how long a yacht is asked for', () => {
  it.each([
    [2, 3],
    [11, 12],
    [12, 24],
    [24, 48],
    [312, 336],
    [336, 336],
  ])('YACHT-06 one more than %i hours are %i', (hours, more) => {
    expect(after(hours)).toBe(more)
  })

  it.each([
    [336, 312],
    [48, 24],
    [24, 12],
    [12, 11],
    [3, 2],
    [2, 2],
  ])('YACHT-06 one less than %i hours are %i', (hours, less) => {
    expect(before(hours)).toBe(less)
  })

  it('YACHT-06 the scale is 2 to 12 hours, then 1 to 14 days', () => {
    const all: number[] = []
    for (let step = durationSteps.first; step <= durationSteps.last; step++) all.push(hoursOfStep(step))
    expect(all).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 24, 48, 72, 96, 120, 144, 168, 192, 216, 240, 264, 288, 312, 336,
    ])
  })

  it.each([2, 12, 24, 48, 336])('YACHT-06 %i hours can be asked for', (hours) => {
    expect(isYachtDuration(hours)).toBe(true)
  })
  it.each([-24, 0, 1, 2.5, 13, 23, 25, 36, 337, 360, Number.NaN, Number.POSITIVE_INFINITY])(
    'YACHT-06 %d hours cannot',
    (hours) => {
      expect(isYachtDuration(hours)).toBe(false)
    },
  )

  it.each([
    [2, 'hours', 2],
    [12, 'hours', 12],
    [24, 'days', 1],
    [336, 'days', 14],
  ])('YACHT-06 %i hours are spoken of in %s', (hours, unit, count) => {
    expect(durationIn(hours)).toEqual({ unit, count })
  })

  it('YACHT-06 any walk stays on the scale, and one step back undoes one step on', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (walk) => {
        let hours = 2
        for (const isMore of walk) {
          const next = isMore ? after(hours) : before(hours)
          expect(isYachtDuration(next)).toBe(true)
          if (next !== hours) expect(isMore ? before(next) : after(next)).toBe(hours)
          hours = next
        }
      }),
    )
  })

  it('YACHT-06 whatever step is asked for, a duration that can be asked for comes', () => {
    fc.assert(
      fc.property(fc.integer(), (step) => {
        expect(isYachtDuration(hoursOfStep(step))).toBe(true)
      }),
    )
  })
})
