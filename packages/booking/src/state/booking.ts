import type { Draft } from '../domain/booking.ts'
import { createDraft, withOffer } from '../domain/draft.ts'
import { maxCapacity } from '../domain/offer.ts'
import { fitParty, withAdults, withChildren, withChildSeats } from '../domain/party.ts'
import type { Passenger } from '../domain/passenger.ts'
import { type CivilDateTime, settleCivil, splitCivil } from '../domain/time.ts'
import { timeZoneOf } from '../domain/timeZone.ts'
import { dateArrivalOf, dateDepartureOf, emptyTripForm } from '../domain/trip.ts'
import { type BookingAction, type BookingState, initialBooking, type Kept } from './bookingState.ts'
import { withRows } from './passengerRows.ts'

export function bookingReducer(state: BookingState, action: BookingAction): BookingState {
  switch (action.type) {
    case 'started':
      return started(state, action)
    case 'restored':
      return restored(action.kept)
    case 'begunFound':
      return { ...initialBooking, begun: action.order }
    case 'finished':
      return initialBooking
    default:
      return changed(state, action)
  }
}

/** What was entered for another offer stays, as far as the new one and its route have room for it. */
function started(state: BookingState, action: Extract<BookingAction, { type: 'started' }>): BookingState {
  const { offer, quotedAt, from, to, stops, durationSeconds = null, intentId, utm, user } = action
  const before = state.draft
  const sameTrip = before?.from.placeId === from.placeId && before.to?.placeId === to?.placeId
  const fresh = createDraft({
    offer,
    from,
    to,
    ...(stops && { stops }),
    durationSeconds,
    user,
    uniqId: 'p1',
    utm,
  })
  const draft = before
    ? {
        ...withOffer({ ...before, from, to, durationSeconds }, offer),
        form: sameTrip ? before.form : emptyTripForm,
        stops: stops ?? (sameTrip ? before.stops : []),
        isFastRide: false,
        idempotencyKey: null,
        utm,
      }
    : fresh
  return { ...initialBooking, draft: withRows(draft), quotedAt, intentId }
}

/** A request without an answer is asked about first, before anything else can be done with the draft. */
function restored(kept: Kept): BookingState {
  return {
    ...initialBooking,
    ...kept,
    draft: withRows(fitParty(kept.draft, maxCapacity([kept.draft.offer]))),
    phase: kept.sent ? 'asking' : 'editing',
  }
}

function changed(state: BookingState, action: BookingAction): BookingState {
  const { draft } = state
  switch (action.type) {
    case 'phaseEntered':
      return { ...state, phase: action.phase, failure: action.phase === 'editing' ? state.failure : null }
    case 'failed':
      return { ...state, phase: 'editing', failure: action.failure }
    case 'connectionReturned':
      return state.failure?.reason === 'offline' ? { ...state, failure: null } : state
    case 'payPageReady':
      return { ...state, phase: 'editing', payPage: action.url }
    case 'returned':
      return state.phase === 'leaving' || state.phase === 'opening'
        ? { ...state, phase: 'editing', failure: null }
        : state
    case 'checkChanged':
      return { ...state, check: action.check }
    default:
      return draft ? edited(state, draft, action) : state
  }
}

function edited(state: BookingState, draft: Draft, action: BookingAction): BookingState {
  switch (action.type) {
    case 'dateEntered':
      return dateEntered(state, draft, action)
    case 'textEntered':
      return { ...state, draft: { ...draft, form: { ...draft.form, [action.field]: action.value } } }
    case 'adultsSet': {
      const next = withRows(withAdults(draft, action.count, maxCapacity([draft.offer])))
      return { ...state, draft: next, childrenCut: next.children < draft.children }
    }
    case 'childrenSet':
      return {
        ...state,
        draft: withRows(withChildren(draft, action.count, maxCapacity([draft.offer]))),
        childrenCut: false,
      }
    case 'seatsSet':
      return { ...state, draft: withChildSeats(draft, action.seat, action.count) }
    case 'passengerEntered':
      return { ...state, draft: { ...draft, passengers: draft.passengers.map(entered(action)) } }
    case 'notesEntered':
      return { ...state, draft: { ...draft, notes: action.value } }
    case 'signEntered':
      return { ...state, draft: { ...draft, table: action.value } }
    case 'agreementSet':
      return { ...state, draft: { ...draft, agreement: action.agreed } }
    case 'timeSuggested':
      return timeSuggested(state, draft, action)
    case 'fastRideTaken':
      return {
        ...withTime(state, { ...draft, isFastRide: true }, 'arrival', action.civil),
        check: state.check,
      }
    default:
      return stepped(state, draft, action)
  }
}

