import type { Control } from './control.ts'
import type { CustomerFeatures, PolicyMode } from './features.ts'
import { type InternalNumbers, noInternalNumbers } from './internalNumber.ts'
import type { SafeUrl } from './safeUrl.ts'

/** Role of a user; other words of the service are kept as they came. */
export type Role = 'guest' | 'buyer' | 'partner' | 'corporate' | (string & {})

/** The visitor as the settings call tells it. */
export interface User {
  /** Null: no account, a guest. */
  userId: string | null
  /** Whose module settings and features are read. Null: no partner. */
  partnerId: string | null
  role: Role
  /** ISO 4217. Null: the default rule holds. */
  currency: string | null
  /** First and last name, or a company's. Null: not known. */
  name: string | null
  /** Digits without plus. Null: not known. */
  phone: string | null
  /** Null: not known. */
  email: string | null
  payment: PaymentWays
  allowFastRide: boolean
  allowCoordinator: boolean
  /** Multiplier of loyalty points; 0: no bonus. */
  loyalty: number
  /** `corporate` is a contract user, `legal` books as a legal entity. Null: not stated. */
  userType: string | null
  /** A contract user who sees the agreement all the same. */
  showAgreement: boolean
  /** Address of the partner's logo. Null: none. */
  logo: string | null
  /** Address of the partner's car marketplace. Null: the link is hidden. */
  marketplaceUrl: SafeUrl | null
  /** The cost centre of a ride (BOOK-25). */
  costCenterControl: Control
  internalNumbers: InternalNumbers
  /** The partner has a bonus program: the order's number is asked for all the same (BOOK-26). */
  hasBonusProgram: boolean
  /** An embedded platform names who rides: its list of passengers stays whole, however many ride (BOOK-21). */
  keepsPassengers: boolean
  /** The trip's reference (BOOK-27): what it starts with, empty for nothing. Null: it is not asked. */
  tripReference: string | null
  policyMode: PolicyMode
  /** Where an embedded platform takes its customers after a booking, https (BOOK-45). Null: nowhere. */
  platformReturnUrl: string | null
  /** What is switched on for their partner (ROLE-03, ROLE-04); what is not named is off. */
  features: CustomerFeatures
}

/** The ways of paying that are offered. */
export interface PaymentWays {
  card: boolean
  cash: boolean
}

/** How an order is paid. */
export type Payment = 'card' | 'cash'

/** The ways of paying that a user may choose, in the order they are shown. */
export function paymentWays(user: User): Payment[] {
  const ways: Payment[] = []
  if (user.payment.card) ways.push('card')
  if (user.payment.cash) ways.push('cash')
  return ways
}

/** Whether a user pays by card and in no other way. */
export function isCardOnly({ payment }: User): boolean {
  return payment.card && !payment.cash
}

/** A contract user: `corporate`; the agreement is shown to all others, and to these where the settings say so (BOOK-41). */
export function seesAgreement(user: User): boolean {
  return user.userType !== 'corporate' || user.showAgreement
}

/** How much the order's own number is asked for: as the settings say, and at least offered under a bonus program (BOOK-26). */
export function orderNumberControl({ internalNumbers, hasBonusProgram }: User): Control {
  return internalNumbers.order === 'off' && hasBonusProgram ? 'optional' : internalNumbers.order
}

/** The visitor has no account: the public context (ROLE-05). */
export function isPublic(user: User): boolean {
  return user.userId === null
}

/** A visitor about whom nothing is known yet. */
export const unknownUser: User = {
  userId: null,
  partnerId: null,
  role: 'guest',
  currency: null,
  name: null,
  phone: null,
  email: null,
  payment: { card: true, cash: true },
  allowFastRide: false,
  allowCoordinator: false,
  loyalty: 0,
  userType: null,
  showAgreement: false,
  logo: null,
  marketplaceUrl: null,
  costCenterControl: 'off',
  internalNumbers: noInternalNumbers,
  hasBonusProgram: false,
  keepsPassengers: false,
  tripReference: null,
  policyMode: 'off',
  platformReturnUrl: null,
  features: {},
}
