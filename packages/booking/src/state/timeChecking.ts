import type { Ride } from '../domain/booking.ts'
import { isCivilDateTime } from '../domain/time.ts'
import type { SimilarOrder } from '../domain/timeCheck.ts'
import { dateArrivalOf, dateDepartureOf, departureMeaning } from '../domain/trip.ts'

/** How far the check of the entered time has come. */
export interface TimeChecking {
  /** `none`: the date is not whole yet. `refused` blocks the booking (BOOK-15). `failed`: no answer, it can be asked again. */
  status: 'none' | 'waiting' | 'suggesting' | 'checking' | 'allowed' | 'refused' | 'failed'
  /** The question that this answers, or that stands now. Null: none. */
  question: string | null
  /** The service's words, the class-order error where refused. */
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

/** What the time check asks for a ride, as one text; two rides with the same text ask the same. Null: no date of the calendar yet. */
export function timeQuestionOf(ride: Ride): string | null {
  const arrival = dateArrivalOf(ride.form)
  if (arrival === null || !isCivilDateTime(arrival)) return null
  const departure = departureMeaning(ride.offer.routeType) ? dateDepartureOf(ride.form) : null
  return [ride.offer.priceId, arrival, departure ?? '', ride.durationSeconds ?? ''].join('|')
}
