import type { Draft } from '../../kernel/model/booking.ts'
import {
  type OwnPassenger,
  type Passenger,
  type PassengerPart,
  passengerParts,
} from '../../kernel/model/passenger.ts'
import { isPublic, type User } from '../../kernel/model/user.ts'
import { normalizePhone } from '../../kernel/values/phone.ts'

/** Texts of a row from the user's own data; empty if the settings have none or nobody is signed in. */
export function ownDataOf(user: User): Readonly<Record<PassengerPart, string>> {
  if (isPublic(user)) return { name: '', phone: '', email: '' }
  return {
    name: user.name?.trim() ?? '',
    phone: /^\d{7,15}$/.test(user.phone ?? '') ? `+${user.phone}` : '',
    email: user.email?.trim() ?? '',
  }
}

/** True if the settings have data that the user need not type. */
export function hasOwnData(user: User): boolean {
  return passengerParts.some((part) => ownDataOf(user)[part] !== '')
}

/** Fills the user's own name, phone and e-mail into the first passenger's empty fields. */
export function withOwnData(draft: Draft, user: User): Draft {
  const own = ownDataOf(user)
  const [first, ...others] = draft.passengers
  if (!first || !hasOwnData(user)) return draft
  const filled = passengerParts.filter((part) => own[part] !== '' && first[part].trim() === '')
  const stood = draft.own?.isForAnother ? [] : (draft.own?.filled ?? [])
  return {
    ...draft,
    passengers: [{ ...first, ...Object.fromEntries(filled.map((part) => [part, own[part]])) }, ...others],
    own: { isForAnother: false, filled: [...new Set([...stood, ...filled])] },
  }
}

/** Removes the values that the settings have filled in; typed values stay. */
export function withoutOwnData(draft: Draft): Draft {
  const [first, ...others] = draft.passengers
  if (!first) return draft
  const emptied = Object.fromEntries((draft.own?.filled ?? []).map((part) => [part, '']))
  return {
    ...draft,
    passengers: [{ ...first, ...emptied }, ...others],
    own: { isForAnother: true, filled: [] },
  }
}

/**
 * Fills the user's own data into a draft that was begun before the user was known. A first passenger with
 * another name or phone is somebody else: the user's data are not filled in, but the person can request them.
 */
export function withKnownUser(draft: Draft, user: User): Draft {
  const [first] = draft.passengers
  if (!first || !hasOwnData(user)) return draft
  const own = ownDataOf(user)
  const isTheirs =
    beginsAs(plain(own.name), plain(first.name)) &&
    beginsAs(normalizePhone(own.phone), normalizePhone(first.phone)) &&
    (first.email.trim() === '' || plain(first.email) === plain(own.email))
  return isTheirs ? withOwnData(draft, user) : { ...draft, own: { isForAnother: true, filled: [] } }
}

/** Finds the user's own data in a row of an order. */
export function ownPassengerOf(first: Passenger | undefined, user: User): OwnPassenger | undefined {
  if (!first || !hasOwnData(user)) return undefined
  const own = ownDataOf(user)
  const filled = passengerParts.filter((part) => own[part] !== '' && first[part] === own[part])
  const isForAnother = own.name !== '' && first.name.trim() !== '' && plain(first.name) !== plain(own.name)
  return { isForAnother, filled: isForAnother ? [] : filled }
}

/** Marks a field as typed by the person, so that it does not count as filled from the settings any more. */
export function withTyped(draft: Draft, uniqId: string, part: PassengerPart): Draft {
  const { own, passengers } = draft
  if (!own?.filled.includes(part) || passengers[0]?.uniqId !== uniqId) return draft
  return { ...draft, own: { ...own, filled: own.filled.filter((one) => one !== part) } }
}

const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/** True if nothing is typed, or the typed text is a beginning of the own one. */
const beginsAs = (own: string, typed: string) => typed === '' || (own !== '' && own.startsWith(typed))
