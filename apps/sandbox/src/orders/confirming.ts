import type { Quote } from '../prices/quote.ts'
import type { StoredOrder } from '../store/store.ts'

const minute = 60_000

/** Latest time of a provider's confirmation, in epoch milliseconds: within an hour if it confirms by hand. */
export function confirmsBy({ createdAt }: Pick<StoredOrder, 'createdAt'>, quote: Quote | null): number {
  return createdAt + (isByHand(quote) ? 60 : 30) * minute
}

/** Real time of the confirmation, in epoch milliseconds. */
export function confirmedAt({ createdAt }: Pick<StoredOrder, 'createdAt'>, quote: Quote | null): number {
  return createdAt + (isByHand(quote) ? 40 : 10) * minute
}

const isByHand = (quote: Quote | null) => quote !== null && quote.caution !== null
