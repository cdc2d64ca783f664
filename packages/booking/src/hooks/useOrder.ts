import { useEffect, useReducer, useRef, useState } from 'react'
import { placedOrdersClient } from '../client/placedOrders.ts'
import { hasLeft } from '../domain/hasLeft.ts'
import { isCancelled } from '../domain/order.ts'
import { draftsOf } from './drafts.ts'
import { useModuleCore } from './module.tsx'
import { type OrderReading, watchOrder } from './watchOrder.ts'

export interface OrderView {
  reading: OrderReading
  /** Reads anew, and asks about the payment for another minute. */
  again(): void
}

/** True where its owner would see more: it is not shown at all, or as a receipt shows it. */
const isPartial = (reading: OrderReading) =>
  reading.status === 'notFound' || (reading.status === 'ready' && reading.order.isByReceipt)

/**
 * Reads an order by its transaction, anew when the connection or the page comes back: it may have been cancelled or paid in
 * another tab.
 * @param receipt what the return from its payment has brought. @default nothing
 */
export function useOrder(transaction: string, receipt: string | null = null): OrderView {
  const module = useModuleCore()
  const { client, platform } = module
  const [attempt, again] = useReducer((count: number) => count + 1, 0)
  const [reading, setReading] = useState<OrderReading>({ status: 'loading' })
  const latest = useRef(reading)
  useEffect(() => {
    latest.current = reading
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    setReading((known) => (known.status === 'ready' ? known : { status: 'loading' }))
    const endWatch = watchOrder({
      orders: placedOrdersClient(client.core),
      platform,
      transaction,
      receipt,
      onReading(next) {
        setReading((known) => (next.status === 'failed' && known.status === 'ready' ? known : next))
        // Its form and personal data are of no more use once it is paid or cancelled.
        if (next.status === 'ready' && (next.order.paymentStatus === 'paid' || isCancelled(next.order)))
          draftsOf(module).clearOrder(next.order.transaction)
      },
    })
    const endOnline = platform.online.subscribe((online) => online && again())
    const endPageShow = platform.pageEvents.onPageShow((persisted) => persisted && again())
    const endVisible = platform.visibility.subscribe((isVisible) => isVisible && again())
    return () => {
      endVisible()
      endWatch()
      endOnline()
      endPageShow()
    }
  }, [client, platform, module, transaction, receipt, attempt])

  // What was shown to somebody who has left is nobody else's to see (AUTH-07).
  useEffect(() => {
    const { session } = module.stores
    let before = session.get().userId
    return session.subscribe(() => {
      const { userId } = session.get()
      if (hasLeft(before, userId)) {
        setReading({ status: 'loading' })
        again()
      } else if (before !== userId && isPartial(latest.current)) again()
      before = userId
    })
  }, [module])
  return { reading, again }
}
