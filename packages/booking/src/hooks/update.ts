import { ClientError } from '../client/clientError.ts'
import type { ChangedOrder, Draft } from '../domain/booking.ts'
import { isUnpaid } from '../domain/order.ts'
import { outgoing } from '../domain/outgoing.ts'
import type { Sent } from '../state/bookingState.ts'
import { fingerprintOf, keyOf } from '../state/intent.ts'
import { isDefiniteOfChange, isKeyTaken, isPriceRefusal } from './failure.ts'
import { askAtMostMs, askEveryMs, waitFor } from './findOrder.ts'
import type { FlowContext } from './flowContext.ts'

/** Changes an order that exists (BOOK-50). */
export interface Update {
  /** Sends what a draft says of its order. */
  send(draft: Draft): Promise<void>
  /**
   * Sends the same change again after a lost answer, under the key it had: it counts once. Every 2 s for 60 s at
   * most; then it is unknown until the person asks again.
   */
  again(): Promise<void>
}

/** How a refusal goes on. */
export interface UpdateEndings {
  refused(error: unknown): void
  /** The price is no longer the price. */
  priceRefused(error: unknown): Promise<void>
}

export function createUpdate(context: FlowContext, endings: UpdateEndings): Update {
  const { store, orders, drafts, platform, signal, stopped } = context
  let repeating = false

  async function send(draft: Draft) {
    const { intentId } = store.get()
    const said = outgoing(draft, context.user())
    const fingerprint = fingerprintOf(said, context.sender())
    const key = keyOf(intentId, fingerprint)
    if (!platform.online.get())
      return context.fail('booking', new ClientError('network', { endpoint: 'updateOrder' }))
    const sent = { key, fingerprint, draft: { ...said, idempotencyKey: key } }
    store.dispatch({ type: 'sent', sent })
    context.keep()
    if (!(await isAnswered(sent))) await again()
  }

  /** One try. False: it is not known what became of it. */
  async function isAnswered({ key, draft }: Sent): Promise<boolean> {
    const change = draft?.change
    if (!draft || !change) return true
    try {
      const { orderId, transaction } = change
      await orders.updateOrder({ draft, orderId, transaction }, { idempotencyKey: key, signal })
    } catch (error) {
      if (stopped()) return true
      // The key has an answer already: the change was taken in, with the words of another language around it.
      if (isKeyTaken(error)) return done(draft, change)
      if (isPriceRefusal(error)) await endings.priceRefused(error)
      else if (isDefiniteOfChange(error)) endings.refused(error)
      else return false
      return true
    }
    // Left in the meantime: the next visit sends it again, and it counts once.
    return stopped() || done(draft, change)
  }

  async function done(sent: Draft, change: ChangedOrder): Promise<true> {
    const { draft } = store.get()
    const sender = context.sender()
    const now = draft && outgoing(draft, context.user())
    const hasGoneOn = now && fingerprintOf(now, sender) !== fingerprintOf(sent, sender)
    const isUnpaid = !hasGoneOn && (await waitsForPayment(change))
    if (stopped()) return true
    store.dispatch({ type: 'changeSettled', intentId: platform.randomId() })
    if (hasGoneOn) {
      context.keep()
      return true
    }
    drafts.clear()
    store.dispatch({ type: 'phaseEntered', phase: 'done' })
    context.onChanged(change, isUnpaid)
    return true
  }

  /** Whether the order is still to be paid by card; where that cannot be read, its own page says so. */
  async function waitsForPayment({ transaction }: ChangedOrder): Promise<boolean> {
    try {
      return isUnpaid(await orders.order({ transaction }, signal))
    } catch {
      return false
    }
  }

  async function again() {
    const { sent } = store.get()
    if (!sent || repeating || stopped()) return
    repeating = true
    store.dispatch({ type: 'phaseEntered', phase: 'asking' })
    const end = platform.clock.now() + askAtMostMs
    let isOver = false
    // Of a clock that is set back meanwhile the questions are counted instead.
    let left = askAtMostMs / askEveryMs
    while (!isOver && !stopped() && platform.clock.now() < end && left > 0) {
      left -= 1
      await waitFor(platform.clock, askEveryMs, signal)
      isOver = stopped() || (await isAnswered(sent))
    }
    repeating = false
    if (!isOver && !stopped()) store.dispatch({ type: 'phaseEntered', phase: 'unknown' })
  }

  return { send, again }
}
