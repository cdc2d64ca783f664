import type { CivilDateTime } from './time.ts'

/** Which ride's time is checked. */
export interface TimeQuestion {
  priceId: string
  startPlaceId: string
  /** Wall clock at the pickup place: when the car is wanted. */
  dateArrival: CivilDateTime
  /** Wall clock: when the flight or train leaves. Null: the route asks none. */
  dateDeparture: CivilDateTime | null
  /** The order that is being changed. Null: a new one. */
  orderId?: string | null
  /** Seconds of the rent. Null: a transfer. @default null */
  durationSeconds?: number | null
}

/** A ride that the customer has ordered already near that time. */
export interface SimilarOrder {
  orderId: string
  /** Null: not stated. */
  dateArrival: CivilDateTime | null
  /** From where; empty: not stated. */
  fromText: string
  /** To where; empty: not stated. */
  toText: string
}

/** Whether a ride can be had at that time (BOOK-15, BOOK-16). */
export interface TimeCheck {
  allowed: boolean
  /** Why not, in the visitor's language. Null: nothing to say. */
  notice: string | null
  /** A word to the customer even where it is allowed. Null: none. */
  noticeToUser: string | null
  /** A ride sooner than planned ones. Null: not offered. */
  fastRide: {
    /** Earliest pickup, wall clock at the pickup place; the arrival becomes this plus 2 minutes. */
    minAllowedTime: CivilDateTime
    notice: string | null
    allowed: boolean
  } | null
  similarOrders: readonly SimilarOrder[]
}

/** Minutes added to the earliest time of a fast ride (BOOK-16). */
export const fastRideMargin = 2

/** When to be picked up for a departure. */
export interface RecommendedTime {
  /** Wall clock at the pickup place. */
  arrival: CivilDateTime
  /** Seconds on the road. Null: not stated. */
  travelTime: number | null
}
