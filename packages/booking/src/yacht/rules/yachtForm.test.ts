import { describe, expect, it } from 'vitest'
import { unknownUser } from '../../kernel/model/user.ts'
import { yachtConsent, yachtContact, yachtDetails, yachtViolations } from './violations.ts'
import { clampGuests, createYachtForm, needsContact, sentYacht, yachtStartOf } from './yachtForm.ts'

const guest = unknownUser
const buyer = { ...unknownUser, userId: '7', email: 'anna@example.com', phone: '905321184027' }
const contract = { ...buyer, userType: 'corporate' }
const form = createYachtForm({ kind: 'listed', id: 'bodrum' })
const start = { startAt: '2027-06-20 10:00', note: null }
const words = { city: 'Bodrum', country: 'Turkey' }

describe('a request for a yacht', () => {
  it('YACHT-05 to YACHT-07 begins without date and time, with 2 hours and 2 guests', () => {
    expect(createYachtForm({ kind: 'typed', text: 'Ibiza' })).toEqual({
      where: { kind: 'typed', text: 'Ibiza' },
      date: null,
      time: null,
      isFlexibleDate: false,
      hours: 2,
      guests: 2,
      hasChildren: false,
      details: '',
      contact: '',
      isAgreed: false,
    })
  })

  it('YACHT-05 tomorrow is told by the zone of a city, or by that of the device for a typed place', () => {
    // 22:30 in Bodrum, 04:30 of the next day in Tokyo.
    const now = Date.UTC(2027, 5, 19, 19, 30)
    const on = (date: string, where = form.where) =>
      yachtStartOf({ ...form, where, date, time: '10:00' }, { now, deviceZone: 'Asia/Tokyo' })
    expect(on('2027-06-20')).toEqual(start)
    expect(on('2027-06-19')).toBeNull()
    expect(on('2027-06-20', { kind: 'typed', text: 'Ibiza' })).toBeNull()
    expect(on('2027-06-21', { kind: 'typed', text: 'Ibiza' })?.startAt).toBe('2027-06-21 10:00')
  })

  it.each([
    [-5, 1],
    [-1, 1],
    [0, 1],
    [1, 1],
    [2, 2],
    [50, 50],
    [51, 50],
    [1e9, 50],
    [2.4, 2],
  ])('YACHT-07 %d guests are %d', (count, guests) => {
    expect(clampGuests(count)).toBe(guests)
  })

  it('YACHT-08 asks how to answer only where neither e-mail nor phone is known', () => {
    expect(needsContact({ email: null, phone: null })).toBe(true)
    expect(needsContact({ email: '', phone: '' })).toBe(true)
    expect(needsContact({ email: 'a@example.com', phone: null })).toBe(false)
    expect(needsContact({ email: null, phone: '905321184027' })).toBe(false)
  })

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['\u200b', 'missing'],
    ['anna', 'invalid', { reason: 'unread' }],
    ['anna@example', 'invalid', { reason: 'unread' }],
    ['anna@exa mple.com', 'invalid', { reason: 'unread' }],
    ['anna@exam!ple.com', 'invalid', { reason: 'sign', sign: '!' }],
    ['a@example.com, b@example.com', 'invalid', { reason: 'several' }],
    ['1234567', 'invalid', { reason: 'country' }],
    ['0532 118 40 27', 'invalid', { reason: 'country' }],
    ['+123456', 'invalid', { reason: 'unread' }],
    ['+1234567', null],
    ['+90 (532) 118-40-27', null],
    ['Tel. +90 532 118 40 27', null],
    ['+90 532 118 40 27, +90 532 118 40 28', 'invalid', { reason: 'several' }],
    ['+123456789012345', null],
    ['+1234567890123456', 'invalid', { reason: 'unread' }],
    [' anna@example.com ', null],
    ['<anna@example.com>', null],
    [`${'a'.repeat(243)}@example.com`, 'tooLong', { limit: 254 }],
  ])('YACHT-08 the contact %j is %s', (contact, rule, ...why) => {
    expect(yachtContact(contact, guest)).toEqual(rule && Object.assign({ field: 'contact', rule }, ...why))
    expect(yachtContact(contact, buyer)).toBeNull()
  })

  it('YACHT-08 BOOK-41 who has no account ticks the consent, who has one reads it, a contract user has neither', () => {
    expect(yachtConsent(guest)).toBe('tick')
    expect(yachtConsent(buyer)).toBe('text')
    expect(yachtConsent(contract)).toBe('none')
    expect(yachtConsent({ ...contract, showAgreement: true })).toBe('text')
  })

  it.each([
    [1000, null],
    [1001, { field: 'details', rule: 'tooLong', limit: 1000 }],
  ])('YACHT-05 of %i characters of wishes', (length, violation) => {
    expect(yachtDetails('x'.repeat(length))).toEqual(violation)
    expect(yachtDetails(`  ${'x'.repeat(length)}\n`)).toEqual(violation)
  })

  it('YACHT-08 YACHT-09 says all that is missing, in the order of the fields', () => {
    const long = { ...form, details: 'x'.repeat(1001) }
    expect(yachtViolations(long, guest, start)).toEqual([
      { field: 'details', rule: 'tooLong', limit: 1000 },
      { field: 'contact', rule: 'missing' },
      { field: 'agreement', rule: 'missing' },
    ])
    expect(yachtViolations({ ...form, contact: 'a@example.com', isAgreed: true }, guest, start)).toEqual([])
    expect(yachtViolations(form, buyer, start)).toEqual([])
  })

  it.each([
    [null, null, ['date', 'time']],
    [null, '10:00', ['date']],
    ['2027-06-20', null, ['time']],
    ['2020-06-20', '10:00', ['date']],
  ])('YACHT-09 of a start on %j at %s that cannot be, %j is missing', (date, time, fields) => {
    const missing = fields.map((field) => ({ field, rule: 'missing' }))
    expect(yachtViolations({ ...form, date, time }, buyer, null)).toEqual(missing)
  })

  it('YACHT-11 goes out with all that was said, in the words of its language', () => {
    const said = { ...form, hours: 48, guests: 6, isFlexibleDate: true, hasChildren: true, details: 'Lunch' }
    expect(sentYacht({ ...said, contact: ' a@example.com ' }, start, guest, 'en', words)).toEqual({
      cityId: 'bodrum',
      answerTo: 'a@example.com',
      request: {
        place: { kind: 'listed', city: 'Bodrum', country: 'Turkey' },
        startAt: '2027-06-20 10:00',
        hours: 48,
        isFlexibleDate: true,
        guests: 6,
        hasChildren: true,
        details: 'Lunch',
        contact: 'a@example.com',
        lang: 'en',
      },
    })
  })

  it('YACHT-08 a contact that was typed before signing in does not go out', () => {
    const sent = sentYacht({ ...form, contact: 'other@example.com' }, start, buyer, 'en', words)
    expect(sent).toMatchObject({ answerTo: 'anna@example.com', request: { contact: '' } })
  })

  it('YACHT-08 YACHT-12 whoever has a phone alone reads it with its plus, an e-mail goes first', () => {
    const answerTo = (user: { email: string | null; phone: string | null }) =>
      sentYacht(form, start, user, 'en', words).answerTo
    expect(answerTo({ email: null, phone: '905321184027' })).toBe('+905321184027')
    expect(answerTo({ email: '', phone: '905321184027' })).toBe('+905321184027')
    expect(answerTo(buyer)).toBe('anna@example.com')
    expect(answerTo(guest)).toBeNull()
  })

  it('YACHT-11 a typed place goes out as it was typed', () => {
    const typed = createYachtForm({ kind: 'typed', text: 'Göcek' })
    const sent = sentYacht(typed, start, guest, 'ru', { city: '', country: '' })
    expect(sent).toMatchObject({ cityId: null, request: { place: { kind: 'typed', text: 'Göcek' } } })
  })
})
