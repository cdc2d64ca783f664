import { describe, expect, it } from 'vitest'
import { createPassenger } from '../../kernel/model/passenger.ts'
import { phoneDigits, readPhone } from '../../kernel/reading/readPhone.ts'
import { passengerViolations } from './passengerChecks.ts'
import { viewersOf, viewerViolations } from './viewers.ts'

describe('a calling code that the choice of a country has left in a field', () => {
  const alone = ['+44', '+7', '+ 351', ' +44 ', '＋４４', '+٤٤']
  const row = (phone: string) => ({ ...createPassenger('p2'), name: 'Anna', phone })

  it.each(alone)(
    'BOOK-22 %j is no number: an optional field is empty, a required one says so, nothing is sent',
    (text) => {
      expect(passengerViolations(row(text), 1, 'guest', { adults: 2 })).toEqual([])
      expect(
        passengerViolations({ ...row(text), email: 'a@example.com' }, 0, 'guest', { adults: 2 }),
      ).toEqual([{ code: 'DataForms.Forms.Required', field: 'passengers.0.phone' }])
      expect(viewerViolations([text])).toEqual([])
      expect(viewersOf([text])).toEqual([])
      expect(phoneDigits(text)).toBe('')
    },
  )

  it.each(['+', '+4', '+999', '+44 7', '44'])(
    'BOOK-22 %j is a number that was begun, and is refused',
    (text) => {
      expect(passengerViolations(row(text), 1, 'guest', { adults: 2 })).toHaveLength(1)
    },
  )
})

describe('digits before a number that may be those of a carrier', () => {
  it.each([
    ['+86179511380013', '86179511380013'],
    ['+861795113800138', '861795113800138'],
    ['+8613800138000', '8613800138000'],
    ['+44 (0)20 7183 8750', '442071838750'],
  ])('BOOK-22 %s is %s: none falls away before a number that is too short', (text, digits) => {
    expect(readPhone(text).digits).toBe(digits)
  })
})
