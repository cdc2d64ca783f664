import { emptyTripForm } from '../../kernel/model/trip.ts'
import { capacityOf, createDraft, withOffer, withReturn } from '../draft/draft.ts'
import { fitParty } from '../draft/party.ts'
import { codeNameOf } from '../rules/bonus.ts'
import type { BookingAction } from './bookingActions.ts'
import { peopleChanged } from './bookingPeople.ts'
import { rideChanged } from './bookingRide.ts'
import { type BookingState, type FormState, initialBooking, type SavedBooking } from './bookingState.ts'
import { reduceStep, withProgress } from './bookingSteps.ts'
import {
  duePayment,
  nextFormlessProgress,
  openForm,
  restoredProgress,
  withoutFailure,
} from './nextProgress.ts'
import { peopleOf } from './passengerRows.ts'
import { pricingReducer } from './pricing.ts'
import { failureIn } from './progress.ts'
import { withFormFields } from './touched.ts'

export function bookingReducer(state: BookingState, action: BookingAction): BookingState {
  switch (action.type) {
    case 'started':
      return started(state, action)
    case 'restored':
      return restored(action.kept)
    case 'begunFound':
      return { ...initialBooking, progress: { at: 'begun', order: action.order, pay: duePayment } }
    case 'finished':
      return initialBooking
    default:
      return withoutStaleCode(withFormFields(state, changed(state, action)))
  }
}

/**
 * Starts a booking. Values that were entered for another offer stay if they fit the new offer and its route.
 */
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
  // Values that were entered for the way back stay if the trip is the same.
  if (former && returnRide) whole = withOffer(withReturn(draft, former), returnRide.offer, 'return')
  const { aside } = state
  const filledFor = before ? state.filledFor : user
  const people = peopleOf({ draft: before, aside, filledFor }, whole)
  return { ...initialBooking, ...people, filledFor, progress: openForm, quotedAt, intentId }
}

/**
 * Restores a kept booking. If a request has no response yet, its result is requested before anything else.
 */
function restored(kept: SavedBooking): BookingState {
  const { draft, quotedAt, intentId, earlier = null, namesIn = null } = kept
  const fitted = fitParty(draft, capacityOf(draft))
  const people = peopleOf(initialBooking, fitted, draft)
  const progress = restoredProgress(kept)
  return { ...initialBooking, ...people, quotedAt, intentId, earlier, namesIn, progress }
}

function changed(state: BookingState, action: BookingAction): BookingState {
  if (state.draft === null) {
    const progress = nextFormlessProgress(state.progress, action)
    return progress === state.progress ? state : { ...state, progress }
  }
  switch (action.type) {
    case 'pricingChanged':
    case 'bonusApplied':
    case 'bonusRemoved':
    case 'codeTold':
      return pricingReducer(state, action)
    default:
      return edited(state, action)
  }
}

/** Removes the message about a refused code once another code is in the form. */
function withoutStaleCode(state: BookingState): BookingState {
  if (state.draft === null) return state
  const { draft, progress, toldCode } = state
  const isStale = failureIn(progress)?.reason === 'code' && toldCode !== codeNameOf(draft)
  return isStale ? withProgress(state, withoutFailure(progress, 'code')) : state
}

function edited(state: FormState, action: BookingAction): FormState {
  const { draft } = state
  return (
    rideChanged(state, draft, action) ??
    peopleChanged(state, draft, action) ??
    reduceStep(state, draft, action)
  )
}
