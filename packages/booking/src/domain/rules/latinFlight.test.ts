import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flightNumber } from './flightNumber.ts'
import { latinFlight } from './latinFlight.ts'

describe('a flight number typed with a Cyrillic keyboard', () => {
  it.each([
    ['тк 1985', 'TK 1985'],
    [' ТК1985 ', 'TK1985'],
    ['tк 7', 'TK 7'],
    ['ека 201', 'EKA 201'],
    ['АА 100м', 'AA 100M'],
  ])('I18N-01 %s becomes %s', (typed, latin) => {
    expect(latinFlight(typed)).toBe(latin)
    expect(flightNumber(latinFlight(typed), 'arrivalNumber')).toBeNull()
  })

  it.each(['СУ 100', 'су 100', 'РС 12', 'ЮТ 243', 'С7 1034', 'чартер'])(
    'I18N-01 %s may mean two letters, or none: it stays and is warned of',
    (typed) => {
      expect(latinFlight(typed)).toBe(typed)
      expect(flightNumber(typed, 'arrivalNumber')?.code).toBe('DataForms.Forms.WarningFlight')
    },
  )

  it('I18N-01 what has no Cyrillic letter is left as it is, and nothing changes twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = latinFlight(text)
        expect(latinFlight(once)).toBe(once)
        if (!/\p{Script=Cyrillic}/u.test(text)) expect(once).toBe(text)
      }),
    )
  })
})
