import type { Draft } from '../domain/booking.ts'
import { withOffer } from '../domain/draft.ts'
import type { BookingAction, BookingState, Offers } from './bookingState.ts'
import { withRows } from './passengerRows.ts'

/** The booking after a step to its order and payment. */
export function stepped(state: BookingState, draft: Draft, action: BookingAction): BookingState {
  switch (action.type) {
    case 'submitted': {
      const payment = action.payment ?? draft.payment
      const next = { ...state, draft: { ...draft, payment }, submitted: true, failure: null }
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
    case 'changeSettled':
      return { ...state, sent: null, phase: 'editing', failure: null, intentId: action.intentId }
    case 'priceChanged': {
      const { offers, quotedAt } = action
      return { ...state, phase: 'editing', requote: { offers, quotedAt } }
    }
    case 'priceConfirmed':
      return { ...state, quotedAt: action.quotedAt, draft: withOffers(draft, action.offers) }
    case 'priceAccepted': {
      if (!state.requote) return state
      const { offers, quotedAt } = state.requote
      return { ...state, requote: null, failure: null, quotedAt, draft: withOffers(draft, offers) }
    }
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

function withOffers(draft: Draft, offers: Offers): Draft {
  const there = withOffer(draft, offers.outbound)
  return withRows(offers.return ? withOffer(there, offers.return, 'return') : there)
}
