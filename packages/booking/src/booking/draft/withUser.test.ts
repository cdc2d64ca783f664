import { describe, expect, it } from 'vitest'
import type { Draft } from '../../kernel/model/booking.ts'
import { noInternalNumbers } from '../../kernel/model/internalNumber.ts'
import type { User } from '../../kernel/model/user.ts'
import { createFullDraft, createGuest, createHouse, createOffer } from '../../testing/samples/fixtures.ts'
import { createDraft, createRide, rideOf, withReturn, withUser } from './draft.ts'
import { seatServiceOf, seatTypesOf, tickedServices } from './seats.ts'
import { toSubmittedDraft } from './submittedDraft.ts'

const numbers = (trip: 'off' | 'optional', order: 'off' | 'optional') =>
  createGuest({ internalNumbers: { ...noInternalNumbers, trip, order, preset: 'NW-' } })
const anna = { uniqId: 'p1', name: '', phone: '', email: '' }
const guest = createGuest({ userId: '7', email: 'own@example.com' })
const begun = (parts: Partial<Draft> = {}) => createFullDraft({ passengers: [anna], payment: null, ...parts })
/** Fills a draft that was begun for a visitor before the settings arrived. */
const filled = (draft: Draft, user: User, former: User | null = createGuest()) =>
  withUser(draft, user, former)
const emailOf = (draft: Draft, user: User = guest) => filled(draft, user).passengers[0]?.email

describe('what the settings fill in', () => {
  it.each([
    ['off', 'off', '', ''],
    ['optional', 'off', 'NW-', ''],
    ['off', 'optional', '', 'NW-'],
  ] as const)('BOOK-26 the preset, of the trip %s, of the order %s', (trip, order, ofTrip, ofOrder) => {
    const user = numbers(trip, order)
    const { offer, from, to } = createFullDraft()
    const draft = createDraft({ offer, from, to, user, uniqId: 'p1' })
    expect([draft.internalNumber, draft.orderNumber]).toEqual([ofTrip, ofOrder])
    expect(createRide({ offer, from, to, user }).internalNumber).toBe(ofTrip)
    const returnRide = rideOf(createFullDraft())
    const late = filled(createFullDraft({ returnRide }), user)
    expect([late.internalNumber, late.orderNumber, late.returnRide?.internalNumber]).toEqual([
      ofTrip,
      ofOrder,
      ofTrip,
    ])
  })

  it('BOOK-26 BOOK-27 what was entered stays', () => {
    const user = { ...numbers('optional', 'optional'), tripReference: 'TR-1' }
    const said = { internalNumber: 'NW-1', orderNumber: 'NW-2', tripReference: 'TR-9' }
    const returnRide = { ...rideOf(createFullDraft()), internalNumber: 'NW-3' }
    const draft = createFullDraft({ ...said, returnRide })
    expect(filled(draft, user)).toEqual(draft)
    expect(filled(createFullDraft(), user)).toMatchObject({ tripReference: 'TR-1', returnRide: null })
    expect(filled(createFullDraft(), createGuest()).tripReference).toBe('')
    expect(filled(draft, createGuest(), user)).toEqual(draft)
  })

  it('BOOK-26 BOOK-27 what was cleared stays so, and where nobody knows whose preset it is nothing is filled in', () => {
    const user = { ...numbers('optional', 'optional'), tripReference: 'TR-1' }
    expect(filled(createFullDraft(), user, user)).toEqual(createFullDraft())
    expect(filled(createFullDraft(), user, null)).toEqual(createFullDraft())
    const other = {
      ...user,
      internalNumbers: { ...user.internalNumbers, preset: 'AB-' },
      tripReference: 'TR-2',
    }
    const preset = createFullDraft({ internalNumber: 'NW-', orderNumber: 'NW-', tripReference: 'TR-1' })
    const after = { internalNumber: 'AB-', orderNumber: 'AB-', tripReference: 'TR-2' }
    expect(filled(preset, other, user)).toMatchObject(after)
    expect(filled(preset, createGuest(), user)).toEqual(preset)
  })

  it('BOOK-50 a change of an order takes nothing for granted', () => {
    const change = { orderId: '1', transaction: 't', number: '1' }
    const draft = begun({ change })
    expect(filled(draft, { ...guest, ...numbers('optional', 'optional'), userId: '7' })).toBe(draft)
  })

  it('BOOK-20 a guest’s own e-mail goes into a first row that is empty, and into no other', () => {
    expect(emailOf(begun())).toBe('own@example.com')
    expect(emailOf(begun(), createGuest({ userId: '7' }))).toBe('')
    for (const typed of [{ name: 'Anna' }, { phone: '+33' }]) {
      const draft = begun({ passengers: [{ ...anna, ...typed }] })
      expect(filled(draft, guest).passengers).toEqual(draft.passengers)
    }
    expect(emailOf(begun({ passengers: [{ ...anna, email: 'a@example.com' }] }))).toBe('a@example.com')
    const second = { ...anna, uniqId: 'p2' }
    expect(filled(begun({ passengers: [anna, second] }), guest).passengers).toEqual([
      { ...anna, email: 'own@example.com' },
      second,
    ])
    expect(filled(begun({ passengers: [] }), guest).passengers).toEqual([])
  })

  it('BOOK-57 the only way of paying, where none was chosen', () => {
    const cashOnly = createGuest({ payment: { card: false, cash: true } })
    expect(filled(begun(), cashOnly).payment).toBe('cash')
    expect(filled(begun({ payment: 'card' }), cashOnly).payment).toBe('card')
    expect(filled(begun(), createGuest()).payment).toBeNull()
  })

  it('BOOK-28 extras that are preset or included, and no others', () => {
    const extra = (id: string, defaultInclude: boolean, includedInPrice: boolean) => ({
      ...{ id, type: id, category: 'comfort', name: null, price: null },
      ...{ defaultInclude, includedInPrice },
    })
    const services = [
      extra('preset', true, false),
      extra('included', false, true),
      extra('both', true, true),
      extra('neither', false, false),
      { ...extra('seat', true, true), category: 'baby_seat' },
    ]
    const ride = createRide({ ...createFullDraft(), offer: createOffer({ services }), user: createGuest() })
    expect(ride.services).toEqual(['preset', 'included', 'both'])
  })
})

