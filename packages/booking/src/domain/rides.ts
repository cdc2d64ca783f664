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
