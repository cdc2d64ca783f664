import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createAirport,
  createFullDraft,
  createGuest,
  createHouse,
  createOffer,
  fixtureNow,
} from '../../testing/samples/fixtures.ts'
import { seatTotal } from '../draft/party.ts'
import { bookingReducer } from './booking.ts'
import type { BookingAction } from './bookingActions.ts'
import { type BookingState, initialBooking } from './bookingState.ts'

const start: BookingAction = {
  type: 'started',
  offer: createOffer(),
  quotedAt: fixtureNow,
  from: createAirport(),
  to: createHouse(),
  intentId: 'intent-1',
  utm: { utm_source: 'spring' },
  user: createGuest(),
}
const run = (...actions: BookingAction[]) => actions.reduce(bookingReducer, initialBooking)
const draftOf = (state: BookingState) => {
  if (!state.draft) throw new Error('no draft')
  return state.draft
}

describe('a new booking', () => {
  it('BOOK-01 BOOK-02 one trip: one adult, no children, no seats, one passenger', () => {
    expect(draftOf(run(start))).toMatchObject({
      adults: 1,
      children: 0,
      childSeats: { infant_seat: 0, seat: 0, booster: 0 },
      passengers: [{ uniqId: 'p1', name: '', phone: '', email: '' }],
    })
  })

  it('BOOK-56 keeps the campaign marks', () => {
    expect(draftOf(run(start)).utm).toEqual({ utm_source: 'spring' })
  })

  it('REL-05 another offer for the same trip keeps what was entered, as far as there is room', () => {
    const small = createOffer({ priceId: 'pr-9', carClass: { ...createOffer().carClass, capacity: 2 } })
    const state = run(
      start,
      { type: 'adultsSet', count: 2 },
      { type: 'childrenSet', count: 1 },
      { type: 'textEntered', field: 'arrivalNumber', value: 'TK 1985' },
      { type: 'passengerEntered', uniqId: 'p1', field: 'name', value: 'Anna' },
      { ...start, offer: small, intentId: 'intent-2' },
    )
    expect(draftOf(state)).toMatchObject({ adults: 2, children: 0, form: { arrivalNumber: 'TK 1985' } })
    expect(draftOf(state).passengers).toHaveLength(2)
    expect(draftOf(state).passengers[0]?.name).toBe('Anna')
    expect(state.intentId).toBe('intent-2')
  })

  it('REL-05 the stops stay with their trip, what else was said stays', () => {
    const draft = createFullDraft({ stops: [createHouse({ placeId: 'adr-2' })], hash: 'WHERRY-10' })
    const kept = { draft, quotedAt: fixtureNow, intentId: 'intent-1', sent: null, lost: null, order: null }
    const same = run({ type: 'restored', kept }, { ...start, offer: createOffer({ priceId: 'pr-9' }) })
    expect(draftOf(same).stops).toEqual(draft.stops)
    const other = run({ type: 'restored', kept }, { ...start, from: createAirport({ placeId: 'air-ORY' }) })
    expect(draftOf(other)).toMatchObject({ stops: [], hash: 'WHERRY-10' })
  })

  it('REL-05 another trip empties the trip alone', () => {
    const state = run(
      start,
      { type: 'textEntered', field: 'arrivalNumber', value: 'TK 1985' },
      { type: 'passengerEntered', uniqId: 'p1', field: 'name', value: 'Anna' },
      { ...start, from: createAirport({ placeId: 'air-ORY' }) },
    )
    expect(draftOf(state).form.arrivalNumber).toBe('')
    expect(draftOf(state).passengers[0]?.name).toBe('Anna')
  })
})

