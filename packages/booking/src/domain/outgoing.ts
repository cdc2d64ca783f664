import type { Draft } from './booking.ts'
import { withoutHiddenCompany } from './company.ts'
import { withoutHiddenExtras } from './extras.ts'
import { trimPassengers } from './passenger.ts'
import { passengerRulesOf, shownPassenger } from './rules/passenger.ts'
import type { User } from './user.ts'

/**
 * A draft as it goes out: what its form does not show to this user is not sent, whatever was said of it before; nor are
 * rows of people who do not ride, unless a platform names them (BOOK-21).
 */
export function outgoing(draft: Draft, user: User): Draft {
  const shown = withoutHiddenExtras(withoutHiddenCompany(draft, user))
  const rules = passengerRulesOf(user)
  const passengers = shown.passengers.map((row, index) => shownPassenger(row, index, rules, shown))
  const said = { ...shown, passengers }
  if (user.keepsPassengers) return said
  return { ...said, passengers: trimPassengers(said.passengers, said.adults + said.children) }
}
