import type { ChildSeatType } from '../../../kernel/model/booking.ts'

/** Keys of the names of child seats, by kind. */
export const seatNames = {
  infant_seat: 'booking.passengers.infantSeat',
  seat: 'booking.passengers.seat',
  booster: 'booking.passengers.booster',
} as const satisfies Record<ChildSeatType, string>
