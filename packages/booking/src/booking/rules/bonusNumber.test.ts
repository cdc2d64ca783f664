import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBonusNumber } from './bonusNumber.ts'

function* numbers(from: number, to: number, length: number): Generator<string> {
  for (let value = from; value <= to; value++) yield String(value).padStart(length, '0')
}
const passing = (...all: Parameters<typeof numbers>) => [...numbers(...all)].filter(isBonusNumber)

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
  // A single one at each place tells the weight of that place: its last digit is the weight.
  it.each(['10000003', '1000004', '100005', '10006', '1007', '0108', '0019'])(
    'BOOK-34 %s is well: the weights are 3 to 9 from the left of eight digits',
    (text) => {
      expect(isBonusNumber(text)).toBe(true)
    },
  )
  it.each(['70000000', '70000011', '70000022', '70000033', '70000044', '70000055', '70000066'])(
    'BOOK-34 %s is well: a new number ends with the rest of its division by seven',
    (text) => {
      expect(isBonusNumber(text)).toBe(true)
    },
  )
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
  it('BOOK-34 of 10,000 small values 1,000 are well with four to eight digits, none with any other number', () => {
    const counts = [5, 6, 7, 8, 9, 10, 11].map((length) => passing(0, 9999, length).length)
    expect([passing(0, 9999, 4).length, ...counts]).toEqual([1000, 1000, 1000, 1000, 1000, 0, 0, 0])
    expect([...passing(0, 9, 1), ...passing(0, 99, 2), ...passing(0, 999, 3)]).toEqual([])
  })
  it.each([
    ['20198716', true],
    ['20198717', false],
    ['020198716', false],
    ['50101040', false],
    ['50101041', true],
    ['050101041', true],
    ['0050101041', true],
    ['00050101041', false],
  ])('BOOK-34 at the bounds of both kinds %s: %s', (text, isWell) => {
    expect(isBonusNumber(text)).toBe(isWell)
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
        const ten = Array.from({ length: 10 }, (_, digit) => `${stem}${digit}`)
        expect(ten.filter(isBonusNumber)).toHaveLength(1)
      }),
    )
  })
})
