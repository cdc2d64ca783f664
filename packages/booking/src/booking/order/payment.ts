import type { Order } from '../../kernel/model/order.ts'
import type { Money } from '../../kernel/values/money.ts'
import type { SafeUrl } from '../../kernel/values/safeUrl.ts'
import { quotedTotal } from '../../module/quotedTotal.ts'
import { legOf, legsOf } from '../draft/draft.ts'
import { rememberFastRide } from '../kept/fastRideOrders.ts'
import { toSavedBooking } from '../state/bookingState.ts'
import { priceOf, pricingOf } from '../state/pricing.ts'
import { type Begun, failureIn, type KnownOrder, orderIn, type Sent } from '../state/progress.ts'
import type { FlowContext } from './flowContext.ts'
import { keepGuestKey } from './guestKeys.ts'
import { leaveForPayment, offerLate } from './leaveForPayment.ts'
import type { EffectHandlers } from './run.ts'

/** Steps after an order is known: it is paid, shown, or left to its owner. */
export interface Payment
  extends Pick<EffectHandlers, 'announce' | 'openPayPage' | 'readNumber' | 'offerLate' | 'leave'> {
  /** Continues with a new order. @param rideIds ids of its rides, in their order */
  ordered(order: KnownOrder, isToPay: boolean, rideIds: readonly string[]): Promise<void>
  /** Continues with a found order. Its own payment status counts, because another tab may have chosen another way. */
  adopt(found: Order, sent: Sent): Promise<void>
  /** Pays the order that waits for its payment (BOOK-43, BOOK-49). */
  now(): Promise<void>
  /** Reads whether the known order was paid: a return from the payment page is no proof. */
  reread(order: KnownOrder): Promise<void>
  /** Runs when another user is signed in: an order that waited for its owner is paid (BOOK-46). */
  userChanged(): void
}

/** Price of an order in the service; it counts before the price of the form. */
const sumOf = ({ price }: Order) => price && { total: price }

export function createPayment(context: FlowContext): Payment {
  const { store, orders, drafts, platform, signal, stopped, isForeign, run } = context

  /** Returns the total of the order, else the total of the form. */
  function totalNow(): Money | null {
    const { draft, pricing, progress } = store.get()
    const order = orderIn(progress)
    return order?.total ?? (draft && priceOf(draft, pricingOf({ draft, pricing, order })).total) ?? null
  }

  async function ordered(order: KnownOrder, isToPay: boolean, rideIds: readonly string[]) {
    if (isForeign(order)) return stopAtForeign(order)
    // No step may come between the order and its payment: the form would show an order that waits.
    void run({ type: 'ordered', order, rideIds })
    if (!isToPay) return run({ type: 'booked' })
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
    // A way back that was added after the request is not part of it.
    const asked = drafts.intents.ridesOf(key) ?? (draft ? legsOf(draft).length : 1)
    if (trips.length < asked) return stopAtPart(order, rideIds)
    const isByCard = draft?.payment === 'card'
    if (paymentStatus === 'none' || paymentStatus === 'paid') return ordered(order, false, rideIds)
    if (isByCard || paymentStatus === 'unknown') return ordered(order, isByCard, rideIds)
    void run({ type: 'ordered', order, rideIds })
    keepForPayment()
  }

  /** Another account's order is neither paid nor shown from here; its id is kept until its owner signs in (BOOK-46). */
  function stopAtForeign(order: KnownOrder) {
    void run({ type: 'ordered', order })
    void failForeign()
    context.keep()
  }

  function failForeign() {
    return run({ type: 'failed', failure: { step: 'booking', reason: 'otherAccount', message: null } })
  }

  /** Reports an order with fewer rides than requested before anything is paid. */
  function stopAtPart(order: KnownOrder, rideIds: readonly string[]) {
    void run({ type: 'ordered', order, rideIds })
    void run({ type: 'failed', failure: { step: 'booking', reason: 'partial', message: null } })
    keepForPayment()
  }

  function keepForPayment() {
    const kept = toSavedBooking(store.get())
    const order = orderIn(store.get().progress)
    if (kept && order) drafts.saveForPayment({ ...kept, order })
  }

  async function now() {
    const { progress } = store.get()
    if (!('pay' in progress) || progress.pay.at !== 'due' || stopped()) return
    await (isForeign(progress.order) ? failForeign() : run({ type: 'payPageAsked' }))
  }

  async function openPayPage({ transaction }: Begun) {
    const returnQuery = context.returnQuery()
    const to = { orders, platform, transaction, returnQuery, signal, onLeaving: keepForPayment }
    const way = await leaveForPayment(to)
    if (way.status === 'failed') context.fail('payment', way.error)
    if (way.status === 'paid') await run({ type: 'booked' })
    if (way.status === 'staying') await run({ type: 'payPageReady', url: way.url })
    if (way.status === 'leaving') await run({ type: 'payPageLeft', url: way.url })
  }

  /** A return from the payment ends the wait. */
  function offerUnlessGone(url: SafeUrl) {
    const end = offerLate(platform, () => {
      endWatch()
      if (!stopped()) void run({ type: 'payPageReady', url })
    })
    const endWatch = store.subscribe(() => {
      const { progress } = store.get()
      if ('pay' in progress && progress.pay.at === 'leaving') return
      end()
      endWatch()
    })
  }

  async function readNumber({ transaction }: Begun) {
    try {
      const { number } = await orders.order({ transaction }, signal)
      if (!stopped()) await run({ type: 'numberRead', transaction, number })
    } catch {
      // The next step to the payment requests the number again.
    }
  }

  async function reread(order: KnownOrder) {
    if (isForeign(order)) return failForeign()
    try {
      const known = await orders.order({ transaction: order.transaction }, signal)
      if (stopped()) return
      if (known.paymentStatus === 'paid') return await run({ type: 'booked' })
      const now = orderIn(store.get().progress)
      if (now?.transaction === order.transaction)
        await run({ type: 'ordered', order: { ...now, number: known.number, ...sumOf(known) } })
    } catch {
      // The payment status is not known: "pay now" stays, and the service refuses a second payment.
    }
  }

  return {
    ordered,
    adopt,
    now,
    reread,
    announce({ order, rideIds }) {
      const { draft } = store.get()
      if (draft)
        for (const [at, leg] of legsOf(draft).entries())
          if (legOf(draft, leg)?.isFastRide) rememberFastRide(platform, rideIds[at] ?? order.orderId)
      const { orderId } = order
      const total = totalNow()
      platform.host?.notify('booked', { orderId, ...(total && quotedTotal(total)) })
    },
    openPayPage,
    readNumber: (order) => void readNumber(order),
    offerLate: offerUnlessGone,
    leave(order) {
      if (!stopped()) context.onBooked(order, totalNow())
    },
    userChanged() {
      const { progress } = store.get()
      const order = orderIn(progress)
      if (order && failureIn(progress)?.reason === 'otherAccount' && !isForeign(order)) void now()
    },
  }
}
