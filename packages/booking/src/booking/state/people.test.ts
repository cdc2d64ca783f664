import { describe, expect, it } from 'vitest'
import {
  createAirport,
  createFullDraft,
  createGuest,
  createHouse,
  createOffer,
  fixtureNow,
} from '../../testing/samples/fixtures.ts'
import { createRide } from '../draft/draft.ts'
import { bookingReducer } from './booking.ts'
import type { BookingAction } from './bookingActions.ts'
import { type BookingState, initialBooking, toSavedBooking } from './bookingState.ts'
import { failureIn } from './progress.ts'

const car = (capacity: number) =>
  createOffer({ priceId: `pr-${capacity}`, carClass: { ...createOffer().carClass, capacity } })
const start: BookingAction = {
  type: 'started',
  offer: car(7),
  quotedAt: fixtureNow,
  from: createAirport(),
  to: createHouse(),
  intentId: 'intent-1',
  utm: {},
  user: createGuest(),
}
const then = (state: BookingState, ...actions: BookingAction[]) => actions.reduce(bookingReducer, state)
const name = (uniqId: string, value: string): BookingAction => ({
  type: 'passengerEntered',
  uniqId,
  field: 'name',
  value,
})
const names = ({ draft }: BookingState) => draft?.passengers.map(({ name }) => name)
const told = ({ draft, adultsCut, childrenCut }: BookingState) => ({
  people: [draft?.adults, draft?.children],
  adultsCut,
  childrenCut,
})

/** Three adults and three children in a car for seven, four of them named. */
const six = then(
  initialBooking,
  start,
  { type: 'adultsSet', count: 3 },
  { type: 'childrenSet', count: 3 },
  name('p1', 'Anna'),
  name('p2', 'Ben'),
  name('p4', 'Dora'),
  name('p6', 'Finn'),
)
const back = (capacity: number): BookingAction => ({
  type: 'returnSet',
  ride: createRide({
    offer: car(capacity),
    from: createHouse(),
    to: createAirport(),
    user: createGuest(),
  }),
})
const priced = (type: 'priceChanged' | 'priceConfirmed', capacity: number): BookingAction => ({
  type,
  offers: { outbound: car(capacity), return: null },
  quotedAt: fixtureNow,
})

describe('people for whom the car has no room', () => {
  it.each<[string, BookingAction[]]>([
    ['chosen in the finder', [{ ...start, offer: car(2) }]],
    ['taken in the form', [{ type: 'offerTaken', offer: car(2), quotedAt: fixtureNow }]],
    ['told anew at the same price', [priced('priceConfirmed', 2)]],
    ['at an accepted new price', [priced('priceChanged', 2), { type: 'priceAccepted' }]],
    ['of the way back', [back(2)]],
    [
      'of an order with more people',
      [{ type: 'prefilled', draft: { adults: 9, children: 9, offer: car(2) } }],
    ],
  ])('BOOK-17 a smaller car %s makes adults and children leave, and both are told', (_, actions) => {
    expect(told(then(six, ...actions))).toEqual({ people: [2, 0], adultsCut: true, childrenCut: true })
  })

  it('BOOK-17 who has room is told nothing, who chooses the number oneself neither', () => {
    expect(told(then(six, { ...start, offer: car(6) }))).toMatchObject({
      adultsCut: false,
      childrenCut: false,
    })
    const fewer = then(six, { type: 'adultsSet', count: 1 }, { type: 'childrenSet', count: 1 })
    expect(told(fewer)).toEqual({ people: [1, 1], adultsCut: false, childrenCut: false })
  })

  it('BOOK-17 what was told stays while the price is only told anew, and goes with the next choice', () => {
    const cut = then(six, { ...start, offer: car(4) })
    expect(told(cut)).toEqual({ people: [3, 1], adultsCut: false, childrenCut: true })
    expect(then(cut, priced('priceConfirmed', 4)).childrenCut).toBe(true)
    expect(then(cut, { type: 'offerTaken', offer: car(7), quotedAt: fixtureNow }).childrenCut).toBe(false)
  })
})

