import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clamp, settled, stepped, valueAfterKey } from './stepperMath.ts'

const bounds = fc
  .tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 0, max: 100 }))
  .map(([min, span]) => ({ min, max: min + span }))
const keys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']

describe('Stepper maths', () => {
  it('UI-07 no walk of keys leaves the bounds', () => {
    fc.assert(
      fc.property(
        bounds,
        fc.integer({ min: -500, max: 500 }),
        fc.integer({ min: 1, max: 7 }),
        fc.array(fc.constantFrom(...keys), { minLength: 1, maxLength: 30 }),
        (limits, start, step, walk) => {
          let value = start
          for (const key of walk) {
            value = valueAfterKey(key, value, step, limits)!
            expect(value).toBeGreaterThanOrEqual(limits.min)
            expect(value).toBeLessThanOrEqual(limits.max)
          }
        },
      ),
    )
  })

  it('UI-07 an arrow moves one step where there is room, and back again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 98 }), (value) => {
        const up = valueAfterKey('ArrowUp', value, 1, { min: 0, max: 100 })!
        expect(up).toBe(value + 1)
        expect(valueAfterKey('ArrowDown', up, 1, { min: 0, max: 100 })).toBe(value)
      }),
    )
  })

  it.each([
    ['Home', 4, 1],
    ['End', 4, 6],
    ['PageUp', 4, 6],
    ['PageDown', 4, 1],
    ['ArrowUp', 6, 6],
    ['ArrowDown', 1, 1],
    ['a', 4, null],
    ['ArrowLeft', 4, null],
  ])('UI-07 %s from %i within 1 to 6 leads to %s', (key, from, to) => {
    expect(valueAfterKey(key, from, 1, { min: 1, max: 6 })).toBe(to)
  })

  it('UI-07 Page keys make ten steps, End leads nowhere without a maximum', () => {
    expect(valueAfterKey('PageUp', 3, 2, { min: 0, max: Infinity })).toBe(23)
    expect(valueAfterKey('End', 3, 1, { min: 0, max: Infinity })).toBeNull()
  })

  it('UI-07 a step of decimals gives no more decimals than it has', () => {
    expect(stepped(0.2, 0.1, 1)).toBe(0.3)
    expect(stepped(0.25, 0.1, -1)).toBe(0.15)
    expect(stepped(0, 1e-7, 3)).toBe(3e-7)
    expect(valueAfterKey('PageUp', 0.1, 0.7, { min: 0, max: 10 })).toBe(7.1)
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 500 }),
        fc.constantFrom(0.1, 0.25, 0.005, 3),
        (count, step) => {
          let value = 0
          for (let at = 0; at < Math.abs(count); at++) value = stepped(value, step, Math.sign(count))
          expect(value).toBe(Math.round(count * step * 1000) / 1000 || 0)
        },
      ),
    )
  })

  it('keeps to min where the bounds exclude each other', () => {
    expect(clamp(5, { min: 3, max: 1 })).toBe(3)
  })

  it.each([
    [3, 1, 0, 8, 3, null],
    [12, 1, 0, 8, 8, 'most'],
    [0, 1, 1, 8, 1, 'least'],
    [-4, 1, 0, Infinity, 0, 'least'],
    [2.5, 1, 0, 8, 3, 'nearest'],
    [20, 15, 0, 60, 15, 'nearest'],
    [5, 2, 1, 8, 5, null],
    [8, 2, 1, 8, 8, null],
    [0.3, 0.1, 0, 1, 0.3, null],
    [0.34, 0.1, 0, 1, 0.3, 'nearest'],
    [1e30, 1, 0, Infinity, Number.MAX_SAFE_INTEGER, 'most'],
  ] as const)(
    'UI-07 %s typed, in steps of %s from %s to %s, is %s: %s',
    (wanted, step, min, max, value, reason) => {
      expect(settled(wanted, step, { min, max })).toEqual({ value, reason })
    },
  )

  it('UI-07 a typed number never leaves the bounds, and is told where it is another one', () => {
    fc.assert(
      fc.property(
        bounds,
        fc.integer({ min: -500, max: 500 }),
        fc.integer({ min: 1, max: 7 }),
        (limits, wanted, step) => {
          const { value, reason } = settled(wanted, step, limits)
          expect(value).toBeGreaterThanOrEqual(limits.min)
          expect(value).toBeLessThanOrEqual(limits.max)
          expect(reason === null).toBe(value === wanted)
        },
      ),
    )
  })
})
