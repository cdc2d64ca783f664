import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currency, money } from '../../testing/arbitraries.ts'
import { add, fromDecimal, inProportion, minorDigits, minus, sum, times, toDecimal } from './money.ts'

describe('money', () => {
  it.each([
    ['12.50', 'EUR', 1250],
    ['12.5', 'EUR', 1250],
    ['12', 'EUR', 1200],
    ['12.', 'EUR', 1200],
    ['0.1', 'USD', 10],
    ['1.005', 'EUR', 101],
    ['1.004', 'EUR', 100],
    ['-1.005', 'EUR', -101],
    ['-0.001', 'EUR', 0],
    ['1500', 'JPY', 1500],
    ['1500.5', 'JPY', 1501],
    ['1.234', 'KWD', 1234],
    [' 99.99 ', 'RUB', 9999],
  ])('DATE-04 %s %s is %i minor units', (text, code, minor) => {
    expect(fromDecimal(text, code)).toEqual({ minor, currency: code })
  })
  it.each(['', 'abc', '1,5', '1e3', '.5', '1.2.3', 'NaN', '99999999999999999999'])(
    'DATE-04 %j is no amount',
    (text) => {
      expect(fromDecimal(text, 'EUR')).toBeNull()
    },
  )
  it('DATE-04 ten times ten cents is one euro exactly', () => {
    const cents = Array.from({ length: 10 }, () => ({ minor: 10, currency: 'EUR' }))
    expect(toDecimal(sum(cents, 'EUR'))).toBe('1.00')
  })
  it('DATE-04 what is written is read back equal', () => {
    fc.assert(
      fc.property(money, (value) => {
        expect(fromDecimal(toDecimal(value), value.currency)).toEqual(value)
      }),
    )
  })
  it('DATE-04 sums do not depend on the order, and times is repeated adding', () => {
    fc.assert(
      fc.property(
        currency,
        fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 20 }),
        (code, minors) => {
          const list = minors.map((minor) => ({ minor, currency: code }))
          expect(sum(list, code)).toEqual(sum([...list].reverse(), code))
          const [first] = list
          if (first) expect(times(first, 3)).toEqual(sum([first, first, first], code))
        },
      ),
    )
  })
  it('DATE-04 two currencies do not add', () => {
    expect(() => add({ minor: 1, currency: 'EUR' }, { minor: 1, currency: 'USD' })).toThrow(RangeError)
  })
  it('DATE-04 what is taken away is of the same currency', () => {
    const eur = (minor: number) => ({ minor, currency: 'EUR' })
    expect(minus(eur(1000), eur(1250))).toEqual(eur(-250))
    expect(() => minus(eur(1), { minor: 1, currency: 'USD' })).toThrow('EUR and USD do not add')
  })
  it.each([
    [3, 2, 1, 2],
    [-3, 2, 1, -2],
    [3, -2, 1, -2],
    [3, 2, -1, -2],
    [-3, -2, 1, 2],
    [5, 4, 1, 1],
    [-5, 4, 1, -1],
    [7, 4, 1, 2],
    [-7, -4, 1, 2],
    [7, -4, 1, -2],
    [0, 3, 1, 0],
    [5, 3, 0, 0],
    [5, -3, 0, 0],
    [5, 0, 7, 0],
  ])('DATE-04 %i at the rate of %i to %i is %i, halves away from zero', (minor, first, second, other) => {
    const eur = (amount: number) => ({ minor: amount, currency: 'EUR' })
    expect(inProportion(eur(minor), eur(first), { minor: second, currency: 'INR' })).toEqual({
      minor: other,
      currency: 'INR',
    })
  })
  it('DATE-04 the digits of a currency follow ISO 4217', () => {
    expect([minorDigits('EUR'), minorDigits('JPY'), minorDigits('KWD')]).toEqual([2, 0, 3])
  })
})
