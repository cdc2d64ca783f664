import type { CostCenter } from './costCenter.ts'
import type { particularFields, partyFields, rideFields, ValuesOf } from './draftFields.ts'
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

/** Number of seats of each kind, integers from 0. */
export type ChildSeats = Readonly<Record<ChildSeatType, number>>

/** Campaign parameters from the page's query: `utm_source` and similar, `sub_id`. */
export type Utm = Readonly<Record<string, string>>

/** A ride of a booking: the way there or the way back. */
export type Leg = 'outbound' | 'return'

/** Types of the values of a ride's fields, by the kinds in `draftFields.ts`. */
interface RideKinds {
  /** Text that may have several lines. */
  text: string
  /** Text on a single line. */
  line: string
  /** Number from the customer's own books. */
  ownNumber: string
  /** Text of digits only, such as the number of a loyalty account. */
  digits: string
  texts: readonly string[]
  flag: boolean
  /** Integer, 0 or more. */
  count: number
  seconds: number | null
  offer: Offer
  place: Place
  destination: Place | null
  places: readonly Place[]
  form: TripForm
}

/** Types of the values of all fields of a draft. */
export interface FieldKinds extends RideKinds {
  ride: Ride | null
  change: ChangedOrder | null
  coordinator: Pick<Coordinator, 'name' | 'phone' | 'inEnglish'> | null
  costCenter: CostCenter | null
  childSeats: ChildSeats
  passengers: readonly Passenger[]
  own: OwnPassenger
  payment: Payment | null
  utm: Utm
  key: string | null
}

/** One ride of a booking: its route, its price and its own details (BOOK-01). An empty text means none. */
export type Ride = ValuesOf<typeof rideFields, RideKinds>

/** Names of the fields of a table that have a kind. */
type NamesOfKind<Table extends Readonly<Record<string, { kind: string }>>, Kind> = {
  [Name in keyof Table]: Table[Name]['kind'] extends Kind ? Name : never
}[keyof Table]

/** A free text of a ride. */
export type RideText = NamesOfKind<typeof rideFields, 'text' | 'line' | 'ownNumber' | 'digits'>

/** An order that a draft changes instead of making a new one (BOOK-50). */
export interface ChangedOrder {
  orderId: string
  transaction: string
  /** Number of the order as the customer sees it. */
  number: string
}

/**
 * Details of a booking that apply to all its rides. Texts are stored as typed and sanitised when they are sent; an
 * empty text means none.
 */
export type Particulars = ValuesOf<typeof particularFields, FieldKinds>

/**
 * An unfinished booking: everything a person has entered, in the shape in which it is edited and saved. The fields of
 * `Ride` describe the way there.
 */
export type Draft = Ride & Particulars & ValuesOf<typeof partyFields, FieldKinds>

/** A count of zero seats of each kind. */
export const noChildSeats: ChildSeats = { infant_seat: 0, seat: 0, booster: 0 }
