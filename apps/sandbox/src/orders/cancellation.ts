import type { PaymentStatus, StoredOrder } from '../store/store.ts'

/** The terms of cancelling a ride at a moment. */
export type CancelTerms =
  /** Free until this instant (epoch milliseconds); null: as long as the order is not paid. */
  | { readonly state: 'free'; readonly until: number | null }
  /** The free time has ended at this instant; null: the provider has none. The whole price is due. */
  | { readonly state: 'late'; readonly since: number | null }
  /** The pickup has passed. */
  | { readonly state: 'over' }
  /** The ride is cancelled already. */
  | { readonly state: 'cancelled' }

/** Facts for {@link cancelTerms}. */
export interface CancelFacts {
  readonly order: Pick<StoredOrder, 'cancellation'>
  readonly payment: PaymentStatus
  /** The pickup, epoch milliseconds. */
  readonly pickupAt: number
  /** Hours before the pickup until which cancelling is free; 0: until the pickup; null: never. */
  readonly freeHours: number | null
  /** Current time in epoch milliseconds. */
  readonly now: number
}

const hour = 3_600_000

/**
 * The terms of cancelling a ride. An order that waits for its card payment is not confirmed yet, so cancelling is free
 * until it is paid. The last millisecond of the free time still counts.
 */
export function cancelTerms({ order, payment, pickupAt, freeHours, now }: CancelFacts): CancelTerms {
  if (order.cancellation !== null) return { state: 'cancelled' }
  if (now >= pickupAt) return { state: 'over' }
  if (payment !== 'none' && payment !== 'paid') return { state: 'free', until: null }
  if (freeHours === null) return { state: 'late', since: null }
  const until = pickupAt - freeHours * hour
  return now <= until ? { state: 'free', until } : { state: 'late', since: until }
}

/** The amounts of a cancellation, in units of the order's currency. */
export interface CancelSums {
  /** Amount that is still due. */
  readonly fee: number
  /** Amount that goes back to the card. */
  readonly refund: number
}

/**
 * Fee and refund of a cancellation, for a ride with this amount to be paid.
 * @param state from {@link cancelTerms}
 */
export function cancelSums(state: 'free' | 'late', amount: number, payment: PaymentStatus): CancelSums {
  if (state === 'late') return { fee: amount, refund: 0 }
  return { fee: 0, refund: payment === 'paid' ? amount : 0 }
}

/** Amount to be paid for a ride, cancelled or not, in units of its currency. */
export const dueOf = ({ amount, cancellation }: Pick<StoredOrder, 'amount' | 'cancellation'>): number =>
  cancellation?.fee ?? amount
