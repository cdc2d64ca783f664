import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { routeTypes } from '../../kernel/model/route.ts'
import { type User, unknownUser } from '../../kernel/model/user.ts'
import {
  createAirport,
  createFullDraft,
  createGuest,
  createHouse,
  createOffer,
  fixtureNow,
} from '../../testing/samples/fixtures.ts'
import { createRide } from '../draft/draft.ts'
import { formFieldsOf } from '../draft/formFields.ts'
import { validateDraft } from '../rules/validateDraft.ts'
import { bookingReducer } from './booking.ts'
import type { BookingAction } from './bookingActions.ts'
import { type BookingState, type FormState, initialBooking } from './bookingState.ts'
import { fieldKeyOf, isTouched } from './touched.ts'

const returnRide = createRide({
  offer: createOffer({ routeType: 'SUBURB_AIRPORT' }),
  from: createHouse(),
  to: createAirport(),
  user: createGuest(),
})

const company: User = createGuest({
  ...{ userId: '7', role: 'corporate', costCenterControl: 'required', tripReference: '' },
  ...{ allowCoordinator: true, userType: 'legal', policyMode: 'warn' },
  internalNumbers: { ...unknownUser.internalNumbers, trip: 'required', order: 'optional' },
})

function started(parts: Parameters<typeof createFullDraft>[0] = {}): BookingState {
  const kept = { quotedAt: fixtureNow, intentId: 'i', sent: null, lost: null, order: null }
  return bookingReducer(initialBooking, {
    type: 'restored',
    kept: { ...kept, draft: createFullDraft({ offer: createOffer({ carClass: van }), ...parts }) },
  })
}

const van = { ...createOffer().carClass, capacity: 8 }

function after(state: BookingState, ...actions: BookingAction[]): FormState {
  const next = actions.reduce(bookingReducer, state)
  if (next.draft === null) throw new Error('The form has ended')
  return next
}

const failed: BookingAction = { type: 'submitted', payment: 'cash', ok: false }

describe('a field may be red', () => {
  it('BOOK-13 once it was left, and no other with it', () => {
    const state = after(started(), { type: 'fieldLeft', field: 'passengers.0.name' })
    expect(isTouched(state, 'passengers.0.name')).toBe(true)
    expect(isTouched(state, 'passengers.0.phone')).toBe(false)
  })

  it('BOOK-13 once it was sent; what comes with a way back, a person or a child is new', () => {
    const state = after(
      started({ adults: 1 }),
      failed,
      { type: 'returnSet', ride: returnRide },
      { type: 'adultsSet', count: 2 },
      { type: 'childrenSet', count: 1 },
    )
    for (const field of ['arrivalNumber', 'dateArrival.time', 'passengers.0.email', 'agreement'])
      expect(isTouched(state, field)).toBe(true)
    for (const field of [
      'return.dateArrival',
      'return.dateDeparture.time',
      'passengers.1.name',
      'childSeats',
    ])
      expect(isTouched(state, field)).toBe(false)
  })

  it.each<[string, string, BookingAction, BookingAction]>([
    [
      'the way back',
      'return.dateArrival',
      { type: 'returnSet', ride: null },
      { type: 'returnSet', ride: returnRide },
    ],
    ['a person', 'passengers.1.name', { type: 'adultsSet', count: 1 }, { type: 'adultsSet', count: 2 }],
  ])('BOOK-13 %s that went and comes back is new', (_, field, go, come) => {
    const sent = after(started({ returnRide, adults: 2 }), failed)
    expect(isTouched(sent, field)).toBe(true)
    expect(isTouched(after(sent, go, come), field)).toBe(false)
  })

  it('BOOK-13 BOOK-23 where the phone of one viewer goes, what was left of the next stays with that one', () => {
    const viewers = ['1', '2', '3']
    const state = after(
      started({ viewers }),
      { type: 'fieldLeft', field: 'viewers.1' },
      { type: 'particularSet', said: { viewers: ['2', '3'] } },
    )
    expect(['viewers.0', 'viewers.1'].map((field) => isTouched(state, field))).toEqual([true, false])
    const again = after(state, { type: 'particularSet', said: { viewers: ['2', '3', ''] } })
    expect(isTouched(again, 'viewers.2')).toBe(false)
  })

  it('BOOK-58 nothing is remembered of another form', () => {
    expect(bookingReducer(after(started(), failed), { type: 'finished' }).touched).toEqual([])
    expect(started().touched).toEqual([])
  })
})

