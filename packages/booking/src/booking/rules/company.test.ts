import { describe, expect, it } from 'vitest'
import type { Control } from '../../kernel/model/control.ts'
import type { Offer } from '../../kernel/model/offer.ts'
import type { User } from '../../kernel/model/user.ts'
import { createFullDraft, createGuest, createOffer } from '../../testing/samples/fixtures.ts'
import { companyShown } from '../draft/company.ts'
import { createDraft, rideOf } from '../draft/draft.ts'
import { coordinatorFor, withoutHiddenCompany } from '../draft/submittedCompany.ts'
import { companyViolations, policyViolations } from './company.ts'

const costCenter = { id: '71001', title: 'Sales, London (71001)' }
const noNumbers = { trip: 'off', order: 'off', preset: '', pattern: null, message: null } as const
const corporate = (parts: Partial<User> = {}) =>
  createGuest({ role: 'corporate', userId: '1005', partnerId: '1', ...parts })
const carOf = (capacity: number, parts: Partial<Offer> = {}) =>
  createOffer({ carClass: { ...createOffer().carClass, capacity }, ...parts })
const fieldsOf = (draft = createFullDraft(), user = corporate()) =>
  companyViolations(draft, user).map(({ field, code }) => [field, code.split('.').at(-1)])

describe('the cost centre', () => {
  it.each([
    ['off', null, []],
    ['optional', null, []],
    ['optional', costCenter, []],
    ['required', null, [['costCenter', 'Required']]],
    ['required', costCenter, []],
  ] as const)('BOOK-25 where it is %s and %j is chosen: %j', (costCenterControl, chosen, found) => {
    expect(fieldsOf(createFullDraft({ costCenter: chosen }), corporate({ costCenterControl }))).toEqual(found)
  })

  it('BOOK-25 ROLE-05 nobody without an account is asked for one, nor is one sent', () => {
    const visitor = createGuest({ costCenterControl: 'required' })
    expect(fieldsOf(createFullDraft(), visitor)).toEqual([])
    expect(withoutHiddenCompany(createFullDraft({ costCenter }), visitor).costCenter).toBeNull()
    const off = corporate({ costCenterControl: 'off' })
    expect(withoutHiddenCompany(createFullDraft({ costCenter }), off).costCenter).toBeNull()
    const optional = corporate({ costCenterControl: 'optional' })
    expect(withoutHiddenCompany(createFullDraft({ costCenter }), optional).costCenter).toBe(costCenter)
  })
})

describe('the numbers of the order and of the rides', () => {
  const numbered = (order: Control, trip: Control) =>
    corporate({ internalNumbers: { ...noNumbers, order, trip, preset: 'NW-', pattern: '^NW-\\d{4}$' } })
  const both = (there: string, back: string) => {
    const draft = createFullDraft({ internalNumber: there })
    return { ...draft, returnRide: { ...rideOf(draft), internalNumber: back } }
  }

  it('BOOK-26 order and trip are asked apart, of each ride its own', () => {
    expect(fieldsOf(both('', ''), numbered('required', 'off'))).toEqual([['orderNumber', 'Required']])
    expect(fieldsOf(both('', ''), numbered('off', 'required'))).toEqual([
      ['internalNumber', 'Required'],
      ['return.internalNumber', 'Required'],
    ])
    expect(fieldsOf(both('NW-1234', 'x'), numbered('optional', 'required'))).toEqual([
      ['return.internalNumber', 'ErrorInternalNumber'],
    ])
    expect(fieldsOf(both('NW-1234', 'NW-4321'), numbered('optional', 'required'))).toEqual([])
    expect(fieldsOf(both('?', '?'), numbered('off', 'off'))).toEqual([])
  })

  const wrong = 'ErrorInternalNumber'
  it.each<[Control, hasBonusProgram: boolean, number: string, found: string | null, sent: string]>([
    ['off', false, '', null, ''],
    ['off', false, 'x', null, ''],
    ['off', true, '', null, ''],
    ['off', true, 'x', wrong, 'x'],
    ['off', true, 'NW-1234', null, 'NW-1234'],
    ['optional', false, '', null, ''],
    ['optional', false, 'x', wrong, 'x'],
    ['optional', false, 'NW-1234', null, 'NW-1234'],
    ['optional', true, '', null, ''],
    ['optional', true, 'x', wrong, 'x'],
    ['optional', true, 'NW-1234', null, 'NW-1234'],
    ['required', false, '', 'Required', ''],
    ['required', false, 'x', wrong, 'x'],
    ['required', false, 'NW-1234', null, 'NW-1234'],
    ['required', true, '', 'Required', ''],
    ['required', true, 'x', wrong, 'x'],
    ['required', true, 'NW-1234', null, 'NW-1234'],
  ])(
    'BOOK-26 the order’s at %s, bonus program %s, said "%s": %s',
    (order, hasBonusProgram, orderNumber, found, sent) => {
      const user = { ...numbered(order, 'off'), hasBonusProgram }
      const draft = createFullDraft({ orderNumber })
      expect(fieldsOf(draft, user)).toEqual(found === null ? [] : [['orderNumber', found]])
      expect(withoutHiddenCompany(draft, user).orderNumber).toBe(sent)
      expect(companyShown(draft, user).internalNumber).toBe('off')
    },
  )

  it.each([
    ['off', false, ''],
    ['off', true, 'NW-'],
    ['optional', false, 'NW-'],
    ['required', true, 'NW-'],
  ] as const)(
    'BOOK-26 at %s, bonus program %s, a new order’s number starts with "%s"',
    (order, has, start) => {
      const user = { ...numbered(order, 'off'), hasBonusProgram: has }
      const { offer, from, to } = createFullDraft()
      expect(createDraft({ offer, from, to, user, uniqId: 'p1' }).orderNumber).toBe(start)
    },
  )

  it('BOOK-26 ROLE-05 a bonus program asks nobody without an account', () => {
    const user = { ...numbered('off', 'off'), userId: null, hasBonusProgram: true }
    expect(companyShown(createFullDraft(), user).orderNumber).toBe('off')
  })

  it('BOOK-26 what is not shown, and a preset alone, is not sent', () => {
    const draft = { ...both('NW-1234', 'NW-'), orderNumber: 'NW-1111' }
    const sent = withoutHiddenCompany(draft, numbered('off', 'optional'))
    expect([sent.orderNumber, sent.internalNumber, sent.returnRide?.internalNumber]).toEqual([
      '',
      'NW-1234',
      '',
    ])
    const visitor = { ...numbered('required', 'required'), userId: null }
    const bare = withoutHiddenCompany(draft, visitor)
    expect([bare.orderNumber, bare.internalNumber, bare.returnRide?.internalNumber]).toEqual(['', '', ''])
    expect(fieldsOf(draft, visitor)).toEqual([])
  })
})

