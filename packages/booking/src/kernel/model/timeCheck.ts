import type { CivilDateTime } from '../values/time.ts'

/** The ride whose time is checked. */
export interface TimeQuestion {
  priceId: string
  startPlaceId: string
  /** Wanted pickup time, on the wall clock of the pickup place. */
  dateArrival: CivilDateTime
  /** Departure of the flight or train on the wall clock. Null: the route asks for none. */
  dateDeparture: CivilDateTime | null
  /** The order that is being changed. Null: a new order. */
  orderId?: string | null
  /** Seconds of the rent. Null: a transfer. @default null */
  durationSeconds?: number | null
}

/** An order that the customer already has at about that time. */
export interface SimilarOrder {
  orderId: string
  /** Pickup time. Null: not stated. */
  dateArrival: CivilDateTime | null
  /** Pickup place; empty: not stated. */
  fromText: string
  /** Destination; empty: not stated. */
  toText: string
}

/** Result of the check that a ride is available at the time (BOOK-15, BOOK-16). */
export interface TimeCheck {
  allowed: boolean
  /** Reason of a refusal in the visitor's language. Null: none. */
  notice: string | null
  /** Message to the customer that is shown even if the time is allowed. Null: none. */
  noticeToUser: string | null
  /** Offer of an urgent ride, earlier than usual. Null: not offered. */
  fastRide: {
    /** Earliest pickup on the wall clock of the pickup place; the arrival becomes this time plus 2 minutes. */
    minAllowedTime: CivilDateTime
    notice: string | null
    allowed: boolean
  } | null
  similarOrders: readonly SimilarOrder[]
}

/** Minutes added to the earliest time of an urgent ride (BOOK-16). */
export const fastRideMargin = 2

/** Recommended pickup time for a departure. */
export interface RecommendedTime {
  /** Time of the pickup on the wall clock of the pickup place. */
  arrival: CivilDateTime
  /** Seconds on the road. Null: not stated. */
  travelTime: number | null
}