describe('the times of a trip', () => {
  const enter = (end: 'arrival' | 'departure', date: string, time: string): BookingAction[] => [
    { type: 'dateEntered', end, part: 'date', value: date },
    { type: 'dateEntered', end, part: 'time', value: time },
  ]
  const toAirport: BookingAction = { ...start, offer: createOffer({ routeType: 'SUBURB_AIRPORT' }) }

  it('DATE-02 a departure in a gap is settled on entry and told, as an arrival is', () => {
    const state = run(toAirport, ...enter('departure', '2027-03-28', '02:30'))
    expect(draftOf(state).form).toMatchObject({ departureDate: '2027-03-28', departureTime: '03:00' })
    expect(state.timing.outbound.timeNote).toEqual({
      end: 'departure',
      note: 'gap',
      civil: '2027-03-28 03:00',
    })
  })

  it('DATE-02 the note of the departure stays with the suggested arrival, and goes with the next departure', () => {
    const departed = run(toAirport, ...enter('departure', '2027-03-28', '02:30'))
    const suggested = bookingReducer(departed, {
      type: 'timeSuggested',
      edits: departed.timing.outbound.edits,
      suggestion: { arrival: '2027-03-27 23:00', travelTime: null },
    })
    expect(draftOf(suggested).form.arrivalTime).toBe('23:00')
    expect(suggested.timing.outbound.timeNote).toMatchObject({ end: 'departure', note: 'gap' })
    const next = enter('departure', '2027-03-28', '05:00').reduce(bookingReducer, suggested)
    expect(next.timing.outbound.timeNote).toBeNull()
  })
})

describe('counts', () => {
  it('BOOK-17 more adults make children leave, and it is told', () => {
    const state = run(start, { type: 'childrenSet', count: 2 }, { type: 'adultsSet', count: 3 })
    expect(draftOf(state)).toMatchObject({ adults: 3, children: 0 })
    expect(state.childrenCut).toBe(true)
  })

  it('BOOK-17 fewer children take off boosters first, the infant carrier last', () => {
    const wide = createOffer({ carClass: { ...createOffer().carClass, capacity: 7 } })
    const state = run(
      { ...start, offer: wide },
      { type: 'childrenSet', count: 3 },
      { type: 'seatsSet', seat: 'infant_seat', count: 1 },
      { type: 'seatsSet', seat: 'seat', count: 1 },
      { type: 'seatsSet', seat: 'booster', count: 1 },
      { type: 'childrenSet', count: 1 },
    )
    expect(draftOf(state).childSeats).toEqual({ infant_seat: 1, seat: 0, booster: 0 })
  })

  it('BOOK-21 REL-05 passengers who leave take their rows with them and bring them back, the first stays', () => {
    const state = run(
      start,
      { type: 'adultsSet', count: 3 },
      { type: 'passengerEntered', uniqId: 'p2', field: 'name', value: 'Ben' },
      { type: 'adultsSet', count: 1 },
      { type: 'adultsSet', count: 2 },
    )
    expect(draftOf(state).passengers.map(({ name }) => name)).toEqual(['', 'Ben'])
  })
})

