import type { Draft } from '../domain/booking.ts'
import { createPassenger, type Passenger, trimPassengers } from '../domain/passenger.ts'
import type { BookingState } from './bookingState.ts'

/**
 * As many passengers as ride: the last ones leave, new ones come empty under a name not used yet.
 * @param isWhole nobody leaves the list, it is a platform's own (BOOK-21). @default false
 */
export function fitPassengers(
  list: readonly Passenger[],
  total: number,
  isWhole = false,
): readonly Passenger[] {
  const used = new Set(list.map((passenger) => passenger.uniqId))
  const rows = isWhole ? [...list] : [...trimPassengers(list, total)]
  for (let number = 1; rows.length < total; number++)
    if (!used.has(`p${number}`)) rows.push(createPassenger(`p${number}`))
  return rows
}

/**
 * The booking with another draft of the same people: each who rides has a row, rows of those who leave stay aside and
 * come back with them, and who lost the seat to a smaller car is told.
 * @param wanted who was to ride. @default those of the draft before
 */
export function withPeople(
  state: BookingState,
  draft: Draft,
  wanted: Pick<Draft, 'adults' | 'children'> = state.draft ?? draft,
): BookingState {
  const former = state.draft?.passengers.slice(draft.passengers.length) ?? []
  const all = [...draft.passengers, ...former, ...state.aside]
  const passengers = fitPassengers(all, draft.adults + draft.children, state.filledFor?.keepsPassengers)
  return {
    ...state,
    draft: { ...draft, passengers },
    aside: all.slice(passengers.length),
    adultsCut: draft.adults < wanted.adults,
    childrenCut: draft.children < wanted.children,
  }
}
