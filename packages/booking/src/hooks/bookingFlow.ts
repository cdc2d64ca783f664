import { ClientError } from '../client/clientError.ts'
import type { Draft } from '../domain/booking.ts'
import { legsOf } from '../domain/draft.ts'
import type { Money } from '../domain/money.ts'
import type { Order } from '../domain/order.ts'
import { outgoing } from '../domain/outgoing.ts'
import { openCodeOf } from '../domain/rules/bonus.ts'
import type { Payment as PaymentWay } from '../domain/user.ts'
import { type BookingState, isBusy, type Sent } from '../state/bookingState.ts'
import { fingerprintOf, keyOf } from '../state/intent.ts'
import { isCodeTold, isFree, isPriceAsked, payableOf, priceOf, pricingOf } from '../state/pricing.ts'
import type { TimeChecking } from '../state/timeChecking.ts'
import { failureOf, isDefinite, isKeyTaken, isNotFound, isPriceRefusal } from './failure.ts'
import { findOrder } from './findOrder.ts'
import { type BookingFlowSetup, createFlowContext } from './flowContext.ts'
import { keepGuestKey } from './guestKeys.ts'
import { createPayment } from './payment.ts'
import { acceptedSum, createRequote } from './requote.ts'
import { isAsking } from './timeCheck.ts'
import { createUpdate } from './update.ts'

export type { BookingFlowSetup } from './flowContext.ts'

/** Takes a draft to exactly one order and its payment (BOOK-42 to BOOK-44, REL-01, REL-02), or changes its order. */
export interface BookingFlow {
  /**
   * Books the draft, or pays the order that it has become already; a draft of a change is sent as that. Does nothing
   * while a step runs.
   * @param payment null: none is asked, as for a change
   */
  book(payment: PaymentWay | null): Promise<void>
  /** Asks once more about a lost answer. */
  askAgain(): Promise<void>
  /** Pays the known order: asks the payment page alone. */
  payNow(): Promise<void>
  /** Books at the new price; at cars that take fewer people, or less of what was chosen, that is said first. */
  acceptPrice(): Promise<void>
  /** Goes on with what was kept: asks about a lost answer, reads whether the known order was paid. */
  resume(): Promise<void>
  /** Leaves the known order alone; the next booking is a new intent. */
  startAnew(): void
  /** Somebody else is signed in now. */
  userChanged(): void
  stop(): void
}

/** The sum and the word that stood in sight at the press of a button. */
interface Press {
  /** The sum. */
  shown: Money
  /** That the code in the form is not taken. */
  isCodeTold: boolean
}

