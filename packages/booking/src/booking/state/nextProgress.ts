import type { BookingAction } from './bookingActions.ts'
import type {
  Failure,
  FailureReason,
  FormlessProgress,
  FormProgress,
  Idle,
  KnownOrder,
  KnownOrdered,
  Ordered,
  Paying,
  Preparing,
  Progress,
  Requested,
  Sent,
} from './progress.ts'

/** The progress of a booking whose form is open. */
export const openForm = { at: 'form', lost: null, failure: null } as const satisfies FormProgress

/** The payment of an order before its first step. */
export const duePayment = { at: 'due', page: null, failure: null } as const satisfies Paying

/** Returns the progress of a kept booking. A draft that has become an order is never booked again. */
export function restoredProgress(kept: {
  sent: Sent | null
  lost: Sent | null
  order: KnownOrder | null
}): FormProgress {
  const { sent, lost, order } = kept
  if (order) return { at: 'known', order, pay: duePayment }
  return sent ? { at: 'unknown', request: sent, lost } : { ...openForm, lost }
}

/**
 * Returns the progress after an event. An event that cannot happen in a state, such as a late response, does
 * nothing, and so does an input in the form: the same object is returned.
 */
export function nextProgress(progress: Progress, event: BookingAction): Progress {
  return progress.at === 'none' || progress.at === 'begun'
    ? nextFormlessProgress(progress, event)
    : nextFormProgress(progress, event)
}

/** Returns the progress of a booking with a draft after an event, as `nextProgress`. */
export function nextFormProgress(progress: FormProgress, event: BookingAction): FormProgress {
  switch (progress.at) {
    case 'changed':
      return progress
    case 'form':
    case 'requoted':
      return afterIdle(progress, event)
    case 'checking':
    case 'pricing':
    case 'recalling':
      return afterPreparing(progress, event)
    case 'sent':
    case 'asking':
    case 'unknown':
      return afterRequested(progress, event)
    case 'known':
      return afterKnown(progress, event)
  }
}

/** Returns the progress of a booking without a draft after an event, as `nextProgress`. */
export function nextFormlessProgress(progress: FormlessProgress, event: BookingAction): FormlessProgress {
  return progress.at === 'begun' ? afterOrdered(progress, event) : progress
}

/** Returns the progress without the failure of a reason that is over. */
export function withoutFailure(progress: FormProgress, reason: FailureReason): FormProgress {
  if (progress.at === 'form' && progress.failure?.reason === reason) return { ...progress, failure: null }
  if (!('pay' in progress)) return progress
  const { pay } = progress
  return pay.at === 'due' && pay.failure?.reason === reason
    ? { ...progress, pay: { ...pay, failure: null } }
    : progress
}

function afterIdle(progress: Idle, event: BookingAction): FormProgress {
  const { lost } = progress
  switch (event.type) {
    case 'submitted':
      return { at: 'form', lost, failure: null }
    case 'priceAccepted':
    case 'priceDeclined':
      return progress.at === 'requoted' ? { at: 'form', lost, failure: null } : progress
    case 'connectionReturned':
      return withoutFailure(progress, 'offline')
    case 'startedAnew':
      return { ...openForm }
    default:
      return afterUnsent(progress, event)
  }
}

function afterPreparing(progress: Preparing, event: BookingAction): FormProgress {
  const { lost } = progress
  switch (event.type) {
    case 'submitted':
      return event.ok ? progress : { at: 'form', lost, failure: null }
    case 'othersAsked':
      return { at: 'recalling', lost }
    case 'givenBack':
      return { at: 'form', lost, failure: null }
    default:
      return afterUnsent(progress, event)
  }
}

/** Returns the progress after an event before a request was sent. */
function afterUnsent(progress: Idle | Preparing, event: BookingAction): FormProgress {
  const { lost } = progress
  switch (event.type) {
    case 'checkBegun':
      return { at: 'checking', lost }
    case 'pricesAsked':
      return { at: 'pricing', lost }
    case 'priceChanged':
      return { at: 'requoted', lost, offers: event.offers, quotedAt: event.quotedAt }
    case 'failed':
    case 'refused':
      return { at: 'form', lost, failure: event.failure }
    case 'sent':
      return { at: 'sent', lost, request: event.sent }
    case 'ordered':
      return ordered([lost], event.order)
    default:
      return progress
  }
}

function afterRequested(progress: Requested, event: BookingAction): FormProgress {
  const { lost, request } = progress
  switch (event.type) {
    case 'askBegun':
      return progress.at === 'asking' ? progress : { ...progress, at: 'asking' }
    case 'connectionReturned':
      return progress.at === 'unknown' ? { ...progress, at: 'asking' } : progress
    case 'askEnded':
    case 'reopened':
      return progress.at === 'unknown' ? progress : { ...progress, at: 'unknown' }
    case 'lostSettled':
      return { at: 'form', lost: request, failure: { step: 'booking', reason: 'missing', message: null } }
    case 'refused':
      return { at: 'form', lost, failure: event.failure }
    case 'ordered':
      return ordered([request, lost], event.order)
    case 'changeSettled':
      return { at: 'form', lost, failure: null }
    case 'changeMade':
      return { at: 'changed' }
    case 'startedAnew':
      return progress.at === 'unknown' ? { ...openForm } : progress
    default:
      return progress
  }
}

function afterKnown(progress: KnownOrdered, event: BookingAction): FormProgress {
  switch (event.type) {
    case 'ordered':
      // The order was read again.
      return { ...progress, order: event.order, pay: withFailure(progress.pay, null) }
    case 'startedAnew':
      return progress.pay.at === 'due' ? { ...openForm } : progress
    default:
      return afterOrdered(progress, event)
  }
}

/** Returns an order's progress after an event of its payment, or once its number is read. */
function afterOrdered<Order extends Ordered>(progress: Order, event: BookingAction): Order {
  if (event.type === 'numberRead') {
    const { order } = progress
    return order.transaction === event.transaction
      ? { ...progress, order: { ...order, number: event.number } }
      : progress
  }
  const pay = afterPaying(progress.pay, event)
  return pay === progress.pay ? progress : { ...progress, pay }
}

function afterPaying(pay: Paying, event: BookingAction): Paying {
  if (pay.at === 'settled') return pay
  const { page } = pay
  switch (event.type) {
    case 'payPageAsked':
      return { at: 'opening', page }
    case 'payPageLeft':
      return { at: 'leaving', page }
    case 'payPageReady':
      return { at: 'due', page: event.url, failure: pay.at === 'due' ? pay.failure : null }
    case 'returned':
      return pay.at === 'due' ? pay : { at: 'due', page, failure: null }
    case 'givenBack':
      return pay.at === 'opening' ? { at: 'due', page, failure: null } : pay
    case 'failed':
      return { at: 'due', page, failure: event.failure }
    case 'connectionReturned':
      return pay.at === 'due' && pay.failure?.reason === 'offline' ? withFailure(pay, null) : pay
    case 'booked':
      return { at: 'settled' }
    default:
      return pay
  }
}

function withFailure(pay: Paying, failure: Failure | null): Paying {
  return pay.at === 'due' ? { ...pay, failure } : pay
}

/** Adds the sum and the text of the order's request, if that request is known. */
function ordered(requests: readonly (Sent | null)[], order: KnownOrder): FormProgress {
  const request = requests.find(
    (one) => one && one.fingerprint !== '' && one.fingerprint === order.fingerprint,
  )
  const { total, said } = request ?? {}
  const told = { ...(total !== undefined && { total }), ...(said !== undefined && { said }), ...order }
  return { at: 'known', order: told, pay: duePayment }
}
