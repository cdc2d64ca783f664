import type { Draft, Leg } from '../domain/booking.ts'
import type { Money } from '../domain/money.ts'
import type { Offer } from '../domain/offer.ts'
import type { OrderTrip } from '../domain/order.ts'
import type { Passenger } from '../domain/passenger.ts'
import type { SafeUrl } from '../domain/safeUrl.ts'
import type { Shortfall } from '../domain/shortfall.ts'
import type { CivilDateTime, TimeNote } from '../domain/time.ts'
import type { RecommendedTime } from '../domain/timeCheck.ts'
import type { User } from '../domain/user.ts'
import { noPricing, type Pricing } from './pricing.ts'
import { noCheck, type TimeChecking } from './timeChecking.ts'

/**
 * Where a booking stands. `editing`: the person's turn. `checking`: the time is asked before the order goes out.
 * `pricing`: so is the price. `sending`: the order is on its way. `asking`: its answer was lost and the service is
 * asked by the key. `unknown`: asked in vain, the person may ask again. `opening`: the payment page's address is
 * asked. `leaving`: the page is being left. `done`: booked, nothing more is to be done here.
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

/** Why a step failed; each is the key of its text. `refused`: the service said why, in `message`. */
export type FailureReason =
  | 'offline'
  | 'network'
  | 'timeout'
  | 'unreadable'
  /** The payment's address is not one that may be gone to. */
  | 'untrusted'
  | 'signIn'
  | 'refused'
  | 'unexpected'
  /** The order did not reach the service: nothing was booked. */
  | 'missing'
  /** The offer is no longer there. */
  | 'gone'
  /** The car as it was told anew takes fewer people, or has not all that was chosen: nothing was booked. */
  | Shortfall
  /** The sum is higher than the one that was shown when the button was pressed: nothing was booked. */
  | 'dearer'
  /** A certificate or bonus is not taken: pressed again, the ride is booked at the full price. */
  | 'code'
  /** The order belongs to another account: it is paid once its owner has signed in (BOOK-46). */
  | 'otherAccount'
  /** Of two rides one alone was booked. */
  | 'partial'

/** What went wrong, and at which step. */
export interface Failure {
  step: 'booking' | 'payment' | 'price' | 'time'
  reason: FailureReason
  /** The service's own words. Null: none. */
  message: string | null
}

/** An order that exists for this draft; from then on it is paid, never booked again. */
export interface KnownOrder {
  orderId: string
  /** Whose order it is. Null, or absent in what an earlier version has kept: not stated. */
  userId?: string | null
  transaction: string
  /** What the customer is told. Empty: not known yet. */
  number: string
  /** Fingerprint of the draft it was made from: what is changed later is not part of it. Empty: not known. */
  fingerprint: string
  /** What it costs, as it was confirmed when it went out. Null or absent: not known. */
  total?: Money | null
  /** Text of the draft alone that it was made from. Absent: not known. */
  said?: string
}

/** A request that went out and has no definite answer yet. */
export interface Sent {
  key: string
  fingerprint: string
  /** What went out, where the same is sent again after a lost answer: a change of an order. @default none */
  draft?: Draft
  /** What was said to cost when it went out. Null, or absent in what an earlier version has kept: not confirmed. */
  total?: Money | null
  /** Text of the draft alone, whoever sends it. Absent: not known. */
  said?: string
}

/** The offers of all rides, told anew. Null: there is no way back. */
export interface Offers {
  outbound: Offer
  return: Offer | null
}

/** The order that a draft changes or repeats. */
export interface Earlier {
  action: 'change' | 'repeat'
  /** The ride as the order has it. */
  trip: OrderTrip
}

/** What is known of the times that were entered for one ride. */
export interface RideTiming {
  check: TimeChecking
  suggestion: RecommendedTime | null
  /** The ride came with both its times: its pickup stands until its departure is moved. */
  isArrivalOwn: boolean
  /** How often the person changed an end of the trip: a late answer finds out whether it still applies. */
  edits: { arrival: number; departure: number }
  /** What the zone's clock made of the time last entered or suggested for an end of the trip. */
  timeNote: { end: 'arrival' | 'departure'; note: TimeNote; civil: CivilDateTime } | null
}

