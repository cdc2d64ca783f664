import { reloadIfMissing } from '../../kernel/missingPart.ts'
import type { Order } from '../../kernel/model/order.ts'
import { onReturn } from '../../kernel/resource/returns.ts'
import { isDefinite, isKeyTaken } from '../../module/failure.ts'
import { legsOf } from '../draft/draft.ts'
import { keyOf } from '../state/intent.ts'
import type { EffectData } from '../state/orderEffects.ts'
import { isFree } from '../state/pricing.ts'
import { changeOf, requestIn, type Sent } from '../state/progress.ts'
import { failureOf } from './failureOf.ts'
import { findOrder } from './findOrder.ts'
import { type BookingFlow, type BookingFlowSetup, createFlowContext } from './flowContext.ts'
import { keepGuestKey } from './guestKeys.ts'
import { createPayment } from './payment.ts'
import { createPreparation } from './prepare.ts'
import { isPriceRefusal } from './pricing.ts'
import { acceptedSum, createRequote } from './requote.ts'
import { createRun, type EffectHandlers } from './run.ts'
import { createUpdate } from './update.ts'

export type { BookingFlow, BookingFlowSetup } from './flowContext.ts'

export function createBookingFlow(setup: BookingFlowSetup): BookingFlow {
  const { store, orders, platform, drafts, pricer } = setup
  const { clock } = platform
  const own = new AbortController()
  const run = createRun(store, () => handlers)
  const context = createFlowContext(setup, run, own.signal)
  const { stopped } = context
  const requote = createRequote(context)
  const payment = createPayment(context)
  const update = createUpdate(context, { refused, priceRefused })
  const preparation = createPreparation(context, { requote, update, adopt })
  const handlers: EffectHandlers = {
    ...payment,
    ...{ keep: context.keep, clear: drafts.clear, create, change: update.change },
    register({ key }) {
      const { draft, intentId } = store.get()
      if (draft) drafts.intents.add(intentId, key, legsOf(draft).length)
    },
    forget: ({ key }) => drafts.intents.forget(key),
    settle: ({ key }) => drafts.intents.settle(key),
    reprice() {
      if (store.get().draft?.hash) pricer.askAnew()
    },
    ask({ request, isTaken }) {
      const change = changeOf(request)
      return change ? update.again(change) : ask(request, isTaken)
    },
    leaveChanged: ({ change, isUnpaid }) => setup.onChanged(change, isUnpaid),
  }

  async function create({ request, outgoing }: EffectData['create']) {
    const { draft } = store.get()
    try {
      // The press has waited for the rules. No file is awaited here, because the other tabs know of the request already.
      const writer = setup.rules.get()
      if (!writer) throw new Error('An order is sent without the rules')
      const options = { idempotencyKey: request.key, signal: own.signal, writer }
      const { rideIds, guestKey, ...created } = await orders.createOrder({ draft: outgoing }, options)
      if (guestKey !== null) keepGuestKey(platform, created.transaction, guestKey)
      // The screen was left meanwhile: the next visit requests the order by its key.
      if (stopped()) return
      const order = { ...created, number: '', fingerprint: request.fingerprint }
      // An order that costs nothing has no payment page to ask for.
      const isFreeNow = draft !== null && isFree({ draft, pricing: store.get().pricing, order: null })
      await payment.ordered(order, draft?.payment === 'card' && !isFreeNow, rideIds)
    } catch (error) {
      if (isPriceRefusal(error)) return priceRefused(error)
      if (isDefinite(error)) return refused(error)
      if (!stopped()) await run({ type: 'askBegun', isTaken: isKeyTaken(error) })
    }
  }

  function refused(error: unknown): Promise<void> {
    return run({ type: 'refused', failure: failureOf('booking', error, platform.online.get()) })
  }

  async function priceRefused(error: unknown) {
    void refused(error)
    const { draft } = store.get()
    if (draft && !stopped() && (await requote.ask(draft))) await refused(error)
  }

  /** Adopts an order. If two requests with different data share its key, it is unknown which of them became the order. */
  function adopt(found: Order, sent: Sent): Promise<void> {
    const isShared = sent.key !== keyOf(store.get().intentId, sent.fingerprint)
    return payment.adopt(found, isShared ? { ...sent, fingerprint: '' } : sent)
  }

  /**
   * Requests a lost order by its key until it is found, is known to be missing, or the time is over. After a missing
   * order the next request has the key of the lost one, which may still arrive.
   */
  async function ask(request: Sent, isTaken: boolean) {
    const { key } = request
    const underWayUntil = isTaken ? () => drafts.intents.underWayUntil(key) : undefined
    const found = await findOrder({ orders, clock, key, underWayUntil, signal: own.signal })
    if (stopped()) return
    if (found === 'missing') await run({ type: 'lostSettled' })
    else if (found === null) await run({ type: 'askEnded' })
    else await adopt(found, request)
  }

  void run({ type: 'reopened' })
  const endOnline = onReturn(platform, { connection: () => void run({ type: 'connectionReturned' }) })
  return {
    async book(way) {
      await (store.get().progress.at === 'known' ? payment.now() : preparation.book(way, null))
    },
    payNow: () => payment.now(),
    userChanged: () => payment.userChanged(),
    async askAgain() {
      // A change is written by the rules. If their file is missing, a reloaded page asks for it and then for the result.
      const request = requestIn(store.get().progress)
      const isStuck = setup.rules.isMissing() && request !== null && changeOf(request) !== null
      if (!reloadIfMissing(isStuck, platform)) await run({ type: 'askBegun' })
    },
    async resume() {
      void run({ type: 'returned' })
      const { progress } = store.get()
      if (requestIn(progress)) await run({ type: 'askBegun' })
      else if (progress.at === 'known' && progress.pay.at === 'due') await payment.reread(progress.order)
      else if (progress.at === 'begun' && progress.order.number === '')
        await payment.readNumber(progress.order)
    },
    async acceptPrice() {
      const { draft } = store.get()
      const agreed = acceptedSum(store.get())
      if (!draft || store.get().progress.at !== 'requoted' || !requote.accept()) return
      if (draft.payment || draft.change) await preparation.book(draft.payment, agreed)
    },
    startAnew: () => void run({ type: 'startedAnew', intentId: platform.randomId() }),
    stop() {
      own.abort()
      endOnline()
      // A step that has sent nothing ends with the screen; a request waits for the next visit.
      void run({ type: 'givenBack' })
    },
  }
}
