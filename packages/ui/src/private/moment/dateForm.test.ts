import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buddhist } from '../../calendars/buddhist.ts'
import { islamicCivil } from '../../calendars/islamicCivil.ts'
import { islamicUmalqura } from '../../calendars/islamicUmalqura.ts'
import { persian } from '../../calendars/persian.ts'
import { addDays } from '../../components/Calendar/calendarMath.ts'
import {
  asDotted,
  checkDate,
  dateText,
  fitsDateMask,
  formatDate,
  isMaskedDate,
  isShortDate,
  maskDate,
  maskOf,
} from '../../components/DatePicker/dateMask.ts'
import { editBetween } from '../../testing/editBetween.ts'
import { numRuns } from '../../testing/numRuns.ts'
import { latinDigits } from '../edit/latinDigits.ts'
import { localDigits } from '../edit/localDigits.ts'
import { maskedEdit } from '../edit/maskedEdit.ts'
import { type DateFormat, dateFormOf, namedParts, shownForm } from './dateForm.ts'

const formats = ['DD.MM.YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD', 'YYYY/MM/DD'] as const
const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1950-01-01', count))

describe('UI-03 the form of a date', () => {
  it.each([
    ['en', 'MM/DD/YYYY', '06/14/2027'],
    ['en-GB', 'DD/MM/YYYY', '14/06/2027'],
    ['ru', 'DD.MM.YYYY', '14.06.2027'],
    ['es', 'DD/MM/YYYY', '14/06/2027'],
    ['de', 'DD.MM.YYYY', '14.06.2027'],
    ['fr', 'DD/MM/YYYY', '14/06/2027'],
    ['it', 'DD/MM/YYYY', '14/06/2027'],
    ['pt', 'DD/MM/YYYY', '14/06/2027'],
    ['tr', 'DD.MM.YYYY', '14.06.2027'],
    ['he', 'DD.MM.YYYY', '14.06.2027'],
    ['zh', 'YYYY/MM/DD', '2027/06/14'],
    ['ja', 'YYYY/MM/DD', '2027/06/14'],
    ['ko', 'YYYY.MM.DD', '2027.06.14'],
  ])('UI-03 by the locale %s is %s', (locale, form, text) => {
    expect(shownForm(dateFormOf('locale', locale), 'DD MM YYYY')).toBe(form)
    expect(dateText('2027-06-14', dateFormOf('locale', locale))).toBe(text)
  })

  it('UI-03 names its parts in their order', () => {
    expect(namedParts(dateFormOf('DD.MM.YYYY', 'en'), 'en')).toBe('Day, month, year')
    expect(namedParts(dateFormOf('DD.MM.YYYY', 'ru'), 'ru')).toBe('День, месяц, год')
    expect(namedParts(dateFormOf('DD.MM.YYYY', 'es'), 'es')).toBe('Día, mes, año')
    expect(namedParts(dateFormOf('MM/DD/YYYY', 'en'), 'en')).toBe('Month, day, year')
  })

  it.each(['DD.MM', 'DD.MM.DD', 'DDMMYYYY', 'DD.MM/YYYY', 'D.M.YY'])('UI-03 %s is refused', (text) => {
    expect(() => dateFormOf(text as DateFormat, 'en')).toThrow(RangeError)
  })

  it.each(formats)('UI-03 every day is typed as digits in %s, and stays as the mask leaves it', (format) => {
    const form = dateFormOf(format, 'en')
    fc.assert(
      fc.property(days, (day) => {
        const text = dateText(day, form)
        const typed = [...text.replace(/\D/g, '')].reduce(
          (shown, sign) => maskedEdit(maskOf(form), editBetween(shown + sign, shown.length + 1, shown)).text,
          '',
        )
        expect(typed).toBe(text)
        expect(maskDate(text, form)).toBe(text)
        expect(isMaskedDate(text, form)).toBe(true)
        expect(fitsDateMask(text, form)).toBe(true)
        expect(checkDate(text, '1900-01-01', '2100-01-01', form)).toEqual({ day })
        expect(asDotted(text, form)).toBe(dateText(day, dateFormOf('DD.MM.YYYY', 'en')))
      }),
      { numRuns },
    )
  })

  it.each([
    ['ko', '27. 10. 23.', '23.10.27'],
    ['ko', '2027. 10. 23.', '23.10.2027'],
    ['zh', '27/10/23', '23.10.27'],
    ['en-US', '10 / 23 / 2027', '23.10.2027'],
    ['ko', '23 Oct', '23 Oct'],
  ])(
    'UI-03 with the blanks and the last dot of %s, %o has its parts in the order of the language',
    (locale, text, dotted) => {
      expect(asDotted(text, dateFormOf('locale', locale))).toBe(dotted)
    },
  )

  it.each(['ar-EG', 'fa', 'hi-u-nu-deva', 'ar-u-nu-latn'])(
    'UI-03 digits of %s go there and back',
    (locale) => {
      fc.assert(
        fc.property(days, (day) => {
          expect(latinDigits(localDigits(day, locale))).toBe(day)
          expect(localDigits(day, locale)).toHaveLength(day.length)
        }),
        { numRuns: 50 },
      )
      expect(localDigits('2027', 'fa')).toBe('۲۰۲۷')
      expect(localDigits('2027', 'ar-u-nu-latn')).toBe('2027')
    },
  )

  it.each([
    ['persian', persian, 'fa', '1406/03/24'],
    ['buddhist', buddhist, 'th', '14/06/2570'],
    ['islamic', islamicUmalqura, 'ar-SA', '09/01/1449'],
    ['islamic civil', islamicCivil, 'ar-SA', '09/01/1449'],
  ] as const)(
    'UI-03 of the %s calendar every day is shown, typed and read as the same one',
    (_, system, locale, text) => {
      const form = dateFormOf('locale', locale, system)
      expect(dateText('2027-06-14', form)).toBe(text)
      fc.assert(
        fc.property(days, (day) => {
          const shown = dateText(day, form)
          expect(maskDate(shown, form)).toBe(shown)
          expect(isMaskedDate(shown, form)).toBe(true)
          expect(checkDate(shown, '1900-01-01', '2100-01-01', form)).toEqual({ day })
          expect(asDotted(shown, form)).toBe(formatDate(day))
        }),
        { numRuns },
      )
    },
  )

  it('UI-03 a day that a month of the calendar lacks is refused with its length', () => {
    const form = dateFormOf('YYYY/MM/DD', 'fa', persian)
    const check = (text: string) => checkDate(text, '1900-01-01', '2100-01-01', form)
    expect(check('1406/06/31')).toEqual({ day: '2027-09-22' })
    expect(check('1406/07/31')).toEqual({ reason: 'day', day: 31, month: 7, length: 30 })
    expect(check('1406/12/30')).toEqual({ reason: 'day', day: 30, month: 12, length: 29 })
    expect(check('1408/12/30')).toEqual({ day: '2030-03-20' })
    expect(check('1406/13/01')).toEqual({ reason: 'month' })
    expect(isShortDate('06/03/24', dateFormOf('YYYY/MM/DD', 'fa'))).toBe(true)
    expect(isShortDate('06/03/24', form)).toBe(false)
  })
})
