import { getCountries } from 'libphonenumber-js/min'
import { expect, it } from 'vitest'
import { phoneCountries } from './phoneCountry.ts'

it('BOOK-22 the countries that are known before the phone library are those of the library', () => {
  expect(phoneCountries).toEqual(getCountries())
})
