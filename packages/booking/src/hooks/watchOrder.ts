import type { PlacedOrdersClient } from '../client/placedOrders.ts'
import type { Order } from '../domain/order.ts'
import type { Platform } from '../platform/platform.ts'
import type { Failure } from '../state/bookingState.ts'
import { failureOf, isNotFound } from './failure.ts'

/** Milliseconds between two questions about an unconfirmed payment. */
const askEveryMs = 2000
/** Milliseconds after which the asking stops. */
const askAtMostMs = 60_000

/** An order as far as it is known. `checking`: its payment is being asked about, again and again. */
export type OrderReading =
  | { status: 'loading' }
  | { status: 'notFound' }
  | { status: 'failed'; failure: Failure }
  | { status: 'ready'; order: Order; checking: boolean }

export interface OrderWatch {
  orders: Pick<PlacedOrdersClient, 'order'>
  platform: Pick<Platform, 'clock' | 'online'>
  transaction: string
  /** Receipt of the return from its payment. @default none */
  receipt?: string | null
  /** Told of each change. */
  onReading(reading: OrderReading): void
}

/**
 * Reads an order; while its payment is pending it is read again every 2 s, for 60 s at most. A failed repetition
 * changes nothing that is known. The answer ends it.
 */
export function watchOrder({
  orders,
  platform,
  transaction,
  receipt = null,
  onReading,
}: OrderWatch): () => void {
  const { clock } = platform
  const own = new AbortController()
  const end = clock.now() + askAtMostMs
  let asked = 0
  let order: Order | null = null
  let cancel = () => {}

  async function read() {
    try {
      order = await orders.order({ transaction, receipt }, own.signal)
    } catch (error) {
      if (own.signal.aborted) return
      if (isNotFound(error)) return onReading({ status: 'notFound' })
      if (!order) {
        return onReading({ status: 'failed', failure: failureOf('booking', error, platform.online.get()) })
      }
    }
    if (own.signal.aborted) return
    // A clock that is set back does not make it longer.
    const isOver = clock.now() + askEveryMs > end || asked * askEveryMs >= askAtMostMs
    const checking = order.paymentStatus === 'pending' && !isOver
    onReading({ status: 'ready', order, checking })
    asked += 1
    if (checking) cancel = clock.setTimeout(() => void read(), askEveryMs)
  }
  void read()
  return () => {
    own.abort()
    cancel()
  }
}
