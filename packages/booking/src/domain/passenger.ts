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
