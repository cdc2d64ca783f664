import type { User } from '../../kernel/model/user.ts'
import type { Lang } from '../../kernel/values/language.ts'

/** Conditions on which the loyalty bonus depends. */
export interface LoyaltyPlace {
  user: Pick<User, 'loyalty'>
  /** Currency of the price, ISO 4217. */
  currency: string
  lang: Lang
  /** The module runs inside a partner's page. */
  isFramed: boolean
}

/**
 * True if the loyalty bonus is offered (BOOK-33): the user has one, pays in roubles, reads Russian and is on
 * our own page.
 */
export function showsLoyalty({ user, currency, lang, isFramed }: LoyaltyPlace): boolean {
  return user.loyalty > 0 && currency === 'RUB' && lang === 'ru' && !isFramed
}
