import type { Parts } from '../parts.ts'
import { randomHex } from '../randomHex.ts'
import type { PayPage, StoredPayment } from '../store/store.ts'
import { receiptLife, writeReceipt } from './receipt.ts'
import { isOfGuest } from './sight.ts'

/** Lifetime of a page of the bank, in milliseconds from its request. */
export const payPageLife = 3_600_000

/**
 * Opens a page of the bank for an unpaid payment. Each request gets a new page. Its address passes through the partner's
 * page, so it works only in the first browser that opens it, and for an hour.
 * @param back address to which the page returns, without a receipt
 * @returns address of the page
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

/** The return address of a page of the bank, with a receipt for an account's order. */
export async function returnOf({ transaction, returnUrl }: PayPage, parts: Parts): Promise<string> {
  const { store, clock, options } = parts
  const [order] = store.ordersOf(transaction)
  // A guest's order needs no receipt: its transaction is enough.
  if (order === undefined || isOfGuest(order, store)) return returnUrl
  const url = new URL(returnUrl)
  const receipt = await writeReceipt(options().receiptSecret, transaction, clock.now() + receiptLife)
  url.searchParams.set('receipt', receipt)
  return url.href
}
