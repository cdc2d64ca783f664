import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it } from 'vitest'
import { normalizePhone } from '../values/phone.ts'
import { formatPhone, phone, unknownPhone } from './phoneRule.ts'
import { phoneDigits } from './readPhone.ts'

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
  it('BOOK-22 all are accepted with a leading plus and sent digit for digit; without it the country is asked', () => {
    expect(refused((number) => number)).toEqual([])
    for (const { country, number } of numbers) {
      expect(phoneDigits(number), country).toBe(normalizePhone(number))
      expect(unknownPhone(number, 'phone'), country).toBeNull()
      expect(phone(normalizePhone(number), 'phone')?.params, country).toEqual({ reason: 'country' })
    }
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
