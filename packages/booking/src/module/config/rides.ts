import type { ChangedOrder } from '../../kernel/model/booking.ts'
import type { User } from '../../kernel/model/user.ts'
import type { Lang } from '../../kernel/values/language.ts'

/**
 * Address of a user's rides: `mytrip` for a buyer, `account/list` for everyone else, with the order if one is known
 * (SHELL-14).
 * @param accountUrl address of the account host, without a slash at the end
 * @param user null: not known yet, so the rides list is used
 * @param lang language of the page
 */
export function ridesUrl(accountUrl: string, user: User | null, lang: Lang, orderId?: string): string {
  const path = user?.role === 'buyer' ? 'mytrip' : 'account/list'
  const order = orderId === undefined ? '' : `&showorder=${encodeURIComponent(orderId)}`
  return `${accountUrl}/${path}?lang=${lang}${order}`
}

/**
 * Address of the account's settings (SHELL-13).
 *
 * @param accountUrl address of the account host, without a slash at the end
 * @param tab tab of the page to open. @default its first tab
 */
export function accountSettingsUrl(accountUrl: string, lang: Lang, tab?: 'booking'): string {
  return `${accountUrl}/account/settings?${tab ? `tab=${tab}&` : ''}lang=${lang}`
}

/**
 * Address of a guest's page of an order at the account, which opens without signing in.
 * @param accountUrl address of the account host, without a slash at the end
 * @param key `guestKey` from the booking
 */
export function guestOrderUrl(accountUrl: string, key: string, lang: Lang): string {
  return `${accountUrl}/orders/${encodeURIComponent(key)}?lang=${lang}`
}

/** Destination after a booking or a change: another page of ours, or the confirmation. */
export type AfterBooking = { kind: 'url'; url: string } | { kind: 'approval'; transaction: string }

/**
 * Destination after a change, by role (BOOK-50): the confirmation for a guest, `mytrip` for a buyer, the list of rides
 * for everyone else. The address has `saved=1`, so that the page can report that the change was saved.
 */
export function afterChange(user: User, accountUrl: string, lang: Lang, order: ChangedOrder): AfterBooking {
  return user.role === 'guest'
    ? { kind: 'approval', transaction: order.transaction }
    : { kind: 'url', url: `${ridesUrl(accountUrl, user, lang, order.orderId)}&saved=1` }
}
