import { describe, expect, it } from 'vitest'
import type { Ride } from '../../kernel/model/booking.ts'
import {
  createAirport,
  createGuest,
  createHouse,
  createOffer,
  fixtureNow,
} from '../../testing/samples/fixtures.ts'
import { createRide } from '../draft/draft.ts'
import { bookingReducer } from './booking.ts'
import type { BookingAction } from './bookingActions.ts'
import { type BookingState, initialBooking } from './bookingState.ts'

const back = createRide({
  offer: createOffer({ priceId: 'back', routeType: 'SUBURB_AIRPORT' }),
  from: createHouse(),
  to: createAirport(),
  user: createGuest(),
})
const started = bookingReducer(initialBooking, {
  type: 'started',
  offer: createOffer(),
  quotedAt: fixtureNow,
  from: createAirport(),
  to: createHouse(),
  intentId: 'intent-1',
  utm: {},
  user: createGuest(),
})
const then = (state: BookingState, ...actions: BookingAction[]) => actions.reduce(bookingReducer, state)
const enter = (end: 'arrival' | 'departure', part: 'date' | 'time', value: string): BookingAction => ({
  type: 'dateEntered',
  leg: 'return',
  end,
  part,
  value,
})
const set = (ride: Ride | null): BookingAction => ({ type: 'returnSet', ride })
const suggested = (state: BookingState): BookingAction => ({
  type: 'timeSuggested',
  leg: 'return',
  edits: state.timing.return.edits,
  suggestion: { arrival: '2026-12-20 10:00', travelTime: 3600 },
})
const arrival = ({ draft }: BookingState) => draft?.returnRide?.form.arrivalTime

const departing = then(
  started,
  set(back),
  enter('departure', 'date', '2026-12-20'),
  enter('departure', 'time', '14:00'),
)

describe('the way back taken out and put in again', () => {
  const typed = then(departing, suggested(departing), enter('arrival', 'time', '08:30'))
  const former = typed.draft?.returnRide ?? null

  it('BOOK-14 keeps the pickup that was typed: the recommendation for its departure was had', () => {
    const again = then(typed, set(null), set(former))
    expect(arrival(then(again, suggested(again)))).toBe('08:30')
  })

  it('BOOK-14 takes a recommendation again once its departure is moved', () => {
    const moved = then(typed, set(null), set(former), enter('departure', 'time', '15:00'))
    expect(arrival(then(moved, suggested(moved)))).toBe('10:00')
  })

  it('BOOK-14 a late recommendation for the one that was taken out is nothing to it', () => {
    const leaving = (departureDate: string) => set({ ...back, form: { ...back.form, departureDate } })
    const before = then(started, leaving('2026-12-20'))
    const again = then(before, set(null), leaving('2026-12-21'))
    expect(arrival(then(again, suggested(before)))).toBeNull()
  })

  it('BOOK-16 is a fast ride again only if the time check says so', () => {
    expect(then(started, set({ ...back, isFastRide: true })).draft?.returnRide?.isFastRide).toBe(false)
  })
})
