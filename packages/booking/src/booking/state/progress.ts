import type { ChangedOrder, Draft } from '../../kernel/model/booking.ts'
import type { Offer } from '../../kernel/model/offer.ts'
import type { Payment } from '../../kernel/model/user.ts'
import type { Money } from '../../kernel/values/money.ts'
import type { SafeUrl } from '../../kernel/values/safeUrl.ts'
import type { CallFailureReason } from '../../module/failure.ts'
import type { Shortfall } from '../draft/shortfall.ts'

/**
 * Reason why a step failed; each is the key of its text. `refused`: the service's own words are in `message`.
 */
export type FailureReason =
  | CallFailureReason
  /** The address of the payment page is not trusted. */
  | 'untrusted'
  /** A part of the form's code did not load: nothing was sent, and a reloaded page asks for it again. */
  | 'notLoaded'
  /** The order did not reach the service: nothing was booked. */
  | 'missing'
  /** The offer does not exist any more. */
  | 'gone'
  /**
   * The offer was read again and takes fewer people, or does not have all that was chosen: nothing was
   * booked.
   */
  | Shortfall
  /** The sum is higher than the one shown when the button was pressed: nothing was booked. */
  | 'dearer'
  /** A certificate or bonus is not accepted. A second press books the ride at the full price. */
  | 'code'
  /** The order belongs to another account: it is paid once its owner has signed in (BOOK-46). */
  | 'otherAccount'
  /** Only one of two rides was booked. */
  | 'partial'

/** Failure of a step of the booking. */
export interface Failure {
  step: 'booking' | 'payment' | 'price' | 'time'
  reason: FailureReason
  /** The service's own words. Null: none. */
  message: string | null
}

/** An order without its form. */
export interface Begun {
  orderId: string
  /** Id of the order's owner. Null or absent: not stated. */
  userId?: string | null
  transaction: string
  /** Number of the order as shown to the customer. Empty: not known yet. */
  number: string
}

/** An order that exists for this draft. It can be paid, and the draft is never booked again. */
export interface KnownOrder {
  orderId: string
  /** Id of the order's owner. Null, or absent in a booking kept by an earlier version: not stated. */
  userId?: string | null
  transaction: string
  /** Number of the order as shown to the customer. Empty: not known yet. */
  number: string
  /** Fingerprint of the draft from which the order was made, without later edits. Empty: not known. */
  fingerprint: string
  /** Sum of the order, as confirmed when it was sent. Null or absent: not known. */
  total?: Money | null
  /** Text of the draft from which the order was made (`draftFingerprint`). Absent: not known. */
  said?: string
}

/** A request that was sent and has no definite response yet. */
export interface Sent {
  key: string
  fingerprint: string
  /**
   * The draft as it was sent. Kept for a change of an order, which is sent again after a lost response.
   * @default none
   */
  draft?: Draft
  /**
   * Confirmed sum when the request was sent. Null, or absent in a booking kept by an earlier version: not
   * confirmed.
   */
  total?: Money | null
  /** Text of the draft without its sender (`draftFingerprint`). Absent: not known. */
  said?: string
}

/** A sent change of an order. */
export interface SentChange extends Pick<Sent, 'key'> {
  draft: Draft
  change: ChangedOrder
}

/** The offers of all rides, read again. `return` is null if there is no way back. */
export interface Offers {
  outbound: Offer
  return: Offer | null
}

/**
 * The last request that is taken as never received. Its result is requested once more before another one is
 * sent. Null: there is none.
 */
interface Lost {
  lost: Sent | null
}

/** The form is open and waits for the person: after a failure, or with new prices to accept or decline. */
export type Idle =
  | ({ at: 'form'; failure: Failure | null } & Lost)
  | ({ at: 'requoted'; offers: Offers; quotedAt: number } & Lost)

/**
 * Nothing is sent yet, but the button was pressed.
 * - `checking`: the times and the sum are checked.
 * - `pricing`: the prices are read again.
 * - `recalling`: the result of another request of the same intent is awaited.
 */
export type Preparing = { at: 'checking' | 'pricing' | 'recalling' } & Lost

/**
 * A request was sent.
 * - `sent`: its response is awaited.
 * - `asking`: the response was lost, its result is requested by its key.
 * - `unknown`: that request failed, the person may retry.
 */
export type Requested = { at: 'sent' | 'asking' | 'unknown'; request: Sent } & Lost

/**
 * Payment of an order that exists. `page`: address of the payment page for a link, as in a frame; null: none
 * yet.
 * - `due`: it waits for the person.
 * - `opening`: the address of the payment page is requested.
 * - `leaving`: the page is being left for the payment.
 * - `settled`: nothing is left to do here.
 */
export type Paying =
  | { at: 'due'; page: SafeUrl | null; failure: Failure | null }
  | { at: 'opening' | 'leaving'; page: SafeUrl | null }
  | { at: 'settled' }

