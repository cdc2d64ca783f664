import { ClientError } from '../client/clientError.ts'
import type { OrdersClient } from '../client/orders.ts'
import type { PricesClient } from '../client/prices.ts'
import type { RentClient } from '../client/rent.ts'
import type { Draft } from '../domain/booking.ts'
import { isPriceOld, type Offer, sameOffer } from '../domain/offer.ts'
import { isOfAnother, type Order } from '../domain/order.ts'
import type { Payment, User } from '../domain/user.ts'
import type { Violation } from '../domain/violation.ts'
import type { Platform } from '../platform/platform.ts'
import type { BookingAction, BookingState, KnownOrder, Sent } from '../state/bookingState.ts'
import { isBusy } from '../state/bookingState.ts'
import { fingerprintOf, keyOf, type Sender } from '../state/intent.ts'
import type { Store } from '../state/store.ts'
import type { DraftStore } from './draftStore.ts'
import { failureOf, isDefinite, isNotFound, isPriceRefusal } from './failure.ts'
import { findOrder } from './findOrder.ts'
import type { TimeChecker } from './timeCheck.ts'

export interface BookingFlowSetup {
  store: Store<BookingState, BookingAction>
  orders: Pick<OrdersClient, 'createOrder' | 'order' | 'payUrl'>
  prices: PricesClient['prices']
  rentPrices: RentClient['rentPrices']
  platform: Platform
  drafts: DraftStore
  checker: Pick<TimeChecker, 'settled'>
  /** In a frame the payment page is opened by a link of ours, at the top. */
  framed: boolean
  user(): User
  sender(): Sender
  violations(draft: Draft): readonly Violation[]
  /** Follows a booking that needs no more of this screen. */
  onBooked(transaction: string): void
}

/** Takes a draft to exactly one order and its payment (BOOK-42 to BOOK-44, REL-01, REL-02). */
export interface BookingFlow {
  /** Books the draft, or pays the order that it has become already. Does nothing while a step runs. */
  book(payment: Payment): Promise<void>
  /** Asks once more about a lost answer. */
  askAgain(): Promise<void>
  /** Pays the known order: asks the payment page alone. */
  payNow(): Promise<void>
  /** Books at the new price. */
  acceptPrice(): Promise<void>
  /** Goes on with what was kept: asks about a lost answer, reads whether the known order was paid. */
  resume(): Promise<void>
  /** Leaves the known order alone; the next booking is a new intent. */
  startAnew(): void
  stop(): void
}

