import type {
  ChangedOrder,
  ChildSeatType,
  Draft,
  Leg,
  Particulars,
  Ride,
  RideText,
  Utm,
} from '../domain/booking.ts'
import type { Money } from '../domain/money.ts'
import type { Offer } from '../domain/offer.ts'
import type { OrderTrip } from '../domain/order.ts'
import type { Passenger } from '../domain/passenger.ts'
import type { Place } from '../domain/place.ts'
import type { CivilDateTime, TimeNote } from '../domain/time.ts'
import type { RecommendedTime } from '../domain/timeCheck.ts'
import type { TripTextField } from '../domain/trip.ts'
import type { Payment, User } from '../domain/user.ts'
import { noPricing, type Pricing, type PricingAction } from './pricing.ts'
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
  | 'signIn'
  | 'refused'
  | 'unexpected'
  /** The order did not reach the service: nothing was booked. */
  | 'missing'
  /** The offer is no longer there. */
  | 'gone'
  /** The sum is higher than the one that was shown when the button was pressed: nothing was booked. */
  | 'dearer'
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
  /** What the customer is told. */
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
  /** After the first try to book: from then on each field shows what is wrong as it is typed. */
  submitted: boolean
  /** Count of tries that failed on the form: focus goes to the summary at each. */
  refusals: number
  /** Address of the payment page that a person opens by a link, in a frame. */
  payPage: string | null
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
  /** An order that was begun more than 900 s ago: its form is gone, it can still be paid. */
  begun: Begun | null
}

/** An order without its form. */
export interface Begun {
  orderId: string
  /** Whose order it is. Null or absent: not stated. */
  userId?: string | null
  transaction: string
  /** What the customer is told. */
  number: string
}

/** What is entered in one passenger's row. */
export type PassengerField = 'name' | 'phone' | 'email'

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
}

export type BookingAction =
  | {
      type: 'started'
      offer: Offer
      quotedAt: number
      from: Place
      to: Place | null
      /** Extra stops in their order. @default those of the draft, where the trip is the same */
      stops?: readonly Place[]
      /** Seconds of the rent, whole hours. @default null, a transfer */
      durationSeconds?: number | null
      /** The way back. @default that of the draft, where the trip is the same */
      returnRide?: Ride | null
      intentId: string
      utm: Utm
      user: User
    }
  | { type: 'restored'; kept: Kept }
  | { type: 'begunFound'; order: Begun }
  /** What is entered for one ride; where no leg is named, for the one there. */
  | {
      type: 'dateEntered'
      leg?: Leg
      end: 'arrival' | 'departure'
      part: 'date' | 'time'
      value: string | null
    }
  | { type: 'textEntered'; leg?: Leg; field: TripTextField; value: string }
  | { type: 'rideTextEntered'; leg?: Leg; field: RideText; value: string }
  | { type: 'serviceSet'; leg?: Leg; serviceId: string; chosen: boolean }
  | { type: 'flexibleSet'; leg?: Leg; chosen: boolean }
  | { type: 'flexibleAgreementSet'; leg?: Leg; agreed: boolean }
  /** Another class for a ride; what was entered stays, as far as it has room. */
  | { type: 'offerTaken'; leg?: Leg; offer: Offer; quotedAt: number }
  /** The way back is booked with the ride there; null: it is not (BOOK-39). */
  | { type: 'returnSet'; ride: Ride | null }
  | { type: 'adultsSet'; count: number }
  | { type: 'childrenSet'; count: number }
  | { type: 'seatsSet'; seat: ChildSeatType; count: number }
  | { type: 'passengerEntered'; uniqId: string; field: PassengerField; value: string }
  | { type: 'notesEntered'; value: string }
  /** What is said of the whole booking. */
  | { type: 'particularSet'; said: Partial<Omit<Particulars, 'returnRide' | 'change'>> }
  /** What an earlier order says is taken over (BOOK-50, BOOK-52). */
  | { type: 'prefilled'; draft: Partial<Draft>; change?: ChangedOrder | null; earlier?: Earlier | null }
  | { type: 'agreementSet'; agreed: boolean }
  /** The time check has news; ignored when it answers a question that no longer stands. */
  | { type: 'timeSuggested'; leg?: Leg; edits: RideTiming['edits']; suggestion: RecommendedTime }
  | { type: 'checkChanged'; leg?: Leg; check: TimeChecking }
  | { type: 'fastRideTaken'; leg?: Leg; civil: CivilDateTime }
  /** Payment null: none is asked, as for a change. */
  | { type: 'submitted'; payment: Payment | null; ok: boolean }
  | { type: 'phaseEntered'; phase: BookingPhase }
  | { type: 'sent'; sent: Sent }
  | { type: 'ordered'; order: KnownOrder }
  /** A definite no: nothing was booked. */
  | { type: 'refused'; failure: Failure }
  /** No definite answer was needed or given: the intent stays. */
  | { type: 'failed'; failure: Failure }
  /** The connection is back: nothing more to say about its loss. */
  | { type: 'connectionReturned' }
  /** A change was taken in while the form has gone on: what else it says can be sent now, as an intent of its own. */
  | { type: 'changeSettled'; intentId: string }
  /** The lost request counts as never arrived. */
  | { type: 'lostSettled' }
  | { type: 'priceChanged'; offers: Offers; quotedAt: number }
  /** The same offers at the same prices, told anew. */
  | { type: 'priceConfirmed'; offers: Offers; quotedAt: number }
  | { type: 'priceAccepted' }
  | { type: 'priceDeclined' }
  | { type: 'payPageReady'; url: string }
  /** The page is live again after it was left. */
  | { type: 'returned' }
  /** The known order is left alone and the form begins a new intent. */
  | { type: 'startedAnew'; intentId: string }
  | { type: 'finished' }
  | PricingAction
  /** The settings came: what the person has not touched is filled from them. */
  | { type: 'userKnown'; user: User }

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
  const { draft, quotedAt, intentId, sent, lost, order, earlier } = state
  return draft && { draft, quotedAt, intentId, sent, lost, order, earlier }
}
