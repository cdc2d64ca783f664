import { describe, expect, it } from 'vitest'
import { type User, unknownUser } from '../../kernel/model/user.ts'
import {
  createAirport,
  createGuest,
  createHouse,
  createOffer,
  createOrderTrip,
  fixtureNow,
} from '../../testing/samples/fixtures.ts'
import { prefillOf } from '../draft/prefill.ts'
import { bookingReducer } from './booking.ts'
import type { BookingAction } from './bookingActions.ts'
import { type BookingState, initialBooking } from './bookingState.ts'

const user: User = createGuest({
  userId: '5',
  tripReference: 'REF-1',
  internalNumbers: { trip: 'optional', order: 'optional', preset: 'NW-2026', pattern: null, message: null },
})
const start: Extract<BookingAction, { type: 'started' }> = {
  type: 'started',
  offer: createOffer(),
  quotedAt: fixtureNow,
  from: createAirport(),
  to: createHouse(),
  intentId: 'intent-1',
  utm: {},
  user,
}
const known: BookingAction = { type: 'userKnown', user }
const run = (...actions: BookingAction[]) => actions.reduce(bookingReducer, initialBooking)
const presets = ({ draft }: BookingState) => [draft?.internalNumber, draft?.orderNumber, draft?.tripReference]

describe('presets of the settings', () => {
  it('BOOK-26 fill a form that was begun before the settings came, but not what was typed', () => {
    expect(presets(run({ ...start, user: unknownUser }, known))).toEqual(['NW-2026', 'NW-2026', 'REF-1'])
    const typed = run(
      { ...start, user: unknownUser },
      { type: 'particularSet', said: { orderNumber: 'A' } },
      known,
    )
    expect(presets(typed)).toEqual(['NW-2026', 'A', 'REF-1'])
  })

  it('BOOK-26 that the person has cleared stay away, at each further visit and with another car', () => {
    const cleared: BookingAction[] = [
      { type: 'rideTextEntered', field: 'internalNumber', value: '' },
      { type: 'particularSet', said: { orderNumber: '', tripReference: '' } },
    ]
    expect(presets(run(start, known, ...cleared, known, known))).toEqual(['', '', ''])
    expect(presets(run(start, ...cleared, known))).toEqual(['', '', ''])
    expect(presets(run({ ...start, user: unknownUser }, known, ...cleared, start, known))).toEqual([
      '',
      '',
      '',
    ])
  })

  it('BOOK-26 of somebody who signs in fill what was left empty', () => {
    expect(
      presets(run({ ...start, user: createGuest() }, { type: 'userKnown', user: createGuest() }, known)),
    ).toEqual(['NW-2026', 'NW-2026', 'REF-1'])
  })

  it('BOOK-26 do not fill what the device has kept: there they may have been cleared', () => {
    const { draft } = run({ ...start, user: createGuest() })
    if (!draft) throw new Error('It was begun')
    const kept = { draft, quotedAt: 0, intentId: 'i', sent: null, lost: null, order: null }
    expect(presets(run({ type: 'restored', kept }, known))).toEqual(['', '', ''])
  })

  it('BOOK-50 a change takes nothing for granted, before the settings come or after', () => {
    const trip = createOrderTrip({ internalNumber: '', reference: '', coordinator: null })
    for (const who of [user, unknownUser]) {
      const filled = run(
        { ...start, user: who },
        {
          type: 'prefilled',
          draft: prefillOf(trip, start.offer, who, 'change'),
          change: { orderId: '1', transaction: 't', number: 'n' },
          earlier: { action: 'change', trip },
        },
      )
      const before = filled.draft
      expect(presets(filled)).toEqual(['', '', ''])
      expect(bookingReducer(filled, known).draft).toEqual(before)
    }
  })
})
