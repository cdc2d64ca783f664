import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pointOf, pointTerm, readPointTerm } from './point.ts'

describe('a point', () => {
  it.each([
    [90, 180, true],
    [-90, -180, true],
    [90.000001, 0, false],
    [-90.000001, 0, false],
    [0, 180.000001, false],
    [0, -180.000001, false],
    [Number.NaN, 0, false],
    [0, Number.NaN, false],
    [Number.POSITIVE_INFINITY, 0, false],
  ])('PLACE-21 at %s, %s lies on the earth: %s', (lat, lng, isThere) => {
    expect(pointOf(lat, lng)).toEqual(isThere ? { lat, lng } : null)
  })

  it('PLACE-21 zero has no sign', () => {
    expect(Object.is(pointOf(-0, -0)?.lat, 0)).toBe(true)
    expect(Object.is(pointOf(-0, -0)?.lng, 0)).toBe(true)
    expect(pointTerm({ lat: -0.0000001, lng: -0.0000001 })).toBe('0,0')
  })

  it.each([
    ['41.0082,28.9784', { lat: 41.0082, lng: 28.9784 }],
    [' +41.0082 , -28.9784 ', { lat: 41.0082, lng: -28.9784 }],
    ['90,180', { lat: 90, lng: 180 }],
    ['91,0', null],
    ['0,181', null],
    ['1000,0', null],
    ['41.,28', null],
    ['.5,28', null],
    ['41.0082', null],
    ['41.0082 28.9784', null],
    ['a41,28', null],
    ['41,28b', null],
    [`0.${'1'.repeat(20)},0`, { lat: Number(`0.${'1'.repeat(20)}`), lng: 0 }],
    [`0.${'1'.repeat(21)},0`, null],
    ['', null],
  ])('PLACE-21 the term "%s" is read as %j', (text, point) => {
    expect(readPointTerm(text)).toEqual(point)
  })

  it('PLACE-21 what is written is read back to the sixth decimal', () => {
    const degrees = (most: number) =>
      fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((n) => n / 1e6 + 0)
    fc.assert(
      fc.property(degrees(90), degrees(180), (lat, lng) => {
        expect(readPointTerm(pointTerm({ lat, lng }))).toEqual({ lat, lng })
      }),
    )
  })
})
