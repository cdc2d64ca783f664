import type { SafeUrl } from '../values/safeUrl.ts'
import type { Control } from './control.ts'
import type { CustomerFeatures, PolicyMode } from './features.ts'
import { type InternalNumbers, noInternalNumbers } from './internalNumber.ts'

/** Role of a user; other words of the service are kept unchanged. */
export type Role = 'guest' | 'buyer' | 'partner' | 'corporate' | (string & {})

/** The visitor as the settings call describes them. */
export interface User {
  /** Id of the user. Null: no account, a guest. */
  userId: string | null
  /** Partner whose module settings and features apply. Null: no partner. */
  partnerId: string | null
  role: Role
  /** Currency, ISO 4217. Null: the default rule applies. */
  currency: string | null
  /** First and last name, or the name of a company. Null: not known. */
  name: string | null
  /** Phone: digits without plus. Null: not known. */
  phone: string | null
  /** E-mail address. Null: not known. */
  email: string | null
  payment: PaymentWays
  allowFastRide: boolean
  allowCoordinator: boolean
  /** Multiplier of loyalty points; 0: no bonus. */
  loyalty: number
  /** Type of the user: `corporate` is a contract user, `legal` books as a legal entity. Null: not stated. */
  userType: string | null
  /** True for a contract user who sees the agreement although contract users usually do not. */
  showAgreement: boolean
  /** Address of the partner's logo. Null: none. */
  logo: string | null
  /** Address of the partner's car marketplace. Null: the link is hidden. */
  marketplaceUrl: SafeUrl | null
  /** State of the field for the cost centre (BOOK-25). */
  costCenterControl: Control
  internalNumbers: InternalNumbers
  /**
   * True if the partner has a bonus program: then the form has the field for the order's number even if the settings
   * say otherwise (BOOK-26).
   */
  hasBonusProgram: boolean
  /**
   * True if an embedded platform names the passengers: then the list is not shortened to the number of people
   * (BOOK-21).
   */
  keepsPassengers: boolean
  /** Initial value of the trip's reference (BOOK-27), may be empty. Null: the form does not ask for a reference. */
  tripReference: string | null
  policyMode: PolicyMode
  /** Address to which an embedded platform takes its customers after a booking, https (BOOK-45). Null: none. */
  platformReturnUrl: string | null
  /** Features that are switched on for the user's partner (ROLE-03, ROLE-04); all others are off. */
  features: CustomerFeatures
}

/** Ways of paying that a user is offered. */
export interface PaymentWays {
  card: boolean
  cash: boolean
}

/** Way of paying an order. */
export type Payment = 'card' | 'cash'

/** Ways of paying that a user may choose, in the order of display. */
export function paymentWays(user: User): Payment[] {
  const ways: Payment[] = []
  if (user.payment.card) ways.push('card')
  if (user.payment.cash) ways.push('cash')
  return ways
}

/** True if a user can pay by card only. */
export function isCardOnly({ payment }: User): boolean {
  return payment.card && !payment.cash
}

/**
 * True if a user sees the agreement: all users but `corporate` ones, and those too if the settings say so (BOOK-41).
 */
export function seesAgreement(user: User): boolean {
  return user.userType !== 'corporate' || user.showAgreement
}

/**
 * State of the field for the order's own number: as in the settings, but at least optional with a bonus program
 * (BOOK-26).
 */
export function orderNumberControl({ internalNumbers, hasBonusProgram }: User): Control {
  return internalNumbers.order === 'off' && hasBonusProgram ? 'optional' : internalNumbers.order
}

/** True if the visitor has no account (ROLE-05). */
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
