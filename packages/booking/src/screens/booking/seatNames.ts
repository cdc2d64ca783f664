import type { ChildSeatType } from '../../domain/booking.ts'

/** A child seat by its kind, in the texts of the order. */
export const seatNames = {
  infant_seat: 'booking.passengers.infantSeat',
  seat: 'booking.passengers.seat',
  booster: 'booking.passengers.booster',
} as const satisfies Record<ChildSeatType, string>
