import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Control } from '../../kernel/model/control.ts'
import { noInternalNumbers } from '../../kernel/model/internalNumber.ts'
import { laptopTime } from '../../testing/cost.ts'
import { hasRefusedPattern, internalNumber, internalNumberOf } from './internalNumber.ts'

const message = 'Two capital letters, a hyphen and 4 to 6 digits'
const northwind = { ...noInternalNumbers, preset: 'NW-', pattern: '^[A-Z]{2}-\\d{4,6}$', message }
const codeOf = (value: string, control: Control, numbers = noInternalNumbers) =>
  internalNumber(value, control, numbers, 'orderNumber')?.code

const required = 'DataForms.Forms.Required'
const wrong = 'DataForms.Forms.ErrorInternalNumber'

describe('a number in the customer’s own books', () => {
  it.each([
    ['off', '', undefined],
    ['off', '???', undefined],
    ['optional', '', undefined],
    ['optional', ' \t ', undefined],
    ['optional', '7', undefined],
    ['optional', '?', wrong],
    ['required', '', required],
    ['required', ' \n ', required],
    ['required', '7', undefined],
    ['required', '?', wrong],
  ] as const)('BOOK-26 where it is %s, «%s» gives %s', (control, value, code) => {
    expect(codeOf(value, control)).toBe(code)
  })

  it.each([
    ['1', undefined],
    ['x'.repeat(49), undefined],
    ['x'.repeat(50), undefined],
    ['x'.repeat(51), wrong],
    ['PO-2027/0614 A', undefined],
    ['Ёж-42', undefined],
    ['٣٤', undefined],
    ['PO–7', undefined],
    ['PO\u00a07', undefined],
    ['PO_1', wrong],
    ['PO.1', wrong],
    ['№1', wrong],
  ])('BOOK-26 of our own form: %s', (value, code) => {
    expect(codeOf(value, 'optional')).toBe(code)
  })

  it('BOOK-26 a pattern may name letters of any script', () => {
    const letters = { ...northwind, preset: '', pattern: '^\\p{Lu}{2}$' }
    expect(codeOf('ЁЖ', 'optional', letters)).toBeUndefined()
    expect(codeOf('ёж', 'optional', letters)).toBe(wrong)
  })

  it.each([
    ['NW-123', wrong],
    ['NW-1234', undefined],
    [' NW-1234 ', undefined],
    ['NW-123456', undefined],
    ['NW-1234567', wrong],
    ['nw-1234', wrong],
    ['N-1234', wrong],
    ['NW-1234\nNW-1234', wrong],
  ])('BOOK-26 of the company’s form: %s', (value, code) => {
    expect(codeOf(value, 'optional', northwind)).toBe(code)
  })

  it.each([
    [99, undefined],
    [100, undefined],
    [101, 'DataForms.Forms.ErrorTooLong'],
  ])('BOOK-26 a pattern of the company judges 100 characters at most: %i', (length, code) => {
    expect(codeOf('7'.repeat(length), 'required', { ...noInternalNumbers, pattern: '^\\d+$' })).toBe(code)
  })

  it('BOOK-26 the company’s words go with the refusal; without them ours', () => {
    const field = 'return.internalNumber'
    expect(internalNumber('x', 'optional', northwind, field)).toEqual({
      code: wrong,
      field,
      params: { message },
    })
    expect(internalNumber('?', 'optional', noInternalNumbers, field)).toEqual({ code: wrong, field })
    expect(internalNumber('', 'required', northwind, field)).toEqual({ code: required, field })
  })

  it('BOOK-26 a preset that was left as it was counts as none', () => {
    expect(codeOf('NW-', 'optional', northwind)).toBeUndefined()
    expect(codeOf(' NW- ', 'required', northwind)).toBe(required)
    expect(internalNumberOf('NW-', 'required', northwind)).toBe('')
    const plain = { ...noInternalNumbers, preset: 'PO ' }
    expect(internalNumberOf('PO', 'optional', plain)).toBe('')
    expect(codeOf('PO', 'required', plain)).toBe(required)
    expect(codeOf('PO 7', 'required', plain)).toBeUndefined()
  })

  it('BOOK-26 a preset that the company’s own pattern takes is a whole number', () => {
    const whole = { ...northwind, preset: 'NW-1234' }
    expect(codeOf('NW-1234', 'required', whole)).toBeUndefined()
    expect(internalNumberOf('NW-1234', 'required', whole)).toBe('NW-1234')
  })

  it.each(['^(?=.*\\d)[A-Z]+$', '(', 'x'.repeat(501)])(
    'BOOK-26 a pattern that is not run (%s) asks for no more than something',
    (pattern) => {
      const refused = { ...northwind, pattern }
      expect(hasRefusedPattern(refused)).toBe(true)
      expect(codeOf('№ 5', 'required', refused)).toBeUndefined()
      expect(codeOf('7'.repeat(101), 'required', refused)).toBe('DataForms.Forms.ErrorTooLong')
      for (const none of ['', '  ', 'NW-']) expect(codeOf(none, 'required', refused)).toBe(required)
    },
  )

  it('BOOK-26 a pattern that tries every way (76 s for 29 characters once) is judged at once', async () => {
    const hostile = { ...northwind, pattern: '^(a+)+$' }
    const text = `${'a'.repeat(99)}!`
    expect(await laptopTime(() => codeOf(text, 'required', hostile))).toBeLessThan(50)
    expect(codeOf(text, 'required', hostile)).toBe(wrong)
    expect(codeOf('aaa', 'required', hostile)).toBeUndefined()
  })

  it('BOOK-26 what is not shown is none, whatever was entered', () => {
    expect(internalNumberOf('NW-1234', 'off', northwind)).toBe('')
    expect(internalNumberOf(' NW\u20111234\u0007 ', 'optional', northwind)).toBe('NW-1234')
  })

  it('BOOK-26 what passes goes out as a number of the form, or not at all', () => {
    const control = fc.constantFrom<Control>('off', 'optional', 'required')
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[A-Z]{1,3}-\d{3,7}$/), fc.constant('NW-'))
    fc.assert(
      fc.property(typed, control, fc.constantFrom(northwind, noInternalNumbers), (value, how, numbers) => {
        if (internalNumber(value, how, numbers, 'orderNumber')) return
        const sent = internalNumberOf(value, how, numbers)
        const form = numbers.pattern ?? '^[\\p{L}\\d\\-/ ]{1,50}$'
        if (how === 'required') expect(sent).not.toBe('')
        if (how === 'off') expect(sent).toBe('')
        if (sent !== '') expect(sent).toMatch(new RegExp(form, 'u'))
        expect(internalNumberOf(sent, how, numbers)).toBe(sent)
      }),
    )
  })
})
