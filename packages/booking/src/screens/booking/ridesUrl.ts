import type { User } from '../../domain/user.ts'

/** Where a user's rides are: `mytrip` for a buyer, else the rides list, with the order named where one is known (SHELL-14). */
export function ridesUrl(accountUrl: string, user: User | null, orderId?: string): string {
  const path = user?.role === 'buyer' ? 'mytrip' : 'list'
  const query = orderId === undefined ? '' : `?showorder=${encodeURIComponent(orderId)}`
  return `${accountUrl}/${path}${query}`
}
