import type { Texts } from '../lang.ts'

/** Who the sandbox knows. Passwords and sign-in are none of step 1: a user is named by its id. */
export interface SandboxUser {
  /** Null for a visitor without an account. */
  readonly userId: number | null
  /** What it stands for, for the sandbox's start page. */
  readonly about: Texts
  readonly role: 'guest' | 'buyer' | 'corporate'
  /** Whose page it is: the partner's own id, or null. */
  readonly partnerId: number | null
  /** ISO 4217, or null where the visitor's language decides. */
  readonly currency: string | null
  /** Digits without plus. */
  readonly phone: string | null
  readonly email: string | null
  readonly pays: 'card' | 'cash' | 'both'
  readonly allowFastRide: boolean
  readonly userType: 'natural' | 'corporate'
}

/** The visitor without an account (decisions row 105): pays by card or cash. */
export const guest: SandboxUser = {
  userId: null,
  about: { en: 'Guest, card and cash', ru: 'Гость, карта и наличные', es: 'Invitado, tarjeta y efectivo' },
  role: 'guest',
  partnerId: null,
  currency: null,
  phone: null,
  email: null,
  pays: 'both',
  allowFastRide: true,
  userType: 'natural',
}

/** The users that have an id. */
export const users: readonly SandboxUser[] = [
  {
    ...guest,
    userId: 1001,
    role: 'buyer',
    phone: '79135550101',
    email: 'anna.buyer@example.com',
    about: {
      en: 'Anna, buyer, card and cash',
      ru: 'Анна, покупатель, карта и наличные',
      es: 'Anna, compradora, tarjeta y efectivo',
    },
  },
  {
    ...guest,
    userId: 1002,
    role: 'buyer',
    phone: '447911123456',
    email: 'card.only@example.com',
    pays: 'card',
    allowFastRide: true,
    about: { en: 'Card only', ru: 'Только карта', es: 'Solo tarjeta' },
  },
  {
    ...guest,
    userId: 1003,
    role: 'buyer',
    phone: '905325550103',
    email: 'cash.only@example.com',
    pays: 'cash',
    about: { en: 'Cash only', ru: 'Только наличные', es: 'Solo efectivo' },
  },
  {
    ...guest,
    userId: 1004,
    role: 'corporate',
    phone: '79135550104',
    email: 'travel.desk@example.com',
    pays: 'card',
    userType: 'corporate',
    allowFastRide: false,
    currency: 'RUB',
    about: {
      en: 'Corporate traveller, roubles',
      ru: 'Корпоративный клиент, рубли',
      es: 'Cliente corporativo, rublos',
    },
  },
  {
    ...guest,
    userId: 2001,
    partnerId: 2001,
    about: { en: 'Visitor of Alder Air', ru: 'Посетитель Alder Air', es: 'Visitante de Alder Air' },
  },
  {
    ...guest,
    userId: 2002,
    partnerId: 2002,
    pays: 'cash',
    currency: 'EUR',
    about: {
      en: 'Visitor of Hotel Miramar, cash only',
      ru: 'Посетитель отеля Miramar, только наличные',
      es: 'Visitante del Hotel Miramar, solo efectivo',
    },
  },
]

/** A user whose access is denied: its settings answer 403. */
export const forbiddenUserId = 4030

/** The user of an id, the guest for null, undefined for an id that nobody has. */
export function userOf(userId: number | null): SandboxUser | undefined {
  return userId === null ? guest : users.find((user) => user.userId === userId)
}
