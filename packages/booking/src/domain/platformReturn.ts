import { type Money, toDecimal } from './money.ts'
import { type SafeUrl, safeUrl } from './safeUrl.ts'
import type { User } from './user.ts'

/**
 * The address to which an embedded platform takes its customers after a booking, with the order's number and sum (BOOK-45). What opens the
 * order is not among it: an address of another's stands in its logs.
 * @param hosts hosts that it may lie on, with all below them
 * @returns Null: the settings name nothing, or what they name may not be followed.
 */
export function platformReturnLink(
  { platformReturnUrl }: User,
  { orderId, price }: { orderId: string; price: Money | null },
  hosts: readonly string[],
): SafeUrl | null {
  const base = platformReturnUrl === null ? null : safeUrl(platformReturnUrl, hosts)
  if (base === null) return null
  const url = new URL(base)
  url.searchParams.set('order_id', orderId)
  if (price) {
    url.searchParams.set('value', toDecimal(price))
    url.searchParams.set('currency', price.currency)
  }
  url.searchParams.set('status', 'created')
  return safeUrl(url.href, hosts)
}
