import type { Draft } from '../booking.ts'
import { companyShown } from '../company.ts'
import { legOf, legsOf } from '../draft.ts'
import { isPhoneEmpty } from '../reading/readPhone.ts'
import { sanitizeText } from '../sanitize.ts'
import type { User } from '../user.ts'
import { type Violation, violationOf } from '../violation.ts'
import { internalNumber } from './internalNumber.ts'
import { personName } from './name.ts'
import { requiredPhone } from './phone.ts'
import { requiredText } from './requiredText.ts'
import { textLength } from './textLength.ts'
import { viewerViolations } from './viewers.ts'

/** Most characters of a trip's reference and of the reason for a car outside the travel policy. */
export const companyLimits = { reference: 100, reason: 1000 } as const

/** A cost centre is chosen where one is required (BOOK-25). */
function costCenter(draft: Draft, user: User): Violation | null {
  const isMissing = companyShown(draft, user).costCenter === 'required' && draft.costCenter === null
  return isMissing ? { code: 'DataForms.Forms.Required', field: 'costCenter' } : null
}

/** The numbers of the order and of each ride in the customer's own books (BOOK-26). */
function numbers(draft: Draft, user: User): (Violation | null)[] {
  const shown = companyShown(draft, user)
  const { internalNumbers } = user
  return [
    internalNumber(draft.orderNumber, shown.orderNumber, internalNumbers, 'orderNumber'),
    ...legsOf(draft).map((leg) => {
      const number = legOf(draft, leg)?.internalNumber ?? ''
      const wrong = internalNumber(number, shown.internalNumber, internalNumbers, 'internalNumber')
      return wrong && violationOf(leg, wrong)
    }),
  ]
}

/** Who is named as the coordinator has a name and a phone (BOOK-24); nobody named is the first passenger. */
function coordinator(draft: Draft, user: User): (Violation | null)[] {
  const { name = '', phone: number = '' } = draft.coordinator ?? {}
  if (!companyShown(draft, user).coordinator || (name.trim() === '' && isPhoneEmpty(number))) return []
  return [
    requiredText(name, 'coordinator.name') ?? personName(name, 'coordinator.name'),
    requiredPhone(number, 'coordinator.phone'),
  ]
}

/**
 * What is wrong with what a booking says to the user's company and to those who get its messages, in the order of the
 * form: one violation a field at most. What the form does not show is never wrong.
 */
export function companyViolations(draft: Draft, user: User): Violation[] {
  const { reference } = companyShown(draft, user)
  return [
    costCenter(draft, user),
    ...numbers(draft, user),
    reference ? textLength(draft.tripReference, companyLimits.reference, 'tripReference') : null,
    ...coordinator(draft, user),
    ...viewerViolations(draft.viewers),
  ].filter((violation) => violation !== null)
}

/**
 * A car outside the travel policy of the user's company needs a reason, or cannot be booked at all (BOOK-37). It is
 * the service that marks such cars.
 */
export function policyViolations(draft: Draft, user: User): Violation[] {
  const field = 'policyReason'
  const { reason } = companyShown(draft, user)
  if (reason === 'off') return []
  if (reason === 'blocked') return [{ code: 'DataForms.Forms.ErrorPolicyBlocked', field }]
  if (sanitizeText(draft.policyReason) === '') return [{ code: 'DataForms.Forms.ErrorPolicyReason', field }]
  const long = textLength(draft.policyReason, companyLimits.reason, field)
  return long ? [long] : []
}
