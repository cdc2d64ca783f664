import type {
  ChangedOrder,
  ChildSeatType,
  Draft,
  Leg,
  Particulars,
  Ride,
  RideText,
  Utm,
} from '../../kernel/model/booking.ts'
import type { Offer } from '../../kernel/model/offer.ts'
import type { PassengerPart } from '../../kernel/model/passenger.ts'
import type { Place } from '../../kernel/model/place.ts'
import type { RecommendedTime } from '../../kernel/model/timeCheck.ts'
import type { TripTextField } from '../../kernel/model/trip.ts'
import type { User } from '../../kernel/model/user.ts'
import type { CivilDateTime, DateEntry, TimeEntry } from '../../kernel/values/time.ts'
import type { TranslatedNames } from '../draft/names.ts'
import type { RideTiming, SavedBooking, SourceOrder } from './bookingState.ts'
import type { PricingAction } from './pricing.ts'
import type { Begun, Offers, OrderEvent } from './progress.ts'
import type { TimeChecking } from './timeChecking.ts'

/** Name of a field in one passenger's row. */
export type PassengerField = PassengerPart

/** Action on a booking: an input of the person or a response of the service. */
export type BookingAction =
  | {
      type: 'started'
      offer: Offer
      quotedAt: number
      from: Place
      to: Place | null
      /** Extra stops in their order. @default those of the draft, if the trip is the same */
      stops?: readonly Place[]
      /** Seconds of the rent, whole hours. @default null, a transfer */
      durationSeconds?: number | null
      /** The way back. @default that of the draft, if the trip is the same */
      returnRide?: Ride | null
      intentId: string
      utm: Utm
      user: User
    }
  | { type: 'restored'; kept: SavedBooking }
  | { type: 'begunFound'; order: Begun }
  /** Names of the draft's places and offers arrived in a language. Null: not all of them are in it. */
  | { type: 'named'; names: TranslatedNames; lang: string | null }
  /** The next actions are inputs for one ride. Without a `leg`, it is the outbound ride. */
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
  /** Another car class was taken for a ride; entered values stay if they fit. */
  | { type: 'offerTaken'; leg?: Leg; offer: Offer; quotedAt: number }
  /** A way back is added to the outbound ride; null removes it (BOOK-39). */
  | { type: 'returnSet'; ride: Ride | null }
  | { type: 'adultsSet'; count: number }
  | { type: 'childrenSet'; count: number }
  | { type: 'seatsSet'; seat: ChildSeatType; count: number }
  | { type: 'passengerEntered'; uniqId: string; field: PassengerField; value: string }
  /** The ride is booked for somebody else, or for the user after all (BOOK-20). */
  | { type: 'forAnotherSet'; isForAnother: boolean }
  | { type: 'notesEntered'; value: string }
  /** A field of the whole booking was entered. */
  | { type: 'particularSet'; said: Partial<Omit<Particulars, 'returnRide' | 'change'>> }
  /** Values of an earlier order fill in the draft (BOOK-50, BOOK-52). */
  | { type: 'prefilled'; draft: Partial<Draft>; change?: ChangedOrder | null; earlier?: SourceOrder | null }
  | { type: 'agreementSet'; agreed: boolean }
  /** The time check suggests a pickup; ignored if the times have changed since. */
  | { type: 'timeSuggested'; leg?: Leg; edits: RideTiming['edits']; suggestion: RecommendedTime }
  | { type: 'checkChanged'; leg?: Leg; check: TimeChecking }
  | { type: 'fastRideTaken'; leg?: Leg; civil: CivilDateTime }
  /** The focus has left a field and the popovers that belong to it. */
  | { type: 'fieldLeft'; field: string }
  /** The same offers were read again at the same prices. */
  | { type: 'priceConfirmed'; offers: Offers; quotedAt: number }
  | { type: 'finished' }
  | OrderEvent
  | PricingAction
  /** The user's settings arrived; they fill in the fields that the person has not touched. */
  | { type: 'userKnown'; user: User }
