import { describe, expect, it } from 'vitest'
import { createPassenger, type PassengerRules } from '../../kernel/model/passenger.ts'
import { createGuest } from '../../testing/samples/fixtures.ts'
import { fieldsOfPassenger, passengerRulesOf, requiredOfPassenger } from './passenger.ts'
import { passengerViolations, shownPassenger } from './passengerChecks.ts'

/** Two adults and a child: the third row is the child's. */
const party = { adults: 2 }
const row = (parts: { name?: string; phone?: string; email?: string }) => ({
  ...createPassenger('p'),
  ...{ name: '', phone: '', email: '', ...parts },
})
const violations = (
  parts: Parameters<typeof row>[0],
  index: number,
  rules: PassengerRules,
): (string | undefined)[] =>
  passengerViolations(row(parts), index, rules, party).map(
    ({ field, code, params }) => `${field} ${code}${params ? ` ${Object.values(params).join()}` : ''}`,
  )
const missing = 'DataForms.Forms.Required'

describe('BOOK-19 the fields of a passenger', () => {
  it.each<[PassengerRules, number, string, string]>([
    ['natural', 0, 'name phone email', 'name phone email'],
    ['natural', 1, 'name phone email', 'name phone email'],
    ['natural', 2, 'name', 'name'],
    ['legal', 0, 'name phone', 'name phone email'],
    ['legal', 1, 'name phone', 'name phone'],
    ['legal', 2, 'name', 'name'],
    ['guest', 0, 'name phone email', 'name phone email'],
    ['guest', 1, 'name', 'name phone'],
    ['guest', 2, 'name', 'name'],
  ])('%s, row %i: must have %s, and the form shows %s', (rules, index, required, shown) => {
    expect(requiredOfPassenger(rules, index, party).join(' ')).toBe(required)
    expect(fieldsOfPassenger(rules, index, party).join(' ')).toBe(shown)
  })

  it.each<[PassengerRules, number, string[]]>([
    [
      'natural',
      1,
      [`passengers.1.name ${missing}`, `passengers.1.phone ${missing}`, `passengers.1.email ${missing}`],
    ],
    ['legal', 0, [`passengers.0.name ${missing} company`, `passengers.0.phone ${missing}`]],
    ['legal', 1, [`passengers.1.name ${missing}`, `passengers.1.phone ${missing}`]],
    [
      'guest',
      0,
      [`passengers.0.name ${missing}`, `passengers.0.phone ${missing}`, `passengers.0.email ${missing}`],
    ],
    ['guest', 1, [`passengers.1.name ${missing}`]],
    ['natural', 2, [`passengers.2.name ${missing} child`]],
    ['legal', 2, [`passengers.2.name ${missing} child`]],
  ])('%s, row %i: an empty one lacks %j', (rules, index, expected) => {
    expect(violations({}, index, rules)).toEqual(expected)
  })

  it('a company may have a name without a letter, a person may not', () => {
    const contact = { phone: '+34 612 34 56 78', email: 'ana@example.com' }
    expect(violations({ ...contact, name: '«№»' }, 0, 'legal')).toEqual([])
    expect(violations({ ...contact, name: '«№»' }, 0, 'natural')).toEqual([
      'passengers.0.name DataForms.Forms.ErrorName letter,«',
    ])
  })

  it('an optional field must be valid if it is filled in', () => {
    expect(violations({ name: 'Ana', phone: '12' }, 1, 'guest')).toHaveLength(1)
    expect(
      violations({ name: 'ООО Ромашка', phone: '+34 612 34 56 78', email: 'ana@' }, 0, 'legal'),
    ).toHaveLength(1)
  })
})

describe('passengerRulesOf', () => {
  it('BOOK-19 the rules follow the user', () => {
    expect(passengerRulesOf(createGuest())).toBe('guest')
    expect(passengerRulesOf(createGuest({ role: 'buyer' }))).toBe('natural')
    expect(passengerRulesOf(createGuest({ role: 'corporate', userType: 'legal' }))).toBe('legal')
  })
})

describe('BOOK-20 a value that the form does not show', () => {
  const wrong = row({ name: 'Ana', phone: '12', email: 'ana@' })
  it.each<[PassengerRules, number, string, string]>([
    ['natural', 1, '12', 'ana@'],
    ['guest', 1, '12', ''],
    ['legal', 1, '12', ''],
    ['natural', 2, '', ''],
  ])('%s, row %i: an invalid phone becomes %j, an invalid e-mail %j', (rules, index, phone, email) => {
    expect(shownPassenger(wrong, index, rules, party)).toEqual({ ...wrong, phone, email })
  })

  it('a valid one stays, and the row is the same one', () => {
    const right = row({ name: 'Ana', phone: '+34 612 34 56 78', email: 'ana@example.com' })
    for (const rules of ['natural', 'legal', 'guest'] as const)
      expect(shownPassenger(right, 2, rules, party)).toBe(right)
  })
})
