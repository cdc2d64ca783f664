import { type Payment, paymentWays } from '../../../kernel/model/user.ts'
import type { Booking } from '../../order/useBooking.ts'

/** Available ways of paying; the first is the main button. */
export function paymentMethodsOf({ user }: Booking): readonly Payment[] {
  return user ? paymentWays(user) : []
}
