import type { Draft, Leg, Ride } from '../../kernel/model/booking.ts'
import { dateArrivalOf, dateDepartureOf } from '../../kernel/model/trip.ts'
import { type CivilDateTime, isCivilDateTime, settleCivil, splitCivil } from '../../kernel/values/time.ts'
import { timeZoneOf } from '../../kernel/values/timeZone.ts'
import { legOf, withLeg, withOffer, withReturn } from '../draft/draft.ts'
import { withNames } from '../draft/names.ts'
import { tickedServices } from '../draft/seats.ts'
import type { BookingAction } from './bookingActions.ts'
import { type FormState, noTiming, type RideTiming } from './bookingState.ts'
import { withPeople } from './passengerRows.ts'

/** Returns the booking after an action on one ride. Null: the action is about something else. */
export function rideChanged(state: FormState, draft: Draft, action: BookingAction): FormState | null {
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
 * Sets the way back. The higher edit counts make responses about the former way back obsolete. A way back
 * that brings both its times keeps its pickup. It becomes a fast ride only after a new time check.
 */
function returnSet(state: FormState, draft: Draft, ride: Ride | null): FormState {
  const { arrival, departure } = state.timing.return.edits
  const form = ride?.form
  const isArrivalOwn = form !== undefined && dateArrivalOf(form) !== null && dateDepartureOf(form) !== null
  const own = { ...noTiming, isArrivalOwn, edits: { arrival: arrival + 1, departure: departure + 1 } }
  return {
    ...withPeople(state, withReturn(draft, ride && { ...ride, isFastRide: false })),
    timing: { ...state.timing, return: own },
  }
}

function withTiming(state: FormState, leg: Leg = 'outbound', known: Partial<RideTiming>): FormState {
  return { ...state, timing: { ...state.timing, [leg]: { ...state.timing[leg], ...known } } }
}

function withRide(
  state: FormState,
  draft: Draft,
  leg: Leg | undefined,
  said: Parameters<typeof withLeg>[2],
): FormState {
  return { ...state, draft: withLeg(draft, leg ?? 'outbound', said) }
}

/**
 * Chooses or removes an extra. An included extra cannot be removed, and child seats have a counter instead.
 */
function serviceSet(
  state: FormState,
  draft: Draft,
  { leg, serviceId, chosen }: Extract<BookingAction, { type: 'serviceSet' }>,
): FormState {
  const ride = legOf(draft, leg ?? 'outbound')
  const service = ride && tickedServices(ride.offer).find(({ id }) => id === serviceId)
  if (!ride || !service || service.includedInPrice) return state
  const others = ride.services.filter((id) => id !== serviceId)
  return withRide(state, draft, leg, { services: chosen ? [...others, serviceId] : others })
}

function dateEntered(
  state: FormState,
  draft: Draft,
  { leg = 'outbound', end, part, value }: Extract<BookingAction, { type: 'dateEntered' }>,
): FormState {
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
  // An order may hold a date that does not exist. The form shows the error, and the person can correct it.
  if (civil === null || !isCivilDateTime(civil)) return next
  return withTime(next, next.draft, leg, end, civil)
}

/**
 * Sets a time that exists in the zone of the pickup place. A time that was moved, or that the clock shows
 * twice, gets a note (DATE-02).
 */
function withTime(
  state: FormState,
  draft: Draft,
  leg: Leg,
  end: 'arrival' | 'departure',
  asked: CivilDateTime,
): FormState {
  const ride = legOf(draft, leg)
  if (!ride) return state
  const { civil, note } = settleCivil(asked, timeZoneOf(ride.from))
  const { date, time } = splitCivil(civil)
  const form = { ...ride.form, [`${end}Date`]: date, [`${end}Time`]: time }
  const timeNote = note ? { end, note, civil } : noteOfOther(state.timing[leg], end)
  return withTiming({ ...state, draft: withLeg(draft, leg, { form }) }, leg, { timeNote })
}

/** Note about the other end. It stays, because a suggested arrival does not change the departure. */
function noteOfOther({ timeNote }: RideTiming, end: 'arrival' | 'departure'): RideTiming['timeNote'] {
  return timeNote?.end === end ? null : timeNote
}

function timeSuggested(
  state: FormState,
  draft: Draft,
  { leg = 'outbound', edits, suggestion }: Extract<BookingAction, { type: 'timeSuggested' }>,
): FormState {
  const { edits: now, isArrivalOwn } = state.timing[leg]
  if (isArrivalOwn || edits.arrival !== now.arrival || edits.departure !== now.departure) return state
  const slow = withLeg(draft, leg, { isFastRide: false })
  return withTiming(withTime(state, slow, leg, 'arrival', suggestion.arrival), leg, { suggestion })
}