describe('rows of people who leave', () => {
  it.each<[string, BookingAction[]]>([
    [
      'the finder',
      [
        { ...start, offer: car(2) },
        { ...start, offer: car(7) },
      ],
    ],
    [
      'the form',
      [
        { type: 'offerTaken', offer: car(2), quotedAt: fixtureNow },
        { type: 'offerTaken', offer: car(7), quotedAt: fixtureNow },
      ],
    ],
    ['a new price', [priced('priceConfirmed', 2), priced('priceConfirmed', 7)]],
    ['the way back', [back(2), { type: 'returnSet', ride: null }]],
    ['the person', []],
  ])('REL-05 come back as they were when the number rises again, cut by %s', (_, actions) => {
    const state = then(
      six,
      ...actions,
      { type: 'childrenSet', count: 0 },
      { type: 'adultsSet', count: 2 },
      { type: 'adultsSet', count: 3 },
      { type: 'childrenSet', count: 3 },
    )
    expect(names(state)).toEqual(['Anna', 'Ben', '', 'Dora', '', 'Finn'])
    expect(new Set(state.draft?.passengers.map(({ uniqId }) => uniqId)).size).toBe(6)
  })

  it('REL-05 are neither in the draft nor kept on the device, and go with the booking', () => {
    const cut = then(six, { ...start, offer: car(2) })
    expect(JSON.stringify(toSavedBooking(cut))).not.toContain('Dora')
    const anew = then(cut, { type: 'finished' }, start, { type: 'adultsSet', count: 6 })
    expect(names(anew)).toEqual(['', '', '', '', '', ''])
  })

  it('BOOK-52 nothing of one form goes into the passengers of an order', () => {
    const cut = then(six, { ...start, offer: car(2) })
    const { passengers } = createFullDraft()
    const filled = then(
      cut,
      { ...start, offer: car(7) },
      { type: 'prefilled', draft: { passengers, adults: 1, children: 0 } },
    )
    expect(names(then(filled, { type: 'adultsSet', count: 4 }))).toEqual([passengers[0]?.name, '', '', ''])
  })
})

describe('the list of a platform that names who rides', () => {
  const listed = ['p1', 'p2', 'p3'].map((uniqId) => ({
    ...{ uniqId, name: `Name ${uniqId}`, phone: '', email: '' },
  }))
  const begun = (keepsPassengers: boolean, ...actions: BookingAction[]) =>
    then(initialBooking, { ...start, user: createGuest({ keepsPassengers }) }, ...actions)
  const ids = ({ draft }: BookingState) => draft?.passengers.map(({ uniqId }) => uniqId).join('')
  const named: BookingAction = {
    type: 'prefilled',
    draft: { passengers: listed, adults: 2, children: 0 },
  }

  it.each<[string, BookingAction[], trimmed: string, whole: string]>([
    ['of an order in which fewer ride', [named], 'p1p2', 'p1p2p3'],
    ['when an adult leaves', [named, { type: 'adultsSet', count: 1 }], 'p1', 'p1p2p3'],
    ['when as many come', [named, { type: 'adultsSet', count: 3 }], 'p1p2p3', 'p1p2p3'],
    ['when more come', [named, { type: 'childrenSet', count: 2 }], 'p1p2p3p4', 'p1p2p3p4'],
    ['with a smaller car', [named, { ...start, offer: car(1) }], 'p1', 'p1p2p3'],
    ['with a smaller car taken in the form', [named, priced('priceConfirmed', 1)], 'p1', 'p1p2p3'],
    ['with a smaller way back', [named, back(1)], 'p1', 'p1p2p3'],
  ])('BOOK-21 is trimmed to the total unless changes are disabled, %s', (_what, actions, trimmed, whole) => {
    const own = then(begun(false), ...actions)
    expect(ids(own)).toBe(trimmed)
    const { draft, aside } = begun(true, ...actions)
    expect(ids(begun(true, ...actions))).toBe(whole)
    expect(draft?.passengers.length).toBeGreaterThanOrEqual((draft?.adults ?? 0) + (draft?.children ?? 0))
    expect(aside).toEqual([])
  })

  it('BOOK-21 REL-05 one that was kept on the device is whole again once the settings are known', () => {
    const kept = toSavedBooking(begun(true, named))
    if (!kept) throw new Error('no form')
    const restored = bookingReducer(initialBooking, { type: 'restored', kept })
    const user = createGuest({ keepsPassengers: true })
    expect(names(then(restored, { type: 'userKnown', user }))).toEqual(listed.map(({ name }) => name))
    const other = then(restored, { type: 'userKnown', user }, { type: 'userKnown', user: createGuest() })
    expect(ids(other)).toBe('p1p2')
    expect(then(restored, { type: 'userKnown', user: createGuest() }).draft?.passengers).toHaveLength(2)
  })

  it.each([
    ['signIn', null],
    ['refused', 'refused'],
  ] as const)('AUTH-05 a failure by %s, once it is read anew who is here, is %j', (reason, left) => {
    const failure = { step: 'booking', reason, message: null } as const
    const state = then(begun(false), { type: 'failed', failure }, { type: 'userKnown', user: createGuest() })
    expect(failureIn(state.progress)?.reason ?? null).toBe(left)
  })
})
