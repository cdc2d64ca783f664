import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskedEdit } from '../../private/edit/maskedEdit.ts'
import { dayOfText } from '../../private/moment/dayOfText.ts'
import { editBetween } from '../../testing/editBetween.ts'
import { addDays } from '../Calendar/calendarMath.ts'
import { checkDate, dateMask, formatDate, maskDate, parseDate } from './dateMask.ts'

const min = '1926-11-21'
const max = '2027-11-21'
const paste = { min, max, today: '2026-11-21', locale: 'ru' }
const typed = (text: string) =>
  [...text].reduce(
    (shown, sign) => maskedEdit(dateMask, editBetween(shown + sign, shown.length + 1, shown)).text,
    '',
  )

describe('date mask', () => {
  it('DATE-03 every day of 100 years makes the round trip, typed as digits and pasted in three forms', () => {
    let day = '1930-01-01'
    let count = 0
    for (; day < '2030-01-01'; day = addDays(day, 1), count++) {
      const text = formatDate(day)
      const [date, month, year] = text.split('.') as [string, string, string]
      const check = checkDate(typed(date + month + year), '1900-01-01', '2099-12-31')
      if (!('day' in check) || check.day !== day) throw new Error(`${day} typed`)
      for (const form of [day, text, `${Number(date)}/${Number(month)}/${year}`, date + month + year])
        if (dayOfText(form, paste) !== day) throw new Error(`${form} pasted`)
      if (parseDate(text) !== day) throw new Error(`${text} parsed`)
      if (maskDate(text) !== text) throw new Error(`${text} masked`)
    }
    expect(count).toBe(36_525)
  })

  it.each([
    ['29.02.2028', '2028-02-29'],
    ['29.02.2027', null],
    ['31.04.2027', null],
    ['00.06.2030', null],
    ['01.01.0000', null],
    ['1.6.2030', null],
    ['2030-06-01', null],
    ['', null],
  ])('UI-01 the day of %o is %o', (text, day) => {
    expect(parseDate(text)).toBe(day)
    if (day) expect(formatDate(day)).toBe(text)
  })

  it('UI-03 a masked text stays as it is when masked again, and never passes DD.MM.YYYY', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'0123456789./- x'), maxLength: 14 })
    fc.assert(
      fc.property(signs, (text) => {
        const once = maskDate(text)
        expect(maskDate(once)).toBe(once)
        expect(once).toMatch(/^(\d|\d\d\.(\d|\d\d\.\d{0,4})?)?$/)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['5', '05.'],
    ['3', '3'],
    ['31', '31.'],
    ['312', '31.02.'],
    ['311', '31.1'],
    ['5.1.', '05.01.'],
    ['14062027', '14.06.2027'],
    ['140620279', '14.06.2027'],
    ['14/6/2027', '14.06.2027'],
    ['a', ''],
  ])('UI-03 %o is shown as %o', (text, shown) => {
    expect(typed(text)).toBe(shown)
  })

  it.each([
    ['14.06.2027', { day: '2027-06-14' }],
    ['', { reason: 'empty' }],
    ['14.06.', { reason: 'incomplete' }],
    ['31.06.2027', { reason: 'day', day: 31, month: 6, length: 30 }],
    ['29.02.2027', { reason: 'day', day: 29, month: 2, length: 28 }],
    ['29.02.', { reason: 'incomplete' }],
    ['31.06.20', { reason: 'day', day: 31, month: 6, length: 30 }],
    ['10.13.2027', { reason: 'month' }],
    ['00.06.2027', { reason: 'day', day: 0, month: 6, length: 30 }],
    ['01.01.0000', { reason: 'range', limit: min, side: 'min' }],
    ['20.11.1926', { reason: 'range', limit: min, side: 'min' }],
    ['21.11.1926', { day: min }],
    ['21.11.2027', { day: max }],
    ['22.11.2027', { reason: 'range', limit: max, side: 'max' }],
  ])('UI-03 %o is checked', (text, check) => {
    expect(checkDate(text, min, max)).toEqual(check)
  })
})
