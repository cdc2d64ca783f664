import type { ChangedOrder } from './booking.ts'
import type { Lang } from './language.ts'
import type { User } from './user.ts'

/**
 * Where a user's rides are: `mytrip` for a buyer, the rides list for everyone else, with the order named where one is
 * known (SHELL-14).
 * @param accountUrl address of the account host, without a slash at the end
 * @param user null: not known yet, the rides list holds
 * @param lang the language the page is shown in
 */
export function ridesUrl(accountUrl: string, user: User | null, lang: Lang, orderId?: string): string {
  const path = user?.role === 'buyer' ? 'mytrip' : 'list'
  const order = orderId === undefined ? '' : `&showorder=${encodeURIComponent(orderId)}`
  return `${accountUrl}/${path}?lang=${lang}${order}`
}

/** Where a person goes once a booking is done: to another page of ours, or to its confirmation. */
export type AfterBooking = { kind: 'url'; url: string } | { kind: 'approval'; transaction: string }

/** After a change, by role (BOOK-50): a guest to the confirmation, a buyer to `mytrip`, everyone else to the list. */
export function afterChange(user: User, accountUrl: string, lang: Lang, order: ChangedOrder): AfterBooking {
  return user.role === 'guest'
    ? { kind: 'approval', transaction: order.transaction }
    : { kind: 'url', url: ridesUrl(accountUrl, user, lang, order.orderId) }
}
