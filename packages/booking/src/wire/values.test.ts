import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { toDecimal } from '../kernel/values/money.ts'
import { money } from '../testing/arbitraries.ts'
import { amount } from './laterShapes.ts'
import { toMoney } from './money.ts'
import { pointText } from './shapes.ts'
import { fromPoint, toFlag, toPoint, toSafeUrl } from './values.ts'

describe('values of the wire', () => {
  it('DATE-04 an amount written as text or as number is the same money', () => {
    fc.assert(
      fc.property(money, ({ minor, currency }) => {
        const value = { minor: Math.abs(minor), currency }
        const text = toDecimal(value)
        expect(v.is(amount, text)).toBe(true)
        expect(toMoney(text, currency)).toEqual(value)
        expect(toMoney(Number(text), currency)).toEqual(value)
      }),
      { numRuns: 1000 },
    )
  })
  it('DATE-04 62.1 as a float number is 6210 cents', () => {
    expect(toMoney(62.1, 'EUR').minor).toBe(6210)
    expect(toMoney(0.1 + 0.2, 'EUR').minor).toBe(30)
    expect(toMoney(1e-7, 'EUR').minor).toBe(0)
  })
  it('PLACE-08 a point makes the round trip over lat,lng', () => {
    const point = fc.record({
      lat: fc.integer({ min: -90_000_000, max: 90_000_000 }).map((micro) => micro / 1e6),
      lng: fc.integer({ min: -180_000_000, max: 180_000_000 }).map((micro) => micro / 1e6),
    })
    fc.assert(
      fc.property(point, ({ lat, lng }) => {
        const text = fromPoint({ lat, lng })
        expect(v.is(pointText, text)).toBe(true)
        expect(toPoint(text)).toEqual({ lat: lat + 0, lng: lng + 0 })
      }),
    )
  })
  it.each(['', null, undefined, '91,0', '0,181', '1', '1,', ',', 'a,b', 'NaN,NaN'])(
    'PLACE-08 %j is no point',
    (text) => {
      expect(toPoint(text)).toBeNull()
    },
  )
  it('API-03 yes is true or 1', () => {
    expect([true, 1, false, 0, null, undefined].map((wire) => toFlag(wire as 0))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

it.each([
  ...['https://cdn.example.com/l.svg', 'HTTPS://cdn.example.com', 'http://localhost:4002/static/a.svg'],
  ...['http://127.0.0.1/a', 'http://[::1]:1/a'],
])('SEC-01 an address that nobody between can read is taken: %s', (url) => {
  expect(toSafeUrl(url)).toBe(url)
})

it.each([
  ...['http://cdn.example.com/l.svg', 'http://localhost.evil.example/a', 'http://localhost@evil.example/'],
  ...['http://localhost:1@evil.example/', 'https://user@cdn.example.com/', 'javascript:alert(1)', '//x', ''],
  ...['https://:word@cdn.example.com/', 'https://'],
])('SEC-01 another is none: %s', (url) => {
  expect(toSafeUrl(url)).toBeNull()
})
