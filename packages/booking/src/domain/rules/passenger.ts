import type { Passenger, PassengerRules } from '../passenger.ts'
import type { User } from '../user.ts'
import type { Violation } from '../violation.ts'
import { email } from './email.ts'
import { personName } from './name.ts'
import { phone } from './phone.ts'
import { requiredText } from './requiredText.ts'

/** Which set of rules holds for a user: guest by role, legal by user type, otherwise natural person. */
export function passengerRulesOf(user: User): PassengerRules {
  if (user.role === 'guest') return 'guest'
  return user.userType === 'legal' ? 'legal' : 'natural'
}

/** Which fields of a row must be filled; `index` counts from 0. */
export function requiredOfPassenger(rules: PassengerRules, index: number): ('name' | 'phone' | 'email')[] {
  if (rules === 'legal') return ['name', 'phone']
  return rules === 'guest' && index > 0 ? ['name'] : ['name', 'phone', 'email']
}

/**
 * A row as its form shows it: where it asks no e-mail, one that came along, as with an earlier order, counts only if it
 * is one. Nobody could mend it.
 */
export function shownPassenger(row: Passenger, index: number, rules: PassengerRules): Passenger {
  const isAsked = index === 0 || requiredOfPassenger(rules, index).includes('email')
  return isAsked || email(row.email, 'email') === null ? row : { ...row, email: '' }
}

/** What is wrong with a row of the passenger list, one violation a field at most; what need not be filled must still be right. */
export function passengerViolations(row: Passenger, index: number, rules: PassengerRules): Violation[] {
  const required = requiredOfPassenger(rules, index)
  const checks = { name: personName, phone, email }
  return (['name', 'phone', 'email'] as const).flatMap((part) => {
    const field = `passengers.${index}.${part}`
    const missing = required.includes(part) ? requiredText(row[part], field) : null
    const violation = missing ?? checks[part](row[part], field)
    return violation ? [violation] : []
  })
}
