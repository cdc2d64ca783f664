import { describe, expect, it } from 'vitest'
import { createGuest, createOffer, fixtureNow } from '../../testing/fixtures.ts'
import { noChildSeats } from '../booking.ts'
import { normalizePhone } from '../phone.ts'
import { phoneDigits } from '../reading/readPhone.ts'
import { email } from './email.ts'
import { flightNumber } from './flightNumber.ts'
import { companyName, personName } from './name.ts'
import { childrenAmount, childSeats, fitsCapacity } from './party.ts'
import {
  fieldsOfPassenger,
  passengerRulesOf,
  passengerViolations,
  requiredOfPassenger,
  shownPassenger,
} from './passenger.ts'
import { formatPhone, phone, unknownPhone } from './phone.ts'
import { requiredText } from './requiredText.ts'
import { agreement, payment } from './terms.ts'
import { textLength } from './textLength.ts'
import { trainNumber, wagonNumber } from './trainNumber.ts'
import { departureTime, pickupTime, requiredTime } from './tripTime.ts'

describe('e-mail', () => {
  const long = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`
  it.each([
    '',
    'a@b.co',
    ' anna@example.com ',
    'a.b+c@sub.example.org',
    'почта@пример.рф',
    'a@xn--e1afmkfd.xn--p1ai',
    "o'neil@example.com",
    '\u200b',
    long(254),
  ])('BOOK-19 %j passes', (value) => {
    expect(email(value, 'email')).toBeNull()
  })
  it.each([
    ['a', { reason: 'at' }],
    ['...', { reason: 'at' }],
    ['a@b', { reason: 'domain', sign: 'b' }],
    ['@b.co', { reason: 'at' }],
    ['a@', { reason: 'domain', sign: '' }],
    ['a@@b.co', { reason: 'at' }],
    ['a@b@c.co', { reason: 'at' }],
    ['a b@c.co', { reason: 'sign', sign: ' ' }],
    ['a@b..co', { reason: 'domain', sign: 'b..co' }],
    ['a@.co', { reason: 'domain', sign: '.co' }],
    ['a@b.', { reason: 'domain', sign: 'b' }],
    ['anna@example.com eva@example.com', { reason: 'several' }],
    ['a@b.co@d.co', { reason: 'at' }],
    ['a@b,co', { reason: 'sign', sign: ',' }],
    ['https://a@b.co', { reason: 'sign', sign: ':' }],
    ['a@b_c.co', { reason: 'sign', sign: '_' }],
    ['a@-b.co', { reason: 'domain', sign: '-b' }],
    ['a@192.168.0.1', { reason: 'domain', sign: '1' }],
    ['a@b.c', { reason: 'domain', sign: 'c' }],
  ])('BOOK-19 %j does not, and why', (value, params) => {
    expect(email(value, 'email')).toEqual({ code: 'DataForms.Forms.ErrorEmail', field: 'email', params })
  })
  it('BOOK-19 one of 255 characters says by how many it is too long', () => {
    const params = { max: 254, over: 1 }
    expect(email(long(255), 'email')).toEqual({
      code: 'DataForms.Forms.ErrorTooLong',
      field: 'email',
      params,
    })
  })
})

describe('name', () => {
  it.each([
    '',
    '  ',
    'O',
    'Li',
    "O'Brien",
    'O’Brien',
    'Анна-Мария',
    '李小龍',
    'José M. Núñez',
    'محمد',
    'Gal·la',
    'ג׳ורג׳',
    'Anne\u2011Marie',
    'Ana\u00a0Roe',
    'Smith 2',
    'Mary & John',
    'ООО «Альфа-2» & Co.',
    'A_B',
    'a@b',
    'Ann\nLee',
    '葛\u{E0100}城',
    'क्\u200dष',
    'a'.repeat(100),
  ])('BOOK-19 %j passes', (value) => {
    expect(personName(value, 'name')).toBeNull()
  })
  const code = 'DataForms.Forms.ErrorName'
  it.each([
    ['..', { reason: 'letter', sign: '.' }],
    ["''", { reason: 'letter', sign: "'" }],
    ['👪', { reason: 'letter', sign: '👪' }],
    ['Ana \uFFFD Roe', { reason: 'sign', sign: '\uFFFD' }],
    ['Ana \uE000', { reason: 'sign', sign: '\uE000' }],
  ])('BOOK-19 %j does not, and names the sign', (value, params) => {
    expect(personName(value, 'name')).toEqual({ code, field: 'name', params })
  })
  it('BOOK-19 one of 121 characters says by how many it is too long', () => {
    const params = { max: 100, over: 21 }
    const tooLong = { code: 'DataForms.Forms.ErrorTooLong', field: 'name', params }
    expect(personName('a'.repeat(121), 'name')).toEqual(tooLong)
  })
  it('BOOK-19 a company’s name is any in which something can be read', () => {
    expect(companyName('№ 1', 'name')).toBeNull()
    expect(companyName('!!!', 'name')).toBeNull()
    expect(companyName('\uFFFD', 'name')?.code).toBe(code)
  })
})

describe('phone', () => {
  it.each([
    ['+7 (913) 123-45-67', '79131234567'],
    ['+33 6 12 34 56 78', '33612345678'],
    ['1\u2011202\u2011555\u20110143', '12025550143'],
    ['', ''],
  ])('BOOK-22 %j is kept as %j', (typed, kept) => {
    expect(normalizePhone(typed)).toBe(kept)
  })
  it.each([
    '',
    '+7 (913) 123-45-67',
    ' +79131234567',
    '(+7) 913.123.45.67',
    'Тел.: ＋7 913 123/45/67',
    '\u202a+7 ９１３ ١٢٣ 45 67\u202c',
    '+33 6 12 34 56 78',
    '+971 50 123 4567',
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

describe('texts', () => {
  it.each(['', ' ', '\n\t'])('BOOK-13 %j is empty', (value) => {
    expect(requiredText(value, 'arrivalNumber')).toEqual({
      code: 'DataForms.Forms.Required',
      field: 'arrivalNumber',
    })
  })
  it('BOOK-13 a filled text passes', () => {
    expect(requiredText('x', 'arrivalNumber')).toBeNull()
  })
  it('BOOK-55 1000 characters of comment pass, 1001 do not', () => {
    expect(textLength('x'.repeat(1000), 1000, 'notes')).toBeNull()
    expect(textLength('x'.repeat(1001), 1000, 'notes')).toEqual({
      code: 'DataForms.Forms.ErrorTooLong',
      field: 'notes',
      params: { max: 1000, over: 1 },
    })
  })
  it.each(['', ' ', 'AF1234', ' AF1234 ', 'af 12', 'SU1', 'BAW123', 'S71234A', '5X99'])(
    'BOOK-10 flight %j is usual',
    (value) => {
      expect(flightNumber(value, 'arrivalNumber')).toBeNull()
    },
  )
  it.each(['N123AB', '123456789', 'A1', 'AF12345', 'private'])('BOOK-10 flight %j is warned of', (value) => {
    expect(flightNumber(value, 'arrivalNumber')?.code).toBe('DataForms.Forms.WarningFlight')
  })
  it.each([
    '',
    '016А',
    '9876',
    'ICE-123',
    'TGV 6123',
    '123456789',
    '№ 016А',
    '016A/015A',
    'поезд 43',
    'TGV INOUI 6123',
  ])('BOOK-08 train %j passes', (value) => {
    expect(trainNumber(value, 'arrivalTrainNumber')).toBeNull()
  })
  it.each(['a_b', '1'.repeat(21)])('BOOK-08 train %j does not', (value) => {
    expect(trainNumber(value, 'arrivalTrainNumber')?.code).toMatch(/Error(Train|TooLong)$/)
  })
  it.each(['', ' ', '1', '12', ' 12 ', 'A', '1Б', '263', 'Вагон 7', 'coach 12', '№ 7'])(
    'BOOK-08 wagon %j passes',
    (value) => {
      expect(wagonNumber(value, 'arrivalWagonTrainNumber')).toBeNull()
    },
  )
  it.each(['123456', '1-2', '1 2'])('BOOK-08 wagon %j does not', (value) => {
    expect(wagonNumber(value, 'arrivalWagonTrainNumber')?.code).toMatch(/Error(Wagon|TooLong)$/)
  })
})

describe('times', () => {
  it('BOOK-13 says which half of a time is missing', () => {
    const missing = (part: string) => ({
      code: 'DataForms.Forms.Required',
      field: 'dateArrival',
      params: { part },
    })
    expect(requiredTime(null, null, 'dateArrival')).toEqual([missing('date'), missing('time')])
    expect(requiredTime(null, '10:00', 'dateArrival')).toEqual([missing('date')])
    expect(requiredTime('2026-12-01', null, 'dateArrival')).toEqual([missing('time')])
    expect(requiredTime('2026-02-30', '10:00', 'dateArrival')[0]?.code).toBe('DataForms.Forms.ErrorDate')
    const noDay = { code: 'DataForms.Forms.ErrorDate', field: 'dateArrival' }
    expect(requiredTime('2026-02-30', null, 'dateArrival')).toEqual([noDay, missing('time')])
    expect(requiredTime('2026-12-01', '10:00', 'dateArrival')).toEqual([])
  })
  // Noon UTC is 13:00 in Paris and 02:00 of the next day in Kiritimati.
  it.each([
    ['Europe/Paris', '2026-11-21 12:59', 'DataForms.Forms.ErrorTooEarly'],
    ['Europe/Paris', '2026-11-21 13:00', undefined],
    ['Europe/Paris', '2027-11-21 13:00', undefined],
    ['Europe/Paris', '2027-11-21 13:01', 'DataForms.Forms.ErrorTooLate'],
    ['Pacific/Kiritimati', '2026-11-22 01:59', 'DataForms.Forms.ErrorTooEarly'],
    ['Pacific/Kiritimati', '2026-11-22 02:00', undefined],
    ['Pacific/Pago_Pago', '2026-11-21 01:00', undefined],
  ])('DATE-01 a pickup in %s at %s at noon UTC: %s', (zone, civil, code) => {
    expect(pickupTime(civil, zone, fixtureNow)?.code).toBe(code)
  })
  it('DATE-01 names the limits on the place’s clock', () => {
    const late = pickupTime('2028-01-01 00:00', 'Pacific/Kiritimati', fixtureNow)
    expect(late?.params).toEqual({ max: '2027-11-22 02:00' })
    const early = pickupTime('2026-11-01 00:00', 'Pacific/Kiritimati', fixtureNow)
    expect([late?.field, early?.field]).toEqual(['dateArrival', 'dateArrival'])
    expect(early?.params).toEqual({ min: '2026-11-22 02:00' })
  })
  it('BOOK-07 the departure is after the pickup', () => {
    const at = '2026-12-01 10:00'
    expect(departureTime('2026-12-01 10:01', at, 'Europe/Paris')).toBeNull()
    expect(departureTime(at, at, 'Europe/Paris')?.code).toBe('DataForms.Forms.ErrorDepartureOrder')
    expect(departureTime('2026-11-30 23:00', at, 'Europe/Paris')?.field).toBe('dateDeparture')
  })
})

describe('people', () => {
  const party = (adults: number, children: number, seat = 0) => ({
    adults,
    children,
    childSeats: { ...noChildSeats, seat },
  })
  it('BOOK-17 three fit into three, four do not', () => {
    expect(fitsCapacity(party(2, 1), 3)).toBeNull()
    expect(fitsCapacity(party(2, 2), 3)).toEqual({
      code: 'DataForms.Forms.ErrorCapacity',
      field: 'adults',
      params: { max: 3 },
    })
  })
  it('BOOK-17 six children pass, seven do not', () => {
    expect(childrenAmount(6)).toBeNull()
    expect(childrenAmount(7)).toEqual({
      code: 'DataForms.Forms.ErrorChildrenAmount',
      field: 'children',
      params: { max: 6 },
    })
  })
  it('BOOK-18 children need a seat where the offer has seats', () => {
    expect(childSeats(party(1, 1), createOffer())?.code).toBe('DataForms.Forms.ErrorChildSeats')
    expect(childSeats(party(1, 2, 1), createOffer())).toBeNull()
    expect(childSeats(party(1, 0), createOffer())).toBeNull()
    expect(childSeats(party(1, 1), createOffer({ services: [] }))).toBeNull()
    expect(childSeats(party(1, 1), createOffer({ childSeatsAvailable: false }))).toBeNull()
  })
  it('BOOK-18 of two rides one with seats is enough to need one', () => {
    const without = createOffer({ childSeatsAvailable: false })
    const error = { code: 'DataForms.Forms.ErrorChildSeats', field: 'childSeats' }
    expect(childSeats(party(1, 1), createOffer(), without)).toEqual(error)
    expect(childSeats(party(1, 1), without, createOffer())).toEqual(error)
    expect(childSeats(party(1, 1), without, without)).toBeNull()
  })
  it('BOOK-17 there are no more seats than children', () => {
    expect(childSeats(party(1, 1, 2), createOffer())).toEqual({
      code: 'DataForms.Forms.ErrorSeatsOverChildren',
      field: 'childSeats',
      params: { max: 1 },
    })
  })
})

describe('passengers', () => {
  const empty = { uniqId: 'p', name: '', phone: '', email: '' }
  const required = (rules: 'natural' | 'legal' | 'guest', index: number) =>
    passengerViolations(empty, index, rules, { adults: 2 }).map((violation) => violation.field)

  it('BOOK-19 a natural person needs name, phone, e-mail', () => {
    expect(required('natural', 0)).toEqual(['passengers.0.name', 'passengers.0.phone', 'passengers.0.email'])
    expect(required('natural', 1)).toEqual(['passengers.1.name', 'passengers.1.phone', 'passengers.1.email'])
  })
  it('BOOK-19 a legal entity needs name and phone', () => {
    expect(required('legal', 0)).toEqual(['passengers.0.name', 'passengers.0.phone'])
  })
  it('BOOK-19 a guest needs all of the first passenger, of the others the name', () => {
    expect(required('guest', 0)).toEqual(['passengers.0.name', 'passengers.0.phone', 'passengers.0.email'])
    expect(required('guest', 1)).toEqual(['passengers.1.name'])
    expect(requiredOfPassenger('guest', 1, { adults: 2 })).toEqual(['name'])
  })
  it.each(['natural', 'legal', 'guest'] as const)(
    'BOOK-19 of a child a first name is enough: %s',
    (rules) => {
      const party = { adults: 1 }
      const missing = passengerViolations(empty, 1, rules, party)
      expect(missing.map(({ field, params }) => [field, params?.part])).toEqual([
        ['passengers.1.name', 'child'],
      ])
      expect(passengerViolations({ ...empty, name: 'Ann' }, 1, rules, party)).toEqual([])
      expect(fieldsOfPassenger(rules, 1, party)).toEqual(['name'])
      const full = { ...empty, name: 'Ann', phone: '12', email: 'a@b.example' }
      expect(shownPassenger(full, 1, rules, party)).toEqual({ ...full, phone: '' })
    },
  )
  it('BOOK-19 what need not be filled must still be right', () => {
    const row = { ...empty, name: 'Anna Keller', phone: '12', email: 'x' }
    expect(passengerViolations(row, 1, 'guest', { adults: 2 }).map(({ code }) => code)).toEqual([
      'DataForms.Forms.ErrorPhone',
      'DataForms.Forms.ErrorEmail',
    ])
  })
  it('BOOK-19 the rules follow the user', () => {
    expect(passengerRulesOf(createGuest())).toBe('guest')
    expect(passengerRulesOf(createGuest({ role: 'buyer' }))).toBe('natural')
    expect(passengerRulesOf(createGuest({ role: 'corporate', userType: 'legal' }))).toBe('legal')
  })
})

describe('terms', () => {
  it('BOOK-57 a way of paying is chosen, and one the user has', () => {
    const cardOnly = createGuest({ payment: { card: true, cash: false } })
    expect(payment(null, cardOnly)).toEqual({ code: 'DataForms.Forms.Required', field: 'payment' })
    expect(payment('card', cardOnly)).toBeNull()
    expect(payment('cash', cardOnly)).toEqual({ code: 'DataForms.Forms.ErrorPayment', field: 'payment' })
  })
  it('BOOK-41 the agreement is ticked by all but contract users', () => {
    expect(agreement(false, createGuest())?.code).toBe('DataForms.Forms.ErrorAgreement')
    expect(agreement(true, createGuest())).toBeNull()
    expect(agreement(false, createGuest({ userType: 'corporate' }))).toBeNull()
    expect(agreement(false, createGuest({ userType: 'corporate', showAgreement: true }))).not.toBeNull()
  })
})
