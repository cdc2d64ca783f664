import type { Platform } from '../../kernel/platform.ts'
import type { SafeUrl } from '../../kernel/values/safeUrl.ts'
import { refusalIn } from '../../module/failure.ts'
import type { PlacedOrdersClient } from '../../wire/orders/client.ts'

/** Milliseconds that the host page has to open the payment page after it agreed to do so. */
const slowRedirectMs = 10_000

export interface PaymentLeave {
  orders: PlacedOrdersClient
  platform: Pick<Platform, 'location'>
  transaction: string
  /** Query of the address to which the payment returns. Empty: the language only. */
  returnQuery: string
  signal: AbortSignal
  /** Runs before the page is left. @default none */
  onLeaving?(): void
}

/**
 * Result of the way to the payment page. `leaving`: the page goes there; `staying`: the page could not leave, the URL
 * is for a link; `paid`: a certificate or another tab has paid the order; `ended`: the signal was aborted.
 */
export type PaymentWay =
  | { status: 'leaving' | 'staying'; url: SafeUrl }
  | { status: 'failed'; error: unknown }
  | { status: 'paid' | 'ended' }

/** Requests the payment page of an order and goes there (BOOK-43, BOOK-49). Books nothing, never rejects. */
export async function leaveForPayment(setup: PaymentLeave): Promise<PaymentWay> {
  const { orders, platform, transaction, returnQuery, signal, onLeaving } = setup
  try {
    const url = await orders.payUrl(transaction, signal, returnQuery)
    if (signal.aborted) return { status: 'ended' }
    onLeaving?.()
    const isLeft = await platform.location.assign(url)
    return signal.aborted ? { status: 'ended' } : { status: isLeft ? 'leaving' : 'staying', url }
  } catch (error) {
    const isPaid = refusalIn(error) !== undefined && (await isOrderPaid(setup))
    if (signal.aborted) return { status: 'ended' }
    return isPaid ? { status: 'paid' } : { status: 'failed', error }
  }
}

async function isOrderPaid({ orders, transaction, signal }: PaymentLeave): Promise<boolean> {
  try {
    return (await orders.order({ transaction }, signal)).paymentStatus === 'paid'
  } catch {
    return false
  }
}

/**
 * Offers the payment link in a frame if the host page has not opened the payment page in time.
 * @returns a function that ends the wait
 */
export function offerLate({ clock, framed }: Pick<Platform, 'clock' | 'framed'>, offer: () => void) {
  return framed ? clock.setTimeout(offer, slowRedirectMs) : () => {}
}
