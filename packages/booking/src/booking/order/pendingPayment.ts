import type { Order } from '../../kernel/model/order.ts'

/** Milliseconds between two questions about an unconfirmed payment. */
export const askEveryMs = 2000
/** Milliseconds after which the asking stops. */
const askAtMostMs = 60_000

/** One row of questions about a payment, since the order was opened or the person came back to it. */
export interface Asking {
  /** Number of questions after the first. */
  repeats: number
  /** Instant of the first question, epoch milliseconds. */
  since: number
}

/** True if an order is to be read again because its payment is pending and the time for it is not over (REL-02). */
export function isAskedAgain(
  order: Pick<Order, 'paymentStatus'>,
  { repeats, since }: Asking,
  now: number,
): boolean {
  if (order.paymentStatus !== 'pending') return false
  // The number of requests is limited too, because the clock may be set back meanwhile.
  return now + askEveryMs <= since + askAtMostMs && repeats * askEveryMs < askAtMostMs
}
