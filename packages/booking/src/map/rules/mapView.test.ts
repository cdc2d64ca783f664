import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point } from '../../kernel/model/place.ts'
import {
  boundsOf,
  distanceToLine,
  lengthOf,
  metersBetween,
  nearestLongitude,
  roundedMeters,
  roundedSeconds,
  simplified,
  unrolled,
} from './mapView.ts'

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})
const points = fc.array(point, { minLength: 1, maxLength: 60 })
const vladivostok = { lat: 43.1155, lng: 131.8855 }
const anchorage = { lat: 61.2176, lng: -149.8997 }

describe('mapView', () => {
  it('PRICE-15 a route over the date line takes the short way on the map', () => {
    const bounds = boundsOf(unrolled([vladivostok, anchorage]))
    expect(bounds?.west).toBeCloseTo(131.8855)
    expect(bounds?.east).toBeCloseTo(210.1003)
    expect(boundsOf(unrolled([anchorage, vladivostok]))?.west).toBeCloseTo(-228.1145)
  })

  it('PRICE-15 unrolled points name the same places, none further than half a turn from the one before', () => {
    fc.assert(
      fc.property(points, fc.double({ min: -540, max: 540, noNaN: true }), (route, near) => {
        const line = unrolled(route, near)
        expect(line).toHaveLength(route.length)
        for (const [at, { lat, lng }] of line.entries()) {
          const given = route[at] as Point
          expect(lat).toBe(given.lat)
          const turns = (lng - given.lng) / 360
          expect(turns).toBeCloseTo(Math.round(turns), 6)
          expect(Math.abs(lng - (line[at - 1]?.lng ?? near))).toBeLessThanOrEqual(180.000001)
        }
      }),
    )
  })

  it('nearestLongitude stays where it is when it is near', () => {
    expect(nearestLongitude(-179, 179)).toBe(181)
    expect(nearestLongitude(179, -179)).toBe(-181)
    expect(nearestLongitude(20, 30)).toBe(20)
    expect(nearestLongitude(20, 390)).toBe(380)
    expect([nearestLongitude(180, 0), nearestLongitude(-180, 0)]).toEqual([180, -180])
  })

  it('bounds hold every point and touch one on each side', () => {
    expect(boundsOf([])).toBeNull()
    fc.assert(
      fc.property(points, (route) => {
        const bounds = boundsOf(route)
        expect(bounds?.west).toBe(Math.min(...route.map(({ lng }) => lng)))
        expect(bounds?.east).toBe(Math.max(...route.map(({ lng }) => lng)))
        expect(bounds?.south).toBe(Math.min(...route.map(({ lat }) => lat)))
        expect(bounds?.north).toBe(Math.max(...route.map(({ lat }) => lat)))
      }),
    )
  })

  it('PRICE-15 distances over the ground: known pairs, both ways alike, the date line no wall', () => {
    const istanbul = { lat: 41.261, lng: 28.742 }
    const moda = { lat: 40.9836, lng: 29.0266 }
    expect(metersBetween(istanbul, moda) / 1000).toBeCloseTo(38.99, 0)
    expect(metersBetween({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }) / 1000).toBeCloseTo(111.2, 0)
    expect(metersBetween(moda, moda)).toBe(0)
    fc.assert(
      fc.property(point, point, (one, other) => {
        const there = metersBetween(one, other)
        expect(metersBetween(other, one)).toBeCloseTo(there, 3)
        expect(there).toBeLessThanOrEqual(20_015_200)
      }),
    )
  })

  it('a line is at least as long as the way between its ends', () => {
    expect(lengthOf([])).toBe(0)
    fc.assert(
      fc.property(points, (route) => {
        const straight = metersBetween(route[0] as Point, route.at(-1) as Point)
        expect(lengthOf(route)).toBeGreaterThanOrEqual(straight - 1)
      }),
    )
  })

  it('PRICE-15 a simplified line keeps both ends and its order, and leaves out nothing that could be seen', () => {
    fc.assert(
      fc.property(points, (route) => {
        const line = simplified(route)
        expect(line[0]).toBe(route[0])
        expect(line.at(-1)).toBe(route.at(-1))
        const places = line.map((kept) => route.indexOf(kept))
        expect(places).toEqual([...places].sort((one, other) => one - other))
        const { west, east, south, north } = boundsOf(route) ?? { west: 0, east: 0, south: 0, north: 0 }
        const tolerance = Math.max(east - west, north - south) / 5000
        for (const given of route) {
          const off = line.slice(1).map((end, at) => distanceToLine(given, line[at] as Point, end))
          if (off.length > 0) expect(Math.min(...off)).toBeLessThanOrEqual(tolerance + 1e-9)
        }
      }),
    )
  })

  it.each([
    ['wide', (along: number, off: number) => ({ lng: along, lat: off })],
    ['wide and far away', (along: number, off: number) => ({ lng: 100 + along, lat: 50 + off })],
    ['tall', (along: number, off: number) => ({ lng: off, lat: along })],
    ['tall and far away', (along: number, off: number) => ({ lng: 100 + off, lat: 50 + along })],
  ])('PRICE-15 of a %s line 10 degrees long a bend of 0.002 degrees goes, a larger one stays', (_, of) => {
    const bent = (off: number) => [of(0, 0), of(5, off), of(10, 0)]
    expect(simplified(bent(0.0019))).toEqual([of(0, 0), of(10, 0)])
    expect(simplified(bent(0.0021))).toEqual(bent(0.0021))
  })

  it('PRICE-15 a bend of just a five-thousandth goes', () => {
    const bent = [0, 0.002, 0].map((lat, at) => ({ lat, lng: at * 5 }))
    expect(simplified(bent)).toEqual([bent[0], bent[2]])
  })

  it('the distance to a line that has no length is that to its point', () => {
    expect(distanceToLine({ lat: 4, lng: 3 }, { lat: 0, lng: 0 }, { lat: 0, lng: 0 })).toBe(5)
  })

  it('PRICE-15 a long road of thousands of points becomes a few', () => {
    const road = Array.from({ length: 20_000 }, (_, at) => ({
      lat: 40 + Math.sin(at / 3000) / 5,
      lng: 29 + at / 20_000,
    }))
    expect(simplified(road).length).toBeLessThan(300)
  })

  it.each([
    [0, 50],
    [20, 50],
    [430, 450],
    [974, 1000],
    [1240, 1200],
    [9949, 9900],
    [9950, 10_000],
    [51_499, 51_000],
    [51_500, 52_000],
  ])('PRICE-15 %i m is told as about %i m', (meters, told) => {
    expect(roundedMeters(meters)).toBe(told)
  })

  it.each([
    [0, 60],
    [29, 60],
    [89, 60],
    [25 * 60 + 40, 26 * 60],
    [32 * 60, 30 * 60],
    [33 * 60, 35 * 60],
    [68 * 60, 70 * 60],
    [766 * 60, 770 * 60],
  ])('PRICE-15 %i s is told as about %i s', (seconds, told) => {
    expect(roundedSeconds(seconds)).toBe(told)
  })

  it('PRICE-15 what is told is honest: within a tenth, never nothing, more is never told as less', () => {
    const amount = fc.integer({ min: 0, max: 5_000_000 })
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        for (const round of [roundedMeters, roundedSeconds]) {
          const smallest = round(0)
          expect(round(one)).toBeGreaterThan(0)
          if (one > 10 * smallest) expect(Math.abs(round(one) - one)).toBeLessThanOrEqual(one / 10)
          if (one <= other) expect(round(one)).toBeLessThanOrEqual(round(other))
        }
      }),
    )
  })
})
