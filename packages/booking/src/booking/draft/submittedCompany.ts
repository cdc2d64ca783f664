import type { Draft, Particulars } from '../../kernel/model/booking.ts'
import type { User } from '../../kernel/model/user.ts'
import { internalNumberOf } from '../rules/internalNumber.ts'
import { viewersOf } from '../rules/viewers.ts'
import { companyShown } from './company.ts'
import { legOf, legsOf, withLeg } from './draft.ts'

/**
 * Coordinator of the ride: the named person, else the first passenger. Null: the user may not name one, or
 * the car is too small for one (BOOK-24).
 */
export function coordinatorFor(draft: Draft, user: User): Particulars['coordinator'] {
  if (!companyShown(draft, user).coordinator) return null
  const { name = '', phone = '', inEnglish = false } = draft.coordinator ?? {}
  if (name.trim() !== '' || phone.trim() !== '') return { name, phone, inEnglish }
  const [first] = draft.passengers
  return { name: first?.name ?? '', phone: first?.phone ?? '', inEnglish }
}

/**
 * Returns the draft without the company fields that its form hides, and with the defaults of those left
 * empty.
 */
export function withoutHiddenCompany(draft: Draft, user: User): Draft {
  const shown = companyShown(draft, user)
  const whole: Draft = {
    ...draft,
    costCenter: shown.costCenter === 'off' ? null : draft.costCenter,
    orderNumber: internalNumberOf(draft.orderNumber, shown.orderNumber, user.internalNumbers),
    tripReference: shown.reference ? draft.tripReference : '',
    policyReason: shown.reason === 'asked' ? draft.policyReason : '',
    coordinator: coordinatorFor(draft, user),
    viewers: viewersOf(draft.viewers),
  }
  return legsOf(draft).reduce((left, leg) => {
    const number = legOf(draft, leg)?.internalNumber ?? ''
    const sent = internalNumberOf(number, shown.internalNumber, user.internalNumbers)
    return withLeg(left, leg, { internalNumber: sent })
  }, whole)
}
