import type { Draft } from '../../kernel/model/booking.ts'
import { trimPassengers } from '../../kernel/model/passenger.ts'
import type { User } from '../../kernel/model/user.ts'
import { passengerRulesOf } from '../rules/passenger.ts'
import { shownPassenger } from '../rules/passengerChecks.ts'
import { withoutHiddenExtras } from './extras.ts'
import { withoutHiddenCompany } from './submittedCompany.ts'

/**
 * Returns a draft as it is sent, without values that the form does not show to this user. Rows of people who
 * do not ride are left out too, unless a platform keeps the list (BOOK-21).
 */
export function toSubmittedDraft(draft: Draft, user: User): Draft {
  const shown = withoutHiddenExtras(withoutHiddenCompany(draft, user))
  const rules = passengerRulesOf(user)
  const passengers = shown.passengers.map((row, index) => shownPassenger(row, index, rules, shown))
  const said = { ...shown, passengers }
  if (user.keepsPassengers) return said
  return { ...said, passengers: trimPassengers(said.passengers, said.adults + said.children) }
}