export interface BookingState {
  /** Null: nothing was chosen. */
  draft: Draft | null
  /** When the offer's price was told, epoch milliseconds. */
  quotedAt: number
  /** Random name of what the person means to book; one intent makes at most one order. */
  intentId: string
  sent: Sent | null
  /** The last request that counts as never arrived: it is asked about once more before another one goes out. */
  lost: Sent | null
  order: KnownOrder | null
  phase: BookingPhase
  failure: Failure | null
  /** After the first try to book: from then on a summary of what is wrong stands over the form. */
  submitted: boolean
  /** Fields that may be red (BOOK-13), as `fieldKeyOf` names them. Nowhere kept: a form that is restored is clean. */
  touched: readonly string[]
  /** Name of the code of which the person knows that it is not taken (`codeNameOf`). Null: of none. Nowhere kept. */
  toldCode: string | null
  /** Count of tries that failed on the form: focus goes to the summary at each. */
  refusals: number
  /** Address of the payment page that a person opens by a link, in a frame. */
  payPage: SafeUrl | null
  /** The offers at their new prices, to be accepted or not. */
  requote: { offers: Offers; quotedAt: number } | null
  /** What the draft was filled from. Null: a new booking. */
  earlier: Earlier | null
  /** What the service says the draft costs. */
  pricing: Pricing
  /** What is known of the entered times, of each leg. */
  timing: Readonly<Record<Leg, RideTiming>>
  /** Adults that had to leave with the last change. */
  adultsCut: boolean
  /** Children that had to leave with the last change. */
  childrenCut: boolean
  /** Rows of those who left, as they were: they come back when more people ride. Nowhere kept or sent. */
  aside: readonly Passenger[]
  /** By whose settings the draft was filled. Null: not known. */
  filledFor: User | null
  /** Language of the names of its places, cars and extras. Null: that of the list it was begun from. */
  namesIn: string | null
  /** An order that was begun more than 900 s ago: its form is gone, it can still be paid. */
  begun: Begun | null
}

/** An order without its form. */
export interface Begun {
  orderId: string
  /** Whose order it is. Null or absent: not stated. */
  userId?: string | null
  transaction: string
  /** What the customer is told. Empty: not known yet. */
  number: string
}

/** What a kept booking brings back. */
export interface Kept {
  draft: Draft
  quotedAt: number
  intentId: string
  sent: Sent | null
  lost: Sent | null
  order: KnownOrder | null
  /** Absent: a new booking, or kept before it was told. */
  earlier?: Earlier | null
  /** Language of its names. Null or absent: not known. */
  namesIn?: string | null
}

/** Nothing was entered. */
export const noTiming: RideTiming = {
  check: noCheck,
  suggestion: null,
  isArrivalOwn: false,
  edits: { arrival: 0, departure: 0 },
  timeNote: null,
}

/** All but the draft and its intent, before anything has happened. */
const nothing = {
  sent: null,
  lost: null,
  order: null,
  phase: 'editing',
  failure: null,
  submitted: false,
  touched: [],
  toldCode: null,
  refusals: 0,
  payPage: null,
  requote: null,
  earlier: null,
  pricing: noPricing,
  timing: { outbound: noTiming, return: noTiming },
  adultsCut: false,
  childrenCut: false,
  aside: [],
  filledFor: null,
  namesIn: null,
  begun: null,
} as const satisfies Partial<BookingState>

export const initialBooking: BookingState = {
  ...nothing,
  draft: null,
  quotedAt: 0,
  intentId: '',
}

/** Whether the form must not be sent: a step of the booking runs or the page is being left. */
export function isBusy(phase: BookingPhase): boolean {
  return phase !== 'editing' && phase !== 'unknown'
}

/** What of a booking is kept on the device. Null: there is no form. */
export function keptOf(state: BookingState): Kept | null {
  const { draft, quotedAt, intentId, sent, lost, order, earlier, namesIn } = state
  return draft && { draft, quotedAt, intentId, sent, lost, order, earlier, namesIn }
}
