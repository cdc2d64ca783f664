import { legOf, legsOf } from '../domain/draft.ts'
import type { Order } from '../domain/order.ts'
import type { SafeUrl } from '../domain/safeUrl.ts'
import { type Begun, type Kept, type KnownOrder, keptOf, type Sent } from '../state/bookingState.ts'
import { priceOf, pricingOf } from '../state/pricing.ts'
import { rememberFastRide } from './fastRideOrders.ts'
import type { FlowContext } from './flowContext.ts'
import { keepGuestKey } from './guestKeys.ts'
import { leaveForPayment, offerLate } from './leaveForPayment.ts'
import { toldSum } from './toldSum.ts'

/** What becomes of an order once it is known: it is paid, shown, or left to its owner. */
export interface Payment {
  /** An order that was made just now, and the ids of its rides in their order. */
  ordered(order: KnownOrder, isToPay: boolean, rideIds: readonly string[]): Promise<void>
  /** An order that was found: how it is paid is what it says, another tab may have chosen otherwise. */
  adopt(found: Order, sent: Sent): Promise<void>
  /** Asks the payment page and leaves for it (BOOK-43, BOOK-49). */
  now(): Promise<void>
  /** Reads what the customer is told of an order: the answer to its booking does not say it. */
  learnNumber(order: Begun): Promise<void>
  /** Reads whether the known order was paid: a return is no proof. */
  reread(order: KnownOrder): Promise<void>
  /** Who is signed in has changed: an order that waited for its owner is paid (BOOK-46). */
  userChanged(): void
}

/** What an order itself says it costs counts before what its form says. */
const sumOf = ({ price }: Order) => price && { total: price }

export function createPayment(context: FlowContext): Payment {
  const { store, orders, drafts, platform, signal, stopped, isForeign } = context

  function known(order: KnownOrder, rideIds: readonly string[]) {
    const { draft } = store.get()
    if (draft)
      for (const [at, leg] of legsOf(draft).entries())
        if (legOf(draft, leg)?.isFastRide) rememberFastRide(platform, rideIds[at] ?? order.orderId)
    store.dispatch({ type: 'ordered', order })
    const { orderId } = order
    const total = totalNow()
    platform.host?.tell('booked', { orderId, ...(total && toldSum(total)) })
  }

  /** Sum of the order: by its own word, else by its form. */
  function totalNow() {
    const { draft, order } = store.get()
    return order?.total ?? (draft && priceOf(draft, pricingOf(store.get())).total) ?? null
  }

  async function ordered(order: KnownOrder, isToPay: boolean, rideIds: readonly string[]) {
    if (isForeign(order)) return stopAtForeign(order)
    known(order, rideIds)
    if (!isToPay) return booked(order)
    keepForPayment()
    await now()
  }

  async function adopt(found: Order, { key, fingerprint }: Sent) {
    const { orderId, userId, transaction, number, paymentStatus, trips, guestKey } = found
    if (guestKey !== null) keepGuestKey(platform, transaction, guestKey)
    const order = { orderId, userId, transaction, number, fingerprint, ...sumOf(found) }
    if (isForeign(order)) return stopAtForeign(order)
    const { draft } = store.get()
    const rideIds = trips.map((trip) => trip.orderId)
    // A way back that was added since then was never asked for.
    const asked = drafts.intents.ridesOf(key) ?? (draft ? legsOf(draft).length : 1)
    if (trips.length < asked) return stopAtPart(order, rideIds)
    const isByCard = draft?.payment === 'card'
    if (paymentStatus === 'none' || paymentStatus === 'paid') return ordered(order, false, rideIds)
    if (isByCard || paymentStatus === 'unknown') return ordered(order, isByCard, rideIds)
    known(order, rideIds)
    store.dispatch({ type: 'phaseEntered', phase: 'editing' })
    keepForPayment()
  }

  /** Another account's order is neither paid nor shown from here; its id is kept until its owner signs in (BOOK-46). */
  function stopAtForeign(order: KnownOrder) {
    store.dispatch({ type: 'ordered', order })
    failForeign()
    context.keep()
  }

  function failForeign() {
    store.dispatch({ type: 'failed', failure: { step: 'booking', reason: 'otherAccount', message: null } })
  }

  /** Half of what was asked for is not what was meant: it is said before anything is paid. */
  function stopAtPart(order: KnownOrder, rideIds: readonly string[]) {
    known(order, rideIds)
    store.dispatch({ type: 'failed', failure: { step: 'booking', reason: 'partial', message: null } })
    keepForPayment()
  }

  function booked(order: Begun) {
    drafts.clear()
    const total = totalNow()
    store.dispatch({ type: 'phaseEntered', phase: 'done' })
    if (!stopped()) context.onBooked(order, total)
  }

  function keepForPayment() {
    const kept = keptOf(store.get())
    if (kept?.order)
      drafts.saveForPayment({ ...kept, sent: null, lost: null } as Kept & { order: KnownOrder })
  }

  async function now() {
    const { order, phase, begun } = store.get()
    const target = order ?? begun
    if (!target || phase === 'opening' || phase === 'leaving' || stopped()) return
    if (isForeign(target)) return failForeign()
    store.dispatch({ type: 'phaseEntered', phase: 'opening' })
    // Nobody waits for it: without it the order is named by no number.
    if (target.number === '') void learnNumber(target)
    const { transaction } = target
    const returnQuery = context.returnQuery()
    const to = { orders, platform, transaction, returnQuery, signal, onLeaving: keepForPayment }
    const way = await leaveForPayment(to)
    if (way.status === 'failed') context.fail('payment', way.error)
    if (way.status === 'paid') booked(target)
    if (way.status === 'staying') store.dispatch({ type: 'payPageReady', url: way.url })
    if (way.status !== 'leaving') return
    store.dispatch({ type: 'phaseEntered', phase: 'leaving' })
    offerUnlessGone(way.url)
  }

  /** Who has come back from the payment is not waited for. */
  function offerUnlessGone(url: SafeUrl) {
    const end = offerLate(platform, () => {
      endWatch()
      if (!stopped()) store.dispatch({ type: 'payPageReady', url })
    })
    const endWatch = store.subscribe(() => {
      if (store.get().phase === 'leaving') return
      end()
      endWatch()
    })
  }

  async function learnNumber({ transaction }: Begun) {
    try {
      const { number } = await orders.order({ transaction }, signal)
      if (stopped()) return
      store.dispatch({ type: 'numberRead', transaction, number })
      context.keep()
    } catch {
      // The next step to the payment asks again.
    }
  }

  async function reread(order: KnownOrder) {
    if (isForeign(order)) return failForeign()
    try {
      const known = await orders.order({ transaction: order.transaction }, signal)
      if (stopped()) return
      if (known.paymentStatus === 'paid') return booked(order)
      const now = store.get().order
      if (now?.transaction === order.transaction)
        store.dispatch({ type: 'ordered', order: { ...now, number: known.number, ...sumOf(known) } })
    } catch {
      // Whether it was paid is not known: "pay now" stays, and the service refuses a second payment.
    }
  }

  return {
    ordered,
    adopt,
    now,
    learnNumber,
    reread,
    userChanged() {
      const { order, failure } = store.get()
      if (order && failure?.reason === 'otherAccount' && !isForeign(order)) void now()
    },
  }
}
