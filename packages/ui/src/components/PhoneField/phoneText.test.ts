import * as library from 'libphonenumber-js/min'
import { describe, expect, it } from 'vitest'
import type { TextEdit } from '../../private/edit/textEdit.ts'
import { editPhone, placeBefore, typedPhone, wholePhone, withCountry } from './phoneText.ts'

type Country = library.CountryCode

const typed = (start: string, inserted: string, end = ''): TextEdit => ({
  kind: 'inserted',
  start,
  inserted,
  removed: '',
  end,
  isTyped: inserted.length === 1,
})
const deleted = (start: string, removed: string, end = '', isForward = false): TextEdit => ({
  kind: 'deleted',
  start,
  removed,
  end,
  isForward,
})
const replaced = (text: string): TextEdit => ({ kind: 'replaced', text })
const edit = (one: TextEdit, home: Country | null = null) => editPhone(library, one, home)

describe('BOOK-22 a phone number in its field', () => {
  it.each(['+44 20 7183 8750 8750', '+1 646-331-2345 12', '+7 912 345-67-890'])(
    '%s has digits too many: it stays as it was written, typed and whole',
    (written) => {
      expect(wholePhone(library, written, null).text).toBe(written)
      expect(typedPhone(library, written, null).text).toBe(written)
    },
  )

  it.each([
    ['646 331 2345 678', 'US'],
    ['07400 123456 7', 'GB'],
    ['912 345-67-890', 'RU'],
  ] as const)('%s at home in %s has digits too many: it stays as it was written', (written, home) => {
    expect(wholePhone(library, written, home).text).toBe(written)
    expect(typedPhone(library, written, home).text).toBe(written)
  })

  it('a Russian number that lacks a digit is not shown as one of a code that there is not', () => {
    for (const read of [typedPhone, wholePhone]) {
      const { text } = read(library, '8 912 345 67 8', 'RU')
      expect(text.replace(/\D/g, '')).toBe('8912345678')
    }
    expect(wholePhone(library, '8 912 345 67 89', 'RU').text).toBe('+7 912 345 67 89')
  })

  it('typed in national form it stays so; whole it has its calling code, once it is possible', () => {
    expect(typedPhone(library, '05321184027', 'TR')).toMatchObject({
      text: '0532 118 40 27',
      value: '+905321184027',
      country: 'TR',
    })
    expect(wholePhone(library, '0532 118 40 27', 'TR').text).toBe('+90 532 118 40 27')
    expect(wholePhone(library, '0532', 'TR').text).toBe('0532')
  })

  it('a number put in the place of another one with as many digits is read whole', () => {
    expect(edit(replaced('+447911123505'))).toMatchObject({
      text: '+44 7911 123505',
      value: '+447911123505',
      caret: 15,
    })
    expect(edit(replaced(' +442071838750'))).toMatchObject({ text: '+44 20 7183 8750', country: 'GB' })
  })

  it('digits whose country is unknown stand as they were written, and ask', () => {
    expect(edit(replaced('646 331 2345'))).toMatchObject({
      text: '646 331 2345',
      value: '646 331 2345',
      country: null,
      isAsking: true,
    })
    expect(edit(deleted('646', ' ', '331 2345'))).toMatchObject({ text: '646331 2345', caret: 3 })
  })

  it('words that are typed stay until the number is left', () => {
    expect(edit(typed('+44 20 7183 8750', 'x'))).toMatchObject({
      text: '+44 20 7183 8750x',
      value: '+442071838750',
    })
    expect(edit(typed('+44 20 7183 8750x', '1'))).toMatchObject({ value: '+44 20 7183 8750x1' })
    expect(wholePhone(library, 'Mob. +44 20 7183 8750', null).text).toBe('+44 20 7183 8750')
  })

  it('digit by digit after +7, the 8 of the trunk falls away once the number is whole', () => {
    let text = '+7'
    for (const digit of '89123456789') ({ text } = edit(typed(text, digit)))
    expect(text).toBe('+7 912 345 67 89')
  })

  it('a deleted blank or bracket takes the digit beside it along', () => {
    expect(edit(deleted('(213', ')'), 'US')).toMatchObject({ text: '21', caret: 2 })
    expect(edit(deleted('+90', ' ', '532 118'))).toMatchObject({ value: '+9532118' })
    expect(edit(deleted('+90 53', '2'))).toMatchObject({ text: '+90 53', caret: 6 })
    expect(edit(deleted('+90 532', ' ', '118', true))).toMatchObject({ text: '+90 532 18', caret: 7 })
  })

  it('the caret stays behind the digit that was typed', () => {
    expect(edit(typed('+90 53', '2', '1184027'))).toMatchObject({ text: '+90 532 118 40 27', caret: 7 })
    expect(edit(deleted('+', '9', '0 532 118'))).toMatchObject({ caret: 1 })
    expect(edit(typed('05', '321184027'), 'TR').caret).toBe(17)
    expect(placeBefore('(213) 373', 3)).toBe(4)
  })

  it('another country keeps the digits', () => {
    const moved = (text: string, from: Country | null, to: Country) => withCountry(library, text, from, to)
    expect(moved('+90 532 118 40 27', 'TR', 'DE')).toMatchObject({ value: '+495321184027', country: 'DE' })
    expect(moved('0532 118 40 27', 'TR', 'DE')).toMatchObject({ value: '+495321184027', country: 'DE' })
    expect(moved('+1 646 331 2345', null, 'CA')).toMatchObject({ value: '+16463312345', country: 'CA' })
    expect(moved('', null, 'KZ')).toMatchObject({ text: '+7', country: 'KZ' })
    expect(moved('+4', null, 'RU')).toMatchObject({ text: '+7' })
    expect(moved('+44 2', null, 'RU')).toMatchObject({ text: '+7 2' })
  })

  it('digits whose country was unknown are read in the one that is chosen', () => {
    const chosen = (text: string, to: Country) => withCountry(library, text, null, to)
    expect(chosen('89123456789', 'RU')).toMatchObject({ text: '+7 912 345 67 89', value: '+79123456789' })
    expect(chosen('912', 'RU')).toMatchObject({ value: '+7912', country: 'RU' })
    expect(chosen('646 331 2345', 'US')).toMatchObject({ value: '+16463312345', isAsking: false })
    expect(chosen('011 44 20 7183 8750', 'US')).toMatchObject({ value: '+442071838750' })
    // The digits are also a number of Turkey, but the user has chosen Great Britain again.
    expect(withCountry(library, '905321184027', 'GB', 'GB')).toMatchObject({ value: '+44905321184027' })
  })

  it('what is no number stays as it is, whatever country is chosen', () => {
    expect(withCountry(library, 'call Mary', null, 'GB')).toMatchObject({ text: 'call Mary', country: 'GB' })
  })
})
