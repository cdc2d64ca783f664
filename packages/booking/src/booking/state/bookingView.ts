import type { SafeUrl } from '../../kernel/values/safeUrl.ts'
import type { BookingState } from './bookingState.ts'
import {
  type Begun,
  type Failure,
  failureIn,
  type KnownOrder,
  type Offers,
  orderIn,
  type Progress,
} from './progress.ts'

/**
 * Phase of a booking, as the form shows it.
 * - `editing`: the person fills in the form.
 * - `checking`: the time is checked before the order is sent.
 * - `pricing`: the price is checked before the order is sent.
 * - `sending`: the order was sent, its response is awaited.
 * - `asking`: the result of a request without a response is requested by its key.
 * - `unknown`: that request failed, the person may retry.
 * - `opening`: the address of the payment page is requested.
 * - `leaving`: the page is being left for the payment.
 * - `done`: booked, nothing is left to do here.
 */
export type BookingPhase =
  | 'editing'
  | 'checking'
  | 'pricing'
  | 'sending'
  | 'asking'
  | 'unknown'
  | 'opening'
  | 'leaving'
  | 'done'

/** A booking with the facts of its progress side by side, for the sections of the form. */
export type BookingView = BookingState & ProgressFacts

interface ProgressFacts {
  phase: BookingPhase
  failure: Failure | null
  order: KnownOrder | null
  /** An order without its form. */
  begun: Begun | null
  /** Address of the payment page, which the person opens by a link inside a frame. */
  payPage: SafeUrl | null
  /** The offers at their new prices, to be accepted or declined. */
  requote: { offers: Offers; quotedAt: number } | null
}

/** Returns the facts of a booking side by side. The progress stays the only place where they are kept. */
export function viewOf(state: BookingState): BookingView {
  const { progress } = state
  return {
    ...state,
    phase: phaseOf(progress),
    failure: failureIn(progress),
    order: orderIn(progress),
    begun: progress.at === 'begun' ? progress.order : null,
    payPage: 'pay' in progress && 'page' in progress.pay ? progress.pay.page : null,
    requote: progress.at === 'requoted' ? progress : null,
  }
}

/**
 * True if the form must not be sent: a step of the booking runs, the page is being left, or the ride is
 * booked.
 */
export function isBusy(phase: BookingPhase): boolean {
  return phase !== 'editing' && phase !== 'unknown'
}

function phaseOf(progress: Progress): BookingPhase {
  switch (progress.at) {
    case 'none':
    case 'form':
    case 'requoted':
      return 'editing'
    case 'recalling':
      return 'asking'
    case 'sent':
      return 'sending'
    case 'changed':
      return 'done'
    case 'known':
    case 'begun':
      return payPhases[progress.pay.at]
    default:
      return progress.at
  }
}

const payPhases = { due: 'editing', opening: 'opening', leaving: 'leaving', settled: 'done' } as const
