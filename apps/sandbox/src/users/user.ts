import type { Texts } from '../lang.ts'

/** Requirement level of a field: 0 off, 1 optional, 2 required (BOOK-25, BOOK-26). */
export type Control = 0 | 1 | 2

/** A user of the sandbox. */
export interface SandboxUser {
  /** Id of the user; null for a visitor without an account. */
  readonly userId: number | null
  /** E-mail to sign in with; null for a public visitor of a partner's page, who cannot sign in. */
  readonly login: string | null
  /** Password of the login; null if there is no login. */
  readonly password: string | null
  /** Description of the user for the sandbox's start page. */
  readonly about: Texts
  readonly role: 'guest' | 'buyer' | 'corporate' | 'partner'
  /** Id of the partner whose module settings and features are used, or null. */
  readonly partnerId: number | null
  /** Id of the company whose cost centres are offered, or null. */
  readonly companyId: number | null
  /** ISO 4217 code; null: chosen by the visitor's language. */
  readonly currency: string | null
  /** First and last name, or the company's name; null if the settings have none. */
  readonly name: string | null
  /** Phone, digits without plus; null if the settings have none. */
  readonly phone: string | null
  readonly email: string | null
  readonly pays: 'card' | 'cash' | 'both'
  readonly allowFastRide: boolean
  readonly allowCoordinator: boolean
  /** Multiplier of loyalty points; 0 for none. */
  readonly loyalty: number
  readonly userType: 'natural' | 'corporate' | 'legal'
  /** True for a contract user who sees the agreement nevertheless. */
  readonly showAgreement: boolean
  readonly internalNumber: {
    readonly trip: Control
    readonly order: Control
    /** Initial value in a new booking; null for none. */
    readonly start: string | null
    /** Regular expression with flag u; null uses the product's own pattern. */
    readonly pattern: string | null
    readonly message: Texts | null
  }
  /** True if the partner has a bonus program: the order's number is accepted, whatever `internalNumber.order` is. */
  readonly hasBonusProgram: boolean
  /** True if a platform sets the passengers: the list may have more people than the ride. */
  readonly keepsPassengers: boolean
  readonly costCenter: Control
  /** Reference of the trip: true or false shows or hides its field, a text is its initial value. */
  readonly reference: boolean | string
  /** Address of the partner's logo; a path of the sandbox's own pictures. */
  readonly logo: string | null
  readonly marketplaceUrl: string | null
  /** Effect of the travel policy; null if the service sends none. */
  readonly policyMode: 'warn' | 'block' | null
  readonly platformReturnUrl: string | null
  /** True if access is denied: every request gets 403. */
  readonly isForbidden: boolean
}

/** The visitor without an account (ROLE-05): pays by card or cash. */
export const guest: SandboxUser = {
  userId: null,
  login: null,
  password: null,
  about: { en: 'Guest, card and cash', ru: 'Гость, карта и наличные', es: 'Invitado, tarjeta y efectivo' },
  role: 'guest',
  partnerId: null,
  companyId: null,
  currency: null,
  name: null,
  phone: null,
  email: null,
  pays: 'both',
  allowFastRide: true,
  allowCoordinator: false,
  loyalty: 0,
  userType: 'natural',
  showAgreement: false,
  internalNumber: { trip: 0, order: 0, start: null, pattern: null, message: null },
  hasBonusProgram: false,
  keepsPassengers: false,
  costCenter: 0,
  reference: false,
  logo: null,
  marketplaceUrl: null,
  policyMode: null,
  platformReturnUrl: null,
  isForbidden: false,
}
