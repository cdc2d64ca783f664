import type { Quote } from '../prices/quote.ts'
import type { StoredOrder } from '../store/store.ts'

const minute = 60_000

/** By when a provider has confirmed an order, epoch milliseconds: within the hour where it does so by hand. */
export function confirmsBy({ createdAt }: Pick<StoredOrder, 'createdAt'>, quote: Quote | null): number {
  return createdAt + (isByHand(quote) ? 60 : 30) * minute
}

/** The moment at which it has really confirmed. */
export function confirmedAt({ createdAt }: Pick<StoredOrder, 'createdAt'>, quote: Quote | null): number {
  return createdAt + (isByHand(quote) ? 40 : 10) * minute
}

const isByHand = (quote: Quote | null) => quote !== null && quote.caution !== null
