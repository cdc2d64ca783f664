import type { Parts } from '../parts.ts'
import { randomHex } from '../randomHex.ts'
import type { PayPage, StoredPayment } from '../store/store.ts'
import { receiptLife, writeReceipt } from './receipt.ts'
import { isOfGuest } from './sight.ts'

/** Life of a page of the bank, in milliseconds from the call that asks for it. */
export const payPageLife = 3_600_000

/**
 * Opens a page of the bank for a payment that is not paid yet. Each asking has one of its own: its address passes through
 * the partner's page, so that it is good for the browser that opens it first, and for an hour.
 * @param back where the page leads back to, without a receipt
 * @returns its address
 */
export function openPayPage(payment: StoredPayment, back: string, lang: string, parts: Parts): string {
  const { store, clock, options } = parts
  const { transaction } = payment
  store.setPayment({ ...payment, status: 'pending' })
  const now = clock.now()
  const page = { key: randomHex(16), transaction, returnUrl: back, until: now + payPageLife, claim: null }
  store.setPayPage(page, now)
  return `${options().payUrl}/${page.key}?lang=${lang}`
}

/** The address that a page of the bank leads back to, with the receipt of an account's order. */
export async function returnOf({ transaction, returnUrl }: PayPage, parts: Parts): Promise<string> {
  const { store, clock, options } = parts
  const [order] = store.ordersOf(transaction)
  // A guest's transaction opens its order by itself.
  if (order === undefined || isOfGuest(order, store)) return returnUrl
  const url = new URL(returnUrl)
  const receipt = await writeReceipt(options().receiptSecret, transaction, clock.now() + receiptLife)
  url.searchParams.set('receipt', receipt)
  return url.href
}
