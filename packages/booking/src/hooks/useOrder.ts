import { useEffect, useReducer, useState } from 'react'
import { ordersClient } from '../client/orders.ts'
import { hasLeft } from '../domain/hasLeft.ts'
import { draftsOf } from './drafts.ts'
import { useModuleCore } from './module.tsx'
import { type OrderReading, watchOrder } from './watchOrder.ts'

export interface OrderView {
  reading: OrderReading
  /** Reads anew, and asks about the payment for another minute. */
  again(): void
}

/** Reads an order by its transaction, anew when the connection or the page comes back. */
export function useOrder(transaction: string): OrderView {
  const module = useModuleCore()
  const { client, platform } = module
  const [attempt, again] = useReducer((count: number) => count + 1, 0)
  const [reading, setReading] = useState<OrderReading>({ status: 'loading' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    setReading((known) => (known.status === 'ready' ? known : { status: 'loading' }))
    const endWatch = watchOrder({
      orders: ordersClient(client.core),
      platform,
      transaction,
      onReading(next) {
        setReading((known) => (next.status === 'failed' && known.status === 'ready' ? known : next))
        // Its form and personal data are of no more use once it is paid.
        if (next.status === 'ready' && next.order.paymentStatus === 'paid')
          draftsOf(module).clearOrder(next.order.transaction)
      },
    })
    const endOnline = platform.online.subscribe((online) => online && again())
    const endPageShow = platform.pageEvents.onPageShow((persisted) => persisted && again())
    return () => {
      endWatch()
      endOnline()
      endPageShow()
    }
  }, [client, platform, module, transaction, attempt])

  // What was shown to somebody who has left is nobody else's to see (AUTH-07).
  useEffect(() => {
    const { session } = module.stores
    let before = session.get().userId
    return session.subscribe(() => {
      const { userId } = session.get()
      if (hasLeft(before, userId)) {
        setReading({ status: 'loading' })
        again()
      }
      before = userId
    })
  }, [module])
  return { reading, again }
}
