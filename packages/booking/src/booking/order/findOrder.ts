import type { Order } from '../../kernel/model/order.ts'
import type { Clock } from '../../kernel/platform.ts'
import type { PlacedOrdersClient } from '../../wire/orders/client.ts'
import { isNotFound } from '../wire/refusals.ts'

/** Milliseconds between two requests about a lost response. */
export const askEveryMs = 2000
/** Milliseconds after which the requests stop. */
export const askAtMostMs = 60_000
/** Number of "not found" responses after which an order counts as never arrived. */
const missesNeeded = 3

export interface OrderSearch {
  orders: Pick<PlacedOrdersClient, 'order'>
  clock: Clock
  /** The key that the order was sent with. */
  key: string
  /**
   * Instant until which the request of the order may be pending, epoch milliseconds. A "not found" before it does not
   * count. @default the request is not pending
   */
  underWayUntil?(): number
  signal: AbortSignal
}

/**
 * Searches the order of a request whose response was lost, every 2 s for 60 s at most. `missing`: the service said
 * three times that it does not know the order. The search takes longer while the request is pending. Null: there was no
 * clear response in time, or the search was cancelled.
 */
export async function findOrder({
  orders,
  clock,
  key,
  underWayUntil = () => 0,
  signal,
}: OrderSearch): Promise<Order | 'missing' | null> {
  const start = clock.now()
  // The number of requests is limited too, because the clock may be set back meanwhile.
  const mostAsked = (Math.max(0, underWayUntil() - start) + askAtMostMs) / askEveryMs
  const isOver = () => clock.now() >= Math.max(start, underWayUntil()) + askAtMostMs
  for (let misses = 0, asked = 0; !isOver() && asked < mostAsked && !signal.aborted; asked += 1) {
    try {
      return await orders.order({ idempotencyKey: key }, signal)
    } catch (error) {
      const counts = isNotFound(error) && clock.now() >= underWayUntil()
      if (counts && ++misses >= missesNeeded) return 'missing'
    }
    await waitFor(clock, askEveryMs, signal)
  }
  return null
}

/** Resolves after so many milliseconds, or as soon as the signal ends. */
export function waitFor(clock: Clock, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      cancel()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const cancel = clock.setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
