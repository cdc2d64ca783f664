import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBonusNumber } from './bonusNumber.ts'

describe('the number of the miles programme', () => {
  it.each(['', '0000', '1007', '1016', '20198716', '50101041', '1000000002'])(
    'BOOK-34 %j is well',
    (text) => {
      expect(isBonusNumber(text)).toBe(true)
    },
  )
  it.each(['1000', '1234', '20198717', '50101040', '99999999'])('BOOK-34 %s is not', (text) => {
    expect(isBonusNumber(text)).toBe(false)
  })
  it('BOOK-34 under 4 and over 10 digits, and anything but digits, are not', () => {
    for (const text of [
      '0',
      '000',
      '007',
      '10000000002',
      '0000001007',
      '1007 ',
      ' 1007',
      '+1007',
      '10.7',
      'abcd',
      '１００７',
    ])
      expect(isBonusNumber(text)).toBe(false)
  })
  it('BOOK-34 zeros in front count for the length: nine digits of a small value are not', () => {
    expect(isBonusNumber('00001007')).toBe(true)
    expect(isBonusNumber('000001007')).toBe(false)
  })
  it('BOOK-34 of eight digits in the gap between the two kinds none is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20_198_717, max: 50_101_040 }), (value) => {
        expect(isBonusNumber(String(value))).toBe(false)
      }),
    )
  })
  it('BOOK-34 of ten numbers that differ in their last digit exactly one is', () => {
    const stems = fc.oneof(
      fc.integer({ min: 100, max: 2_019_870 }),
      fc.integer({ min: 5_010_105, max: 999_999_999 }),
    )
    fc.assert(
      fc.property(stems, (stem) => {
        const numbers = Array.from({ length: 10 }, (_, digit) => `${stem}${digit}`)
        expect(numbers.filter(isBonusNumber)).toHaveLength(1)
      }),
    )
  })
})
