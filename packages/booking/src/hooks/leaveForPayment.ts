import { ClientError } from '../client/clientError.ts'
import type { PlacedOrdersClient } from '../client/placedOrders.ts'
import type { SafeUrl } from '../domain/safeUrl.ts'
import type { Platform } from '../platform/platform.ts'

/** Milliseconds that a page around has to go to the payment after it said that it does. */
const slowRedirectMs = 10_000

export interface PaymentLeave {
  orders: PlacedOrdersClient
  platform: Pick<Platform, 'location'>
  transaction: string
  /** What the address to come back to says. Empty: the language alone. */
  returnQuery: string
  signal: AbortSignal
  /** Runs before the page is left. @default nothing is to be done */
  onLeaving?(): void
}

/**
 * What came of it. `leaving`: the page goes there; `staying`: it could not be left, the address is for a link; `paid`:
 * a certificate has paid the whole, or another tab has; `ended`: nobody waits for it any more.
 */
export type PaymentWay =
  | { status: 'leaving' | 'staying'; url: SafeUrl }
  | { status: 'failed'; error: unknown }
  | { status: 'paid' | 'ended' }

/** Asks the payment page of an order and goes there (BOOK-43, BOOK-49); books nothing. Never rejects. */
export async function leaveForPayment(setup: PaymentLeave): Promise<PaymentWay> {
  const { orders, platform, transaction, returnQuery, signal, onLeaving } = setup
  try {
    const url = await orders.payUrl(transaction, signal, returnQuery)
    if (signal.aborted) return { status: 'ended' }
    onLeaving?.()
    const isLeft = await platform.location.assign(url)
    return signal.aborted ? { status: 'ended' } : { status: isLeft ? 'leaving' : 'staying', url }
  } catch (error) {
    const isPaid = isRefusal(error) && (await isOrderPaid(setup))
    if (signal.aborted) return { status: 'ended' }
    return isPaid ? { status: 'paid' } : { status: 'failed', error }
  }
}

const isRefusal = (error: unknown) => error instanceof ClientError && error.kind === 'rejected'

async function isOrderPaid({ orders, transaction, signal }: PaymentLeave): Promise<boolean> {
  try {
    return (await orders.order({ transaction }, signal)).paymentStatus === 'paid'
  } catch {
    return false
  }
}

/**
 * Offers the payment's address where the page around took the redirect upon itself and has not gone there in time.
 * @returns ends the waiting
 */
export function offerLate({ clock, framed }: Pick<Platform, 'clock' | 'framed'>, offer: () => void) {
  return framed ? clock.setTimeout(offer, slowRedirectMs) : () => {}
}
