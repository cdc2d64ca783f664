import type { Draft } from '../domain/booking.ts'
import { createPassenger, type Passenger, trimPassengers } from '../domain/passenger.ts'

/** As many passengers as ride: the last ones leave, new ones come empty under a name not used yet. */
export function fitPassengers(list: readonly Passenger[], total: number): readonly Passenger[] {
  const used = new Set(list.map((passenger) => passenger.uniqId))
  const rows = [...trimPassengers(list, total)]
  for (let number = 1; rows.length < total; number++)
    if (!used.has(`p${number}`)) rows.push(createPassenger(`p${number}`))
  return rows
}

/** The draft with a row for each person who rides. */
export function withRows(draft: Draft): Draft {
  return { ...draft, passengers: fitPassengers(draft.passengers, draft.adults + draft.children) }
}
