import type { Offer } from './offer.ts'
import type { Passenger } from './passenger.ts'
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

/** An unfinished booking of one trip: all that a person has entered, in the shape it is edited and kept. */
export interface Draft {
  offer: Offer
  from: Place
  /** Null: hire by the hour. */
  to: Place | null
  form: TripForm
  /** From 1. */
  adults: number
  /** From 0. */
  children: number
  childSeats: ChildSeats
  /** At least one; at most adults plus children. */
  passengers: readonly Passenger[]
  /** Comment for the driver, 0 to 1000 characters. */
  notes: string
  /** Text of the meeting sign, 0 to 64 characters. */
  table: string
  /** Ids of the chosen extras; child seats are counted in `childSeats` instead. */
  services: readonly string[]
  /** Null: not chosen yet. */
  payment: Payment | null
  /** The agreement is ticked. */
  agreement: boolean
  /** The terms of the flexible tariff are ticked. */
  flexibleAgreement: boolean
  /** Marked by the time check: the arrival was moved to the fast ride's (BOOK-16). */
  isFastRide: boolean
  utm: Utm
  /** UUID of this booking intent, made before the first send (BOOK-42). Null: nothing was sent. */
  idempotencyKey: string | null
}

/** No seats. */
export const noChildSeats: ChildSeats = { infant_seat: 0, seat: 0, booster: 0 }
