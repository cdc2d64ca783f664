import { instantOf } from '@wherry/booking/kernel'
import { findCertificate } from '../bonus/certificates.ts'
import type { Parts } from '../parts.ts'
import { placeOfId } from '../pointPlace.ts'
import { providerOf } from '../prices/providers.ts'
import type { StoredOrder, StoredPayment } from '../store/store.ts'
import { totalOf } from './book.ts'
import { type CancelSums, type CancelTerms, cancelSums, cancelTerms, dueOf } from './cancellation.ts'
import { toMinutes } from './pickup.ts'

/** The terms of a cancellation, with the amounts if it is possible. */
export type CancelOffer =
  | (Extract<CancelTerms, { state: 'free' | 'late' }> & CancelSums)
  | Extract<CancelTerms, { state: 'over' | 'cancelled' }>

/** The current terms of cancelling a stored ride. */
export function cancelOffer(
  order: StoredOrder,
  parts: Pick<Parts, 'store' | 'places' | 'clock'>,
): CancelOffer {
  const payment = parts.store.payment(order.transaction)?.status ?? 'none'
  const terms = cancelTerms({
    order,
    payment,
    pickupAt: pickupAtOf(order, parts),
    freeHours: order.trip.flexible_tariff ? 0 : (providerOf(order.providerId)?.freeCancellationHours ?? null),
    now: parts.clock.now(),
  })
  if (terms.state === 'free' || terms.state === 'late')
    return { ...terms, ...cancelSums(terms.state, order.amount, payment) }
  return terms
}

/** The pickup of a ride, in epoch milliseconds; 0, so in the past, for an unknown place. */
export function pickupAtOf(order: StoredOrder, { places }: Pick<Parts, 'places'>): number {
  const from = placeOfId(places, order.fromId)
  return from === null ? 0 : instantOf(toMinutes(String(order.trip.date_arrival)), from.timeZone)
}

/** Result of a cancellation. `dearer`: the fee is now higher than the agreed one. */
export type CancelResult = 'cancelled' | 'dearer' | 'over'

/**
 * Cancels a ride; a ride that is already cancelled does not change.
 * @param agreedFee the fee that the customer has agreed to, in units of the order's currency
 */
export function cancel(orderId: number, agreedFee: number, parts: Parts): CancelResult {
  const { store, clock } = parts
  const order = store.order(orderId)
  if (order === null) return 'over'
  const offer = cancelOffer(order, parts)
  if (offer.state === 'cancelled') return 'cancelled'
  if (offer.state === 'over') return 'over'
  if (offer.fee > agreedFee) return 'dearer'
  const { fee, refund } = offer
  const cancelled: StoredOrder = { ...order, cancellation: { at: clock.now(), fee, refund } }
  const rides = store.ordersOf(order.transaction).map((one) => (one.orderId === orderId ? cancelled : one))
  const payment = store.payment(order.transaction)
  store.update(cancelled, {
    payment: payment === null ? null : paymentAfter(payment, rides),
    freed: freedBy(rides, offer.state, parts),
  })
  return 'cancelled'
}

/** The payment after a cancellation: the amounts of the remaining rides and the fees of the cancelled ones. */
function paymentAfter(payment: StoredPayment, rides: readonly StoredOrder[]): StoredPayment {
  const amount = totalOf(rides.map(dueOf))
  const isDue = payment.status !== 'none' && payment.status !== 'paid'
  return { ...payment, amount, status: isDue && amount === 0 ? 'none' : payment.status }
}

/** The certificate that becomes valid again: all rides of its booking are cancelled, and none too late. */
function freedBy(rides: readonly StoredOrder[], state: 'free' | 'late', { store }: Parts): string | null {
  const hash = rides.find(({ trip }) => trip.hash !== '')?.trip.hash
  const found = hash === undefined ? null : findCertificate(hash, store)
  if (found === null || found.isReusable || state === 'late') return null
  return rides.every(({ cancellation }) => cancellation !== null && cancellation.fee === 0)
    ? found.hash
    : null
}
