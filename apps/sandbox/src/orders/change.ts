import { instantOf } from '@wherry/booking/kernel'
import type { updateOrder } from '@wherry/booking/wire'
import type { InferOutput } from 'valibot'
import { findCertificate, goodCertificate, minorUnits, repaymentOf } from '../bonus/certificates.ts'
import { Refusal } from '../errors.ts'
import type { Parts } from '../parts.ts'
import type { Lang } from '../places/place.ts'
import { placeOfId } from '../pointPlace.ts'
import type { Quote } from '../prices/quote.ts'
import type { StoredOrder } from '../store/store.ts'
import type { SandboxUser } from '../users/user.ts'
import { keyedAnswer } from './answeredOnce.ts'
import { rideFacts, totalOf } from './book.ts'
import { dueOf } from './cancellation.ts'
import { toMinutes } from './pickup.ts'
import { ownQuote, quoteForBooking } from './quoteForBooking.ts'
import { amountOf, checkReturn, checkTrip, type TripPayload } from './trip.ts'

/** The request of a change of an order. */
export interface ChangeRequest {
  readonly body: InferOutput<(typeof updateOrder)['body']>
  readonly user: SandboxUser
  /** The header `Idempotency-Key`, or null. */
  readonly key: string | null
  /** Language of the messages to the visitor. */
  readonly lang: Lang
}

/**
 * Changes an order once per key, as booking does. The order's own price never expires for it; another price is checked as
 * in a booking. A paid order keeps its price. @throws Refusal
 */
export function change({ body, user, key, lang }: ChangeRequest, parts: Parts) {
  const { store, clock, places } = parts
  const now = clock.now()
  const order = store.order(Number(body.order_id))
  // Another user's order gets the same answer as an unknown one.
  if (order === null || order.transaction !== String(body.transaction) || order.userId !== user.userId)
    throw new Refusal(404, 'unknown_order')
  const keyed = keyedAnswer(store, key, body, now)
  const answer = { order_id: order.orderId, transaction: order.transaction }
  if (keyed.first !== null) return keyed.first.answer as typeof answer

  const { order_id: _, transaction: __, module_type: ___, ...trip } = body
  const before = order.trip
  const quote = quoteForBooking(trip.price_id, parts, String(trip.price_id) === String(before.price_id))
  if ((quote.to === null) !== (order.toId === null)) throw new Refusal(400, 'wrong_kind')
  if (order.cancellation !== null) throw new Refusal(409, 'order_cancelled')
  if (isOver(order, before, now, parts)) throw new Refusal(409, 'ride_over')
  checkTrip(trip, { quote, user, places, store, lang, now })

  const siblings = store.ordersOf(order.transaction).filter(({ orderId }) => orderId !== order.orderId)
  const others = siblings
    .filter(({ cancellation }) => cancellation === null)
    .map((other) => ({ other, trip: other.trip, quote: ownQuote(other, parts) }))
  for (const sibling of others) {
    if (sibling.other.currency !== quote.currency)
      throw new Refusal(400, 'wrong_currency', { currency: sibling.other.currency })
    if (sibling.quote === null) continue
    const isFirst = store.ordersOf(order.transaction)[0]?.orderId === order.orderId
    if (isFirst) checkReturn(trip, quote, sibling.trip, sibling.quote)
    else checkReturn(sibling.trip, sibling.quote, trip, quote)
  }

  const usedElsewhere = others.reduce(
    (sum, sibling) =>
      sum +
      (sibling.quote === null ? 0 : amountOf(sibling.trip, sibling.quote) - sibling.other.amount) *
        minorUnits,
    0,
  )
  const amount = amountAfter(trip, before, quote, user, parts, usedElsewhere)
  const changed: StoredOrder = { ...order, ...rideFacts(trip, quote, amount) }
  const payment = store.payment(order.transaction)
  const total = totalOf([amount, ...siblings.map(dueOf)])
  const isOtherPrice = payment !== null && (total !== payment.amount || quote.currency !== payment.currency)
  if (payment?.status === 'paid' && isOtherPrice) throw new Refusal(409, 'paid_price')
  store.update(changed, {
    payment: payment === null ? null : { ...payment, amount: total, currency: quote.currency },
    answer: keyed.kept(answer),
  })
  return answer
}

/** The amount still to be paid for the ride, in whole units; the order's own certificate still counts. @throws Refusal */
function amountAfter(
  trip: TripPayload,
  before: TripPayload,
  quote: Quote,
  user: SandboxUser,
  { store, clock }: Parts,
  used: number,
): number {
  const cost = amountOf(trip, quote)
  if (trip.hash === '') return cost
  const certificate = goodCertificate(trip.hash, user, store, clock.now(), before.hash)
  if (findCertificate(before.hash, store)?.hash !== certificate.hash)
    throw new Refusal(400, 'certificate_late')
  const { repaid } = repaymentOf(certificate, [cost * minorUnits], quote.currency, Math.round(used))
  return (cost * minorUnits - (repaid[0] ?? 0)) / minorUnits
}

/** True if the pickup of an order has passed. */
function isOver(order: StoredOrder, { date_arrival }: TripPayload, now: number, parts: Parts): boolean {
  const from = placeOfId(parts.places, order.fromId)
  return from !== null && instantOf(toMinutes(date_arrival ?? ''), from.timeZone) < now
}
