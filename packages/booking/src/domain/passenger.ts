import { isPublic, type User } from './user.ts'

/** A person who rides. */
export interface Passenger {
  /** Stays the same while the form is edited; names the row, goes nowhere. */
  uniqId: string
  name: string
  /** As typed; it is normalised to digits when it is sent. */
  phone: string
  email: string
}

/** Which set of passenger rules holds (BOOK-19). */
export type PassengerRules = 'natural' | 'legal' | 'guest'

/** An empty row of the passenger list. */
export function createPassenger(uniqId: string, email = ''): Passenger {
  return { uniqId, name: '', phone: '', email }
}

/** The list cut down to the people who ride; the first row always stays (BOOK-21). */
export function trimPassengers(passengers: readonly Passenger[], total: number): readonly Passenger[] {
  return passengers.length <= Math.max(1, total) ? passengers : passengers.slice(0, Math.max(1, total))
}

/**
 * The rows with a guest's own e-mail for the first passenger, where none is entered yet (BOOK-20). Guests are known by
 * their role; one without an account has no e-mail of its own.
 */
export function withOwnEmail(passengers: readonly Passenger[], user: User): readonly Passenger[] {
  const [first, ...others] = passengers
  const own = user.role === 'guest' && !isPublic(user) ? user.email : null
  if (!first || own === null || first.email.trim() !== '') return passengers
  return [{ ...first, email: own }, ...others]
}
