import type { CostCenter } from './costCenter.ts'
import type { Offer } from './offer.ts'
import type { Coordinator } from './order.ts'
import type { OwnPassenger, Passenger } from './passenger.ts'
import type { Place } from './place.ts'
import type { TripForm } from './trip.ts'
import type { Payment } from './user.ts'

/** Kinds of child seats, from the youngest up. */
export const childSeatTypes = ['infant_seat', 'seat', 'booster'] as const

/** A kind of child seat. */
export type ChildSeatType = (typeof childSeatTypes)[number]

/** How many seats of each kind, integers from 0. */
export type ChildSeats = Readonly<Record<ChildSeatType, number>>

/** Marks of the campaign that brought the visitor, from the page's query: `utm_source` and its like, `sub_id`. */
export type Utm = Readonly<Record<string, string>>

/** Which ride of a booking: the one there, or the way back. */
export type Leg = 'outbound' | 'return'

/** One ride of a booking: its route, its price and what is said of it alone (BOOK-01). Of texts empty means none. */
export interface Ride {
  offer: Offer
  from: Place
  /** Null: hire by the hour. */
  to: Place | null
  /** Extra stops in their order; none on a rent. */
  stops: readonly Place[]
  /** Seconds of the rent, whole hours. Null: a transfer, or not chosen yet. */
  durationSeconds: number | null
  form: TripForm
  /** Text of the meeting sign, 0 to 64 characters. */
  sign: string
  /** Ids of the chosen extras; child seats are counted in `childSeats` instead. */
  services: readonly string[]
  /** Number of the ride in the customer's own books. */
  internalNumber: string
  /** Further address, 0 to 1000 characters. */
  additionalAddress: string
  /** Change of the itinerary, 0 to 1000 characters. */
  changeOfItinerary: string
  /** Waiting on the way, 0 to 1000 characters. */
  waiting: string
  /** Toll roads, 0 to 1000 characters. */
  tollRoads: string
  /** The flexible tariff is chosen. */
  flexibleTariff: boolean
  /** The terms of the flexible tariff are ticked. */
  flexibleAgreement: boolean
  /** Marked by the time check: the arrival was moved to the fast ride's (BOOK-16). */
  isFastRide: boolean
}

/** A free text of a ride. */
export type RideText =
  | 'sign'
  | 'internalNumber'
  | 'additionalAddress'
  | 'changeOfItinerary'
  | 'waiting'
  | 'tollRoads'

/** An order that a draft changes instead of making a new one (BOOK-50). */
export interface ChangedOrder {
  orderId: string
  transaction: string
  /** What the customer is told. */
  number: string
}

/** What a booking says of all its rides. Of texts empty means none; they are as typed and sanitised when they are sent. */
export interface Particulars {
  /** The way back, booked with the ride there (BOOK-39). Null: none. */
  returnRide: Ride | null
  /** The order that this changes. Null: a new one is made. */
  change: ChangedOrder | null
  /** Who looks after the ride. Null: nobody. */
  coordinator: Omit<Coordinator, 'internalNumber'> | null
  /** Who bears the cost. Null: none. */
  costCenter: CostCenter | null
  /** Number of the order in the customer's own books; it goes with the coordinator. */
  orderNumber: string
  /** The trip's reference (BOOK-27). */
  tripReference: string
  /** Why an offer outside the travel policy is taken (BOOK-37), 0 to 1000 characters; it is sent in the comment. */
  policyReason: string
  /** Phones that get the driver's messages, at most 5. */
  viewers: readonly string[]
  /** Number in the miles programme. */
  milesNumber: string
  /** Number of a certificate or bonus as typed. */
  certificate: string
  /** The bonus of a loyalty card is to pay. @default false */
  byCard?: boolean | undefined
  /** Number of a proved certificate or bonus; it does not go out with a fast ride. */
  hash: string
}

/** An unfinished booking: all that a person has entered, in the shape it is edited and kept. Its own ride is the one there. */
export interface Draft extends Ride, Particulars {
  /** From 1. */
  adults: number
  /** From 0. */
  children: number
  childSeats: ChildSeats
  /** At least one; at most adults plus children. */
  passengers: readonly Passenger[]
  /** Fields of the first passenger that are the user's own. Never sent. @default nothing was filled in */
  own?: OwnPassenger | undefined
  /** Comment for the driver, 0 to 1000 characters. */
  notes: string
  /** Null: not chosen yet. */
  payment: Payment | null
  /** The agreement is ticked. */
  agreement: boolean
  utm: Utm
  /** UUID of this booking intent, made before the first send (BOOK-42). Null: nothing was sent. */
  idempotencyKey: string | null
}

/** No seats. */
export const noChildSeats: ChildSeats = { infant_seat: 0, seat: 0, booster: 0 }
