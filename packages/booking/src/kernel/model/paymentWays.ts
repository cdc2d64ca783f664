import type { PaymentWays } from './user.ts'

/**
 * Returns the ways of paying that follow from the settings (BOOK-57). The choice of card and cash comes first, then
 * card only, then the provider's own system. If no setting says anything, both ways are offered.
 */
export function paymentWaysOf(settings: {
  cardAndCash: boolean
  cardOnly: boolean
  /** Payment system of the provider, `card` or `cash`; any other word or null is ignored. */
  basicSystem: string | null
}): PaymentWays {
  if (settings.cardAndCash) return { card: true, cash: true }
  if (settings.cardOnly || settings.basicSystem === 'card') return { card: true, cash: false }
  return { card: settings.basicSystem !== 'cash', cash: true }
}