describe('dates', () => {
  const night: BookingAction[] = [
    start,
    { type: 'dateEntered', end: 'arrival', part: 'date', value: '2027-03-28' },
    { type: 'dateEntered', end: 'arrival', part: 'time', value: '02:30' },
  ]

  it('DATE-02 a time that does not exist becomes the next that does, with a note', () => {
    const state = run(...night)
    expect(draftOf(state).form).toMatchObject({ arrivalDate: '2027-03-28', arrivalTime: '03:00' })
    expect(state.timing.outbound.timeNote).toEqual({ end: 'arrival', note: 'gap', civil: '2027-03-28 03:00' })
  })

  it('DATE-02 REL-05 what is no day of the calendar, as an order may name it, is taken as it is', () => {
    const form = { arrivalDate: '2026-13-45', arrivalTime: '10:00' }
    const prefilled = run(start, {
      type: 'prefilled',
      draft: { form: { ...draftOf(run(start)).form, ...form } },
    })
    const state = bookingReducer(prefilled, {
      type: 'dateEntered',
      end: 'arrival',
      part: 'time',
      value: '11:30',
    })
    expect(draftOf(state).form).toMatchObject({ arrivalDate: '2026-13-45', arrivalTime: '11:30' })
    const day = bookingReducer(state, {
      type: 'dateEntered',
      end: 'arrival',
      part: 'date',
      value: '2026-12-01',
    })
    expect(draftOf(day).form).toMatchObject({ arrivalDate: '2026-12-01', arrivalTime: '11:30' })
  })

  it('DATE-02 a time that comes twice stays, with a note', () => {
    const state = run(
      start,
      ...night.slice(1).map(
        (action) =>
          ({
            ...action,
            value: 'value' in action && action.value === '02:30' ? '02:30' : '2026-10-25',
          }) as BookingAction,
      ),
    )
    expect(draftOf(state).form).toMatchObject({ arrivalDate: '2026-10-25', arrivalTime: '02:30' })
    expect(state.timing.outbound.timeNote?.note).toBe('repeated')
  })

  it('BOOK-14 a recommendation is set only while neither end was changed since', () => {
    const before = run(start, { type: 'dateEntered', end: 'departure', part: 'date', value: '2026-12-01' })
    const suggestion = { arrival: '2026-12-01 08:00', travelTime: 3600 }
    const answer: BookingAction = { type: 'timeSuggested', edits: before.timing.outbound.edits, suggestion }
    expect(draftOf(bookingReducer(before, answer)).form.arrivalTime).toBe('08:00')
    const typed = bookingReducer(before, {
      type: 'dateEntered',
      end: 'arrival',
      part: 'time',
      value: '07:00',
    })
    expect(draftOf(bookingReducer(typed, answer)).form.arrivalTime).toBe('07:00')
    const moved = bookingReducer(before, {
      type: 'dateEntered',
      end: 'departure',
      part: 'time',
      value: '12:00',
    })
    expect(draftOf(bookingReducer(moved, answer)).form.arrivalTime).toBeNull()
  })
})

const count = fc.integer({ min: -3, max: 60 })
const entering: fc.Arbitrary<BookingAction> = fc.oneof(
  fc.record({ type: fc.constant('adultsSet' as const), count }),
  fc.record({ type: fc.constant('childrenSet' as const), count }),
  fc.record({
    type: fc.constant('seatsSet' as const),
    seat: fc.constantFrom('infant_seat' as const, 'seat' as const, 'booster' as const),
    count,
  }),
  fc.record({
    type: fc.constant('passengerEntered' as const),
    uniqId: fc.constantFrom('p1', 'p2', 'p3', 'nobody'),
    field: fc.constantFrom('name' as const, 'phone' as const, 'email' as const),
    value: fc.string(),
  }),
  fc.integer({ min: 1, max: 50 }).map(
    (capacity): BookingAction => ({
      ...(start as Extract<BookingAction, { type: 'started' }>),
      offer: createOffer({ priceId: `pr-${capacity}`, carClass: { ...createOffer().carClass, capacity } }),
    }),
  ),
  fc.integer({ min: 1, max: 50 }).map(
    (capacity): BookingAction => ({
      type: 'priceConfirmed',
      quotedAt: fixtureNow,
      offers: { outbound: createOffer({ carClass: { ...createOffer().carClass, capacity } }), return: null },
    }),
  ),
  fc.constant<BookingAction>({
    type: 'restored',
    kept: {
      draft: createFullDraft({ adults: 9, children: 9, childSeats: { infant_seat: 9, seat: 9, booster: 9 } }),
      quotedAt: fixtureNow,
      intentId: 'kept',
      sent: null,
      lost: null,
      order: null,
    },
  }),
)

describe('invariants', () => {
  it('REL-08 people fit the car, seats the children, and each person has a row, whatever is done', () => {
    fc.assert(
      fc.property(fc.array(entering, { maxLength: 20 }), (actions) => {
        let state = bookingReducer(initialBooking, start)
        for (const action of actions) {
          state = bookingReducer(state, action)
          const draft = draftOf(state)
          expect(draft.adults).toBeGreaterThanOrEqual(1)
          expect(draft.adults + draft.children).toBeLessThanOrEqual(draft.offer.carClass.capacity)
          expect(seatTotal(draft.childSeats)).toBeLessThanOrEqual(draft.children)
          expect(draft.passengers).toHaveLength(draft.adults + draft.children)
          expect(new Set(draft.passengers.map(({ uniqId }) => uniqId)).size).toBe(draft.passengers.length)
        }
      }),
      { numRuns: 1000 },
    )
  })
})
