import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasField } from '../../kernel/model/trip.ts'
import { unread } from '../../kernel/values/time.ts'
import { fieldOf } from '../../kernel/values/violation.ts'
import { freeText } from '../../testing/arbitraries.ts'
import {
  createAirport,
  createFullDraft,
  createGuest,
  createHouse,
  createOffer,
  fixtureNow,
} from '../../testing/samples/fixtures.ts'
import { legOf, rideOf } from '../draft/draft.ts'
import { validateDraft } from '../rules/validateDraft.ts'
import { bookingReducer } from './booking.ts'
import { initialBooking, toSavedBooking } from './bookingState.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'

const [home, airport] = [createHouse(), createAirport()]
const there = createFullDraft({
  offer: createOffer({ routeType: 'SUBURB_AIRPORT' }),
  from: home,
  to: airport,
})
const draft = createFullDraft({ ...there, returnRide: rideOf(createFullDraft()) })
const began = bookingReducer(initialBooking, {
  type: 'restored',
  kept: { draft, quotedAt: fixtureNow, intentId: 'intent-1', sent: null, lost: null, order: null },
})

const entry = fc.record({
  leg: fc.constantFrom('outbound' as const, 'return' as const),
  end: fc.constantFrom('arrival' as const, 'departure' as const),
  part: fc.constantFrom('date' as const, 'time' as const),
  written: freeText.filter((text) => text !== ''),
})

describe('a text in the field of a day or a time that says none', () => {
  it('REL-05 BOOK-58 is kept on the device sign by sign, there and back', () => {
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 6 }), (entries) => {
        const state = entries.reduce(
          (now, { leg, end, part, written }) =>
            bookingReducer(now, { type: 'dateEntered', leg, end, part, value: unread(written) }),
          began,
        )
        const found = readSnapshot(
          writeSnapshot({ until: fixtureNow, kept: toSavedBooking(state), begun: null }),
        )
        expect(found?.kept?.draft).toEqual(state.draft)
        const last = new Map(entries.map((one) => [`${one.leg} ${one.end} ${one.part}`, one]))
        for (const { leg, end, part, written } of last.values()) {
          const name = `${end}${part === 'date' ? 'Date' : 'Time'}` as const
          expect(legOf(found?.kept?.draft ?? draft, leg)?.form[name]).toEqual({ written })
        }
      }),
    )
  })

  it('BOOK-13 counts as nothing where a day or a time is needed', () => {
    fc.assert(
      fc.property(entry, ({ leg, end, part, written }) => {
        const { draft: now } = bookingReducer(began, {
          ...{ type: 'dateEntered', leg, end, part },
          value: unread(`~${written}~`),
        })
        const ride = now && legOf(now, leg)
        if (!now || !ride) throw new Error('The form stays')
        const field = end === 'arrival' ? 'dateArrival' : 'dateDeparture'
        const isAsked = hasField(ride.offer.routeType, field)
        const found = validateDraft(now, createGuest(), fixtureNow)
        const isSaid = found.some((one) => one.field === fieldOf(leg, field) && one.params?.part === part)
        expect(isSaid).toBe(isAsked)
      }),
    )
  })
})
