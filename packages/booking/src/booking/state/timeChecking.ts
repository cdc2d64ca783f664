import type { Ride } from '../../kernel/model/booking.ts'
import type { SimilarOrder } from '../../kernel/model/timeCheck.ts'
import { dateArrivalOf, dateDepartureOf, departureMeaning } from '../../kernel/model/trip.ts'
import { isCivilDateTime } from '../../kernel/values/time.ts'

/** State of the check of the entered time. */
export interface TimeChecking {
  /**
   * `none`: day or time is still missing. `refused` blocks the booking (BOOK-15). `failed`: no response, a
   * retry is possible.
   */
  status: 'none' | 'waiting' | 'suggesting' | 'checking' | 'allowed' | 'refused' | 'failed'
  /** Text of the answered or current question. Null: none. */
  question: string | null
  /** The service's own words; if refused, the class-order error. */
  notice: string | null
  noticeToUser: string | null
  similarOrders: readonly SimilarOrder[]
}

export const noCheck: TimeChecking = {
  status: 'none',
  question: null,
  notice: null,
  noticeToUser: null,
  similarOrders: [],
}

/**
 * Text of a ride's question to the time check; equal texts mean equal questions. Null: there is no valid date
 * yet.
 */
export function timeQuestionOf(ride: Ride): string | null {
  const arrival = dateArrivalOf(ride.form)
  if (arrival === null || !isCivilDateTime(arrival)) return null
  const departure = departureMeaning(ride.offer.routeType) ? dateDepartureOf(ride.form) : null
  return [ride.offer.priceId, arrival, departure ?? '', ride.durationSeconds ?? ''].join('|')
}
