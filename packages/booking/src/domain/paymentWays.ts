import type { PaymentWays } from './user.ts'

/**
 * Which ways of paying follow from the settings (BOOK-57): the choice of card and cash comes first, then card only,
 * then the doer's own system; where none says anything, both are offered.
 */
export function paymentWaysOf(settings: {
  cardAndCash: boolean
  cardOnly: boolean
  /** `card`, `cash`; any other word or null says nothing. */
  basicSystem: string | null
}): PaymentWays {
  if (settings.cardAndCash) return { card: true, cash: true }
  if (settings.cardOnly || settings.basicSystem === 'card') return { card: true, cash: false }
  return { card: settings.basicSystem !== 'cash', cash: true }
}
