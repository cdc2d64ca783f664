import type { Draft } from '../../kernel/model/booking.ts'
import type { User } from '../../kernel/model/user.ts'
import { isPhoneEmpty, phoneDigits, readPhone } from '../../kernel/reading/readPhone.ts'
import type { Violation } from '../../kernel/values/violation.ts'

/** Maximum number of phones that get the messages of a ride (BOOK-23). */
export const viewersLimit = 5

/** True for a phone that can get the messages: it has a plus and is possible in its country. */
export function isViewer(text: string): boolean {
  return readPhone(text).fault === null
}

/**
 * Violation with the reason why a text is not a phone for the messages, as in `phone`; an empty text has
 * none.
 */
export function viewerPhone(text: string, field: string): Violation | null {
  const reason = isPhoneEmpty(text) ? null : readPhone(text).fault
  return reason && { code: 'DataForms.Forms.ErrorViewer', field, params: { reason } }
}

/** Phones that get the messages, without duplicates in other spellings, in the order of the form. */
export function viewersOf(viewers: readonly string[]): string[] {
  const digits = new Set<string>()
  return viewers.filter((text) => {
    const own = phoneDigits(text)
    if (!isViewer(text) || digits.has(own)) return false
    digits.add(own)
    return true
  })
}

/**
 * Violations of the phones: one is not valid with its country code, or there are more than 5. An empty field
 * has none.
 */
export function viewerViolations(viewers: readonly string[]): Violation[] {
  const wrong = viewers
    .map((text, index) => viewerPhone(text, `viewers.${index}`))
    .filter((violation) => violation !== null)
  if (viewersOf(viewers).length <= viewersLimit) return wrong
  return [...wrong, { code: 'DataForms.Forms.ErrorViewers', field: 'viewers', params: { max: viewersLimit } }]
}

/**
 * True if the booking is for somebody else: the person has said so or has entered a phone of the first
 * passenger, and that phone is not the user's.
 */
function isForAnother({ passengers, own }: Draft, user: User): boolean {
  const { digits } = readPhone(passengers[0]?.phone ?? '')
  if (digits !== '' && digits === user.phone) return false
  return own?.isForAnother === true || digits !== ''
}

/** The user's own phone as a viewer, with its plus. Null: the settings have no valid one. */
export function ownViewerOf({ phone: digits }: User): string | null {
  const own = `+${digits ?? ''}`
  return isViewer(own) ? own : null
}

/**
 * Adds the user's own phone if the booking is for somebody else and the user wishes it, else removes it. It
 * is not added to five others. Returns the same list if nothing changes.
 */
export function withOwnViewer(draft: Draft, user: User, isWished: boolean): readonly string[] {
  const own = ownViewerOf(user)
  if (own === null) return draft.viewers
  const others = draft.viewers.filter((text) => phoneDigits(text) !== user.phone)
  const isThere = others.length < draft.viewers.length
  if (!isWished || !isForAnother(draft, user)) return isThere ? others : draft.viewers
  return isThere || viewersOf(others).length >= viewersLimit ? draft.viewers : [...draft.viewers, own]
}
