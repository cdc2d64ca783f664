import { describe, expect, it } from 'vitest'
import { fieldOf, legOfField, violationCodes, violationOf } from './violation.ts'

describe('a field of a ride in the whole booking', () => {
  it.each([
    ['outbound', 'dateArrival', 'dateArrival'],
    ['outbound', 'passengers.0.name', 'passengers.0.name'],
    ['return', 'dateArrival', 'return.dateArrival'],
    ['return', 'sign', 'return.sign'],
  ] as const)('BOOK-13 BOOK-39 %s: %s is told at %s', (leg, name, field) => {
    expect(fieldOf(leg, name)).toBe(field)
    expect(legOfField(field)).toEqual({ leg, name })
    const violation = { code: 'DataForms.Forms.Required', params: { part: 'date' } } as const
    expect(violationOf(leg, { ...violation, field: name })).toEqual({ ...violation, field })
  })

  it('BOOK-39 a name that only begins alike is of the ride there', () => {
    expect(legOfField('returned')).toEqual({ leg: 'outbound', name: 'returned' })
    expect(legOfField('x.return.sign')).toEqual({ leg: 'outbound', name: 'x.return.sign' })
  })

  it('BOOK-13 what stands at no field stays at the form', () => {
    const violation = { code: 'DataForms.Forms.ErrorDate' } as const
    expect(violationOf('outbound', violation)).toEqual(violation)
    expect(violationOf('return', violation)).toEqual(violation)
  })
})

it('BOOK-13 each code of a violation stands once in the list of them', () => {
  expect(new Set(violationCodes).size).toBe(violationCodes.length)
})
