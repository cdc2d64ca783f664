import { type ChildSeats, type ChildSeatType, childSeatTypes } from '../../kernel/model/booking.ts'

/** Numbers of adults, children and child seats. */
export interface Party {
  /** Number of adults, from 1. */
  adults: number
  /** Number of children, from 0. */
  children: number
  childSeats: ChildSeats
}

/** Maximum number of children; more of them give childrenAmountError. The capacity limits them too. */
export const childrenLimit = 6

function clamp(value: number, low: number, high: number): number {
  const whole = Number.isFinite(value) ? Math.trunc(value) : low
  return Math.max(low, Math.min(high, whole))
}

/** Total number of chosen child seats. */
export function seatTotal(seats: ChildSeats): number {
  return childSeatTypes.reduce((total, type) => total + seats[type], 0)
}

/**
 * Cuts the seats down to the number of children: boosters first, infant seats last, so the youngest keep
 * theirs.
 */
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

/** Sets the number of adults: 1 to the capacity. Children, then seats, are reduced to fit. */
export function withAdults<P extends Party>(party: P, adults: number, capacity: number): P {
  const fitted = clamp(adults, 1, Math.max(1, capacity))
  const children = clamp(party.children, 0, Math.max(0, capacity - fitted))
  return { ...party, adults: fitted, children, childSeats: fitSeats(party.childSeats, children) }
}

/** Sets the number of children: 0 to the capacity without the adults. Seats are reduced to fit. */
export function withChildren<P extends Party>(party: P, children: number, capacity: number): P {
  const fitted = clamp(children, 0, Math.max(0, capacity - party.adults))
  return { ...party, children: fitted, childSeats: fitSeats(party.childSeats, fitted) }
}

/** Sets the number of seats of a kind: 0 to the number of children without the other seats. */
export function withChildSeats<P extends Party>(party: P, type: ChildSeatType, count: number): P {
  const others = seatTotal(party.childSeats) - party.childSeats[type]
  const fitted = clamp(count, 0, Math.max(0, party.children - others))
  return { ...party, childSeats: { ...party.childSeats, [type]: fitted } }
}

/** Cuts the party down to another capacity, for instance after a change of the offer. */
export function fitParty<P extends Party>(party: P, capacity: number): P {
  return withAdults(party, party.adults, capacity)
}
