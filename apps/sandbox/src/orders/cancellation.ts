import type { PaymentStatus, StoredOrder } from '../store/store.ts'

/** Outcome of cancelling a ride at a moment. */
export type CancelTerms =
  /** It costs nothing, until this instant (epoch milliseconds). Null: as long as it is not paid. */
  | { readonly state: 'free'; readonly until: number | null }
  /** The free time is over, since this instant; null: the provider gives none. The whole price is due. */
  | { readonly state: 'late'; readonly since: number | null }
  /** The pickup has passed. */
  | { readonly state: 'over' }
  /** It is cancelled already. */
  | { readonly state: 'cancelled' }

/** The facts that {@link cancelTerms} goes by. */
export interface CancelFacts {
  readonly order: Pick<StoredOrder, 'cancellation'>
  readonly payment: PaymentStatus
  /** The pickup, epoch milliseconds. */
  readonly pickupAt: number
  /** Hours before the pickup until which it is free; 0: until the pickup. Null: never. */
  readonly freeHours: number | null
  /** Epoch milliseconds. */
  readonly now: number
}

const hour = 3_600_000

/**
 * Outcome of cancelling a ride. An order that waits for its payment by card was confirmed to nobody, so that it costs
 * nothing until it is paid. The last millisecond of the free time still counts.
 */
export function cancelTerms({ order, payment, pickupAt, freeHours, now }: CancelFacts): CancelTerms {
  if (order.cancellation !== null) return { state: 'cancelled' }
  if (now >= pickupAt) return { state: 'over' }
  if (payment !== 'none' && payment !== 'paid') return { state: 'free', until: null }
  if (freeHours === null) return { state: 'late', since: null }
  const until = pickupAt - freeHours * hour
  return now <= until ? { state: 'free', until } : { state: 'late', since: until }
}

/** The sums of a cancellation, in units of the order's currency. */
export interface CancelSums {
  /** Sum that is due all the same. */
  readonly fee: number
  /** Sum that goes back to the card. */
  readonly refund: number
}

/**
 * Cost and refund of a cancellation, of a ride of which this amount remained to be paid.
 * @param state from {@link cancelTerms}
 */
export function cancelSums(state: 'free' | 'late', amount: number, payment: PaymentStatus): CancelSums {
  if (state === 'late') return { fee: amount, refund: 0 }
  return { fee: 0, refund: payment === 'paid' ? amount : 0 }
}

/** Sum to be paid of a ride, cancelled or not, in units of its currency. */
export const dueOf = ({ amount, cancellation }: Pick<StoredOrder, 'amount' | 'cancellation'>): number =>
  cancellation?.fee ?? amount
