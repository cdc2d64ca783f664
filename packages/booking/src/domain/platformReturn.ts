import { type SafeUrl, safeUrl } from './safeUrl.ts'
import type { User } from './user.ts'

/**
 * Where an embedded platform takes its customers after a booking, with the order named (BOOK-45).
 * @param hosts hosts that it may lie on, with all below them
 * @returns Null: the settings name nothing, or what they name may not be followed.
 */
export function platformReturnLink(
  { platformReturnUrl }: User,
  { orderId, transaction }: { orderId: string; transaction: string },
  hosts: readonly string[],
): SafeUrl | null {
  const base = platformReturnUrl === null ? null : safeUrl(platformReturnUrl, hosts)
  if (base === null) return null
  const url = new URL(base)
  url.searchParams.set('order_id', orderId)
  url.searchParams.set('transaction', transaction)
  url.searchParams.set('status', 'created')
  return safeUrl(url.href, hosts)
}
