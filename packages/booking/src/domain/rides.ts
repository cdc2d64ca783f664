import type { ChangedOrder } from './booking.ts'
import type { Lang } from './language.ts'
import type { User } from './user.ts'

/**
 * Where a user's rides are: `mytrip` for a buyer, `account/list` for everyone else, with the order named where one is
 * known (SHELL-14).
 * @param accountUrl address of the account host, without a slash at the end
 * @param user null: not known yet, the rides list holds
 * @param lang the language the page is shown in
 */
export function ridesUrl(accountUrl: string, user: User | null, lang: Lang, orderId?: string): string {
  const path = user?.role === 'buyer' ? 'mytrip' : 'account/list'
  const order = orderId === undefined ? '' : `&showorder=${encodeURIComponent(orderId)}`
  return `${accountUrl}/${path}?lang=${lang}${order}`
}

/**
 * Page on which an account is set up (SHELL-13).
 * @param accountUrl address of the account host, without a slash at the end
 * @param tab the part of the page to open. @default its first
 */
export function accountSettingsUrl(accountUrl: string, lang: Lang, tab?: 'booking'): string {
  return `${accountUrl}/account/settings?${tab ? `tab=${tab}&` : ''}lang=${lang}`
}

/**
 * A guest's own page of an order at the account, which opens without signing in.
 * @param accountUrl address of the account host, without a slash at the end
 * @param key what the answer to the booking gave for it
 */
export function guestOrderUrl(accountUrl: string, key: string, lang: Lang): string {
  return `${accountUrl}/orders/${encodeURIComponent(key)}?lang=${lang}`
}

/** Where a person goes once a booking is done: to another page of ours, or to its confirmation. */
export type AfterBooking = { kind: 'url'; url: string } | { kind: 'approval'; transaction: string }

/**
 * After a change, by role (BOOK-50): a guest to the confirmation, a buyer to `mytrip`, everyone else to the list. The
 * address says that it was saved, so that the page can.
 */
export function afterChange(user: User, accountUrl: string, lang: Lang, order: ChangedOrder): AfterBooking {
  return user.role === 'guest'
    ? { kind: 'approval', transaction: order.transaction }
    : { kind: 'url', url: `${ridesUrl(accountUrl, user, lang, order.orderId)}&saved=1` }
}
