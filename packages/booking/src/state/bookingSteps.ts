import type { Draft } from '../domain/booking.ts'
import { withOffer } from '../domain/draft.ts'
import type { Money } from '../domain/money.ts'
import type { BookingAction } from './bookingActions.ts'
import type { BookingState, KnownOrder, Offers } from './bookingState.ts'
import { saidOf } from './intent.ts'
import { withPeople } from './passengerRows.ts'
import { totalOf } from './pricing.ts'
import { withAllSent, withLeft } from './touched.ts'

/** The booking after a step to its order and payment. */
export function stepped(state: BookingState, draft: Draft, action: BookingAction): BookingState {
  switch (action.type) {
    case 'submitted': {
      const payment = action.payment ?? draft.payment
      const sent = withAllSent(state, draft)
      const next = { ...sent, draft: { ...draft, payment }, submitted: true, failure: null }
      return action.ok ? next : { ...next, phase: 'editing', refusals: state.refusals + 1 }
    }
    case 'fieldLeft':
      return withLeft(state, draft, action.field)
    case 'sent':
      return {
        ...state,
        phase: 'sending',
        failure: null,
        sent: { ...action.sent, total: confirmedTotal({ ...state, draft }), said: saidOf(draft) },
        draft: { ...draft, idempotencyKey: action.sent.key },
      }
    case 'ordered':
      return { ...state, sent: null, lost: null, order: withRequest(state, action.order), failure: null }
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
      return { ...withOffers(state, draft, action.offers), quotedAt: action.quotedAt }
    case 'priceAccepted': {
      if (!state.requote) return state
      const { offers, quotedAt } = state.requote
      return { ...withOffers(state, draft, offers), requote: null, failure: null, quotedAt }
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

/** The same rides at their offers as told now: what was told before of who has no seat still holds. */
function withOffers(state: BookingState, draft: Draft, offers: Offers): BookingState {
  const there = withOffer(draft, offers.outbound)
  const next = withPeople(state, offers.return ? withOffer(there, offers.return, 'return') : there)
  return {
    ...next,
    adultsCut: next.adultsCut || state.adultsCut,
    childrenCut: next.childrenCut || state.childrenCut,
  }
}

/** What is shown as the sum that holds. Null: none is. */
function confirmedTotal(state: BookingState & { draft: Draft }): Money | null {
  const { total, isAbout } = totalOf(state)
  return isAbout ? null : total
}

/** An order with what is known of the request that it came from. */
function withRequest({ sent, lost }: BookingState, order: KnownOrder): KnownOrder {
  const request = [sent, lost].find(
    (one) => one && one.fingerprint !== '' && one.fingerprint === order.fingerprint,
  )
  const { total, said } = request ?? {}
  return { ...(total !== undefined && { total }), ...(said !== undefined && { said }), ...order }
}
