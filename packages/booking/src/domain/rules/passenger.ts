import type { Party } from '../party.ts'
import type { Passenger, PassengerRules } from '../passenger.ts'
import type { User } from '../user.ts'
import type { Violation } from '../violation.ts'
import { email } from './email.ts'
import { companyName, personName } from './name.ts'
import { phone, requiredPhone } from './phone.ts'
import { requiredText } from './requiredText.ts'

/** Which set of rules holds for a user: guest by role, legal by user type, otherwise natural person. */
export function passengerRulesOf(user: User): PassengerRules {
  if (user.role === 'guest') return 'guest'
  return user.userType === 'legal' ? 'legal' : 'natural'
}

/** True for a row of a child: the adults come first. `index` counts from 0. */
export const isChildRow = (index: number, { adults }: Pick<Party, 'adults'>): boolean => index >= adults

/** Fields of a row that must be filled; `index` counts from 0. A child has a name alone. */
export function requiredOfPassenger(
  rules: PassengerRules,
  index: number,
  party: Pick<Party, 'adults'>,
): ('name' | 'phone' | 'email')[] {
  if (isChildRow(index, party)) return ['name']
  if (rules === 'legal') return ['name', 'phone']
  return rules === 'guest' && index > 0 ? ['name'] : ['name', 'phone', 'email']
}

/** Fields that the form shows of a row: of a child the name, an e-mail only where it is asked for. */
export function fieldsOfPassenger(
  rules: PassengerRules,
  index: number,
  party: Pick<Party, 'adults'>,
): ('name' | 'phone' | 'email')[] {
  if (isChildRow(index, party)) return ['name']
  const hasEmail = index === 0 || requiredOfPassenger(rules, index, party).includes('email')
  return hasEmail ? ['name', 'phone', 'email'] : ['name', 'phone']
}

/**
 * A row as its form shows it: a phone or an e-mail that it has no field for and that came along, as with an earlier
 * order, counts only if it is one. Nobody could mend it.
 */
export function shownPassenger(
  row: Passenger,
  index: number,
  rules: PassengerRules,
  party: Pick<Party, 'adults'>,
): Passenger {
  const shown = fieldsOfPassenger(rules, index, party)
  const kept = { phone: phone(row.phone, 'phone'), email: email(row.email, 'email') }
  const lost = (['phone', 'email'] as const).filter((part) => !shown.includes(part) && kept[part] !== null)
  return lost.length === 0 ? row : { ...row, ...Object.fromEntries(lost.map((part) => [part, ''])) }
}

/** What is wrong with a row of the passenger list, one violation a field at most; what need not be filled must still be right. */
export function passengerViolations(
  row: Passenger,
  index: number,
  rules: PassengerRules,
  party: Pick<Party, 'adults'>,
): Violation[] {
  const required = requiredOfPassenger(rules, index, party)
  const checks = { name: rules === 'legal' ? companyName : personName, email }
  return (['name', 'phone', 'email'] as const).flatMap((part) => {
    const field = `passengers.${index}.${part}`
    if (part === 'phone') {
      const wrong = (required.includes(part) ? requiredPhone : phone)(row.phone, field)
      return wrong ? [wrong] : []
    }
    const empty = required.includes(part) ? requiredText(row[part], field) : null
    const isCompany = rules === 'legal' && index === 0 && part === 'name'
    const whose = isCompany ? 'company' : isChildRow(index, party) ? 'child' : null
    const missing = empty && whose ? { ...empty, params: { part: whose } } : empty
    const violation = missing ?? checks[part](row[part], field)
    return violation ? [violation] : []
  })
}
