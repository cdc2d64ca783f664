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
import type { ToldNames } from '../domain/names.ts'
import type { Offer } from '../domain/offer.ts'
import type { PassengerPart } from '../domain/passenger.ts'
import type { Place } from '../domain/place.ts'
import type { SafeUrl } from '../domain/safeUrl.ts'
import type { CivilDateTime, DateEntry, TimeEntry } from '../domain/time.ts'
import type { RecommendedTime } from '../domain/timeCheck.ts'
import type { TripTextField } from '../domain/trip.ts'
import type { Payment, User } from '../domain/user.ts'
import type {
  Begun,
  BookingPhase,
  Earlier,
  Failure,
  Kept,
  KnownOrder,
  Offers,
  RideTiming,
  Sent,
} from './bookingState.ts'
import type { PricingAction } from './pricing.ts'
import type { TimeChecking } from './timeChecking.ts'

/** What is entered in one passenger's row. */
export type PassengerField = PassengerPart

/** What happens to a booking: what the person enters, and what the service answers. */
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
  /** Names of what the draft holds were told in a language. Null: not all of them. */
  | { type: 'named'; names: ToldNames; lang: string | null }
  /** What is entered for one ride; where no leg is named, for the one there. */
  | {
      type: 'dateEntered'
      leg?: Leg
      end: 'arrival' | 'departure'
      part: 'date' | 'time'
      value: DateEntry | TimeEntry
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
  /** The ride is booked for somebody else, or for the user after all (BOOK-20). */
  | { type: 'forAnotherSet'; isForAnother: boolean }
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
  /** The focus has left a field, and all that opens from it. */
  | { type: 'fieldLeft'; field: string }
  /** Payment null: none is asked, as for a change. */
  | { type: 'submitted'; payment: Payment | null; ok: boolean }
  | { type: 'phaseEntered'; phase: BookingPhase }
  | { type: 'sent'; sent: Sent }
  | { type: 'ordered'; order: KnownOrder }
  /** What the customer is told of an order that is known. */
  | { type: 'numberRead'; transaction: string; number: string }
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
  | { type: 'payPageReady'; url: SafeUrl }
  /** The page is live again after it was left. */
  | { type: 'returned' }
  /** The known order is left alone and the form begins a new intent. */
  | { type: 'startedAnew'; intentId: string }
  | { type: 'finished' }
  | PricingAction
  /** The settings came: what the person has not touched is filled from them. */
  | { type: 'userKnown'; user: User }
