import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flightNumber } from './flightNumber.ts'
import { readFlight } from './readFlight.ts'

const warned = 'DataForms.Forms.WarningFlight'

describe('a flight number as people write it', () => {
  it.each([
    ['ba 117', 'BA 117'],
    ['TK1985', 'TK1985'],
    ['tk1985', 'TK1985'],
    ['TK-1985', 'TK 1985'],
    ['TK\u20111985', 'TK 1985'],
    ['TK – 1985', 'TK 1985'],
    ['TK\u00a01985', 'TK 1985'],
    ['TK/1985', 'TK 1985'],
    ['#TK1985', 'TK1985'],
    ['Flight TK 1985,', 'TK 1985'],
    ['My flight is TK 1985.', 'TK 1985'],
    ['Рейс: ТК 1985', 'TK 1985'],
    ['Vuelo IB3166 (Madrid)', 'IB3166'],
    ['TK 1985 Istanbul', 'TK 1985'],
    ['S7 1034', 'S7 1034'],
    ['u2-8621', 'U2 8621'],
    ['ＴＫ１９８５', 'TK1985'],
    ['TK ١٩٨٥', 'TK 1985'],
    ['\u202atk 1985\u202c', 'TK 1985'],
    ['baw117a', 'BAW117A'],
    ['тк 1985', 'TK 1985'],
    [' ТК1985 ', 'TK1985'],
    ['tк 7', 'TK 7'],
    ['ека 201', 'EKA 201'],
    ['АА 100м', 'AA 100M'],
    ['MU501航班', 'MU501'],
    ['国航CA1501', 'CA1501'],
    ['CZ3101次航班', 'CZ3101'],
    ['NH 10便', 'NH 10'],
    ['대한항공 KE 901편', 'KE 901'],
    ['เที่ยวบินTG922', 'TG922'],
    ['IST U28001', 'U28001'],
  ])('BOOK-10 I18N-01 %s is %s, and no odd number', (typed, meant) => {
    expect(readFlight(typed)).toBe(meant)
    expect(flightNumber(typed, 'arrivalNumber')).toBeNull()
  })

  it.each([
    ...['1985', 'flight 1985', 'Flight no. 1985', 'рейс № 1985'],
    ...['TK 1985, TK 1986', 'TK 1985 / 10 Dec', 'TK 1985 at 10:30', 'flight 1985 on 12 May', 'TK 19 85'],
    ...['TK I985', 'TK l985', 'tk O123', 'THY L985', 'CA981 5月12日'],
    ...['PS 1O1', 'SU 2O6', 'TK 1O23', 'TK 19I5', 'S7 1O34', 'BA 1l7'],
    ...['TK 1985 Y', 'T K 1985', 'n123ab', 'private', 'чартер', 'ß 12'],
    ...['СУ 100', 'су 100', 'РС 12', 'ЮТ 243', 'С7 1034'],
  ])('BOOK-10 I18N-01 %s has no flight number, or may mean two: it stays and is warned of', (typed) => {
    expect(readFlight(typed)).toBe(typed)
    expect(flightNumber(typed, 'arrivalNumber')?.code).toBe(warned)
  })

  it('BOOK-10 nothing changes twice, and a text without a flight number stays as it was written', () => {
    const part = fc.constantFrom(
      'TK',
      'tk',
      'ТК',
      'S7',
      '1985',
      '19',
      '-',
      ' ',
      ',',
      'Flight',
      'м',
      '\u200b',
      '１',
      'no',
    )
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(part).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const once = readFlight(text)
        expect(readFlight(once)).toBe(once)
        if (flightNumber(text, 'arrivalNumber')) expect(once).toBe(text)
      }),
      { numRuns: Number(process.env['LONG_RUNS'] ?? 500) },
    )
  })
})
