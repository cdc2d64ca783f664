import { type ChildSeats, type ChildSeatType, childSeatTypes } from './booking.ts'

/** Who rides, in numbers. */
export interface Party {
  /** From 1. */
  adults: number
  /** From 0. */
  children: number
  childSeats: ChildSeats
}

/** Over this many children childrenAmountError is shown; capacity limits them besides. */
export const childrenLimit = 6

function clamp(value: number, low: number, high: number): number {
  const whole = Number.isFinite(value) ? Math.trunc(value) : low
  return Math.max(low, Math.min(high, whole))
}

/** How many seats are chosen in all. */
export function seatTotal(seats: ChildSeats): number {
  return childSeatTypes.reduce((total, type) => total + seats[type], 0)
}

/** Seats cut down to the children, boosters first, infant seats last: the youngest keep theirs. */
export function fitSeats(seats: ChildSeats, children: number): ChildSeats {
  let surplus = Math.max(0, seatTotal(seats) - children)
  const fitted = { ...seats }
  for (const type of ['booster', 'seat', 'infant_seat'] as const) {
    const cut = Math.min(surplus, fitted[type])
    fitted[type] -= cut
    surplus -= cut
  }
  return fitted
}

/** The party with that many adults: 1 to the capacity; children, then seats are reduced to fit. */
export function withAdults<P extends Party>(party: P, adults: number, capacity: number): P {
  const fitted = clamp(adults, 1, Math.max(1, capacity))
  const children = clamp(party.children, 0, Math.max(0, capacity - fitted))
  return { ...party, adults: fitted, children, childSeats: fitSeats(party.childSeats, children) }
}

/** The party with that many children: 0 to what the adults leave of the capacity; seats are reduced to fit. */
export function withChildren<P extends Party>(party: P, children: number, capacity: number): P {
  const fitted = clamp(children, 0, Math.max(0, capacity - party.adults))
  return { ...party, children: fitted, childSeats: fitSeats(party.childSeats, fitted) }
}

/** The party with that many seats of a kind: 0 to what the other kinds leave of the children. */
export function withChildSeats<P extends Party>(party: P, type: ChildSeatType, count: number): P {
  const others = seatTotal(party.childSeats) - party.childSeats[type]
  const fitted = clamp(count, 0, Math.max(0, party.children - others))
  return { ...party, childSeats: { ...party.childSeats, [type]: fitted } }
}

/** The party cut down to another capacity, as after a change of the offer. */
export function fitParty<P extends Party>(party: P, capacity: number): P {
  return withAdults(party, party.adults, capacity)
}