/** Acts of a person on a form. */
const act: fc.Arbitrary<BookingAction | 'leave' | 'send'> = fc.oneof(
  fc.constantFrom('leave' as const, 'leave' as const, 'send' as const),
  fc.record({
    type: fc.constantFrom('adultsSet' as const, 'childrenSet' as const),
    count: fc.nat({ max: 4 }),
  }),
  fc.constantFrom<BookingAction>(
    { type: 'returnSet', ride: returnRide },
    { type: 'returnSet', ride: null },
    { type: 'userKnown', user: company },
    { type: 'userKnown', user: createGuest() },
    { type: 'flexibleSet', chosen: true },
    { type: 'flexibleSet', chosen: false },
    { type: 'passengerEntered', uniqId: 'p2', field: 'name', value: 'Ana' },
    { type: 'dateEntered', end: 'arrival', part: 'time', value: null },
    { type: 'dateEntered', leg: 'return', end: 'departure', part: 'date', value: '2026-12-02' },
    { type: 'particularSet', said: { viewers: ['1', '2'] } },
    { type: 'particularSet', said: { viewers: [] } },
    { type: 'fastRideTaken', civil: '2026-12-01 14:35' },
    { type: 'agreementSet', agreed: false },
  ),
  fc.constantFrom(...routeTypes).map(
    (routeType): BookingAction => ({
      type: 'offerTaken',
      offer: createOffer({
        ...{ routeType, carClass: van, flexibleTariff: true, flexibleTariffAgreement: true },
      }),
      quotedAt: fixtureNow,
    }),
  ),
)

const keysIn = ({ draft, filledFor }: BookingState) =>
  new Set(draft ? formFieldsOf(draft, filledFor ?? unknownUser).map((field) => fieldKeyOf(field, draft)) : [])

describe('the fields of a form over random actions', () => {
  it('BOOK-13 a field may be red exactly if it was left or sent since it came', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(act, fc.nat()), { maxLength: 30 }), (acts) => {
        let state = started({ returnRide })
        /** Fields of the form after each act, and those that it left or sent. */
        const history = [{ there: keysIn(state), told: new Set<string>() }]
        for (const [next, pick] of acts) {
          const told = new Set<string>()
          const there = [...formFieldsOf(state.draft!, state.filledFor ?? unknownUser)]
          if (next === 'leave') {
            const field = there[pick % there.length]!
            told.add(fieldKeyOf(field, state.draft!))
            state = bookingReducer(state, { type: 'fieldLeft', field })
          } else if (next === 'send') {
            for (const key of keysIn(state)) told.add(key)
            state = bookingReducer(state, failed)
          } else state = bookingReducer(state, next)
          history.push({ there: keysIn(state), told })
        }
        const red = [...keysIn(state)].filter((key) => {
          const gone = history.findLastIndex(({ there }) => !there.has(key))
          return history.slice(gone + 1).some(({ told }) => told.has(key))
        })
        expect([...state.touched].sort()).toEqual(red.sort())
      }),
      { numRuns: 500 },
    )
  })

  it('BOOK-13 whatever is wrong with a form is wrong with a field that it has', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 15 }), (acts) => {
        const actions = acts.filter((one) => typeof one !== 'string')
        const { draft, filledFor } = after(started({ returnRide, notes: 'x'.repeat(2000) }), ...actions)
        const user = filledFor ?? unknownUser
        const fields = new Set(formFieldsOf(draft!, user))
        for (const { field } of validateDraft(draft!, user, fixtureNow))
          if (field !== 'payment') expect(fields).toContain(field)
      }),
      { numRuns: 500 },
    )
  })
})
