import type { Draft } from '../../kernel/model/booking.ts'
import { particularFields } from '../../kernel/model/draftFields.ts'
import type { User } from '../../kernel/model/user.ts'
import { personName } from '../../kernel/reading/name.ts'
import { requiredPhone } from '../../kernel/reading/phoneRule.ts'
import { isPhoneEmpty } from '../../kernel/reading/readPhone.ts'
import { requiredText } from '../../kernel/values/requiredText.ts'
import { sanitizeText } from '../../kernel/values/sanitize.ts'
import { textLength } from '../../kernel/values/textLength.ts'
import type { Violation } from '../../kernel/values/violation.ts'
import { companyShown, ownNumbersOf } from '../draft/company.ts'
import { internalNumber } from './internalNumber.ts'
import { viewerViolations } from './viewers.ts'

/** Violation if a cost centre is required and not chosen (BOOK-25). */
function costCenter(draft: Draft, user: User): Violation | null {
  const isMissing = companyShown(draft, user).costCenter === 'required' && draft.costCenter === null
  return isMissing ? { code: 'DataForms.Forms.Required', field: 'costCenter' } : null
}

/** Violations in the customer's own numbers of the order and of each ride (BOOK-26). */
function numbers(draft: Draft, user: User): (Violation | null)[] {
  return ownNumbersOf(draft, user).map(({ field, value, control }) =>
    internalNumber(value, control, user.internalNumbers, field),
  )
}

/**
 * Violations in the coordinator's name and phone (BOOK-24). Both may be empty: then it is the first
 * passenger.
 */
function coordinator(draft: Draft, user: User): (Violation | null)[] {
  const { name = '', phone: number = '' } = draft.coordinator ?? {}
  if (!companyShown(draft, user).coordinator || (name.trim() === '' && isPhoneEmpty(number))) return []
  return [
    requiredText(name, 'coordinator.name') ?? personName(name, 'coordinator.name'),
    requiredPhone(number, 'coordinator.phone'),
  ]
}

/**
 * Violations in the fields for the user's company and for the viewers, in the order of the form, at most one
 * for each field. Hidden fields have none.
 */
export function companyViolations(draft: Draft, user: User): Violation[] {
  const { reference } = companyShown(draft, user)
  return [
    costCenter(draft, user),
    ...numbers(draft, user),
    reference ? textLength(draft.tripReference, particularFields.tripReference.limit, 'tripReference') : null,
    ...coordinator(draft, user),
    ...viewerViolations(draft.viewers),
  ].filter((violation) => violation !== null)
}

/**
 * A car outside the travel policy of the user's company needs a reason, or cannot be booked at all (BOOK-37).
 * The service marks such cars.
 */
export function policyViolations(draft: Draft, user: User): Violation[] {
  const field = 'policyReason'
  const { reason } = companyShown(draft, user)
  if (reason === 'off') return []
  if (reason === 'blocked') return [{ code: 'DataForms.Forms.ErrorPolicyBlocked', field }]
  if (sanitizeText(draft.policyReason) === '') return [{ code: 'DataForms.Forms.ErrorPolicyReason', field }]
  const long = textLength(draft.policyReason, particularFields.policyReason.limit, field)
  return long ? [long] : []
}
