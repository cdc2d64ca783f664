import { useEffect, useRef, useState } from 'react'
import { isCancelled, type Order } from '../../kernel/model/order.ts'
import { hasUserChanged } from '../../kernel/values/hasUserChanged.ts'
import { useModuleCore } from '../../module/module.tsx'
import { useResource } from '../../module/useResource.ts'
import { placedOrdersClient } from '../../wire/orders/client.ts'
import { draftsOf } from '../kept/drafts.ts'
import type { Failure } from '../state/progress.ts'
import { isNotFound } from '../wire/refusals.ts'
import { failureOf } from './failureOf.ts'
import { type Asking, askEveryMs, isAskedAgain } from './pendingPayment.ts'

/** An order as far as it is known. `checking`: its payment is being asked about, again and again. */
export type OrderReading =
  | { status: 'loading' }
  | { status: 'notFound' }
  | { status: 'failed'; failure: Failure }
  | { status: 'ready'; order: Order; checking: boolean }

export interface OrderView {
  reading: OrderReading
  /** Reads the order again, and its payment status for another minute. */
  again(): void
}

/** True if the owner of the order would see more: the order is not shown, or only as in a receipt. */
const isPartial = (reading: OrderReading) =>
  reading.status === 'notFound' || (reading.status === 'ready' && reading.order.isByReceipt)

/**
 * Reads an order by its transaction, again when the connection or the page comes back: another tab may have cancelled or
 * paid it. While its payment is pending it is read every 2 s, for 60 s at most (REL-02).
 * @param receipt the receipt that came with the return from the payment. @default nothing
 */
export function useOrder(transaction: string, receipt: string | null = null): OrderView {
  const module = useModuleCore()
  const { client, platform } = module
  const { data, failure, isReading, again, forget } = useResource<Order>(
    ['order', transaction, receipt],
    (signal) => placedOrdersClient(client.core).order({ transaction, receipt }, signal),
    { lasts: false, staysFresh: true },
  )
  const isMissing = failure !== undefined && isNotFound(failure)
  // The former answer stays in the cache: an order that is no longer found is not read again.
  const isOver = useRepeats(isMissing ? undefined : data, isReading, again)

  function readingNow(): OrderReading {
    if (isMissing) return isReading ? { status: 'loading' } : { status: 'notFound' }
    if (data) return { status: 'ready', order: data, checking: data.paymentStatus === 'pending' && !isOver }
    if (!failure || isReading) return { status: 'loading' }
    return { status: 'failed', failure: failureOf('booking', failure, platform.online.get()) }
  }
  const reading = readingNow()
  const latest = useRef(reading)
  useEffect(() => {
    latest.current = reading
  })

  // A paid or cancelled order needs its form and personal data no more.
  useEffect(() => {
    if (data && (data.paymentStatus === 'paid' || isCancelled(data)))
      draftsOf(module).clearOrder(data.transaction)
  }, [module, data])

  // An order that was shown to one user is hidden as soon as that user has signed out (AUTH-07).
  useEffect(() => {
    const { session } = module.stores
    let before = session.get().userId
    return session.subscribe(() => {
      const { userId } = session.get()
      const hasChanged = hasUserChanged(before, userId)
      if (hasChanged) forget()
      if (hasChanged || (before !== userId && isPartial(latest.current))) again()
      before = userId
    })
  }, [module, again, forget])
  return { reading, again }
}

/** Reads an order with a pending payment again and again. @returns true once the time for that is over */
function useRepeats(order: Order | undefined, isReading: boolean, again: () => void): boolean {
  const { clock } = useModuleCore().platform
  const [isOver, setOver] = useState(false)
  const asking = useRef<Asking>({ repeats: 0, since: 0 })
  const isRepeat = useRef(false)
  useEffect(() => {
    if (isReading) {
      if (!isRepeat.current) asking.current = { repeats: 0, since: clock.now() }
      return
    }
    isRepeat.current = false
    const isAsked = order !== undefined && isAskedAgain(order, asking.current, clock.now())
    setOver(order !== undefined && !isAsked)
    if (!isAsked) return
    return clock.setTimeout(() => {
      isRepeat.current = true
      asking.current = { ...asking.current, repeats: asking.current.repeats + 1 }
      again()
    }, askEveryMs)
  }, [order, isReading, again, clock])
  return isOver
}
