import type { Draft } from '../domain/booking.ts'
import { capacityOf, createDraft, withOffer, withReturn } from '../domain/draft.ts'
import { fitParty } from '../domain/party.ts'
import { codeNameOf } from '../domain/rules/bonus.ts'
import { emptyTripForm } from '../domain/trip.ts'
import type { BookingAction } from './bookingActions.ts'
import { peopleChanged } from './bookingPeople.ts'
import { rideChanged } from './bookingRide.ts'
import { type Begun, type BookingState, initialBooking, type Kept } from './bookingState.ts'
import { stepped } from './bookingSteps.ts'
import { withPeople } from './passengerRows.ts'
import { pricingReducer } from './pricing.ts'
import { withFormFields } from './touched.ts'

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
      return withoutStaleCode(withFormFields(state, changed(state, action)))
  }
}

/** What was entered for another offer stays, as far as the new one and its route have room for it. */
function started(state: BookingState, action: Extract<BookingAction, { type: 'started' }>): BookingState {
  const { offer, quotedAt, from, to, stops, durationSeconds = null, returnRide, intentId, utm, user } = action
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
        change: null,
        isFastRide: false,
        idempotencyKey: null,
        utm,
      }
    : fresh
  const former = sameTrip ? (before?.returnRide ?? null) : null
  let whole = withReturn(draft, returnRide === undefined ? former : returnRide)
  // What was entered for the way back stays with its trip.
  if (former && returnRide) whole = withOffer(withReturn(draft, former), returnRide.offer, 'return')
  const { aside } = state
  const filledFor = before ? state.filledFor : user
  return { ...withPeople({ ...initialBooking, draft: before, aside, filledFor }, whole), quotedAt, intentId }
}

/** A request without an answer is asked about first, before anything else can be done with the draft. */
function restored(kept: Kept): BookingState {
  const { draft } = kept
  return {
    ...withPeople(
      {
        ...initialBooking,
        ...kept,
        earlier: kept.earlier ?? null,
        namesIn: kept.namesIn ?? null,
        draft: null,
      },
      fitParty(draft, capacityOf(draft)),
      draft,
    ),
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
    case 'numberRead':
      return { ...state, order: numbered(state.order, action), begun: numbered(state.begun, action) }
    case 'connectionReturned':
      return state.failure?.reason === 'offline' ? { ...state, failure: null } : state
    case 'payPageReady':
      return { ...state, phase: 'editing', payPage: action.url }
    case 'returned':
      return state.phase === 'leaving' || state.phase === 'opening'
        ? { ...state, phase: 'editing', failure: null }
        : state
    case 'pricingChanged':
    case 'bonusApplied':
    case 'bonusRemoved':
    case 'codeTold':
      return pricingReducer(state, action)
    default:
      return draft ? edited(state, draft, action) : state
  }
}

/** That a code is not taken is said no longer than that code stands there. */
function withoutStaleCode(state: BookingState): BookingState {
  const { draft, failure, toldCode } = state
  const isStale = failure?.reason === 'code' && (!draft || toldCode !== codeNameOf(draft))
  return isStale ? { ...state, failure: null } : state
}

function numbered<T extends Begun | null>(
  order: T,
  { transaction, number }: Extract<BookingAction, { type: 'numberRead' }>,
): T {
  return order?.transaction === transaction ? { ...order, number } : order
}

function edited(state: BookingState, draft: Draft, action: BookingAction): BookingState {
  return (
    rideChanged(state, draft, action) ?? peopleChanged(state, draft, action) ?? stepped(state, draft, action)
  )
}
