import type { Lang } from './language.ts'
import type { User } from './user.ts'

/** Where a loyalty bonus may be shown. */
export interface LoyaltyPlace {
  user: Pick<User, 'loyalty'>
  /** ISO 4217, of the price. */
  currency: string
  lang: Lang
  /** Inside another page. */
  isFramed: boolean
}

/** Whether the loyalty bonus is offered (BOOK-33): to those who have one, for roubles, in Russian, on a page of our own. */
export function showsLoyalty({ user, currency, lang, isFramed }: LoyaltyPlace): boolean {
  return user.loyalty > 0 && currency === 'RUB' && lang === 'ru' && !isFramed
}