describe('the coordinator', () => {
  const user = corporate({ allowCoordinator: true })
  const named = { name: 'María Santos', phone: '+905332041198', inEnglish: true }

  it.each([
    [7, false],
    [8, true],
    [9, true],
  ])('BOOK-24 in a car of %i one is named: %s', (seats, isNamed) => {
    const draft = createFullDraft({ offer: carOf(seats), coordinator: named })
    expect(coordinatorFor(draft, user)).toEqual(isNamed ? named : null)
    expect(coordinatorFor(draft, corporate())).toBeNull()
    expect(coordinatorFor(draft, { ...user, userId: null })).toBeNull()
    expect(withoutHiddenCompany(draft, user).coordinator).toEqual(isNamed ? named : null)
  })

  it('BOOK-24 BOOK-02 the smaller car of two rides counts', () => {
    const draft = createFullDraft({ offer: carOf(8), coordinator: named })
    const returnRide = { ...rideOf(draft), offer: carOf(7) }
    expect(coordinatorFor({ ...draft, returnRide }, user)).toBeNull()
  })

  it('BOOK-24 nobody named is the first passenger, in the language of the choice', () => {
    const draft = createFullDraft({ offer: carOf(8) })
    const first = { name: 'Anna Keller', phone: '+33 6 12 34 56 78' }
    expect(coordinatorFor(draft, user)).toEqual({ ...first, inEnglish: false })
    const empty = { name: ' ', phone: '', inEnglish: true }
    expect(coordinatorFor({ ...draft, coordinator: empty }, user)).toEqual({ ...first, inEnglish: true })
    for (const half of [
      { name: 'María Santos', phone: '', inEnglish: false },
      { name: '', phone: '+905332041198', inEnglish: false },
    ])
      expect(coordinatorFor({ ...draft, coordinator: half }, user)).toEqual(half)
    expect(coordinatorFor({ ...draft, passengers: [] }, user)).toEqual({
      name: '',
      phone: '',
      inEnglish: false,
    })
  })

  it.each([
    ['', '', []],
    [' ', '\t', []],
    ['María Santos', '+905332041198', []],
    ['María Santos', '', [['coordinator.phone', 'Required']]],
    ['', '+905332041198', [['coordinator.name', 'Required']]],
    [
      '?',
      '12',
      [
        ['coordinator.name', 'ErrorName'],
        ['coordinator.phone', 'ErrorPhone'],
      ],
    ],
  ])('BOOK-24 with the name «%s» and the phone «%s»: %j', (name, phone, found) => {
    const coordinator = { name, phone, inEnglish: false }
    expect(fieldsOf(createFullDraft({ offer: carOf(8), coordinator }), user)).toEqual(found)
    expect(fieldsOf(createFullDraft({ offer: carOf(7), coordinator }), user)).toEqual([])
  })
})

