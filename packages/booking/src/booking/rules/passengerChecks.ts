import type { Passenger, PassengerRules } from '../../kernel/model/passenger.ts'
import { email } from '../../kernel/reading/email.ts'
import { companyName, personName } from '../../kernel/reading/name.ts'
import { phone, requiredPhone } from '../../kernel/reading/phoneRule.ts'
import { requiredText } from '../../kernel/values/requiredText.ts'
import type { Violation } from '../../kernel/values/violation.ts'
import type { Party } from '../draft/party.ts'
import { fieldsOfPassenger, isChildRow, requiredOfPassenger } from './passenger.ts'

/**
 * Returns the row without an invalid phone or e-mail that the form does not show. Such a value may come from
 * an earlier order, and the person could not correct it.
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

/**
 * Violations in a passenger's row, at most one for each field. An optional field must still be valid if
 * filled in.
 */
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
