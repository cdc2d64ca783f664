import type { ChangedOrder, Draft } from '../../kernel/model/booking.ts'
import { isUnpaid } from '../../kernel/model/order.ts'
import { isDefinite, isKeyTaken, refusalIn } from '../../module/failure.ts'
import { ClientError } from '../../wire/clientError.ts'
import type { FormRules } from '../resource/laterRules.ts'
import { fingerprintOf, keyOf } from '../state/intent.ts'
import type { SentChange } from '../state/progress.ts'
import { askAtMostMs, askEveryMs, waitFor } from './findOrder.ts'
import type { FlowContext } from './flowContext.ts'
import { isPriceRefusal } from './pricing.ts'
import type { EffectHandlers } from './run.ts'

/** Changes an order that exists (BOOK-50). */
export interface Update extends Pick<EffectHandlers, 'change'> {
  /** Sends a draft as the change of its order. */
  send(draft: Draft, rules: FormRules): Promise<void>
  /**
   * Sends the same change again after a lost response, with the same key, so that it counts once. Repeats every 2 s for
   * 60 s at most; then the result is unknown until the person asks again.
   */
  again(request: SentChange): Promise<void>
}

/** Callbacks for a refused change. */
export interface UpdateEndings {
  refused(error: unknown): Promise<void>
  /** Runs when the price is no longer valid. */
  priceRefused(error: unknown): Promise<void>
}

export function createUpdate(context: FlowContext, endings: UpdateEndings): Update {
  const { store, orders, platform, signal, stopped, run } = context

  async function send(draft: Draft, { toSubmittedDraft }: FormRules) {
    const { intentId } = store.get()
    const said = toSubmittedDraft(draft, context.user())
    const fingerprint = fingerprintOf(said, context.sender())
    const key = keyOf(intentId, fingerprint)
    if (!platform.online.get())
      return context.fail('booking', new ClientError('network', { endpoint: 'updateOrder' }))
    await run({ type: 'sent', sent: { key, fingerprint, draft: { ...said, idempotencyKey: key } } })
  }

  async function change(request: SentChange) {
    const rules = await loadedRules()
    if (!(rules && (await isAnswered(request, rules))) && !stopped()) await run({ type: 'askBegun' })
  }

  /** Null: they did not load, as may be after a reload. Then nothing is sent, and a result stays unknown. */
  const loadedRules = async () => context.rules.get() ?? (await context.rules.load().catch(() => null))

  /** Sends the change once. False: its result is not known. */
  async function isAnswered({ key, draft, change }: SentChange, rules: FormRules): Promise<boolean> {
    try {
      const { orderId, transaction } = change
      const options = { idempotencyKey: key, signal, writer: rules }
      await orders.updateOrder({ draft, orderId, transaction }, options)
    } catch (error) {
      if (stopped()) return true
      // The service knows the key: it accepted the change before, with the texts of another language.
      if (isKeyTaken(error)) return done(draft, change, rules)
      if (isPriceRefusal(error)) await endings.priceRefused(error)
      else if (isDefiniteOfChange(error)) await endings.refused(error)
      else return false
      return true
    }
    // The screen was left meanwhile: the next visit sends the change again, and it counts once.
    return stopped() || done(draft, change, rules)
  }

  async function done(sent: Draft, change: ChangedOrder, { toSubmittedDraft }: FormRules): Promise<true> {
    const sender = context.sender()
    const hasGoneOn = () => {
      const { draft } = store.get()
      const now = draft && toSubmittedDraft(draft, context.user())
      return now !== null && fingerprintOf(now, sender) !== fingerprintOf(sent, sender)
    }
    const isUnpaid = !hasGoneOn() && (await waitsForPayment(change))
    if (stopped()) return true
    // The form stays open while the payment is read. An edit made meanwhile is a separate change.
    await run(
      hasGoneOn()
        ? { type: 'changeSettled', intentId: platform.randomId() }
        : { type: 'changeMade', change, isUnpaid },
    )
    return true
  }

  /** True if the order still needs a payment by card. False if that cannot be read; the order's page shows it then. */
  async function waitsForPayment({ transaction }: ChangedOrder): Promise<boolean> {
    try {
      return isUnpaid(await orders.order({ transaction }, signal))
    } catch {
      return false
    }
  }

  async function again(request: SentChange) {
    const rules = await loadedRules()
    const end = platform.clock.now() + askAtMostMs
    let isOver = false
    // The number of requests is limited too, because the clock may be set back meanwhile.
    let left = askAtMostMs / askEveryMs
    while (rules && !isOver && !stopped() && platform.clock.now() < end && left > 0) {
      left -= 1
      await waitFor(platform.clock, askEveryMs, signal)
      isOver = stopped() || (await isAnswered(request, rules))
    }
    if (!isOver && !stopped()) await run({ type: 'askEnded' })
  }

  return { send, change, again }
}

/**
 * True if the failure of a change proves that nothing was changed. A conflict counts as a refusal here, except a
 * conflict of the key.
 */
function isDefiniteOfChange(error: unknown): boolean {
  return isDefinite(error) || (refusalIn(error)?.status === 409 && !isKeyTaken(error))
}
