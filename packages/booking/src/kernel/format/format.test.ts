import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '../values/language.ts'
import { fromDecimal } from '../values/money.ts'
import { currencyName } from './currencyName.ts'
import { dateTime, dayDateTime, longDate, spokenTime } from './dateTime.ts'
import { duration } from './duration.ts'
import { money, moneyParts } from './money.ts'
import { capitalised, list, names, number, rating } from './number.ts'
import { clamp, isolate } from './outside.ts'
import { ratio } from './ratio.ts'
import { signedMoney } from './signedMoney.ts'

const amount = (decimal: string, currency: string) => fromDecimal(decimal, currency) ?? { minor: 0, currency }

describe('amounts of currencies whose sign is another one’s too', () => {
  it.each(['AUD', 'CAD', 'MXN', 'HKD', 'JPY', 'SEK', 'GIP'])(
    'PRICE-05 %s is written with its code in every language, and never with a sign of another currency',
    (currency) => {
      for (const lang of ['en', 'ru', 'es']) {
        const written = money({ minor: 12_300, currency }, lang)
        expect(written).toContain(currency)
        expect(written).not.toMatch(/[$£¥€]|kr/)
      }
    },
  )
})

describe('money', () => {
  it('I18N-06 writes each currency seen in the three languages', () => {
    const written = (currency: string) => languages.map((lang) => money(amount('4120', currency), lang))
    expect(written('RUB')).toEqual(['₽4,120', '4\u00a0120\u00a0₽', '4120\u00a0₽'])
    expect(written('EUR')).toEqual(['€4,120', '4\u00a0120\u00a0€', '4120\u00a0€'])
    expect(written('USD')).toEqual(['$4,120', '4\u00a0120\u00a0$', '4120\u00a0$'])
    expect(written('GBP')).toEqual(['£4,120', '4\u00a0120\u00a0£', '4120\u00a0£'])
    expect(written('CNY')).toEqual(['¥4,120', '4\u00a0120\u00a0¥', '4120\u00a0¥'])
    expect(written('INR')).toEqual(['₹4,120', '4\u00a0120\u00a0₹', '4120\u00a0₹'])
    expect(written('KZT')).toEqual(['₸4,120', '4\u00a0120\u00a0₸', '4120\u00a0₸'])
  })

  it('I18N-02 no decimals unless there is a fraction', () => {
    expect(money(amount('4120.00', 'RUB'), 'ru')).toBe('4\u00a0120\u00a0₽')
    expect(money(amount('4120.50', 'RUB'), 'ru')).toBe('4\u00a0120,50\u00a0₽')
    expect(money(amount('41.5', 'EUR'), 'en')).toBe('€41.50')
    expect(money(amount('41', 'EUR'), 'en')).toBe('€41')
  })

  it('I18N-02 every amount keeps its digits in every language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.constantFrom('EUR', 'JPY', 'KWD', 'RUB'),
        fc.constantFrom(...languages),
        (minor, currency, lang) => {
          const digits = { EUR: 2, JPY: 0, KWD: 3, RUB: 2 }[currency] ?? 2
          const value = { minor, currency }
          const written = moneyParts(value, lang)
            .filter((part) => part.type === 'number')
            .map((part) => part.text)
            .join('')
          const [whole = '', fraction = ''] = written.split(lang === 'en' ? '.' : /,(?=\d+$)/)
          const read = Number(whole.replace(/\D/g, '') + fraction.padEnd(digits, '0'))
          expect(read).toBe(minor)
        },
      ),
    )
  })
})

describe('a price that is taken off', () => {
  it('BOOK-38 has the sign of the typographer, one that is not has none', () => {
    expect(languages.map((lang) => signedMoney({ minor: -500, currency: 'EUR' }, lang))).toEqual([
      '−€5',
      '−5\u00a0€',
      '−5\u00a0€',
    ])
    expect(signedMoney({ minor: 500, currency: 'EUR' }, 'en')).toBe('€5')
  })
})

