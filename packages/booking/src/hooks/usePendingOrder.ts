import { useEffect, useReducer, useState } from 'react'
import { placedOrdersClient } from '../client/placedOrders.ts'
import { isForeignOrder } from '../domain/order.ts'
import type { User } from '../domain/user.ts'
import type { Begun } from '../state/bookingState.ts'
import { draftPartsOf, draftScopeOf } from './draftIndex.ts'
import { draftsOf } from './drafts.ts'
import { isNotFound } from './failure.ts'
import { type ModuleCore, useModuleCore } from './module.tsx'

/** An order of an earlier visit that can still be paid. */
export interface PendingOrder {
  /** What the customer is told of it. Empty: not known. */
  number: string
  /** The service says that it is not paid; else it could not be asked. */
  isRead: boolean
}

/**
 * The order that the booking page would go on with, asked for anew when the page or the connection comes back. Null:
 * there is none, it is paid, it is of another account, or it is not known yet. For one user: another one is another
 * component.
 */
export function usePendingOrder(user: User): PendingOrder | null {
  const module = useModuleCore()
  const { client, platform } = module
  const [attempt, again] = useReducer((count: number) => count + 1, 0)
  const [pending, setPending] = useState<PendingOrder | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    const kept = keptOrderOf(module, user)
    if (!kept) return setPending(null)
    const { transaction, number } = kept
    const own = new AbortController()
    placedOrdersClient(client.core)
      .order({ transaction }, own.signal)
      .then(
        (order) => {
          if (own.signal.aborted) return
          const { paymentStatus } = order
          if (paymentStatus === 'paid') draftsOf(module).clearOrder(transaction)
          const isOver = paymentStatus === 'paid' || paymentStatus === 'none'
          setPending(isOver ? null : { number: order.number, isRead: true })
        },
        (error: unknown) => {
          if (!own.signal.aborted) setPending(isNotFound(error) ? null : { number, isRead: false })
        },
      )
    return () => own.abort()
  }, [client, module, user, attempt])

  useEffect(() => {
    const ends = [
      platform.visibility.subscribe((isVisible) => isVisible && again()),
      platform.online.subscribe((online) => online && again()),
      platform.pageEvents.onPageShow((persisted) => persisted && again()),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [platform])
  return pending
}

/** An unpaid order that a user may go on with, kept under this partner and user (REL-07). Null: there is none. */
function keptOrderOf(module: ModuleCore, user: User): Begun | null {
  const { config, platform } = module
  const scope = draftScopeOf(module)
  const drafts = draftsOf(module)
  drafts.claim(user.userId)
  if (!platform.storage.local.names().some((name) => draftPartsOf(name)?.scope === scope)) return null
  const found = drafts.read()
  const order = found?.kind === 'kept' ? found.kept.order : found?.order
  return order && !isForeignOrder(order, user, config.framed) ? order : null
}
