import type { PassengerRules } from '../../kernel/model/passenger.ts'
import type { User } from '../../kernel/model/user.ts'
import type { Party } from '../draft/party.ts'

/** Set of rules for a user: guest by role, legal by user type, otherwise natural person. */
export function passengerRulesOf(user: User): PassengerRules {
  if (user.role === 'guest') return 'guest'
  return user.userType === 'legal' ? 'legal' : 'natural'
}

/** True for the row of a child; the adults' rows come first. `index` counts from 0. */
export const isChildRow = (index: number, { adults }: Pick<Party, 'adults'>): boolean => index >= adults

/** Fields of a row that must be filled; `index` counts from 0. A child needs a name only. */
export function requiredOfPassenger(
  rules: PassengerRules,
  index: number,
  party: Pick<Party, 'adults'>,
): ('name' | 'phone' | 'email')[] {
  if (isChildRow(index, party)) return ['name']
  if (rules === 'legal') return ['name', 'phone']
  return rules === 'guest' && index > 0 ? ['name'] : ['name', 'phone', 'email']
}

/**
 * Fields of a row that the form shows. A child has a name only. The e-mail is shown in the first row and
 * where it is required.
 */
export function fieldsOfPassenger(
  rules: PassengerRules,
  index: number,
  party: Pick<Party, 'adults'>,
): ('name' | 'phone' | 'email')[] {
  if (isChildRow(index, party)) return ['name']
  const hasEmail = index === 0 || requiredOfPassenger(rules, index, party).includes('email')
  return hasEmail ? ['name', 'phone', 'email'] : ['name', 'phone']
}
