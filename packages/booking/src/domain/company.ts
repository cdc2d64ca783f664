import type { Draft, Leg, Particulars } from './booking.ts'
import type { Control } from './control.ts'
import { capacityOf, legOf, legsOf, offersOf, withLeg } from './draft.ts'
import { internalNumberOf } from './rules/internalNumber.ts'
import { viewersOf } from './rules/viewers.ts'
import { isPublic, orderNumberControl, type User } from './user.ts'

/** Cars of more seats than this have a coordinator (BOOK-24). */
export const coordinatorOver = 7

/** What a booking says to the user's company, and to others than those who ride. */
export interface CompanyFields {
  costCenter: Control
  /** The number of the order. */
  orderNumber: Control
  /** The number of each ride. */
  internalNumber: Control
  coordinator: boolean
  /** The trip's reference. */
  reference: boolean
  /** The reason for a car outside the travel policy: asked, or, where it is `blocked`, of no use. */
  reason: 'off' | 'asked' | 'blocked'
  viewers: boolean
}

/**
 * Which of these fields the form shows. A visitor without an account is asked for none of a company's (ROLE-05); what
 * the travel policy and the messages need does not depend on who asks.
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

/**
 * Who looks after the ride: who was named, else the first passenger. Null: the user may name nobody, or not for a car
 * as small as this (BOOK-24).
 */
export function coordinatorFor(draft: Draft, user: User): Particulars['coordinator'] {
  if (!companyShown(draft, user).coordinator) return null
  const { name = '', phone = '', inEnglish = false } = draft.coordinator ?? {}
  if (name.trim() !== '' || phone.trim() !== '') return { name, phone, inEnglish }
  const [first] = draft.passengers
  return { name: first?.name ?? '', phone: first?.phone ?? '', inEnglish }
}

/** The draft without what its form does not show of these fields, and with what stands for those left empty. */
export function withoutHiddenCompany(draft: Draft, user: User): Draft {
  const shown = companyShown(draft, user)
  const numbered = legsOf(draft).reduce((whole, leg) => withNumber(whole, leg, shown, user), draft)
  return {
    ...numbered,
    costCenter: shown.costCenter === 'off' ? null : draft.costCenter,
    orderNumber: internalNumberOf(draft.orderNumber, shown.orderNumber, user.internalNumbers),
    coordinator: coordinatorFor(draft, user),
    tripReference: shown.reference ? draft.tripReference : '',
    policyReason: shown.reason === 'asked' ? draft.policyReason : '',
    viewers: viewersOf(draft.viewers),
  }
}

function withNumber(draft: Draft, leg: Leg, { internalNumber }: CompanyFields, user: User): Draft {
  const number = legOf(draft, leg)?.internalNumber ?? ''
  return withLeg(draft, leg, {
    internalNumber: internalNumberOf(number, internalNumber, user.internalNumbers),
  })
}
