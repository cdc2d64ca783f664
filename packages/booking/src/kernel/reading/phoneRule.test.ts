import { describe, expect, it } from 'vitest'
import { formatPhone, phone, unknownPhone } from './phoneRule.ts'
import { phoneDigits } from './readPhone.ts'

describe('phone', () => {
  it.each([
    '',
    '+7 (913) 123-45-67',
    ' +79131234567',
    '(+7) 913.123.45.67',
    'Тел.: ＋7 913 123/45/67',
    '\u202a+7 ９１３ ١٢٣ 45 67\u202c',
    '+33 6 12 34 56 78',
    '+971 50 123 4567',
    '+7 891 234 56 78',
    '+380 50 123 4567',
    '+91 98765 43210',
    '+1 202 555 0143',
    '+683 4002',
    '+49 1512 3456789',
  ])('BOOK-22 %j passes', (value) => {
    expect(phone(value, 'phone')).toBeNull()
  })
  it.each([
    ['123456', 'country'],
    ['79131234567', 'country'],
    ['646 331 2345', 'country'],
    ['0044 20 7183 8750', 'country'],
    ['+7 913', 'short'],
    ['+7 913 123 45', 'short'],
    ['+33 6 12 34 56 7', 'short'],
    ['+33 6 12 34 56 789', 'long'],
    ['+7 9131 2345 6712 3456', 'long'],
    ['+999 123 456 789', 'code'],
    ['+7 913 123 45 67 ext 1', 'several'],
    ['+7 913 123 45 67, +7 913 123 45 68', 'several'],
    ['abc', 'unread'],
    ['+7 913 123 45 67 #', 'unread'],
    ['+7 913 123 45 67 '.padEnd(2001, ' '), 'unread'],
  ])('BOOK-22 %j does not, and why', (value, reason) => {
    const params = { reason }
    expect(phone(value, 'phone')).toEqual({ code: 'DataForms.Forms.ErrorPhone', field: 'phone', params })
  })
  it('BOOK-22 what a country could have is taken; what it has not given out is warned of', () => {
    expect(phone('+44 7700 900123', 'phone')).toBeNull()
    expect(unknownPhone('+44 7700 900123', 'phone')?.code).toBe('DataForms.Forms.WarningPhone')
    for (const text of ['', '+44 7911 123505', '07911 123505', '+7 913'])
      expect(unknownPhone(text, 'phone')).toBeNull()
  })
  it('BOOK-22 the zero that is dialled at home is not sent where the number is known only without it', () => {
    expect(phoneDigits('+44 (0)20 7183 8750')).toBe('442071838750')
    expect(phoneDigits('+44 7700 900123')).toBe('447700900123')
    expect(phoneDigits('+39 06 698 12345')).toBe('390669812345')
  })
  it('BOOK-22 formats as typed', () => {
    expect(formatPhone('33612345678')).toBe('+33 6 12 34 56 78')
    expect(formatPhone('+')).toBe('')
  })
})