function entered({ uniqId, field, value }: Extract<BookingAction, { type: 'passengerEntered' }>) {
  return (passenger: Passenger): Passenger =>
    passenger.uniqId === uniqId ? { ...passenger, [field]: value } : passenger
}

function dateEntered(
  state: BookingState,
  draft: Draft,
  { end, part, value }: Extract<BookingAction, { type: 'dateEntered' }>,
): BookingState {
  const field = `${end}${part === 'date' ? 'Date' : 'Time'}` as const
  if (draft.form[field] === value) return state
  const form = { ...draft.form, [field]: value }
  const edits = { ...state.edits, [end]: state.edits[end] + 1 }
  const next = {
    ...state,
    draft: { ...draft, form, isFastRide: false },
    edits,
    timeNote: noteOfOther(state, end),
    suggestion: end === 'departure' ? null : state.suggestion,
  }
  const civil = end === 'arrival' ? dateArrivalOf(form) : dateDepartureOf(form)
  return civil === null ? next : withTime(next, next.draft, end, civil)
}

/** An end's time as the pickup place's own clock can show it; a moved or doubled time is told (DATE-02). */
function withTime(
  state: BookingState,
  draft: Draft,
  end: 'arrival' | 'departure',
  asked: CivilDateTime,
): BookingState {
  const { civil, note } = settleCivil(asked, timeZoneOf(draft.from))
  const { date, time } = splitCivil(civil)
  const form = { ...draft.form, [`${end}Date`]: date, [`${end}Time`]: time }
  const timeNote = note ? { end, note, civil } : noteOfOther(state, end)
  return { ...state, draft: { ...draft, form }, timeNote }
}

/** A suggested arrival says nothing about the departure: what was told of the other end stays. */
function noteOfOther({ timeNote }: BookingState, end: 'arrival' | 'departure'): BookingState['timeNote'] {
  return timeNote?.end === end ? null : timeNote
}

function timeSuggested(
  state: BookingState,
  draft: Draft,
  { edits, suggestion }: Extract<BookingAction, { type: 'timeSuggested' }>,
): BookingState {
  if (edits.arrival !== state.edits.arrival || edits.departure !== state.edits.departure) return state
  return { ...withTime(state, { ...draft, isFastRide: false }, 'arrival', suggestion.arrival), suggestion }
}

function stepped(state: BookingState, draft: Draft, action: BookingAction): BookingState {
  switch (action.type) {
    case 'submitted': {
      const next = { ...state, draft: { ...draft, payment: action.payment }, submitted: true, failure: null }
      return action.ok ? next : { ...next, phase: 'editing', refusals: state.refusals + 1 }
    }
    case 'sent':
      return {
        ...state,
        phase: 'sending',
        failure: null,
        sent: action.sent,
        draft: { ...draft, idempotencyKey: action.sent.key },
      }
    case 'ordered':
      return { ...state, sent: null, lost: null, order: action.order, failure: null }
    case 'refused':
      return { ...state, phase: 'editing', sent: null, failure: action.failure }
    case 'lostSettled':
      return { ...state, sent: null, lost: state.sent }
    case 'priceChanged':
      return { ...state, phase: 'editing', requote: { offer: action.offer, quotedAt: action.quotedAt } }
    case 'priceConfirmed':
      return { ...state, quotedAt: action.quotedAt, draft: withRows(withOffer(draft, action.offer)) }
    case 'priceAccepted':
      return state.requote
        ? {
            ...state,
            requote: null,
            failure: null,
            quotedAt: state.requote.quotedAt,
            draft: withRows(withOffer(draft, state.requote.offer)),
          }
        : state
    case 'priceDeclined':
      return { ...state, requote: null }
    case 'startedAnew':
      return {
        ...state,
        order: null,
        sent: null,
        lost: null,
        payPage: null,
        failure: null,
        phase: 'editing',
        intentId: action.intentId,
        draft: { ...draft, idempotencyKey: null },
      }
    default:
      return state
  }
}
