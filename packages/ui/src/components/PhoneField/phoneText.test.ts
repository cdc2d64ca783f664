import fc from 'fast-check'
import * as library from 'libphonenumber-js/min'
import { describe, expect, it } from 'vitest'
import { afterDeletion, caretAfter, readPhone, signsBefore, withCountry } from './phoneText.ts'

const countries = library.getCountries()
const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 14 })
const onlySigns = (text: string) => text.replace(/[^\d+]/g, '')

describe('phone text', () => {
  it.each([
    ['+90 532 118 40 27', '+905321184027', 'TR'],
    ['+90(532)118-40-27', '+905321184027', 'TR'],
    ['tel:+905321184027', '+905321184027', 'TR'],
    ['0532 118 40 27', '+905321184027', 'TR'],
    ['+49 1512 3456789', '+4915123456789', 'DE'],
    ['+971 50 123 4567', '+971501234567', 'AE'],
  ] as const)('takes %s pasted as %s of %s', (typed, value, country) => {
    expect(readPhone(library, typed, 'TR')).toMatchObject({ value, country })
  })

  it('a Russian number with 8 before it parses with RU preferred', () => {
    expect(readPhone(library, '8 (999) 123-45-67', 'RU')).toMatchObject({
      value: '+79991234567',
      country: 'RU',
    })
  })

  it.each([
    ['8 912 345 67 89', 'RU'],
    ['9123456789', 'RU'],
    ['+7 8 912 345 67 89', null],
    ['+7 8 912 345 67 89', 'RU'],
  ] as const)('BOOK-22 %s with %s preferred is +7 912 345 67 89', (typed, preferred) => {
    const reading = readPhone(library, typed, preferred)
    expect(reading).toMatchObject({ value: '+79123456789', country: 'RU' })
    expect(readPhone(library, reading.value, preferred).text).toBe('+7 912 345 67 89')
    if (typed.startsWith('+')) expect(reading.text).toBe('+7 912 345 67 89')
  })

  it('digit by digit after +7, the 8 of the trunk falls away once the number is whole', () => {
    let text = '+7'
    for (const digit of '89123456789') text = readPhone(library, text + digit, null).text
    expect(text).toBe('+7 912 345 67 89')
  })

  it('a number that is not whole is of the country it was begun for, where its calling code is of several', () => {
    expect(readPhone(library, '+7', 'RU').country).toBe('RU')
    expect(readPhone(library, '+7', 'KZ').country).toBe('KZ')
    expect(readPhone(library, '+7', 'TR').country).toBeNull()
    expect(readPhone(library, '+', 'TR').country).toBeNull()
  })

  it('a number with 8 before it and no country stays as typed, and is read in the country then chosen', () => {
    expect(readPhone(library, '89123456789', null)).toEqual({
      text: '89123456789',
      value: '89123456789',
      country: null,
    })
    expect(withCountry(library, '89123456789', null, 'RU')).toMatchObject({ value: '+79123456789' })
    expect(withCountry(library, '912', null, 'RU')).toMatchObject({ value: '+7912', country: 'RU' })
  })

  it('a beginning on which the library throws stands as typed: 03 of Samoa', () => {
    expect(readPhone(library, '03', 'WS')).toEqual({ text: '03', value: '03', country: 'WS' })
  })

  it('groups a number in the way of its country', () => {
    expect(readPhone(library, '+905321184027', null).text).toBe('+90 532 118 40 27')
  })

  it('loses no digit of a number with a plus but a trunk prefix, adds none, and reads its own text as the same', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countries), digits, (country, national) => {
        const typed = `+${library.getCountryCallingCode(country)}${national}`
        const reading = readPhone(library, typed, null)
        const kept = onlySigns(reading.text)
        if (kept !== typed) {
          const number = library.parsePhoneNumberFromString(typed)!
          expect(number.isValid()).toBe(true)
          expect(kept).toBe(number.number)
          expect(typed.endsWith(number.nationalNumber)).toBe(true)
        }
        expect(readPhone(library, reading.text, null)).toEqual(reading)
      }),
    )
  })

  it('the caret stands after the digit it stood after, however the groups move', () => {
    fc.assert(
      fc.property(digits, fc.nat({ max: 20 }), (national, place) => {
        const typed = `+90${national}`
        const caret = Math.min(place, typed.length)
        const { text } = readPhone(library, typed, null)
        const moved = caretAfter(text, signsBefore(typed, caret))
        // A trunk prefix that is left out is one sign fewer, and nowhere else may one be lost.
        const left = signsBefore(text, text.length)
        expect(left).toBeGreaterThanOrEqual(typed.startsWith('+900') ? typed.length - 1 : typed.length)
        expect(signsBefore(text, moved)).toBe(Math.min(left, signsBefore(typed, caret)))
      }),
      { examples: [['05000000000', 14]] },
    )
  })

  it('a deleted space or bracket takes the digit before it along, so that Backspace always gets on', () => {
    expect(afterDeletion('(213)', '(213', 4)).toBe('(21')
    expect(afterDeletion('+90 532 118', '+90532 118', 3)).toBe('+9532 118')
    expect(afterDeletion('+90 532', '+90 53', 6)).toBe('+90 53')
    expect(afterDeletion('+90 532 118', '+90 532118', 7, true)).toBe('+90 53218')
    expect(afterDeletion('(213)', '(213', 4, true)).toBe('(213')
    fc.assert(
      fc.property(fc.constantFrom(...countries), digits, (country, national) => {
        let { text } = readPhone(library, national, country)
        for (let presses = 0; text && presses < 60; presses++)
          text = readPhone(library, afterDeletion(text, text.slice(0, -1), text.length - 1), country).text
        expect(text).toBe('')
      }),
      { numRuns: 1000 },
    )
  })

  it('another country keeps the national number', () => {
    expect(withCountry(library, '+90 532 118 40 27', 'TR', 'DE')).toMatchObject({
      value: '+495321184027',
      country: 'DE',
    })
    expect(withCountry(library, '', null, 'KZ')).toMatchObject({ text: '+7', country: 'KZ' })
  })
})
