import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../components/Calendar/calendarMath.ts'
import { dayOfText } from './dayOfText.ts'

const options = { min: '1926-11-21', max: '2027-11-21', today: '2026-11-21', locale: 'ru' }

describe('the day that a text means', () => {
  it.each([
    ['2026-12-05', '2026-12-05'],
    ['2026-12-05T10:00', '2026-12-05'],
    ['2026-12-05T10:00:00.000+03:00', '2026-12-05'],
    ['2026/12/5', '2026-12-05'],
    ['5.12.2026', '2026-12-05'],
    [' 05-12-2026\n', '2026-12-05'],
    ['05. 12. 2026', '2026-12-05'],
    ['5/12/26', '2026-12-05'],
    ['5/12/62', '1962-12-05'],
    ['12/25/26', '2026-12-25'],
    ['05122026', '2026-12-05'],
    ['20261205', '2026-12-05'],
    ['5/12', '2026-12-05'],
    ['5 дек', '2026-12-05'],
    ['5 мая 2027', '2027-05-05'],
    ['5 Май 2027', '2027-05-05'],
    ['Декабрь 5, 2026', '2026-12-05'],
    ['5 марта 2027 г.', '2027-03-05'],
    ['сб, 5-го декабря', '2026-12-05'],
    ['20 ноября', '2027-11-20'],
    ['29 февраля', '2028-02-29'],
    ['5 December 2026', '2026-12-05'],
    ['Dec 5, 2026', '2026-12-05'],
    ['Saturday, December 5th, 2026 at 10:30 AM', '2026-12-05'],
    ['10:30, 5 Dec 2026', '2026-12-05'],
    ['2026 Dec 5', '2026-12-05'],
    ["5 Dec '26", '2026-12-05'],
    ['5 de diciembre', '2026-12-05'],
    ['5 de diciembre de 2026', '2026-12-05'],
    ['mar, 5 ene 2027', '2027-01-05'],
    ['5 Sept 2027', '2027-09-05'],
    ['2026年12月5日', '2026-12-05'],
    ['٥/١٢/٢٠٢٦', '2026-12-05'],
    ['31/6/26', null],
    ['December 2026', null],
    ['5 ju 2026', null],
    ['Flight 512, seat 26', null],
    ['5 6 7 8', null],
    ['hello', null],
    ['', null],
  ])('UI-03 %o pasted means %o', (text, day) => {
    expect(dayOfText(text, options)).toBe(day)
  })

  it.each('en en-GB ru es de fr it pt pl cs uk tr el sv nl kk zh ja ko ar fa he'.split(' '))(
    'UI-03 in %s a day written in full, in long or in short words is understood',
    (locale) => {
      const day = fc.nat(366 * 60).map((days) => addDays('1970-01-01', days))
      const styles = [
        { dateStyle: 'full' },
        { dateStyle: 'long' },
        { day: 'numeric', month: 'short', year: 'numeric' },
      ] as const
      const formats = styles.map(
        (style) => new Intl.DateTimeFormat(locale, { ...style, calendar: 'gregory', timeZone: 'UTC' }),
      )
      fc.assert(
        fc.property(day, fc.constantFrom(...formats), (date, format) => {
          const text = format.format(new Date(date))
          if (dayOfText(text, { ...options, locale }) !== date) throw new Error(`${text} is ${date}`)
        }),
        { numRuns: 60 },
      )
    },
  )

  it.each([
    ['du 5 mars 2027', '2027-03-05'],
    ['5 Dec du', '2026-12-05'],
    ['du mar. 5 mai 2027', '2027-05-05'],
    ['Meurzh 24 Du 2026', '2026-11-24'],
    ['Meu. 24 Du 2026', '2026-11-24'],
    ['dy Meurth 24 Du 2026', '2026-11-24'],
    ['5 Du 2027', '2027-11-05'],
  ])('UI-03 in Breton and Cornish, whose “Du” is a month, %o means %o', (text, day) => {
    const locales = text.startsWith('Meu') ? ['br'] : text.startsWith('dy') ? ['kw'] : ['br', 'kw']
    for (const locale of locales) expect(dayOfText(text, { ...options, locale })).toBe(day)
  })

  it.each(['br', 'kw'])('UI-03 in %s “du” before a French date is no month', (locale) => {
    const format = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' })
    for (let days = 0; days < 365; days++) {
      const day = addDays('2027-01-01', days)
      expect(dayOfText(`du ${format.format(new Date(day))}`, { ...options, locale })).toBe(day)
    }
  })

  it('UI-03 no text breaks it, and what it finds is a day', () => {
    const sign = fc.constantFrom(...'0123456789./-: дек мая Dec'.split(''))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: sign })), (text) => {
        const day = dayOfText(text, options)
        if (day !== null) expect(new Date(`${day}T00:00Z`).toISOString().slice(0, 10)).toBe(day)
      }),
      { numRuns: 1000 },
    )
  })
})
