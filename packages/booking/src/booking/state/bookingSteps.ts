import type { Draft } from '../../kernel/model/booking.ts'
import type { Money } from '../../kernel/values/money.ts'
import { withOffer } from '../draft/draft.ts'
import type { BookingAction } from './bookingActions.ts'
import type { FormState } from './bookingState.ts'
import { draftFingerprint } from './intent.ts'
import { nextFormProgress } from './nextProgress.ts'
import { withPeople } from './passengerRows.ts'
import { totalOf } from './pricing.ts'
import { type FormProgress, type Offers, orderIn } from './progress.ts'
import { withAllTouched, withTouchedField } from './touched.ts'

/** Returns the booking after a step towards its order and payment. */
export function reduceStep(state: FormState, draft: Draft, action: BookingAction): FormState {
  switch (action.type) {
    case 'submitted': {
      const payment = action.payment ?? draft.payment
      const sent = withAllTouched(state, draft)
      const progress = nextFormProgress(state.progress, action)
      const next = { ...sent, draft: { ...draft, payment }, submitted: true, progress }
      return action.ok ? next : { ...next, refusals: state.refusals + 1 }
    }
    case 'checkBegun': {
      const progress = nextFormProgress(state.progress, action)
      if (progress === state.progress) return state
      return { ...state, progress, draft: { ...draft, payment: action.payment ?? draft.payment } }
    }
    case 'fieldLeft':
      return withTouchedField(state, draft, action.field)
    case 'sent': {
      const sent = { ...action.sent, total: confirmedTotal(state, draft), said: draftFingerprint(draft) }
      const progress = nextFormProgress(state.progress, { type: 'sent', sent })
      if (progress === state.progress) return state
      return { ...state, progress, draft: { ...draft, idempotencyKey: action.sent.key } }
    }
    case 'changeSettled':
    case 'startedAnew': {
      const progress = nextFormProgress(state.progress, action)
      if (progress === state.progress) return state
      const { intentId } = action
      const next = { ...state, progress, intentId }
      return action.type === 'changeSettled' ? next : { ...next, draft: { ...draft, idempotencyKey: null } }
    }
    case 'priceConfirmed':
      return { ...withOffers(state, draft, action.offers), quotedAt: action.quotedAt }
    case 'priceAccepted': {
      if (state.progress.at !== 'requoted') return state
      const { offers, quotedAt } = state.progress
      const progress = nextFormProgress(state.progress, action)
      return { ...withOffers(state, draft, offers), progress, quotedAt }
    }
    default:
      return withProgress(state, nextFormProgress(state.progress, action))
  }
}

/** Returns the booking with a progress; the same booking if that is the same. */
export function withProgress(state: FormState, progress: FormProgress): FormState {
  return progress === state.progress ? state : { ...state, progress }
}

/** Puts the newly read offers into the same rides. Earlier notices about people without a seat stay. */
function withOffers(state: FormState, draft: Draft, offers: Offers): FormState {
  const there = withOffer(draft, offers.outbound)
  const next = withPeople(state, offers.return ? withOffer(there, offers.return, 'return') : there)
  return {
    ...next,
    adultsCut: next.adultsCut || state.adultsCut,
    childrenCut: next.childrenCut || state.childrenCut,
  }
}

/** Sum that is shown as final. Null: no final sum is shown. */
function confirmedTotal({ pricing, progress }: FormState, draft: Draft): Money | null {
  const { total, isAbout } = totalOf({ draft, pricing, order: orderIn(progress) })
  return isAbout ? null : total
}
