import type { Draft } from './booking.ts'
import { type OwnPassenger, type Passenger, type PassengerPart, passengerParts } from './passenger.ts'
import { normalizePhone } from './phone.ts'
import { isPublic, type User } from './user.ts'

/** Texts of a row that are the user's own; empty where the settings name none, or nobody is signed in. */
export function ownDataOf(user: User): Readonly<Record<PassengerPart, string>> {
  if (isPublic(user)) return { name: '', phone: '', email: '' }
  return {
    name: user.name?.trim() ?? '',
    phone: /^\d{7,15}$/.test(user.phone ?? '') ? `+${user.phone}` : '',
    email: user.email?.trim() ?? '',
  }
}

/** True when the settings hold something that the user need not type. */
export function hasOwnData(user: User): boolean {
  return passengerParts.some((part) => ownDataOf(user)[part] !== '')
}

/** The draft with the user's own name, phone and e-mail in the first passenger's fields that are empty. */
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

/** The draft without what was filled from the settings: what the person has typed stays. */
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
 * A draft that was begun before it was known who is here. A first passenger who is named otherwise than the user, or has
 * another phone, is somebody else: the user's own data do not go among theirs, they can be asked for.
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

/** Finds the user's own data in a row that came from an order. */
export function ownPassengerOf(first: Passenger | undefined, user: User): OwnPassenger | undefined {
  if (!first || !hasOwnData(user)) return undefined
  const own = ownDataOf(user)
  const filled = passengerParts.filter((part) => own[part] !== '' && first[part] === own[part])
  const isForAnother = own.name !== '' && first.name.trim() !== '' && plain(first.name) !== plain(own.name)
  return { isForAnother, filled: isForAnother ? [] : filled }
}

/** The draft after the person has typed in a field of a row: it is not the settings' any more. */
export function withTyped(draft: Draft, uniqId: string, part: PassengerPart): Draft {
  const { own, passengers } = draft
  if (!own?.filled.includes(part) || passengers[0]?.uniqId !== uniqId) return draft
  return { ...draft, own: { ...own, filled: own.filled.filter((one) => one !== part) } }
}

const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/** Nothing typed, or as much of the same as was typed by now. */
const beginsAs = (own: string, typed: string) => typed === '' || (own !== '' && own.startsWith(typed))
