import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Draft } from '../../kernel/model/booking.ts'
import { passengerParts } from '../../kernel/model/passenger.ts'
import type { Role } from '../../kernel/model/user.ts'
import { createFullDraft, createGuest } from '../../testing/samples/fixtures.ts'
import { createDraft, withUser } from './draft.ts'
import {
  hasOwnData,
  ownDataOf,
  ownPassengerOf,
  withOwnData,
  withoutOwnData,
  withTyped,
} from './ownPassenger.ts'

const anna = createGuest({
  ...{ userId: '7', role: 'buyer', name: 'Anna Keller', phone: '33612345678', email: 'anna@example.com' },
})
const empty = { uniqId: 'p1', name: '', phone: '', email: '' }
const filled = { ...empty, name: 'Anna Keller', phone: '+33612345678', email: 'anna@example.com' }
const { offer, from, to } = createFullDraft()
const begun = (user = anna) => createDraft({ offer, from, to, user, uniqId: 'p1' })
/** A draft begun before the signed-in user was known. */
const unknown = (row: Partial<typeof empty> = {}) =>
  createFullDraft({ passengers: [{ ...empty, ...row }], payment: null })
const known = (draft: Draft, user = anna, former = createGuest()) => withUser(draft, user, former)

describe('the user’s own data', () => {
  it('BOOK-20 BOOK-22 are the settings’ name, phone with its plus, and e-mail', () => {
    expect(ownDataOf(anna)).toEqual({ name: filled.name, phone: filled.phone, email: filled.email })
    expect(ownDataOf({ ...anna, phone: 'none', name: ' ', email: null })).toEqual({
      name: '',
      phone: '',
      email: '',
    })
  })

  it('BOOK-20 ROLE-05 are nobody’s without an account', () => {
    expect(hasOwnData({ ...anna, userId: null })).toBe(false)
    expect(begun({ ...anna, userId: null })).not.toHaveProperty('own')
  })

  it.each<Role>(['guest', 'buyer', 'corporate', 'partner'])('BOOK-20 fill a new booking of a %s', (role) => {
    const draft = begun({ ...anna, role })
    expect(draft.passengers).toEqual([filled])
    expect(draft.own).toEqual({ isForAnother: false, filled: ['name', 'phone', 'email'] })
  })

  it('BOOK-20 fill the first row’s empty fields alone', () => {
    const second = { ...empty, uniqId: 'p2' }
    const draft = withOwnData(createFullDraft({ passengers: [{ ...empty, email: 'x@y.de' }, second] }), anna)
    expect(draft.passengers).toEqual([{ ...filled, email: 'x@y.de' }, second])
    expect(draft.own?.filled).toEqual(['name', 'phone'])
    const nobody = createFullDraft({ passengers: [] })
    expect(withOwnData(nobody, anna)).toBe(nobody)
  })
})

describe('for somebody else', () => {
  it('BOOK-20 what was filled goes, what was typed stays, and back again', () => {
    const typed = withTyped(begun(), 'p1', 'email')
    const own = { ...typed, passengers: [{ ...filled, email: 'work@example.com' }] }
    const other = withoutOwnData(own)
    expect(other.passengers).toEqual([{ ...empty, email: 'work@example.com' }])
    expect(other.own).toEqual({ isForAnother: true, filled: [] })
    const back = withOwnData(other, anna)
    expect(back.passengers).toEqual(own.passengers)
    expect(back.own).toEqual({ isForAnother: false, filled: ['name', 'phone'] })
  })

  it('BOOK-20 a row of another name is no concern of the settings', () => {
    const draft = begun()
    expect(withTyped(draft, 'p2', 'name')).toBe(draft)
  })

  it('BOOK-20 however often it is switched and typed, nothing typed is ever lost, nothing of the user’s stays', () => {
    const step = fc.oneof(
      fc.constantFrom('other' as const, 'mine' as const),
      fc.record({
        part: fc.constantFrom(...passengerParts),
        text: fc.constantFrom('', 'Bob', '+44', 'Anna Keller'),
      }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let draft = begun()
        const typed: Partial<Record<(typeof passengerParts)[number], string>> = {}
        for (const next of steps) {
          if (next === 'other') draft = withoutOwnData(draft)
          else if (next === 'mine') draft = withOwnData(draft, anna)
          else {
            typed[next.part] = next.text
            const told = withTyped(draft, 'p1', next.part)
            draft = {
              ...told,
              passengers: told.passengers.map((row) => ({ ...row, [next.part]: next.text })),
            }
          }
          for (const part of passengerParts) {
            const text = draft.passengers[0]?.[part]
            if (typed[part]) expect(text).toBe(typed[part])
            else if (draft.own?.isForAnother) expect(text).toBe('')
          }
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('who has come to be known while the form stands', () => {
  it('BOOK-20 fills what is empty, beside as much of their own as was typed by then', () => {
    expect(known(unknown()).passengers).toEqual([filled])
    expect(known(unknown({ name: 'anna kel' })).passengers).toEqual([{ ...filled, name: 'anna kel' }])
    expect(known(unknown({ phone: '+33 6 12 34 56 78' })).passengers[0]?.name).toBe('Anna Keller')
  })

  it.each([{ name: 'Bob Roe' }, { phone: '+44 20 7183 8750' }, { email: 'bob@example.com' }])(
    'BOOK-20 BOOK-58 of somebody else, %j, nothing of the user’s goes in by itself; it can be asked for',
    (row) => {
      const draft = known(unknown(row))
      expect(draft.passengers).toEqual([{ ...empty, ...row }])
      expect(draft.own).toEqual({ isForAnother: true, filled: [] })
      expect(withOwnData(draft, anna).passengers).toEqual([{ ...filled, ...row }])
    },
  )

  it('BOOK-20 what was cleared stays so when the settings are read again, after a reload too', () => {
    const cleared = { ...withTyped(begun(), 'p1', 'name'), passengers: [{ ...filled, name: '' }] }
    expect(known(cleared, anna, anna).passengers).toEqual(cleared.passengers)
    expect(withUser(cleared, anna, null).passengers).toEqual(cleared.passengers)
  })

  it('BOOK-52 of a repeated order it is known whose data it has', () => {
    expect(ownPassengerOf(filled, anna)).toEqual({ isForAnother: false, filled: ['name', 'phone', 'email'] })
    expect(ownPassengerOf({ ...filled, name: 'Bob Roe' }, anna)).toEqual({ isForAnother: true, filled: [] })
    expect(ownPassengerOf(undefined, anna)).toBeUndefined()
    expect(ownPassengerOf(filled, createGuest())).toBeUndefined()
  })
})