describe('the way back of a draft', () => {
  const back = rideOf(createFullDraft())

  it('BOOK-39 a rent has none, a transfer has the one it is given', () => {
    expect(withReturn(createFullDraft(), back).returnRide).toEqual(back)
    expect(withReturn(createFullDraft({ returnRide: back }), null).returnRide).toBeNull()
    const rent = createFullDraft({ offer: createOffer({ finish: 'rent', routeType: 'AIRPORT_RENT' }) })
    expect(withReturn(rent, back).returnRide).toBeNull()
  })

  it('BOOK-17 BOOK-18 both cars take the people; one with seats is enough for seats', () => {
    const small = { ...back, offer: createOffer({ carClass: { ...createOffer().carClass, capacity: 2 } }) }
    const seats = { infant_seat: 0, seat: 1, booster: 0 }
    const draft = createFullDraft({ adults: 1, children: 2, childSeats: seats })
    expect(withReturn(draft, small)).toMatchObject({ adults: 1, children: 1, childSeats: seats })
    const bare = createOffer({ services: [] })
    expect(withReturn(draft, { ...back, offer: bare }).childSeats).toEqual(seats)
    expect(withReturn({ ...draft, offer: bare }, back).childSeats).toEqual(seats)
    expect(withReturn({ ...draft, offer: bare }, { ...back, offer: bare }).childSeats.seat).toBe(0)
  })
})

describe('child seats of an offer', () => {
  const seat = (type: string, category = 'baby_seat') => ({
    ...{ id: `s-${type}`, type, category, name: null, price: null },
    ...{ defaultInclude: false, includedInPrice: false },
  })

  it('BOOK-18 each kind is its own, else the one that names no kind; nothing else is a seat', () => {
    const services = [seat('booster'), seat('any'), seat('infant_seat', 'comfort')]
    const offer = createOffer({ services })
    expect(seatServiceOf(offer, 'booster')?.id).toBe('s-booster')
    expect(seatServiceOf(offer, 'infant_seat')?.id).toBe('s-any')
    expect(seatServiceOf(createOffer({ services: [seat('booster')] }), 'seat')).toBeNull()
    expect(seatServiceOf(createOffer({ services: [seat('seat', 'comfort')] }), 'seat')).toBeNull()
    expect(tickedServices(offer).map(({ id }) => id)).toEqual(['s-infant_seat'])
  })

  it('BOOK-18 of two rides the kinds of either', () => {
    const [one, other] = ['booster', 'infant_seat'].map((type) => createOffer({ services: [seat(type)] }))
    expect(seatTypesOf(one ?? createOffer(), other ?? createOffer())).toEqual(['infant_seat', 'booster'])
  })
})

it('BOOK-24 BOOK-29 what goes out leaves out the company’s fields and the extras that are not shown', () => {
  const from = createHouse()
  const offer = createOffer({ routeType: 'SUBURB_SUBURB', services: [] })
  const hidden = { sign: 'Anna', services: ['wifi'], tripReference: 'TR-1', policyReason: 'None free' }
  expect(toSubmittedDraft(createFullDraft({ offer, from, ...hidden }), createGuest())).toMatchObject({
    ...{ sign: '', services: [], tripReference: '', policyReason: '' },
    passengers: createFullDraft().passengers,
  })
})
