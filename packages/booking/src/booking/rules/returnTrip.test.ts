import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Draft } from '../../kernel/model/booking.ts'
import { emptyTripForm } from '../../kernel/model/trip.ts'
import { plusMinutes } from '../../kernel/values/time.ts'
import {
  createAirport,
  createFullDraft,
  createGuest,
  createHouse,
  createOffer,
  fixtureNow,
} from '../../testing/samples/fixtures.ts'
import { rideOf } from '../draft/draft.ts'
import { returnDeparture, returnTrip } from './returnTrip.ts'
import { validateDraft } from './validateDraft.ts'

const error = { code: 'trans.booking_module.reverse_trip_error', field: 'return.dateArrival' }

/** There at `there` in Paris, back from `from` at `back`. */
function booked(there: string, back: string, travelTime: number | null, from = createHouse()): Draft {
  const at = (civil: string) => {
    const [arrivalDate = null, arrivalTime = null] = civil.split(' ')
    return { ...emptyTripForm, arrivalDate, arrivalTime }
  }
  const offer = createOffer({ travelTime })
  const returnRide = { ...rideOf(createFullDraft({ from, to: createAirport() })), form: at(back) }
  return createFullDraft({ offer, form: at(there), returnRide })
}

describe('the way back', () => {
  it.each([
    ['a minute less than the 45 minutes of the ride', '2026-12-01 12:44', error],
    ['as long as the ride takes', '2026-12-01 12:45', error],
    ['a minute more', '2026-12-01 12:46', null],
    ['before it', '2026-12-01 11:00', error],
    ['the next day', '2026-12-02 08:00', null],
  ])('BOOK-39 starts later than the ride there takes: %s', (_name, back, expected) => {
    expect(returnTrip(booked('2026-12-01 12:00', back, 2700))).toEqual(expected)
  })

  it.each([
    ['4 minutes', '2026-12-01 12:04', error],
    ['5 minutes', '2026-12-01 12:05', error],
    ['6 minutes', '2026-12-01 12:06', null],
  ])('BOOK-39 where the offer does not say how long it takes, 300 s: %s', (_name, back, expected) => {
    expect(returnTrip(booked('2026-12-01 12:00', back, null))).toEqual(expected)
  })

  it('BOOK-39 DATE-02 each time is of its own place: 11:46 in London is 12:46 in Paris', () => {
    const london = createHouse({ timeZone: 'Europe/London' })
    expect(returnTrip(booked('2026-12-01 12:00', '2026-12-01 11:46', 2700, london))).toBeNull()
    expect(returnTrip(booked('2026-12-01 12:00', '2026-12-01 11:45', 2700, london))).toEqual(error)
  })

  it('BOOK-39 says nothing without a way back, nor of a time that is not entered', () => {
    expect(returnTrip(createFullDraft())).toBeNull()
    const draft = booked('2026-12-01 12:00', '2026-12-01 12:00', null)
    const form = { ...emptyTripForm, arrivalDate: '2026-12-01' }
    expect(returnTrip({ ...draft, form })).toBeNull()
    expect(returnTrip({ ...draft, returnRide: draft.returnRide && { ...draft.returnRide, form } })).toBeNull()
  })

  it.each([
    ['2026-02-30 12:00', '2026-12-01 12:00'],
    ['2026-12-01 12:00', '2026-02-30 12:00'],
  ])('BOOK-39 DATE-01 says nothing of a day that the calendar has not: there %s, back %s', (there, back) => {
    expect(returnTrip(booked(there, back, 2700))).toBeNull()
  })

  it('BOOK-39 a later way back is never worse', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -3000, max: 3000 }),
        fc.nat(3000),
        fc.option(fc.nat(7200)),
        (first, more, travelTime) => {
          const at = (minutes: number) =>
            returnTrip(
              booked(
                '2026-12-01 12:00',
                plusMinutes('2026-12-01 12:00', minutes, 'Europe/Paris'),
                travelTime,
              ),
            )
          if (at(first) === null) expect(at(first + more)).toBeNull()
        },
      ),
    )
  })
})

describe('what the way back has to reach', () => {
  const fault = { code: 'DataForms.Forms.ErrorReturnDeparture', field: 'return.dateDeparture' }
  /** There at noon in Paris, 45 minutes; back with a pickup at 11:00 for what leaves at `leaves`. */
  function leaving(leaves: string, routeType: 'SUBURB_AIRPORT' | 'SUBURB_SUBURB' = 'SUBURB_AIRPORT'): Draft {
    const draft = booked('2026-12-01 12:00', '2026-12-01 11:00', 2700)
    const [departureDate = null, departureTime = null] = leaves.split(' ')
    const { returnRide } = draft
    if (!returnRide) throw new Error('There is a way back')
    const offer = createOffer({ ...returnRide.offer, routeType })
    const form = { ...returnRide.form, departureDate, departureTime }
    return { ...draft, returnRide: { ...returnRide, offer, form } }
  }

  it.each([
    ['before the landing', '2026-12-01 11:59', fault],
    ['as the ride there ends', '2026-12-01 12:45', fault],
    ['a minute later', '2026-12-01 12:46', null],
    ['on a day that the calendar has not', '2026-02-30 12:00', null],
    ['at a time that is not entered yet', '', null],
  ])('BOOK-39 leaves %s', (_name, leaves, expected) => {
    expect(returnDeparture(leaving(leaves))).toEqual(expected)
  })

  it('BOOK-39 a way back that reaches nothing, and none at all, have no such fault', () => {
    expect(returnDeparture(leaving('2026-12-01 11:59', 'SUBURB_SUBURB'))).toBeNull()
    expect(returnDeparture(createFullDraft())).toBeNull()
  })

  it('BOOK-13 BOOK-39 it is the one fault that is named: its pickup cannot be right before', () => {
    const codes = (leaves: string) =>
      validateDraft(leaving(leaves), createGuest(), fixtureNow).flatMap(({ code, field }) =>
        field?.startsWith('return.date') ? [`${field} ${code}`] : [],
      )
    expect(codes('2026-12-01 10:00')).toEqual([`${fault.field} ${fault.code}`])
    expect(codes('2026-12-01 11:30')).toEqual([`${fault.field} ${fault.code}`])
    expect(codes('2026-12-01 15:00')).toEqual([`${error.field} ${error.code}`])
  })
})
