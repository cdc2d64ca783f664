import type { Draft, Leg, Ride } from '../domain/booking.ts'
import { legOf, withLeg, withOffer, withReturn } from '../domain/draft.ts'
import { withNames } from '../domain/names.ts'
import { tickedServices } from '../domain/seats.ts'
import { type CivilDateTime, isCivilDateTime, settleCivil, splitCivil } from '../domain/time.ts'
import { timeZoneOf } from '../domain/timeZone.ts'
import { dateArrivalOf, dateDepartureOf } from '../domain/trip.ts'
import type { BookingAction } from './bookingActions.ts'
import { type BookingState, noTiming, type RideTiming } from './bookingState.ts'
import { withPeople } from './passengerRows.ts'

/** The booking after something was entered or learned about one ride. Null: the action is about something else. */
export function rideChanged(state: BookingState, draft: Draft, action: BookingAction): BookingState | null {
  switch (action.type) {
    case 'dateEntered':
      return dateEntered(state, draft, action)
    case 'textEntered': {
      const form = legOf(draft, action.leg ?? 'outbound')?.form
      if (!form) return state
      return withRide(state, draft, action.leg, { form: { ...form, [action.field]: action.value } })
    }
    case 'rideTextEntered':
      return withRide(state, draft, action.leg, { [action.field]: action.value })
    case 'serviceSet':
      return serviceSet(state, draft, action)
    case 'flexibleSet':
      return withRide(state, draft, action.leg, { flexibleTariff: action.chosen })
    case 'flexibleAgreementSet':
      return withRide(state, draft, action.leg, { flexibleAgreement: action.agreed })
    case 'offerTaken': {
      const quotedAt = Math.min(state.quotedAt, action.quotedAt)
      return { ...withPeople(state, withOffer(draft, action.offer, action.leg)), quotedAt }
    }
    case 'returnSet':
      return returnSet(state, draft, action.ride)
    case 'named':
      return { ...state, draft: withNames(draft, action.names), namesIn: action.lang ?? state.namesIn }
    case 'checkChanged':
      return withTiming(state, action.leg, { check: action.check })
    case 'timeSuggested':
      return timeSuggested(state, draft, action)
    case 'fastRideTaken': {
      const { leg = 'outbound', civil } = action
      return withTime(state, withLeg(draft, leg, { isFastRide: true }), leg, 'arrival', civil)
    }
    default:
      return null
  }
}

/**
 * What was asked about the times of the way back before it is nothing to it now; one that comes with a pickup for its
 * departure keeps it, and is a fast ride only once the time check has said so again.
 */
function returnSet(state: BookingState, draft: Draft, ride: Ride | null): BookingState {
  const { arrival, departure } = state.timing.return.edits
  const form = ride?.form
  const isArrivalOwn = form !== undefined && dateArrivalOf(form) !== null && dateDepartureOf(form) !== null
  const own = { ...noTiming, isArrivalOwn, edits: { arrival: arrival + 1, departure: departure + 1 } }
  return {
    ...withPeople(state, withReturn(draft, ride && { ...ride, isFastRide: false })),
    timing: { ...state.timing, return: own },
  }
}

function withTiming(state: BookingState, leg: Leg = 'outbound', known: Partial<RideTiming>): BookingState {
  return { ...state, timing: { ...state.timing, [leg]: { ...state.timing[leg], ...known } } }
}

function withRide(
  state: BookingState,
  draft: Draft,
  leg: Leg | undefined,
  said: Parameters<typeof withLeg>[2],
): BookingState {
  return { ...state, draft: withLeg(draft, leg ?? 'outbound', said) }
}

/** What is included cannot be left out; child seats are counted instead. */
function serviceSet(
  state: BookingState,
  draft: Draft,
  { leg, serviceId, chosen }: Extract<BookingAction, { type: 'serviceSet' }>,
): BookingState {
  const ride = legOf(draft, leg ?? 'outbound')
  const service = ride && tickedServices(ride.offer).find(({ id }) => id === serviceId)
  if (!ride || !service || service.includedInPrice) return state
  const others = ride.services.filter((id) => id !== serviceId)
  return withRide(state, draft, leg, { services: chosen ? [...others, serviceId] : others })
}

function dateEntered(
  state: BookingState,
  draft: Draft,
  { leg = 'outbound', end, part, value }: Extract<BookingAction, { type: 'dateEntered' }>,
): BookingState {
  const field = `${end}${part === 'date' ? 'Date' : 'Time'}` as const
  const ride = legOf(draft, leg)
  if (!ride || ride.form[field] === value) return state
  const form = { ...ride.form, [field]: value }
  const timing = state.timing[leg]
  const next = withTiming({ ...state, draft: withLeg(draft, leg, { form, isFastRide: false }) }, leg, {
    edits: { ...timing.edits, [end]: timing.edits[end] + 1 },
    timeNote: noteOfOther(timing, end),
    suggestion: end === 'departure' ? null : timing.suggestion,
    isArrivalOwn: end !== 'departure' && timing.isArrivalOwn,
  })
  const civil = end === 'arrival' ? dateArrivalOf(form) : dateDepartureOf(form)
  // An order may name what is no day of the calendar: the form says so, and it can be put right.
  if (civil === null || !isCivilDateTime(civil) || !next.draft) return next
  return withTime(next, next.draft, leg, end, civil)
}

/** An end's time as the pickup place's own clock can show it; a moved or doubled time is told (DATE-02). */
function withTime(
  state: BookingState,
  draft: Draft,
  leg: Leg,
  end: 'arrival' | 'departure',
  asked: CivilDateTime,
): BookingState {
  const ride = legOf(draft, leg)
  if (!ride) return state
  const { civil, note } = settleCivil(asked, timeZoneOf(ride.from))
  const { date, time } = splitCivil(civil)
  const form = { ...ride.form, [`${end}Date`]: date, [`${end}Time`]: time }
  const timeNote = note ? { end, note, civil } : noteOfOther(state.timing[leg], end)
  return withTiming({ ...state, draft: withLeg(draft, leg, { form }) }, leg, { timeNote })
}

/** A suggested arrival says nothing about the departure: what was told of the other end stays. */
function noteOfOther({ timeNote }: RideTiming, end: 'arrival' | 'departure'): RideTiming['timeNote'] {
  return timeNote?.end === end ? null : timeNote
}

function timeSuggested(
  state: BookingState,
  draft: Draft,
  { leg = 'outbound', edits, suggestion }: Extract<BookingAction, { type: 'timeSuggested' }>,
): BookingState {
  const { edits: now, isArrivalOwn } = state.timing[leg]
  if (isArrivalOwn || edits.arrival !== now.arrival || edits.departure !== now.departure) return state
  const slow = withLeg(draft, leg, { isFastRide: false })
  return withTiming(withTime(state, slow, leg, 'arrival', suggestion.arrival), leg, { suggestion })
}
