import type { PlacedOrdersClient } from '../client/placedOrders.ts'
import type { Order } from '../domain/order.ts'
import type { Clock } from '../platform/platform.ts'
import { isNotFound } from './failure.ts'

/** Milliseconds between two questions about a lost answer. */
export const askEveryMs = 2000
/** Milliseconds after which the asking stops. */
export const askAtMostMs = 60_000
/** How often the service must not know an order before it counts as never arrived. */
const missesNeeded = 3

export interface OrderSearch {
  orders: Pick<PlacedOrdersClient, 'order'>
  clock: Clock
  /** The key that the order was sent with. */
  key: string
  /**
   * Until when its request may still be on its way, epoch milliseconds: what the service does not know before that
   * says nothing. @default it is not any more
   */
  underWayUntil?(): number
  signal: AbortSignal
}

/**
 * The order of a request whose answer was lost, asked for every 2 s for 60 s at most. `missing`: the service said
 * three times that it does not know it. While its request is under way it is asked for longer. Null: it did not say in time, or the search was given up.
 */
export async function findOrder({
  orders,
  clock,
  key,
  underWayUntil = () => 0,
  signal,
}: OrderSearch): Promise<Order | 'missing' | null> {
  const start = clock.now()
  // Of a clock that is set back meanwhile the questions are counted instead.
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