/**
 * An order exists.
 * - `known`: the draft is in the form, and is never booked again.
 * - `begun`: the order was begun more than 900 s ago. Its form is gone, but it can still be paid.
 */
export type Ordered = KnownOrdered | BegunOrdered
export type KnownOrdered = { at: 'known'; order: KnownOrder; pay: Paying }
type BegunOrdered = { at: 'begun'; order: Begun; pay: Paying }

/**
 * Progress of a booking with a draft, from the open form to its order and payment. `changed`: an order has got
 * the changes of the draft.
 */
export type FormProgress = Idle | Preparing | Requested | KnownOrdered | { at: 'changed' }

/** Progress of a booking without a draft. `none`: there is nothing to book. */
export type FormlessProgress = { at: 'none' } | BegunOrdered

export type Progress = FormProgress | FormlessProgress

/** An event on the way from the form to the order: a step begins or ends, or the service responds. */
export type OrderEvent =
  /** `payment` null: no payment is asked for, as with a change. */
  | { type: 'submitted'; payment: Payment | null; ok: boolean }
  /**
   * The times and the sum are checked before the order is sent. `payment`: the pressed way to pay, if the rules that
   * check the form have yet to load. @default the one of the draft
   */
  | { type: 'checkBegun'; payment?: Payment | null }
  /** The prices are read again before the order is sent. */
  | { type: 'pricesAsked' }
  | { type: 'priceChanged'; offers: Offers; quotedAt: number }
  | { type: 'priceAccepted' }
  | { type: 'priceDeclined' }
  /** The result of another request of the same intent is requested. */
  | { type: 'othersAsked' }
  /** A step ends without a result: the person has the form again. */
  | { type: 'givenBack' }
  /** A screen opens on the booking of a former one: nobody awaits the response to its request any more. */
  | { type: 'reopened' }
  /** `outgoing`: the draft as it is sent for a new order; absent for a change, which has it in its request. */
  | { type: 'sent'; sent: Sent; outgoing?: Draft }
  /**
   * The response was lost: its result is requested. `isTaken`: the service has received a request with this
   * key, which may still become an order. @default false
   */
  | { type: 'askBegun'; isTaken?: boolean }
  /** The result could not be read. */
  | { type: 'askEnded' }
  /** The lost request is taken as never received by the service. */
  | { type: 'lostSettled' }
  /** The service has refused: nothing was booked. */
  | { type: 'refused'; failure: Failure }
  /** A step failed without a definite response; the intent stays. */
  | { type: 'failed'; failure: Failure }
  /** The connection is back: the message about its loss is removed, an unknown result is requested again. */
  | { type: 'connectionReturned' }
  /** `rideIds`: ids of its rides in their order; absent for an order that is only read again, or not one's own. */
  | { type: 'ordered'; order: KnownOrder; rideIds?: readonly string[] }
  /** The number of a known order was read, as shown to the customer. */
  | { type: 'numberRead'; transaction: string; number: string }
  /** The address of the payment page is requested. */
  | { type: 'payPageAsked' }
  /** The page is being left for the payment. */
  | { type: 'payPageLeft'; url: SafeUrl }
  | { type: 'payPageReady'; url: SafeUrl }
  /** The person has come back to the page after leaving it for the payment. */
  | { type: 'returned' }
  /** The order is paid, or needs no payment here. */
  | { type: 'booked' }
  /** The service has accepted a change. `isUnpaid`: the order still needs a payment by card. */
  | { type: 'changeMade'; change: ChangedOrder; isUnpaid: boolean }
  /**
   * The service has accepted a change while the form was edited further. The later edits can be sent as a new
   * intent.
   */
  | { type: 'changeSettled'; intentId: string }
  /** The known order is dropped and the form begins a new intent. */
  | { type: 'startedAnew'; intentId: string }

/** Returns the request that was sent and has no definite response. Null: none. */
export function requestIn(progress: Progress): Sent | null {
  return 'request' in progress ? progress.request : null
}

/** Returns a request as the change of an order. Null: it makes a new order. */
export function changeOf({ key, draft }: Sent): SentChange | null {
  return draft?.change ? { key, draft, change: draft.change } : null
}

/** Returns the request that is taken as never received. Null: none. */
export function lostIn(progress: Progress): Sent | null {
  return 'lost' in progress ? progress.lost : null
}

/** Returns the order of the draft. Null: none is known. */
export function orderIn(progress: Progress): KnownOrder | null {
  return progress.at === 'known' ? progress.order : null
}

/** Returns the failure that is shown. Null: none. */
export function failureIn(progress: Progress): Failure | null {
  const step = 'pay' in progress ? progress.pay : progress
  return 'failure' in step ? step.failure : null
}

/** True if nothing is left to do: the order is paid or needs no payment here, or its change was accepted. */
export function isOver(progress: Progress): boolean {
  return progress.at === 'changed' || ('pay' in progress && progress.pay.at === 'settled')
}