describe('numbers, dates and durations', () => {
  it('I18N-02 a currency has its name in the language, an unknown one its code', () => {
    expect(languages.map((lang) => currencyName('EUR', lang))).toEqual(['Euro', 'евро', 'euro'])
    expect(currencyName('QQQ', 'en')).toBe('QQQ')
  })
  it('EDITOR-10 a contrast is cut off, never rounded up to what it is not', () => {
    expect(ratio(4.48, 'en')).toBe('4.4')
    expect(ratio(4.5, 'ru')).toBe('4,5')
    expect(ratio(21, 'es')).toBe('21')
  })
  it('I18N-02 by Intl in the language', () => {
    expect(number(3871, 'en')).toBe('3,871')
    expect(rating(4.6, 'ru')).toBe('4,6')
    expect(rating(5, 'en')).toBe('5.0')
    expect(list(['tolls', 'water', '60 min waiting'], 'en')).toBe('tolls, water and 60 min waiting')
    expect(names(['Fiat Egea', 'Renault Clio'])).toBe('Fiat Egea, Renault Clio')
    expect(capitalised('éxito', 'es')).toBe('Éxito')
  })

  it('I18N-02 durations', () => {
    expect(duration(4200, 'en')).toBe('1\u00a0h\u00a010\u00a0min')
    expect(duration(4200, 'ru')).toBe('1\u00a0ч\u00a010\u00a0мин')
    expect(duration(4200, 'es')).toBe('1\u00a0h\u00a010\u00a0min')
    expect(duration(3600, 'en')).toBe('1\u00a0h')
    expect(duration(0, 'en')).toBe('0\u00a0min')
    expect(duration(3599, 'en')).toBe('1\u00a0h')
  })

  it('BOOK-54 dates are shown DD.MM.YYYY HH:mm', () => {
    expect(dateTime('2026-12-05 14:30')).toBe('05.12.2026 14:30')
    expect(dateTime('2026-12-05')).toBe('05.12.2026')
    expect(longDate('2026-12-05 14:30', 'en')).toBe('Sat, 5 December 2026')
    expect(longDate('2026-12-05', 'ru'), 'without the word for year').toBe('сб, 5 декабря 2026')
  })

  it('BOOK-54 a date that is read has its weekday beside it, a deadline its month by name', () => {
    const said = (write: typeof spokenTime, civil: string) => languages.map((lang) => write(civil, lang))
    expect(said(dayDateTime, '2027-06-14 09:45')).toEqual([
      'Mon 14.06.2027 09:45',
      'пн 14.06.2027 09:45',
      'lun 14.06.2027 09:45',
    ])
    expect(said(spokenTime, '2027-06-13 09:45')).toEqual([
      'Sun 13 June, 09:45',
      'вс, 13 июня, 09:45',
      'dom, 13 de junio, 09:45',
    ])
    expect(said(spokenTime, '2027-06-13')).toEqual(['Sun 13 June', 'вс, 13 июня', 'dom, 13 de junio'])
    expect(dayDateTime('soon', 'en')).toBe('soon')
    expect(spokenTime('some day or other', 'en')).toBe('some day or other')
  })
})

describe('names from outside', () => {
  it('SEC-07 is isolated, without characters that turn the direction', () => {
    expect(isolate('a\u202eb')).toBe('\u2068ab\u2069')
    expect(isolate('one\n two\u0000')).toBe('\u2068one two\u2069')
  })

  it('SEC-07 is clamped by letters, never inside one', () => {
    expect(clamp('😀'.repeat(10), 4)).toBe('😀😀😀…')
    expect(clamp('short', 5)).toBe('short')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 50 }), (text, longest) => {
        const clamped = clamp(text, longest)
        expect([...clamped].length).toBeLessThanOrEqual(longest)
        expect(clamped).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
      }),
    )
  })
})