export function createBookingFlow(setup: BookingFlowSetup): BookingFlow {
  const { store, orders, platform, drafts, checker, pricer } = setup
  const { clock } = platform
  const own = new AbortController()
  const context = createFlowContext(setup, own.signal)
  const { stopped, keep, fail } = context
  const requote = createRequote(context)
  const payment = createPayment(context)
  const update = createUpdate(context, { refused, priceRefused })
  let asking = false

  /** @param agreed the sum that was agreed to. @default the one that is shown */
  async function book(way: PaymentWay | null, agreed: Money | null = null) {
    const { draft, phase, order } = store.get()
    if (!draft || phase !== 'editing') return
    if (order) return payment.now()
    const ok = isWhole({ ...draft, payment: way ?? draft.payment })
    const shown = agreed ?? priceOf(draft, pricingOf(store.get())).total
    const token = setup.token()
    const press = { shown, isCodeTold: isCodeTold(store.get()) }
    if (press.isCodeTold) store.dispatch({ type: 'codeTold' })
    // A code that was typed and not applied is meant all the same.
    const code = openCodeOf(draft)
    if (code && !code.fault) store.dispatch({ type: 'bonusApplied', hash: code.number })
    store.dispatch({ type: 'submitted', payment: way, ok })
    if (!ok) return
    if (code?.fault && !press.isCodeTold) return tellOfCode()
    if (!(await isSettled(press))) return
    if (!(await requote.holds())) return
    // The form stayed open while prices were asked: what it says by now is judged, not what it said then.
    if (!(await isSettled(press))) return
    await send(press, token)
  }

  /** Asks once, with the sum without it in sight: the next press books at that. */
  function tellOfCode() {
    const { message } = pricingOf(store.get())
    store.dispatch({ type: 'codeTold' })
    store.dispatch({ type: 'failed', failure: { step: 'price', reason: 'code', message } })
  }

  /** Whether nothing keeps a draft from being sent; of a change no payment is asked. */
  function isWhole(draft: Draft): boolean {
    return setup.violations(draft).every(({ field }) => field === 'payment' && draft.change !== null)
  }

  /**
   * Whether the form is whole, its times and its sum are known, and the sum is not above the one that was shown at the
   * press; what keeps from booking is said. A code that is not taken keeps from it only as long as nobody was told.
   */
  async function isSettled({ shown, isCodeTold }: Press): Promise<boolean> {
    store.dispatch({ type: 'phaseEntered', phase: 'checking' })
    await answers()
    const now = store.get()
    if (stopped() || !now.draft) return false
    const time = timeOf(now)
    const sum = pricingOf(now).status
    if (time === 'refused' || !isWhole(now.draft)) {
      store.dispatch({ type: 'submitted', payment: now.draft.payment, ok: false })
      return false
    }
    const { total, kind } = priceOf(now.draft, pricingOf(now))
    if (time !== 'allowed' || sum === 'failed' || (sum === 'refused' && kind === 'preview')) {
      const step = time !== 'allowed' ? 'time' : 'price'
      store.dispatch({ type: 'failed', failure: { step, reason: 'network', message: null } })
      return false
    }
    if (sum === 'refused' && !isCodeTold) {
      tellOfCode()
      return false
    }
    if (total.currency === shown.currency && total.minor <= shown.minor) return true
    store.dispatch({ type: 'failed', failure: { step: 'booking', reason: 'dearer', message: null } })
    return false
  }

  /** What is entered while one answer comes makes the other one an answer to something else: both are waited for. */
  async function answers(): Promise<void> {
    do await Promise.all([checker.settled(), pricer.settled()])
    while (!stopped() && isAsked(store.get()))
  }

  /** @param token of whoever pressed */
  async function send(press: Press, token: string | null): Promise<void> {
    const { draft, intentId } = store.get()
    if (!draft || stopped()) return
    // Who has signed in for it meanwhile presses again: no order goes out by itself (AUTH-05).
    const isOther = () => setup.token() !== token
    const giveBack = () => store.dispatch({ type: 'phaseEntered', phase: 'editing' })
    if (isOther()) return giveBack()
    if (draft.change) return update.send(draft)
    // The key names what goes out: what the form does not show makes no other request.
    const said = outgoing(payableOf(draft, store.get()), setup.user())
    const fingerprint = fingerprintOf(said, setup.sender())
    const ownKey = keyOf(intentId, fingerprint)
    const asked = new Set([ownKey])
    for (let other = unasked(asked); other; other = unasked(asked)) {
      asked.add(other.key)
      if (!(await neverArrived(other)) || stopped()) return
      if (isOther()) return giveBack()
    }
    if (store.get().draft !== draft) {
      if (await isSettled(press)) await send(press, token)
      return
    }
    if (!platform.online.get())
      return fail('booking', new ClientError('network', { endpoint: 'createOrder' }))
    // What was lost may still arrive, and nobody can call it back: under its key the service takes one of both.
    const key = drafts.intents.openKey(intentId) ?? ownKey
    store.dispatch({ type: 'sent', sent: { key, fingerprint } })
    drafts.intents.add(intentId, key, legsOf(draft).length)
    keep()
    try {
      const request = { draft: { ...said, idempotencyKey: key } }
      const answer = await orders.createOrder(request, { idempotencyKey: key, signal: own.signal })
      const { rideIds, guestKey, ...created } = answer
      if (guestKey !== null) keepGuestKey(platform, created.transaction, guestKey)
      // Left in the meantime: the next visit asks for it by its key.
      if (stopped()) return
      const order = { ...created, number: '', fingerprint }
      // An order that costs nothing has no payment page to ask for.
      const isByCard = draft.payment === 'card' && !isFree({ ...store.get(), draft })
      await payment.ordered(order, isByCard, rideIds)
    } catch (error) {
      if (isPriceRefusal(error)) return priceRefused(error)
      if (isDefinite(error)) return refused(error)
      await ask(isKeyTaken(error))
    }
  }

  /**
   * Another request of this intent that may have become an order: the one that was lost, or what another tab has sent
   * in other words, with prices that were told anew or edited. Asked for until there is none: one may go out meanwhile.
   */
  function unasked(asked: ReadonlySet<string>): Sent | undefined {
    const { intentId, lost } = store.get()
    const others = drafts.intents.others(intentId, '').map((key) => ({ key, fingerprint: '' }))
    return [...(lost ? [lost] : []), ...others].find(({ key }) => !asked.has(key))
  }

  /** Whether another request may go out: the former one has not arrived after all, and is not on its way. */
  async function neverArrived(lost: Sent): Promise<boolean> {
    const underWayUntil = () => drafts.intents.underWayUntil(lost.key)
    if (underWayUntil() > clock.now()) {
      store.dispatch({ type: 'phaseEntered', phase: 'asking' })
      const found = await findOrder({ orders, clock, key: lost.key, underWayUntil, signal: own.signal })
      if (stopped()) return false
      if (found === null) fail('booking', new ClientError('timeout', { endpoint: 'order' }))
      else if (found !== 'missing') await adopt(found, lost)
      return found === 'missing'
    }
    try {
      const order = await orders.order({ idempotencyKey: lost.key }, own.signal)
      await adopt(order, lost)
      return false
    } catch (error) {
      if (isNotFound(error)) return true
      fail('booking', error)
      return false
    }
  }

  function refused(error: unknown) {
    const { sent } = store.get()
    if (sent) drafts.intents.forget(sent.key)
    // It may be the code that is no longer taken.
    if (store.get().draft?.hash) pricer.askAnew()
    store.dispatch({ type: 'refused', failure: failureOf('booking', error, platform.online.get()) })
    keep()
  }

  async function priceRefused(error: unknown) {
    refused(error)
    const { draft } = store.get()
    if (draft && !stopped() && (await requote.ask(draft))) refused(error)
  }

  /** An order under a key that it shares with a request of other words: which of both it is, nobody knows here. */
  function adopt(found: Order, sent: Sent): Promise<void> {
    const isShared = sent.key !== keyOf(store.get().intentId, sent.fingerprint)
    return payment.adopt(found, isShared ? { ...sent, fingerprint: '' } : sent)
  }

  /**
   * Asks about a lost answer by its key until it is found, is known not to be there, or the time is over.
   * @param isTaken the service has had a request under this key: it may be about to become an order
   */
  async function ask(isTaken = false) {
    const { sent } = store.get()
    if (sent?.draft) return update.again()
    if (!sent || asking || stopped()) return
    asking = true
    store.dispatch({ type: 'phaseEntered', phase: 'asking' })
    const underWayUntil = isTaken ? () => drafts.intents.underWayUntil(sent.key) : undefined
    const found = await findOrder({ orders, clock, key: sent.key, underWayUntil, signal: own.signal })
    asking = false
    if (stopped()) return
    if (found === 'missing') return missing()
    if (found === null) return store.dispatch({ type: 'phaseEntered', phase: 'unknown' })
    await adopt(found, sent)
  }

  /** The intent stays as it is, and the next request has the key of the lost one, should that arrive after all. */
  function missing() {
    if (stopped()) return
    const { sent } = store.get()
    if (sent) drafts.intents.settle(sent.key)
    store.dispatch({ type: 'lostSettled' })
    store.dispatch({ type: 'failed', failure: { step: 'booking', reason: 'missing', message: null } })
    keep()
  }

  const endOnline = platform.online.subscribe((online) => {
    if (!online) return
    store.dispatch({ type: 'connectionReturned' })
    if (store.get().phase === 'unknown') void ask()
  })
  return {
    book: (way) => book(way),
    payNow: () => payment.now(),
    userChanged: () => payment.userChanged(),
    askAgain: () => ask(),
    async resume() {
      store.dispatch({ type: 'returned' })
      const { order, begun, sent, phase } = store.get()
      if (sent) return ask()
      if (order && phase === 'editing') await payment.reread(order)
      else if (begun?.number === '') await payment.learnNumber(begun)
    },
    async acceptPrice() {
      const { draft, requote: told } = store.get()
      if (!draft || !told) return
      const agreed = acceptedSum(store.get())
      if (!requote.accept()) return
      if (draft.payment || draft.change) await book(draft.payment, agreed)
    },
    startAnew() {
      if (isBusy(store.get().phase)) return
      drafts.clear()
      store.dispatch({ type: 'startedAnew', intentId: platform.randomId() })
      keep()
    },
    stop() {
      own.abort()
      endOnline()
      const { phase, sent } = store.get()
      // Without a request of its own the next visit has nothing to ask about.
      const isAskingOther = phase === 'asking' && !sent
      if (isAskingOther || phase === 'checking' || phase === 'pricing' || phase === 'opening')
        store.dispatch({ type: 'phaseEntered', phase: 'editing' })
    },
  }
}

/** What is known of the times of all rides: the first that keeps from booking. */
function timeOf({ draft, timing }: BookingState): TimeChecking['status'] {
  const all = draft ? legsOf(draft).map((leg) => timing[leg].check.status) : []
  return all.find((status) => status !== 'allowed') ?? 'allowed'
}

/** Whether an answer about the times or the sum is still to come. */
function isAsked(state: BookingState): boolean {
  return isAsking(timeOf(state)) || isPriceAsked(pricingOf(state))
}
