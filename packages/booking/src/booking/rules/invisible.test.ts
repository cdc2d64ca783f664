import { describe, expect, it } from 'vitest'
import { personName } from '../../kernel/reading/name.ts'
import { phone } from '../../kernel/reading/phoneRule.ts'
import { trainNumber, wagonNumber } from '../../kernel/reading/trainNumber.ts'
import { createFullDraft, createGuest, fixtureNow } from '../../testing/samples/fixtures.ts'
import { validateDraft } from './validateDraft.ts'

/** Text as copied from an address book: between invisible direction marks, which are not sent. */
const copied = (text: string) => `\u202A${text}\u202C`

describe('what is judged is what goes out', () => {
  it.each([
    ['a name', personName, 'Anna Keller'],
    ['a train', trainNumber, '016A'],
    ['a wagon', wagonNumber, '7'],
    ['a phone', phone, '+33 6 12 34 56 78'],
  ])('BOOK-31 %s that was copied with marks of its direction is well', (_what, rule, text) => {
    expect(rule(copied(text), 'field')).toBeNull()
  })

  it('BOOK-31 a train of letters in two parts is what it is in one', () => {
    expect(trainNumber('016\u0418\u0306', 'field')).toBeNull()
    expect(trainNumber(`${'1'.repeat(19)}\u0418\u0306`, 'field')).toBeNull()
    expect(trainNumber(`${'1'.repeat(20)}\u0418\u0306`, 'field')).toMatchObject({
      code: 'DataForms.Forms.ErrorTooLong',
    })
  })

  it('BOOK-10 BOOK-19 nothing but such marks is nothing', () => {
    const { form, passengers } = createFullDraft()
    const draft = createFullDraft({
      form: { ...form, arrivalNumber: copied('') },
      passengers: passengers.map((row) => ({ ...row, name: copied(''), phone: copied('') })),
    })
    expect(validateDraft(draft, createGuest(), fixtureNow)).toMatchObject(
      ['arrivalNumber', 'passengers.0.name', 'passengers.0.phone'].map((field) => ({
        code: 'DataForms.Forms.Required',
        field,
      })),
    )
  })
})