describe('the trip’s reference', () => {
  it.each([
    [99, []],
    [100, []],
    [101, [['tripReference', 'ErrorTooLong']]],
  ])('BOOK-27 of %i characters: %j', (length, found) => {
    const draft = createFullDraft({ tripReference: 'x'.repeat(length) })
    expect(fieldsOf(draft, corporate({ tripReference: '' }))).toEqual(found)
    expect(fieldsOf(draft, corporate())).toEqual([])
  })

  it('BOOK-27 goes out only where the settings have it', () => {
    const draft = createFullDraft({ tripReference: 'Site visit' })
    expect(withoutHiddenCompany(draft, corporate({ tripReference: '' })).tripReference).toBe('Site visit')
    expect(withoutHiddenCompany(draft, corporate()).tripReference).toBe('')
    expect(withoutHiddenCompany(draft, createGuest({ tripReference: '' })).tripReference).toBe('')
  })
})

describe('the viewers', () => {
  it('BOOK-23 are judged for everybody, and only phones go out', () => {
    const draft = createFullDraft({ viewers: ['+447911123500', '', '+44 7911 123500'] })
    expect(fieldsOf(draft, createGuest())).toEqual([])
    expect(withoutHiddenCompany(draft, createGuest()).viewers).toEqual(['+447911123500'])
    expect(fieldsOf({ ...draft, viewers: ['07911'] }, createGuest())).toEqual([['viewers.0', 'ErrorViewer']])
  })
})

describe('the order of what is wrong', () => {
  it('BOOK-13 is that of the form', () => {
    const user = corporate({
      costCenterControl: 'required',
      internalNumbers: { ...noNumbers, order: 'required', trip: 'required' },
      tripReference: '',
      allowCoordinator: true,
    })
    const draft = createFullDraft({
      offer: carOf(8),
      tripReference: 'x'.repeat(101),
      coordinator: { name: '?', phone: '', inEnglish: false },
      viewers: ['1'],
    })
    expect(fieldsOf(draft, user).map(([field]) => field)).toEqual([
      'costCenter',
      'orderNumber',
      'internalNumber',
      'tripReference',
      'coordinator.name',
      'coordinator.phone',
      'viewers.0',
    ])
  })
})

describe('the travel policy', () => {
  const out = createOffer({ isOutOfPolicy: true })
  const reasonOf = (draft = createFullDraft(), user = corporate({ policyMode: 'warn' })) =>
    policyViolations(draft, user).map(({ field, code }) => [field, code.split('.').at(-1)])

  it.each([
    ['warn', '', [['policyReason', 'ErrorPolicyReason']]],
    ['warn', ' \n ', [['policyReason', 'ErrorPolicyReason']]],
    ['warn', 'x', []],
    ['warn', 'x'.repeat(1000), []],
    ['warn', 'x'.repeat(1001), [['policyReason', 'ErrorTooLong']]],
    ['block', '', [['policyReason', 'ErrorPolicyBlocked']]],
    ['block', 'A partner comes along', [['policyReason', 'ErrorPolicyBlocked']]],
  ] as const)(
    'BOOK-37 outside it, the policy says %s, the reason is %j',
    (policyMode, policyReason, found) => {
      expect(reasonOf(createFullDraft({ offer: out, policyReason }), corporate({ policyMode }))).toEqual(
        found,
      )
      expect(reasonOf(createFullDraft({ policyReason }), corporate({ policyMode }))).toEqual([])
    },
  )

  it('BOOK-37 one car of two outside it is enough, and a page’s visitor is asked too', () => {
    const draft = createFullDraft()
    const withBack = { ...draft, returnRide: { ...rideOf(draft), offer: out } }
    expect(reasonOf(withBack)).toEqual([['policyReason', 'ErrorPolicyReason']])
    expect(reasonOf(createFullDraft({ offer: out }), createGuest({ policyMode: 'warn' }))).toEqual([
      ['policyReason', 'ErrorPolicyReason'],
    ])
  })

  it('BOOK-37 ROLE-04 who rides by no policy is asked nothing, whatever an offer says of itself', () => {
    expect(reasonOf(createFullDraft({ offer: out }), corporate({ policyMode: 'off' }))).toEqual([])
  })

  it('BOOK-37 a reason that nobody asks for is not sent', () => {
    const reason = (offer: Offer, policyMode: User['policyMode']) =>
      withoutHiddenCompany(createFullDraft({ offer, policyReason: 'A partner' }), corporate({ policyMode }))
        .policyReason
    expect(reason(out, 'warn')).toBe('A partner')
    expect(reason(out, 'block')).toBe('')
    expect(reason(out, 'off')).toBe('')
    expect(reason(createOffer(), 'warn')).toBe('')
  })
})
