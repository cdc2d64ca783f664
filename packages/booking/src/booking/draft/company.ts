import type { Draft } from '../../kernel/model/booking.ts'
import type { Control } from '../../kernel/model/control.ts'
import { isPublic, orderNumberControl, type User } from '../../kernel/model/user.ts'
import { fieldOf } from '../../kernel/values/violation.ts'
import { internalNumberOf } from '../rules/internalNumber.ts'
import { capacityOf, legOf, legsOf, offersOf, withLeg } from './draft.ts'

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

/** Returns the draft without the company's texts that its form hides, with the customer's own numbers as they are sent. */
export function withoutHiddenTexts(draft: Draft, user: User): Draft {
  const shown = companyShown(draft, user)
  const numberOf = (text: string, control: Control) => internalNumberOf(text, control, user.internalNumbers)
  const whole = {
    ...draft,
    costCenter: shown.costCenter === 'off' ? null : draft.costCenter,
    orderNumber: numberOf(draft.orderNumber, shown.orderNumber),
    tripReference: shown.reference ? draft.tripReference : '',
    policyReason: shown.reason === 'asked' ? draft.policyReason : '',
  }
  return legsOf(draft).reduce((left, leg) => {
    const number = legOf(draft, leg)?.internalNumber ?? ''
    return withLeg(left, leg, { internalNumber: numberOf(number, shown.internalNumber) })
  }, whole)
}
