import { isForeignOrder } from '../../kernel/model/order.ts'
import type { User } from '../../kernel/model/user.ts'
import { type ModuleCore, useModuleCore } from '../../module/module.tsx'
import { useResource } from '../../module/useResource.ts'
import { placedOrdersClient } from '../../wire/orders/client.ts'
import type { Begun } from '../state/progress.ts'
import { isNotFound } from '../wire/refusals.ts'
import { draftPartsOf, draftScopeOf } from './draftIndex.ts'
import { draftsOf } from './drafts.ts'

/** An order of an earlier visit that can still be paid. */
export interface PendingOrder {
  /** Number of the order as shown to the customer. Empty: not known. */
  number: string
  /** True if the service says that the order is not paid; false if the service could not be reached. */
  isRead: boolean
}

/**
 * Returns the order with which the booking page would continue. It is requested again when the page or the
 * connection comes back. Null: there is none, it is paid, it belongs to another account, or it is not known
 * yet. The hook serves one user; the caller mounts it again for another.
 */
export function usePendingOrder(user: User): PendingOrder | null {
  const module = useModuleCore()
  const pending = useResource<PendingOrder | null>(
    ['pending order', user.userId],
    (signal) => readPending(module, user, signal),
    { lasts: false, staysFresh: true },
  )
  return pending.data ?? null
}

async function readPending(
  module: ModuleCore,
  user: User,
  signal: AbortSignal,
): Promise<PendingOrder | null> {
  const kept = keptOrderOf(module, user)
  if (!kept) return null
  const { transaction, number } = kept
  try {
    const order = await placedOrdersClient(module.client.core).order({ transaction }, signal)
    const isPaid = order.paymentStatus === 'paid'
    if (isPaid && !signal.aborted) draftsOf(module).clearOrder(transaction)
    return isPaid || order.paymentStatus === 'none' ? null : { number: order.number, isRead: true }
  } catch (error) {
    if (signal.aborted) throw error
    return isNotFound(error) ? null : { number, isRead: false }
  }
}

/** Unpaid order that the user may continue, kept for this partner and user (REL-07). Null: there is none. */
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
