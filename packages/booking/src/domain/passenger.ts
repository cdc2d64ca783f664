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
export function createPassenger(uniqId: string): Passenger {
  return { uniqId, name: '', phone: '', email: '' }
}

/** The list cut down to the people who ride; the first row always stays (BOOK-21). */
export function trimPassengers(passengers: readonly Passenger[], total: number): readonly Passenger[] {
  return passengers.length <= Math.max(1, total) ? passengers : passengers.slice(0, Math.max(1, total))
}

/** Parts of a row of the passenger list. */
export const passengerParts = ['name', 'phone', 'email'] as const

/** A field of a passenger's row. */
export type PassengerPart = (typeof passengerParts)[number]

/** The share of the first passenger's row that is the user's own (BOOK-20). */
export interface OwnPassenger {
  /** The ride is booked for somebody else: nothing of the user's own is filled in. */
  isForAnother: boolean
  /** Fields that were filled from the settings and stand as they were filled. */
  filled: readonly PassengerPart[]
}
