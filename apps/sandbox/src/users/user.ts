import type { Texts } from '../lang.ts'

/** How much a field is asked for: 0 off, 1 optional, 2 required (BOOK-25, BOOK-26). */
export type Control = 0 | 1 | 2

/** Who the sandbox knows. */
export interface SandboxUser {
  /** Null for a visitor without an account. */
  readonly userId: number | null
  /** E-mail to sign in with. Null: nobody signs in as this one, it is a visitor of a partner's page, and public. */
  readonly login: string | null
  /** Null where there is no login. */
  readonly password: string | null
  /** What it stands for, for the sandbox's start page. */
  readonly about: Texts
  readonly role: 'guest' | 'buyer' | 'corporate' | 'partner'
  /** Whose module settings and features are read, or null. */
  readonly partnerId: number | null
  /** Whose cost centres are offered, or null. */
  readonly companyId: number | null
  /** ISO 4217, or null where the visitor's language decides. */
  readonly currency: string | null
  /** First and last name, or the company's. Null: the settings name none. */
  readonly name: string | null
  /** Digits without plus. */
  readonly phone: string | null
  readonly email: string | null
  readonly pays: 'card' | 'cash' | 'both'
  readonly allowFastRide: boolean
  readonly allowCoordinator: boolean
  /** Multiplier of loyalty points; 0: none. */
  readonly loyalty: number
  readonly userType: 'natural' | 'corporate' | 'legal'
  /** A contract user who sees the agreement all the same. */
  readonly showAgreement: boolean
  readonly internalNumber: {
    readonly trip: Control
    readonly order: Control
    /** What it starts with in a new booking. */
    readonly start: string | null
    /** Regular expression, flag u; null: the product's own. */
    readonly pattern: string | null
    readonly message: Texts | null
  }
  /** The partner has a bonus program: the order's number is taken, whatever `internalNumber.order` says. */
  readonly hasBonusProgram: boolean
  /** A platform names who rides: more may be named than ride. */
  readonly keepsPassengers: boolean
  readonly costCenter: Control
  /** The trip's reference: whether it shows, or what it starts with. */
  readonly reference: boolean | string
  /** Address of the partner's logo; a path of the sandbox's own pictures. */
  readonly logo: string | null
  readonly marketplaceUrl: string | null
  /** Null: the service says nothing of a policy. */
  readonly policyMode: 'warn' | 'block' | null
  readonly platformReturnUrl: string | null
  /** Access is denied: every call answers 403. */
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