export function createBookingFlow(setup: BookingFlowSetup): BookingFlow {
  const { store, orders, platform, drafts, checker } = setup
  const { clock } = platform
  const own = new AbortController()
  const stopped = () => own.signal.aborted
  let asking = false

  function keep() {
    const { draft, quotedAt, intentId, sent, lost, order } = store.get()
    if (draft) drafts.save({ draft, quotedAt, intentId, sent, lost, order })
  }

  function fail(step: 'booking' | 'payment' | 'price' | 'time', error: unknown) {
    if (!stopped()) store.dispatch({ type: 'failed', failure: failureOf(step, error, platform.online.get()) })
  }

  async function book(payment: Payment) {
    const { draft, phase, order } = store.get()
    if (!draft || phase !== 'editing') return
    if (order) return payNow()
    const ok = setup.violations({ ...draft, payment }).length === 0
    store.dispatch({ type: 'submitted', payment, ok })
    if (!ok) return
    store.dispatch({ type: 'phaseEntered', phase: 'checking' })
    const status = await checker.settled()
    if (stopped()) return
    if (status !== 'allowed') {
      if (status === 'refused') return store.dispatch({ type: 'submitted', payment, ok: false })
      return store.dispatch({ type: 'failed', failure: { step: 'time', reason: 'network', message: null } })
    }
    if (await priceHolds()) await send()
  }

  /** Asks an old price again; a changed one waits for the person. */
  async function priceHolds(): Promise<boolean> {
    const { draft, quotedAt } = store.get()
    if (!draft) return false
    return !isPriceOld(draft.offer, quotedAt, clock.now()) || (await requote(draft))
  }

  /** What the ride costs now. Null: it cannot be asked, a place is not known well enough. */
  function askPrices({ from, to, offer, durationSeconds }: Draft): Promise<Offer[]> | null {
    const currentPriceId = offer.priceId
    const start = from.location && { location: from.location, placeId: from.placeId }
    const finish = to?.location && { location: to.location, placeId: to.placeId }
    if (!start) return null
    if (offer.finish === 'rent') {
      return durationSeconds === null
        ? null
        : setup.rentPrices({ from: start, durationSeconds, currentPriceId }, own.signal)
    }
    return finish ? setup.prices({ from: start, to: finish, currentPriceId }, own.signal) : null
  }

  async function requote(draft: Draft): Promise<boolean> {
    const { offer } = draft
    const asked = askPrices(draft)
    if (!asked) return true
    store.dispatch({ type: 'phaseEntered', phase: 'pricing' })
    try {
      const found = sameOffer(await asked, offer)
      if (stopped()) return false
      const quotedAt = clock.now()
      if (!found) {
        store.dispatch({ type: 'failed', failure: { step: 'price', reason: 'gone', message: null } })
        return false
      }
      const same = found.price.minor === offer.price.minor && found.price.currency === offer.price.currency
      store.dispatch({ type: same ? 'priceConfirmed' : 'priceChanged', offer: found, quotedAt })
      if (!same || found.priceId === offer.priceId) return same
      // Another price id asks the time check anew.
      return (await checker.settled()) === 'allowed'
    } catch (error) {
      fail('price', error)
      return false
    }
  }

  async function send() {
    const { draft, intentId, lost } = store.get()
    if (!draft || stopped()) return
    const fingerprint = fingerprintOf(draft, setup.sender())
    const key = keyOf(intentId, fingerprint)
    if (lost && lost.key !== key && !(await neverArrived(lost))) return
    if (stopped()) return
    if (!platform.online.get())
      return fail('booking', new ClientError('network', { endpoint: 'createOrder' }))
    store.dispatch({ type: 'sent', sent: { key, fingerprint } })
    keep()
    try {
      const request = { draft: { ...draft, idempotencyKey: key } }
      const created = await orders.createOrder(request, { idempotencyKey: key, signal: own.signal })
      // Left in the meantime: the next visit asks for it by its key.
      if (stopped()) return
      await ordered({ ...created, number: created.orderId, fingerprint }, draft.payment === 'card')
    } catch (error) {
      if (isPriceRefusal(error)) return priceRefused(error)
      if (isDefinite(error)) return refused(error)
      await ask()
    }
  }

  /** Whether another request may go out: the lost one has not arrived after all. */
  async function neverArrived(lost: Sent): Promise<boolean> {
    try {
      const order = await orders.order({ idempotencyKey: lost.key }, own.signal)
      await adopt(order, lost.fingerprint)
      return false
    } catch (error) {
      if (isNotFound(error)) return true
      fail('booking', error)
      return false
    }
  }

  function refused(error: unknown) {
    store.dispatch({ type: 'refused', failure: failureOf('booking', error, platform.online.get()) })
    keep()
  }

  async function priceRefused(error: unknown) {
    refused(error)
    const { draft } = store.get()
    if (draft && !stopped() && (await requote(draft))) refused(error)
  }

  /** Asks about a lost answer by its key until it is found, is known not to be there, or the time is over. */
  async function ask() {
    const { sent } = store.get()
    if (!sent || asking || stopped()) return
    asking = true
    store.dispatch({ type: 'phaseEntered', phase: 'asking' })
    const found = await findOrder({ orders, clock, key: sent.key, signal: own.signal })
    asking = false
    if (stopped()) return
    if (found === 'missing') return missing()
    if (found === null) return store.dispatch({ type: 'phaseEntered', phase: 'unknown' })
    await adopt(found, sent.fingerprint)
  }

  /** The intent stays as it is: should the lost request arrive after all, the next one has its key. */
  function missing() {
    if (stopped()) return
    store.dispatch({ type: 'lostSettled' })
    store.dispatch({ type: 'failed', failure: { step: 'booking', reason: 'missing', message: null } })
    keep()
  }

  /** An order that was found: how it is paid is what it says, another tab may have chosen otherwise. */
  async function adopt(found: Order, fingerprint: string) {
    const { orderId, userId, transaction, number, paymentStatus } = found
    const order = { orderId, userId, transaction, number, fingerprint }
    if (isForeign(order)) return stopAtForeign(order)
    const isByCard = store.get().draft?.payment === 'card'
    if (paymentStatus === 'none' || paymentStatus === 'paid') return ordered(order, false)
    if (isByCard || paymentStatus === 'unknown') return ordered(order, isByCard)
    store.dispatch({ type: 'ordered', order })
    store.dispatch({ type: 'phaseEntered', phase: 'editing' })
    keepForPayment()
  }

  /** Whether an order is of another account than the visitor's; in a frame orders are the partner's. */
  function isForeign({ userId }: Pick<KnownOrder, 'userId'>): boolean {
    return !setup.framed && isOfAnother(userId ?? null, setup.user())
  }

  /** Another account's order is neither paid nor shown from here; its id is kept until its owner signs in (BOOK-46). */
  function stopAtForeign(order: KnownOrder) {
    store.dispatch({ type: 'ordered', order })
    failForeign()
    keep()
  }

  function failForeign() {
    store.dispatch({ type: 'failed', failure: { step: 'booking', reason: 'signIn', message: null } })
  }

  async function ordered(order: KnownOrder, isToPay: boolean) {
    if (isForeign(order)) return stopAtForeign(order)
    store.dispatch({ type: 'ordered', order })
    if (!isToPay) return booked(order.transaction)
    keepForPayment()
    await payNow()
  }

  function booked(transaction: string) {
    drafts.clear()
    store.dispatch({ type: 'phaseEntered', phase: 'done' })
    if (!stopped()) setup.onBooked(transaction)
  }

  function keepForPayment() {
    const { draft, quotedAt, intentId, order } = store.get()
    if (draft && order) drafts.saveForPayment({ draft, quotedAt, intentId, sent: null, lost: null, order })
  }

  async function payNow() {
    const { order, phase, begun } = store.get()
    const target = order ?? begun
    if (!target || phase === 'opening' || phase === 'leaving' || stopped()) return
    if (isForeign(target)) return failForeign()
    store.dispatch({ type: 'phaseEntered', phase: 'opening' })
    try {
      const url = await orders.payUrl(target.transaction, own.signal)
      if (stopped()) return
      keepForPayment()
      if (setup.framed || !platform.location.assign(url)) return store.dispatch({ type: 'payPageReady', url })
      store.dispatch({ type: 'phaseEntered', phase: 'leaving' })
    } catch (error) {
      fail('payment', error)
    }
  }

  async function resume() {
    store.dispatch({ type: 'returned' })
    const { order, sent, phase } = store.get()
    if (sent) return ask()
    if (!order || phase !== 'editing') return
    if (isForeign(order)) return failForeign()
    try {
      const known = await orders.order({ transaction: order.transaction }, own.signal)
      if (stopped()) return
      if (known.paymentStatus === 'paid') return booked(order.transaction)
      if (store.get().order === order)
        store.dispatch({ type: 'ordered', order: { ...order, number: known.number } })
    } catch {
      // Whether it was paid is not known: "pay now" stays, and the service refuses a second payment.
    }
  }

  const endOnline = platform.online.subscribe((online) => {
    if (!online) return
    store.dispatch({ type: 'connectionReturned' })
    if (store.get().phase === 'unknown') void ask()
  })
  return {
    book,
    payNow,
    resume,
    askAgain: () => ask(),
    async acceptPrice() {
      const { draft, requote } = store.get()
      if (!draft || !requote) return
      store.dispatch({ type: 'priceAccepted' })
      if (draft.payment) await book(draft.payment)
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
      const { phase } = store.get()
      if (phase === 'checking' || phase === 'pricing' || phase === 'opening')
        store.dispatch({ type: 'phaseEntered', phase: 'editing' })
    },
  }
}
