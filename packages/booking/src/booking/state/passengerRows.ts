import type { Draft } from '../../kernel/model/booking.ts'
import { createPassenger, type Passenger, trimPassengers } from '../../kernel/model/passenger.ts'
import type { BookingState, FormState } from './bookingState.ts'

/**
 * Fits the rows to the number of people: the last rows are removed, and new ones are empty with an unused id.
 * @param isWhole true if no row may be removed, because a platform keeps the list (BOOK-21). @default false
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
 * Returns a draft with a row for each person. Removed rows are kept aside and return with their people, and
 * people without a seat in a smaller car are marked.
 * @param before the booking before the change
 * @param wanted numbers of people before the change. @default those of the former draft
 */
export function peopleOf(
  before: Pick<BookingState, 'draft' | 'aside' | 'filledFor'>,
  draft: Draft,
  wanted: Pick<Draft, 'adults' | 'children'> = before.draft ?? draft,
): Pick<FormState, 'draft' | 'aside' | 'adultsCut' | 'childrenCut'> {
  const former = before.draft?.passengers.slice(draft.passengers.length) ?? []
  const all = [...draft.passengers, ...former, ...before.aside]
  const passengers = fitPassengers(all, draft.adults + draft.children, before.filledFor?.keepsPassengers)
  return {
    draft: { ...draft, passengers },
    aside: all.slice(passengers.length),
    adultsCut: draft.adults < wanted.adults,
    childrenCut: draft.children < wanted.children,
  }
}

/** Returns the booking with another draft of the same people, as `peopleOf`. */
export function withPeople(
  state: FormState,
  draft: Draft,
  wanted?: Pick<Draft, 'adults' | 'children'>,
): FormState {
  return { ...state, ...peopleOf(state, draft, wanted) }
}
