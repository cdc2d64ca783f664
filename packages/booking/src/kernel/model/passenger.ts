/** A passenger. */
export interface Passenger {
  /** Id of the row. It stays the same while the form is edited and is never sent. */
  uniqId: string
  name: string
  /** Phone as typed; it is normalised to digits when it is sent. */
  phone: string
  email: string
}

/** Set of passenger rules that applies (BOOK-19). */
export type PassengerRules = 'natural' | 'legal' | 'guest'

/** An empty row of the passenger list. */
export function createPassenger(uniqId: string): Passenger {
  return { uniqId, name: '', phone: '', email: '' }
}

/** Shortens the list to the number of people who ride; the first row always stays (BOOK-21). */
export function trimPassengers(passengers: readonly Passenger[], total: number): readonly Passenger[] {
  return passengers.length <= Math.max(1, total) ? passengers : passengers.slice(0, Math.max(1, total))
}

/** Parts of a row of the passenger list. */
export const passengerParts = ['name', 'phone', 'email'] as const

/** A field of a passenger's row. */
export type PassengerPart = (typeof passengerParts)[number]

/** State of the user's own data in the first passenger's row (BOOK-20). */
export interface OwnPassenger {
  /** True if the ride is for another person, so that the user's own data are not filled in. */
  isForAnother: boolean
  /** Fields that were filled from the settings and have not been edited since. */
  filled: readonly PassengerPart[]
}
