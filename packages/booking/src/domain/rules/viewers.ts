import type { Draft } from '../booking.ts'
import { isPhoneEmpty, phoneDigits, readPhone } from '../reading/readPhone.ts'
import type { User } from '../user.ts'
import type { Violation } from '../violation.ts'

/** Most phones that get the messages of a ride (BOOK-23). */
export const viewersLimit = 5

/** A phone that can get the messages: it has its plus, and some country could have it. */
export function isViewer(text: string): boolean {
  return readPhone(text).fault === null
}

/** Says why a text is no phone that can get the messages, as `phone` does; empty is well. */
export function viewerPhone(text: string, field: string): Violation | null {
  const reason = isPhoneEmpty(text) ? null : readPhone(text).fault
  return reason && { code: 'DataForms.Forms.ErrorViewer', field, params: { reason } }
}

/** The phones that get the messages, each once however it is written, in the order in which they were named. */
export function viewersOf(viewers: readonly string[]): string[] {
  const digits = new Set<string>()
  return viewers.filter((text) => {
    const own = phoneDigits(text)
    if (!isViewer(text) || digits.has(own)) return false
    digits.add(own)
    return true
  })
}

/** Each phone is one with its country code, and they are at most 5; a field left empty is well. */
export function viewerViolations(viewers: readonly string[]): Violation[] {
  const wrong = viewers
    .map((text, index) => viewerPhone(text, `viewers.${index}`))
    .filter((violation) => violation !== null)
  if (viewersOf(viewers).length <= viewersLimit) return wrong
  return [...wrong, { code: 'DataForms.Forms.ErrorViewers', field: 'viewers', params: { max: viewersLimit } }]
}

/**
 * The booking is for somebody else: it was said so, or the first passenger's phone is a number; and that is not the
 * user's.
 */
function isForAnother({ passengers, own }: Draft, user: User): boolean {
  const { digits } = readPhone(passengers[0]?.phone ?? '')
  if (digits !== '' && digits === user.phone) return false
  return own?.isForAnother === true || digits !== ''
}

/** The user's own phone as a viewer, with its plus. Null: the settings know none that could be one. */
export function ownViewerOf({ phone: digits }: User): string | null {
  const own = `+${digits ?? ''}`
  return isViewer(own) ? own : null
}

/**
 * The phones with the user's own among them as long as a new booking is for somebody else and the user wishes it, and
 * without it otherwise; where five others are named there is no room for it. The same list where nothing changes.
 */
export function withOwnViewer(draft: Draft, user: User, isWished: boolean): readonly string[] {
  const own = ownViewerOf(user)
  if (own === null) return draft.viewers
  const others = draft.viewers.filter((text) => phoneDigits(text) !== user.phone)
  const isThere = others.length < draft.viewers.length
  if (!isWished || !isForAnother(draft, user)) return isThere ? others : draft.viewers
  return isThere || viewersOf(others).length >= viewersLimit ? draft.viewers : [...draft.viewers, own]
}
