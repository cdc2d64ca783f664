import type { User } from '../../kernel/model/user.ts'
import { type Money, toDecimal } from '../../kernel/values/money.ts'
import { type SafeUrl, safeUrl } from '../../kernel/values/safeUrl.ts'

/**
 * Address to which an embedded platform takes its customers after a booking, with the order's number and sum (BOOK-45).
 * It does not contain the key that opens the order, because foreign sites log their addresses.
 *
 * @param hosts allowed hosts, with their subdomains
 * @returns null if the settings have no address, or one that is not allowed
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
