import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it } from 'vitest'
import { normalizePhone } from '../phone.ts'
import { formatPhone, phone } from './phone.ts'

/** The example number of each region, `+33612345678`. */
const numbers = getCountries().map((country) => ({
  country,
  number: getExampleNumber(country, examples)?.number ?? '',
}))
const refused = (typed: (number: string) => string) =>
  numbers.filter(({ number }) => phone(typed(number), 'phone') !== null)

describe('BOOK-22 the example phones of all regions', () => {
  it('BOOK-22 there are 245 of them, each with a plus and its calling code', () => {
    expect(numbers).toHaveLength(245)
    for (const { country, number } of numbers)
      expect(number.startsWith(`+${getCountryCallingCode(country)}`), country).toBe(true)
  })
  it('BOOK-22 all are accepted with a leading plus, and as they are kept, without it', () => {
    expect(refused((number) => number)).toEqual([])
    expect(refused(normalizePhone)).toEqual([])
  })
  it('BOOK-22 all are accepted as they are shown while they are typed, digit for digit the same', () => {
    expect(refused(formatPhone)).toEqual([])
    for (const { country, number } of numbers)
      expect(normalizePhone(formatPhone(number)), country).toBe(normalizePhone(number))
  })
  it('BOOK-22 none is accepted with six digits or with sixteen', () => {
    const short = refused((number) => number.slice(0, 7))
    const long = refused((number) => number.padEnd(17, '0'))
    expect([short.length, long.length]).toEqual([245, 245])
  })
})
