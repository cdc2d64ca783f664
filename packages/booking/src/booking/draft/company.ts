import type { Draft } from '../../kernel/model/booking.ts'
import type { Control } from '../../kernel/model/control.ts'
import { isPublic, orderNumberControl, type User } from '../../kernel/model/user.ts'
import { fieldOf } from '../../kernel/values/violation.ts'
import { capacityOf, legOf, legsOf, offersOf } from './draft.ts'

/** Capacity in seats. A ride in a larger car may have a coordinator (BOOK-24). */
export const coordinatorOver = 7

/** Form fields for the user's company and for people other than the passengers. */
export interface CompanyFields {
  costCenter: Control
  /** The customer's own number of the order. */
  orderNumber: Control
  /** The customer's own number of each ride. */
  internalNumber: Control
  coordinator: boolean
  /** The trip's reference. */
  reference: boolean
  /** The reason for a car outside the travel policy. `blocked`: no reason helps, the car cannot be booked. */
  reason: 'off' | 'asked' | 'blocked'
  viewers: boolean
}

/**
 * Returns which of these fields the form shows. A visitor without an account sees no fields of a company
 * (ROLE-05). The reason and the viewers do not depend on the account.
 */
export function companyShown(draft: Draft, user: User): CompanyFields {
  const isCompany = !isPublic(user)
  const isOut = user.policyMode !== 'off' && offersOf(draft).some((offer) => offer.isOutOfPolicy)
  return {
    costCenter: isCompany ? user.costCenterControl : 'off',
    orderNumber: isCompany ? orderNumberControl(user) : 'off',
    internalNumber: isCompany ? user.internalNumbers.trip : 'off',
    coordinator: isCompany && user.allowCoordinator && capacityOf(draft) > coordinatorOver,
    reference: isCompany && user.tripReference !== null,
    reason: isOut ? (user.policyMode === 'block' ? 'blocked' : 'asked') : 'off',
    viewers: true,
  }
}

/** A customer's own number in the form. */
interface OwnNumber {
  /** Name of the field, as in a violation. */
  field: string
  value: string
  control: Control
}

/** The customer's own numbers of the order and of each ride, in the order of the form. */
export function ownNumbersOf(draft: Draft, user: User): readonly OwnNumber[] {
  const shown = companyShown(draft, user)
  return [
    { field: 'orderNumber', value: draft.orderNumber, control: shown.orderNumber },
    ...legsOf(draft).map((leg) => ({
      field: fieldOf(leg, 'internalNumber'),
      value: legOf(draft, leg)?.internalNumber ?? '',
      control: shown.internalNumber,
    })),
  ]
}

/** Names of the fields for the user's company that the form shows, in its order. */
export function companyFieldsOf(draft: Draft, user: User): readonly string[] {
  const shown = companyShown(draft, user)
  const fields = [
    shown.reason !== 'off' && 'policyReason',
    shown.costCenter !== 'off' && 'costCenter',
    ...ownNumbersOf(draft, user).map(({ field, control }) => control !== 'off' && field),
    shown.reference && 'tripReference',
    ...(shown.coordinator ? ['coordinator.name', 'coordinator.phone'] : []),
  ]
  return fields.filter((field) => field !== false)
}
